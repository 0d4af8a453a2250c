import { civilYear, closingOf as recordedClosing } from '@moisson/core/company/closing'
import type { Closing } from '@moisson/core/process/due-date'
import type { Tx } from '../database/connect.ts'

/** The day of the year on which a company closes its accounts; the civil year's until it is recorded. */
export async function closingOf(tx: Tx, companyId: string): Promise<Closing> {
  const company = await tx
    .selectFrom('company')
    .select(['fiscal_year_end_month', 'fiscal_year_end_day'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return recordedClosing(company) ?? civilYear
}
