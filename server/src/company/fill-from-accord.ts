import { signedName } from '@moisson/core/import/split-name'
import type { Accord } from '@moisson/core/accord/accord'
import type { Updateable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CompanyTable } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { companyRow, type CompanyRow } from './company-store.ts'

/**
 * What the text says of the company and its file does not: nothing is typed twice, and what the file says stays. Gives
 * the fields that were filled.
 */
export async function fillFromAccord(
  tx: Tx,
  companyId: string,
  accord: Accord,
  { caller, now }: { caller: Caller; now: Date },
): Promise<string[]> {
  const row = await companyRow(tx, companyId, { lock: true })
  return fillFile(tx, row, missingIn(row, accord), { caller, now, source: 'accord' })
}

/** Writes into a company's file what it did not say, with where it was said; gives the fields. */
export async function fillFile(
  tx: Tx,
  row: CompanyRow,
  columns: Updateable<CompanyTable>,
  { caller, now, source }: { caller: Caller; now: Date; source: 'accord' | 'process' },
): Promise<string[]> {
  const fields = Object.keys(columns)
  if (fields.length === 0) return []
  const origin = { source, at: now.toISOString(), by: caller.name }
  await tx
    .updateTable('company')
    .set((company) => ({
      ...columns,
      origins: JSON.stringify({
        ...row.origins,
        ...Object.fromEntries(fields.map((field) => [field, origin])),
      }),
      version: company('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', row.id)
    .execute()
  return fields
}

function missingIn(row: CompanyRow, { company }: Accord): Updateable<CompanyTable> {
  const { representative } = company
  const name = representative ? signedName(representative.name) : null
  return {
    ...(row.legal_representative === null && representative && name
      ? {
          legal_representative: JSON.stringify({ ...name, title: representative.quality }),
        }
      : {}),
    ...(row.headcount === null && company.headcount !== null ? { headcount: company.headcount } : {}),
  }
}
