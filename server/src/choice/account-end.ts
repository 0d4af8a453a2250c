import type { Run } from '../database/run-statement.ts'
import type { MyFile } from './choosing-file.ts'

const account =
  'select right(iban_mask, 4) as account_end from beneficiary where company_id = $1::uuid and id = $2::uuid'

/** The end of the account that would be paid: enough to recognise one's own. */
export async function accountEnd(run: Run, { enrolment }: Pick<MyFile, 'enrolment'>): Promise<string | null> {
  const [row] = await run<{ account_end: string | null }>('end of account', account, [
    enrolment.company_id,
    enrolment.beneficiary_id,
  ])
  return row?.account_end ?? null
}
