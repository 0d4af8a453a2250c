import { sql } from 'kysely'
import type { Column } from '@moisson/core/import/map-columns'
import type { Problem } from '@moisson/core/import/problem'
import type { Tx } from '../database/connect.ts'
import type { Reading, Totals } from '../database/kept-reading.ts'
import { notFound } from '../http/refused.ts'
import type { Sealer } from '../security/sealer.ts'
import { sealedFor, type ExtractOwner } from './extract-file.ts'

/** Columns with their samples, and the problems of the file as a whole. */
export interface SealedHead {
  columns: readonly Column[]
  problems: readonly Problem[]
}

export interface ExtractRecord extends ExtractOwner {
  state: 'reading' | 'ready' | 'refused' | 'written'
  file_name: string
  size_bytes: number
  reading: Reading
  sealed: Buffer | null
  year: number | null
  expires_at: Date
}

export const headPlace = (id: string): string => `extract/${id}`
export const sealHead = (sealer: Sealer, extract: ExtractOwner, head: SealedHead): Buffer =>
  sealer.seal(sealedFor(extract), headPlace(extract.id), JSON.stringify(head))
export const openHead = (sealer: Sealer, extract: ExtractRecord): SealedHead =>
  extract.sealed === null
    ? { columns: [], problems: [] }
    : (JSON.parse(
        sealer.open(sealedFor(extract), headPlace(extract.id), extract.sealed).toString(),
      ) as SealedHead)

/** A file of the company, or the caller's own that was read before any company was chosen. */
export async function extractIn(
  tx: Tx,
  companyId: string,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<ExtractRecord> {
  const query = tx
    .selectFrom('extract')
    .select(['id', 'company_id', 'user_id', 'state', 'file_name', 'size_bytes', 'reading', 'sealed', 'year'])
    .select('expires_at')
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`business_now()`)
    .where((where) =>
      where.or([
        where('company_id', '=', companyId),
        where.and([where('company_id', 'is', null), where('user_id', '=', userId)]),
      ]),
    )
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const noTotals: Readonly<Totals> = {
  rows: 0,
  new: 0,
  updated: 0,
  unchanged: 0,
  error: 0,
  duplicate: 0,
  missing: 0,
  warnings: 0,
  reference_salary_cents: 0,
}

/** Counts of a reading; rows left out count in `rows` only, and nobody is missing before the file is read. */
export async function totalsOf(tx: Tx, extractId: string, companyId: string | null): Promise<Totals> {
  const { rows } = await sql<Omit<Totals, 'missing'>>`
    select count(*)::int as rows,
      count(*) filter (where status = 'new' and not left_out)::int as new,
      count(*) filter (where status = 'updated' and not left_out)::int as updated,
      count(*) filter (where status = 'unchanged' and not left_out)::int as unchanged,
      count(*) filter (where status = 'error' and not left_out)::int as error,
      count(*) filter (where status = 'duplicate' and not left_out)::int as duplicate,
      coalesce(sum(warnings) filter (where not left_out), 0)::int as warnings,
      coalesce(sum(salary_cents) filter (where not left_out and status <> 'duplicate'), 0)::bigint as reference_salary_cents
    from extract_row where extract_id = ${extractId}`.execute(tx)
  const counted = rows[0]
  if (!counted) throw new Error('an aggregate always answers')
  return { ...counted, missing: companyId === null ? 0 : await missingCount(tx, extractId, companyId) }
}

/** People at work whom the file does not name. */
export const missingCondition = (extractId: string, companyId: string) =>
  sql`b.company_id = ${companyId} and b.status in ('active', 'on_leave') and not exists (
    select from extract_row r where r.extract_id = ${extractId} and r.beneficiary_id = b.id)`

async function missingCount(tx: Tx, extractId: string, companyId: string): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*)::int as missing from beneficiary b where ${missingCondition(extractId, companyId)}`.execute(
    tx,
  )
  return rows[0]?.missing ?? 0
}
