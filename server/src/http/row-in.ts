import { sql, type Selectable } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import { notFound } from './refused.ts'

type OfCompany = {
  [Table in keyof Database]: Selectable<Database[Table]> extends { id: string; company_id: string }
    ? Table
    : never
}[keyof Database]

/** The row of this company, held when asked; what is elsewhere is not found, as what is nowhere. */
export async function rowIn<Table extends OfCompany>(
  tx: Tx,
  table: Table,
  companyId: string,
  id: string,
  lock?: 'share' | 'update',
): Promise<Selectable<Database[Table]>> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    select * from ${sql.table(table)} where company_id = ${companyId} and id = ${id}
    ${lock ? sql.raw(`for ${lock}`) : sql``}`.execute(tx)
  if (!rows[0]) throw notFound()
  return rows[0]
}
