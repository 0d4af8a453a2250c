import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import { companyCompleteness } from '@moisson/core/company/completeness'
import { covers } from '@moisson/core/company/covered-exercise'
import type { Recorded } from '@moisson/core/process/step-facts'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { companyRow } from './company-store.ts'

/** What a process is about: the kind of its agreement and its exercice. */
interface About {
  template_code: string
  year: number | null
}

/** What a company has recorded, for any of its processes; examples are nobody's decision. */
export async function recordedFacts(tx: Tx, companyId: string): Promise<(about: About) => Recorded> {
  const company = await companyRow(tx, companyId)
  const agreements = await tx
    .selectFrom('agreement')
    .select(['type', 'act', 'signed_on', 'filed_on', 'first_exercise_start', 'last_exercise_end'])
    .where('company_id', '=', companyId)
    .where('is_example', '=', false)
    .execute()
  const { rows } = await sql<{ people: boolean; plans: boolean }>`
    select exists (select from beneficiary where company_id = ${companyId} and status <> 'archived') as people,
      exists (select from plan_in_force where company_id = ${companyId}) as plans`.execute(tx)
  const { people = false, plans = false } = rows[0] ?? {}
  const complete = companyCompleteness({ ...company, has_plans: plans }).missing.length === 0
  const closing = closingOf(company) ?? civilYear
  return ({ template_code, year }) => {
    const type = template_code === 'participation_setup' ? 'participation' : 'interessement'
    // An amendment changes an agreement: signing or filing one concludes and files none.
    const own = agreements.filter(
      (one) => one.type === type && one.act !== 'amendment' && one.signed_on !== null,
    )
    const signed = year === null ? own : own.filter((one) => covers(one, exerciseOf(year, closing)))
    return {
      company_file: complete,
      agreement_signed: signed.length > 0,
      agreement_filed: signed.some(({ filed_on }) => filed_on !== null),
      plan: plans,
      people,
    }
  }
}
