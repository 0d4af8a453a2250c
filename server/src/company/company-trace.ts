import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import type { CompanyTable } from '../database/schema.ts'
import type { CompanyRow } from './company-store.ts'

/** Fields about people or accounts: the log says that they changed, never what they hold. */
const hidden = /^(contact_|cse_contact|payroll_contact|legal_representative|iban|(percol_)?keeper_iban)/

/** What a change of the file leaves in the log, and which fields it touched. */
export function traceOfChange(
  row: CompanyRow,
  columns: Updateable<CompanyTable>,
): { fields: string[]; before: object; after: object } {
  const was = row as Record<string, unknown>
  const changed = Object.entries(columns).filter(([key, value]) => !same(was[key], value))
  const names = new Set(changed.map(([key]) => key.replace(/_(cipher|mask)$/, '')))
  const told = changed.filter(([key]) => !hidden.test(key))
  const kept = [...names].filter((key) => hidden.test(key)).toSorted()
  return {
    fields: [...names],
    before: Object.fromEntries(told.map(([key]) => [key, was[key] ?? null])),
    after: {
      ...Object.fromEntries(told.map(([key, value]) => [key, read(value)])),
      ...(kept.length > 0 ? { hidden: kept } : {}),
    },
  }
}

/** Values written as JSON text are compared as what they say. */
function read(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
const same = (before: unknown, after: unknown): boolean =>
  before instanceof Uint8Array || after instanceof Uint8Array
    ? before === after
    : isDeepStrictEqual(before ?? null, read(after) ?? null)
