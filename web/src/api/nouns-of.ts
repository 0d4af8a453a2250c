import type { CallDeclaration, Noun } from '@moisson/contract/call'
import { pathOf } from '@moisson/contract/call'

/** First match wins; a read of several nouns is out of date when one of them changes. */
export const nounsByPath: readonly [RegExp, readonly Noun[]][] = [
  [/^\/demo/, ['demo']],
  [/^\/auth/, ['identity']],
  [/^\/admin\/funds/, ['fund', 'plan']],
  [/^\/academy/, ['academy']],
  [
    /^\/admin/,
    ['admin', 'academy', 'company', 'campaign', 'agreement', 'user', 'process', 'document', 'extract'],
  ],
  [/^\/user\/managers/, ['user', 'company', 'campaign', 'process']],
  [/^\/user\/fonds/, ['fund', 'plan']],
  [/^\/user/, ['user']],
  [/^\/reminders/, ['campaign']],
  [/\/questions/, ['question', 'campaign']],
  [/abondement/, ['beneficiary', 'campaign', 'choice']],
  [/ratification/, ['accord', 'document', 'beneficiary', 'company']],
  // The home says beside them what was asked, and whether a vote is awaited.
  [/^\/beneficiary\/me\/campaigns$/, ['choice', 'campaign', 'question', 'accord']],
  [/^\/beneficiar(y|ies)\/.*campaigns/, ['choice', 'campaign']],
  [
    /^\/beneficiary\/me\/(holdings|savings|papers)/,
    ['choice', 'campaign', 'payment', 'beneficiary', 'plan', 'document'],
  ],
  [/\/saver-profile/, ['saver_profile']],
  [/^\/beneficiary\/me/, ['beneficiary']],
  [/extract/, ['extract']],
  [/\/council\/links/, ['user']],
  [/\/council/, ['campaign', 'document']],
  [/\/(documents|filing-pack)|^\/shared/, ['document']],
  [/\/simulations/, ['simulation', 'beneficiary', 'company']],
  [/^\/process|\/process\b|^\/userDocument/, ['process', 'document']],
  [/\/accounting/, ['payment', 'campaign']],
  [/^\/reference/, ['company']],
  // Who can be paid by transfer follows from people's files.
  [/\/payments(\/[^/]+\/direct)?$/, ['payment', 'campaign', 'beneficiary']],
  [/\/held-sums$/, ['payment', 'campaign', 'beneficiary', 'letter']],
  [/\/(export|payment)/, ['export', 'payment', 'campaign']],
  [/^\/campaigns\/.*letters/, ['letter', 'campaign', 'choice']],
  [/^\/campaigns\/.*choices/, ['choice', 'campaign']],
  [/campaign/, ['campaign', 'choice']],
  [/\/beneficiar(y|ies)/, ['beneficiary']],
  [/\/plans/, ['plan', 'fund']],
  [/\/agreements/, ['agreement']],
  [/\/accord-(drafts|link)/, ['accord']],
  // What is to be done follows from everything else.
  [
    /\/todos/,
    ['todo', 'company', 'agreement', 'beneficiary', 'campaign', 'choice', 'document', 'payment', 'process'],
  ],
  [/^\/company/, ['company']],
]

/** The nouns that a read shows, so that a change of one of them refreshes it. */
export function nounsOf(call: CallDeclaration): readonly Noun[] {
  const path = pathOf(call)
  return nounsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? []
}
