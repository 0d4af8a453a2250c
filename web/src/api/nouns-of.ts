import type { CallDeclaration, Noun } from '@moisson/contract/call'
import { pathOf } from '@moisson/contract/call'

/** First match wins; a read of several nouns is out of date when one of them changes. */
const table: readonly [RegExp, readonly Noun[]][] = [
  [/^\/demo/, ['demo']],
  [/^\/auth/, ['identity']],
  [/^\/admin/, ['admin', 'company', 'campaign']],
  [/^\/user\/fonds/, ['fund', 'plan']],
  [/^\/user/, ['user']],
  [/^\/beneficiar(y|ies)\/.*campaigns/, ['choice', 'campaign']],
  [/^\/beneficiary\/me/, ['beneficiary']],
  [/^\/beneficiaries\/extract/, ['extract']],
  [/extract/, ['extract']],
  [/\/(export|payment)/, ['export', 'campaign']],
  [/^\/campaigns\/.*choices/, ['choice', 'campaign']],
  [/campaign/, ['campaign', 'choice']],
  [/\/beneficiar(y|ies)/, ['beneficiary']],
  [/\/plans/, ['plan', 'fund']],
  [/\/agreements/, ['agreement']],
  [/^\/company/, ['company']],
]

/** The nouns that a read shows, so that a change of one of them refreshes it. */
export function nounsOf(call: CallDeclaration): readonly Noun[] {
  const path = pathOf(call)
  return table.find(([pattern]) => pattern.test(path))?.[1] ?? []
}
