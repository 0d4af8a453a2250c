import { isDeepStrictEqual } from 'node:util'
import { personFields } from '@moisson/core/beneficiary/fields'
import type { CallDeclaration } from '@moisson/contract/call'
import { auditNameOf } from '@moisson/contract/calls'
import type { Language } from '@moisson/law/text'
import { keysOfBody } from './known-keys.ts'
import { Refused } from './refused.ts'

/** Facts of a record that a write never moves, though reading gives them; the other keys of a reading are computed. */
const standing: ReadonlySet<string> = new Set(
  [
    'id extract_id uid email roles company_id campaign_id beneficiary_id process_id type kind year code state created_at',
    // Of an account, of a company, and of who is named where something is recorded of them.
    'photoURL emailVerified tenantId isAnonymous logo_url employee_number last_name first_name person_name',
    // What is paid, placed or held: it is recorded what became of it, never how much it is.
    'amount_cents at_most_cents expected_cents sent_cents held_cents held_since held_until due_month',
    'campaign_name campaign_beneficiary_id plan fund_code created_by created_by_name uploaded_by',
  ].flatMap((names) => names.split(' ')),
)
/** What a person reads of the own file without writing it. */
const ofPerson: ReadonlySet<string> = new Set(Object.keys(personFields))
const isStanding = (call: CallDeclaration, key: string) =>
  standing.has(key) || (ofPerson.has(key) && auditNameOf(call).startsWith('beneficiary.'))

const sentence: Record<Language, string> = {
  fr: 'Cette valeur ne se change pas ici\u00a0: laissez celle qui est enregistrée, ou retirez la clé.',
  en: 'This value cannot be changed here: leave the one that is stored, or leave the key out.',
}

/** A key that is only read is taken with its stored value, and refused with another; before anything is committed. */
export function requireStoredValues(
  call: CallDeclaration,
  sent: unknown,
  stored: unknown,
  language: Language,
): void {
  if (typeof sent !== 'object' || sent === null || typeof stored !== 'object' || stored === null) return
  const { keys } = keysOfBody(call)
  const other = Object.entries(sent).filter(
    ([key, value]) =>
      keys.get(key) === null &&
      isStanding(call, key) &&
      key in stored &&
      !isDeepStrictEqual(value, (stored as Record<string, unknown>)[key]),
  )
  if (other.length === 0) return
  throw new Refused(
    { refusal: 'invalid_request', details: {} },
    { fieldErrors: other.map(([field]) => ({ field, code: 'read_only', message: sentence[language] })) },
  )
}
