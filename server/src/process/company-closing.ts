import type { Closing } from '@moisson/core/process/due-date'
import type { Tx } from '../database/connect.ts'

/** The day of the year on which a company closes its accounts. */
export async function closingOf(tx: Tx, companyId: string): Promise<Closing> {
  return tx
    .selectFrom('company')
    .select(['fiscal_year_end_month as month', 'fiscal_year_end_day as day'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
}
