import { personFields } from '@moisson/core/beneficiary/fields'
import { ibanOf, nirOf, phoneOf } from '@moisson/core/import/parse-identifier'
import { fieldsWith, keysOf, type KeysWith, type RecordOf } from '@moisson/core/record/field'
import type { Updateable } from 'kysely'
import type { BeneficiaryTable } from '../database/schema.ts'
import { refused } from '../http/refused.ts'
import { isMasked, masked, type Sealer } from '../security/sealer.ts'

/** What a body may say of a person, already validated by the contract. */
export type PersonChanges = Partial<RecordOf<typeof personFields>> & {
  /** Short for `personal_email`. */
  email?: string | null
}
export type PersonColumns = Updateable<BeneficiaryTable>
/** Whose secrets are sealed, and by what. */
interface Owner {
  companyId: string
  id: string
  sealer: Sealer
}

export type SecretName = KeysWith<typeof personFields, { kind: 'secret' }>
export const secretNames = keysOf(fieldsWith(personFields, { kind: 'secret' }))

/** How each secret is read, and how many of its last characters its mask shows; a NIR is found again by a blind index. */
const secrets = {
  nir: { read: nirOf, refusal: 'invalid_nir', visible: 3, indexed: true },
  iban: { read: ibanOf, refusal: 'invalid_iban', visible: 4, indexed: false },
} as const satisfies Record<SecretName, object>

/** A secret as it is kept: sealed for this person, its mask for lists. */
export function secretColumns(name: SecretName, value: string | null, owner: Owner): PersonColumns {
  const { companyId, id, sealer } = owner
  const { visible, indexed } = secrets[name]
  return {
    [`${name}_cipher`]: value === null ? null : sealer.seal(companyId, secretPlace(name, id), value),
    [`${name}_mask`]: value === null ? null : masked(value, visible),
    ...(indexed ? { [`${name}_index`]: value === null ? null : sealer.blindIndex(companyId, value) } : {}),
  }
}

/** What a person's secret is sealed for. */
export const secretPlace = (name: SecretName, id: string): string => `beneficiary.${name}/${id}`

/** The secret to write: undefined leaves it alone (absent or masked), null empties it. */
export function secretFrom(name: SecretName, { [name]: given }: PersonChanges): string | null | undefined {
  if (given === undefined || (given !== null && isMasked(given))) return undefined
  if (given === null || given === '') return null
  const value = secrets[name].read(given)
  if (value === null) throw refused(secrets[name].refusal)
  return value
}

/** Refuses a masked value that is not the one on file: what means unchanged is what was read. */
export function requireStoredMasks(
  current: Readonly<Record<SecretName, string | null>>,
  body: PersonChanges,
): void {
  for (const name of secretNames) {
    const given = body[name]
    if (given && isMasked(given) && given !== current[name]) throw refused('other_mask')
  }
}

/** The columns that a body sets; what it does not name, and what it gives masked, is left alone. */
export function columnsFrom(body: PersonChanges, owner: Owner): PersonColumns {
  const given: PersonChanges = body.email === undefined ? body : { ...body, personal_email: body.email }
  return Object.assign(
    {},
    ...keysOf(personFields).map((name) => columnsOf(name, given, owner)),
  ) as PersonColumns
}

function columnsOf(name: keyof typeof personFields, body: PersonChanges, owner: Owner): object {
  const value = body[name]
  const { kind } = personFields[name]
  if (value === undefined) return {}
  if (kind === 'secret') {
    const secret = secretFrom(name as SecretName, body)
    return secret === undefined ? {} : secretColumns(name as SecretName, secret, owner)
  }
  // An empty text means nothing is known.
  if (value === null || value === '') return { [name]: null }
  if (kind === 'group' || kind === 'list') return { [name]: JSON.stringify(value) }
  if (kind !== 'phone' || typeof value !== 'string') return { [name]: value }
  const phone = phoneOf(value)
  if (phone === null) throw refused('invalid_phone')
  return { [name]: phone }
}

/** The names of the fields that columns write. */
export const fieldsIn = (columns: object): string[] =>
  keysOf(personFields).filter((name) => name in columns || `${name}_cipher` in columns)
