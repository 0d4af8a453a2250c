import type { updateCompany } from '@moisson/contract/company'
import type { Request } from '@moisson/contract/call'
import type { Company } from '../../../session/account.ts'

export type Changes = NonNullable<Request<typeof updateCompany>['body']>
export type FieldName = keyof Changes & keyof Company

export interface Conflict {
  field: FieldName
  mine: unknown
  theirs: unknown
}

const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The value at `legal_representative.email`, read through objects that may be missing. */
export function valueAt(file: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, key) => (at === null || at === undefined ? undefined : (at as never)[key]), file)
}

/** The changes with one more, or one less when the value is again what it was. */
export function withChange(base: Company, changes: Changes, path: string, value: unknown): Changes {
  const [field = '', inner] = path.split('.')
  const shown = { ...base, ...changes } as Record<string, unknown>
  const next = inner === undefined ? value : { ...(shown[field] as object | null), [inner]: value }
  const { [field as FieldName]: _former, ...rest } = changes
  return same(base[field as FieldName], next) ? rest : { ...rest, [field]: next }
}

/** An object of empty boxes is the same as none. */
function same(kept: unknown, next: unknown): boolean {
  return alike(filled(kept), filled(next))
}
/** An object as it is sent: without its empty boxes, and null when all are. */
export function filled(value: unknown): unknown {
  if (value === '') return null
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([, one]) => one !== '' && one !== null && one !== undefined)
  return entries.length === 0 ? null : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Where somebody else changed the very field that I changed, to another value than mine. */
export function conflictsOf(base: Company, changes: Changes, current: Company): Conflict[] {
  return (Object.keys(changes) as FieldName[])
    .filter((field) => !same(base[field], current[field]) && !same(changes[field], current[field]))
    .map((field) => ({ field, mine: changes[field], theirs: current[field] }))
}

/** The changes of one section. */
export function changesIn(changes: Changes, fields: readonly string[]): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => fields.includes(field)))
}
