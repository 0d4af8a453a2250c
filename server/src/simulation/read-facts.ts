import { civilYear, closingOf } from '@moisson/core/company/closing'
import { matchingFor } from '@moisson/core/company/matching-clause'
import type { Facts } from '@moisson/core/simulation/facts'
import { threeSmicBefore } from '@moisson/core/campaign/three-smic'
import type { Basis } from '@moisson/core/simulation/result'
import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import { sql } from 'kysely'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { agreementRows } from '../company/agreement-store.ts'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'
import { parisDay } from '@moisson/law/paris-time'

/** What the company's file, agreements, plans, people and retained simulations say, in a handful of reads. */
export async function readFacts(tx: Tx, companyId: string, now: Date): Promise<Facts> {
  const company = await companyRow(tx, companyId)
  const [agreements, today] = [await agreementRows(tx, companyId), parisDay(now)]
  const plans = await tx
    .selectFrom('plan_in_force')
    .select(['kind', 'abondement'])
    .where('company_id', '=', companyId)
    .execute()
  const agreement = (type: string) => versionOfType(agreements, type, { start: today, end: today })
  const clauses = (type: string) => agreement(type)?.clauses ?? null
  const plan = (kind: string) => {
    const clause = plans.find((one) => one.kind === kind)?.abondement
    return clause ? matchingFor(clause, 'interessement') : null
  }
  return {
    today,
    closing: closingOf(company) ?? civilYear,
    headcount: company.headcount,
    headcount_year: company.headcount_year,
    annual_gross_payroll_cents: company.annual_gross_payroll_cents,
    annual_revenue_cents: company.annual_revenue_cents,
    taxable_profit_cents: company.taxable_profit_cents,
    equity_cents: company.equity_cents,
    added_value_cents: company.added_value_cents,
    bound_to_participation: company.bound_to_participation,
    bound_at_250: company.bound_at_250,
    has_cse: company.has_cse,
    has_union_delegate: company.has_union_delegate,
    agreements: { interessement: clauses('interessement'), participation: clauses('participation') },
    interessement_signed: agreement('interessement')?.signed_on != null,
    abondement: { pee: plan('pee'), percol: plan('percol') },
    people: await latestYear(tx, companyId, today),
    retained: await retained(tx, companyId),
  }
}

/** The latest exercice for which somebody has pay or presence. */
async function latestYear(tx: Tx, companyId: string, today: string): Promise<Facts['people']> {
  const { rows } = await sql<NonNullable<Facts['people']>>`
    select year, count(*)::int as count, coalesce(sum(reference_salary_cents), 0)::bigint as reference_salary_cents,
      count(*) filter (where coalesce(reference_salary_cents, 0) < ${threeSmicBefore(today)})::int as below_3_smic
    from beneficiary_year
    where company_id = ${companyId} and year = (select max(year) from beneficiary_year where company_id = ${companyId})
    group by year`.execute(tx)
  return rows[0] ?? null
}

/** The amounts of the simulations the company has retained. */
async function retained(tx: Tx, companyId: string): Promise<Facts['retained']> {
  const { rows } = await sql<{ type: string; envelope: number | null; reserve: number | null }>`
    select type, (results->'totals'->>'envelope_cents')::bigint as envelope,
      (results->'totals'->>'reserve_cents')::bigint as reserve
    from simulation where company_id = ${companyId} and status = 'reference'
      and type in ('interessement_envelope', 'participation_reserve')`.execute(tx)
  const of = (type: string) => rows.find((row) => row.type === type)
  return {
    envelope_cents: of('interessement_envelope')?.envelope ?? null,
    reserve_cents: of('participation_reserve')?.reserve ?? null,
  }
}

/** The count of those people, their pay and their presence, without reading each. */
export async function readBasis(
  tx: Tx,
  companyId: string,
  year: number,
  closing: Facts['closing'],
): Promise<Basis> {
  const exercise = exerciseOf(year, closing)
  const { rows } = await sql<Basis>`
    select count(*)::int as people, coalesce(sum(y.reference_salary_cents), 0)::bigint as reference_salary_cents,
      round(coalesce(sum(y.presence_days), 0), 2)::float8 as presence_days
    from beneficiary b
    left join beneficiary_year y on y.beneficiary_id = b.id and y.year = ${year}
    where b.company_id = ${companyId} and b.status <> 'archived'
      and (b.other_contracts <> '[]' or ((b.hire_date is null or b.hire_date <= ${exercise.end})
        and (b.exit_date is null or b.exit_date >= ${exercise.start})))`.execute(tx)
  return rows[0] ?? { people: 0, reference_salary_cents: 0, presence_days: 0 }
}
