import { parisDay } from '@moisson/law/paris-time'
import { civilYear, closingOf } from '@moisson/core/company/closing'
import { personFields } from '@moisson/core/beneficiary/fields'
import { sql } from 'kysely'
import { shownOf } from '../database/columns-of.ts'
import { exerciseOf, type Exercise } from '@moisson/core/campaign/exercise-dates'
import type { Beneficiary } from '@moisson/contract/beneficiary'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'
import { blockersOf } from './person-blockers.ts'
import { lastClosedYear } from './reference-year.ts'
import type { Language } from '@moisson/law/text'

type Shown = Infer<typeof Beneficiary>
/** A file as the database shows it: the sealed columns stay where they are, only their masks leave. */
export type BeneficiaryRow = Omit<Shown, 'blockers' | 'created_at' | 'updated_at'> & {
  created_at: Date
  updated_at: Date
}

/** An address that refuses mail is kept; the rest is what the person's campaigns know of their coming. */
const accountStatus = sql`case when b.account_status <> 'not_invited' then b.account_status else coalesce(
  (select case when bool_or(e.opened_at is not null) then 'active' when bool_or(e.invited_at is not null) then 'invited' end
    from campaign_beneficiary e where e.company_id = b.company_id and e.beneficiary_id = b.id), b.account_status) end`

/** The columns of a `BeneficiaryRow` of the table aliased `b`. */
export const shownColumns = sql`b.id, b.company_id, ${shownOf(personFields, 'b')}, ${accountStatus} as account_status,
  b.version, b.created_at, b.updated_at,
  coalesce((select jsonb_agg(jsonb_build_object('year', y.year, 'reference_salary_cents', y.reference_salary_cents,
      'presence_days', y.presence_days, 'absences', y.absences, 'rebuilt_pay', y.rebuilt_pay) order by y.year desc)
    from beneficiary_year y where y.company_id = b.company_id and y.beneficiary_id = b.id), '[]') as years,
  exists (select from campaign_beneficiary e join campaign c on c.id = e.campaign_id
    where e.company_id = b.company_id and e.beneficiary_id = b.id and c.state <> 'draft') as has_campaigns`

export function shownBeneficiary(row: BeneficiaryRow, exercise: Exercise, language: Language): Shown {
  return {
    ...row,
    blockers: blockersOf(row, exercise, language),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** One file of the company, or not found. `lock` holds it until the transaction ends. */
export async function beneficiaryIn(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<BeneficiaryRow> {
  const { rows } = await sql<BeneficiaryRow>`
    select ${shownColumns} from beneficiary b where b.company_id = ${companyId} and b.id = ${id}
    ${lock ? sql`for update of b` : sql``}`.execute(tx)
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The exercice whose pay is expected from the people of a company. */
export async function expectedYear(tx: Tx, companyId: string, now: Date): Promise<number> {
  const company = await tx
    .selectFrom('company')
    .select(['fiscal_year_end_month', 'fiscal_year_end_day'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return lastClosedYear(company, parisDay(now.toISOString()))
}

/** The same as its months. */
export const expectedExercise = async (tx: Tx, companyId: string, now: Date): Promise<Exercise> =>
  exerciseIn(tx, companyId, await expectedYear(tx, companyId, now))

/** What a file read before anybody said which year counts as: 365 days. */
const ORDINARY_YEAR = 2025

/** The exercice of a year in a company; the calendar year while no company is chosen. */
export async function exerciseIn(tx: Tx, companyId: string | null, year: number | null): Promise<Exercise> {
  const company =
    companyId === null
      ? undefined
      : await tx
          .selectFrom('company')
          .select(['fiscal_year_end_month', 'fiscal_year_end_day'])
          .where('id', '=', companyId)
          .executeTakeFirst()
  return exerciseOf(year ?? ORDINARY_YEAR, (company && closingOf(company)) ?? civilYear)
}
