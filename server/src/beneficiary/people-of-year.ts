import { exerciseOf } from '@moisson/core/campaign/exercise-dates'
import type { Facts, SimulatedPerson } from '@moisson/core/simulation/facts'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** The latest year whose pay is known of somebody; null where none is. */
export async function latestYearOf(tx: Tx, companyId: string): Promise<number | null> {
  const { year } = await tx
    .selectFrom('beneficiary_year')
    .select(({ fn }) => fn.max('year').as('year'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return year
}

/** Everybody who may have been there in the exercice, with pay, presence and what groups are made of; no name. */
export async function readPeople(
  tx: Tx,
  companyId: string,
  year: number,
  closing: Facts['closing'],
): Promise<SimulatedPerson[]> {
  const exercise = exerciseOf(year, closing)
  const { rows } = await sql<SimulatedPerson>`
    select b.id as beneficiary_id, b.employee_number, b.hire_date, b.exit_date, b.establishment, b.contract_type,
      b.other_contracts, y.reference_salary_cents, y.presence_days, y.absences, y.rebuilt_pay, p.reference_salary_cents as income_before_cents
    from beneficiary b
    left join beneficiary_year y on y.beneficiary_id = b.id and y.year = ${year}
    left join beneficiary_year p on p.beneficiary_id = b.id and p.year = ${year - 1}
    where b.company_id = ${companyId} and b.status <> 'archived'
      and (b.other_contracts <> '[]' or ((b.hire_date is null or b.hire_date <= ${exercise.end})
        and (b.exit_date is null or b.exit_date >= ${exercise.start})))
    order by b.employee_number, b.id`.execute(tx)
  return rows.map((row) => ({ ...row, by_hand: null, already_granted_cents: 0 }))
}
