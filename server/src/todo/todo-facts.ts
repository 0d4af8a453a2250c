import { owedByExercise } from '@moisson/core/campaign/has-legal-day'
import { presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { exerciseOf, type Exercise } from '@moisson/core/campaign/exercise-dates'
import { civilYear, closingOf, type Closing } from '@moisson/core/company/closing'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { covers, type Covering } from '@moisson/core/company/covered-exercise'
import { companyCompleteness } from '@moisson/core/company/completeness'
import type { TodoFacts } from '@moisson/core/todo/template'
import { exerciseOfSet } from '@moisson/core/todo/templates'
import type { DocumentType, TodoTemplateName } from '@moisson/core/vocabulary'
import { yearOf, type Day } from '@moisson/law/calendar'
import { sql } from 'kysely'
import { companyRow } from '../company/company-store.ts'
import type { Tx } from '../database/connect.ts'

/**
 * What the dates of a set are computed from, for one company on one day: what it has recorded, never an example.
 * `year` is the exercice of a set that was given; without it, the one the set is about on that day.
 */
export async function todoFacts(
  tx: Tx,
  companyId: string,
  set: TodoTemplateName,
  reference: Day,
  year?: number,
): Promise<TodoFacts> {
  const company = await companyRow(tx, companyId)
  const agreements = await tx
    .selectFrom('agreement')
    .select(['type', 'signed_on', 'filed_on', 'first_exercise_start', 'last_exercise_end'])
    .select(['period_months', 'clauses'])
    .where('company_id', '=', companyId)
    .where('is_example', '=', false)
    .execute()
  const closing = closingOf(company) ?? civilYear
  const given = year === undefined ? null : exerciseOf(year, closing)
  const on = given ?? { start: reference, end: reference }
  const agreement =
    versionOfType(agreements, 'interessement', on) ?? versionOfType(agreements, 'participation', on)
  const end = agreement?.last_exercise_end ?? null
  const exercise = given ?? exerciseOfSet(set, reference, closing, end)
  const { rows } = await sql<{ people: boolean; plans: boolean; papers: DocumentType[] }>`
    select exists (select from beneficiary where company_id = ${companyId} and status <> 'archived') as people,
      exists (select from plan_in_force where company_id = ${companyId}) as plans,
      array(select distinct type from document where company_id = ${companyId} and current
        and status not in ('draft', 'to_sign', 'archived')) as papers`.execute(tx)
  return {
    company_id: companyId,
    reference,
    dated: isDated(set, closingOf(company), agreements, exercise),
    exercise,
    presumption_days: agreement ? presumptionDaysOf(agreement.clauses) : 0,
    has_cse: company.has_cse,
    participation: agreements.some(({ type }) => type === 'participation'),
    file_complete:
      companyCompleteness({ ...company, has_plans: rows[0]?.plans ?? false }).missing.length === 0,
    people: rows[0]?.people ? 1 : 0,
    agreement: agreement
      ? {
          type: agreement.type,
          signed_on: agreement.signed_on,
          filed_on: agreement.filed_on,
          ends_on: end,
          period_months: agreement.period_months,
        }
      : null,
    followed_by: followerOf(agreements, agreement?.type, exercise),
    papers: rows[0]?.papers ?? [],
    campaign: await campaignOfYear(tx, companyId, yearOf(exercise.end)),
  }
}

/** How far the agreement is that begins after an exercice, of the kind of the one that rules it. */
function followerOf(
  agreements: readonly (Covering & { type: string; filed_on: Day | null })[],
  type: string | undefined,
  { end }: Exercise,
): TodoFacts['followed_by'] {
  const next = agreements.filter(
    (one) => one.type === type && one.signed_on !== null && (one.first_exercise_start ?? end) > end,
  )
  if (next.length === 0) return null
  return next.some(({ filed_on }) => filed_on !== null) ? 'filed' : 'signed'
}

/** A set is dated from facts: the closing day, and what an agreement covers for the work of its years. */
function isDated(
  set: TodoTemplateName,
  closing: Closing | null,
  agreements: readonly Covering[],
  exercise: Exercise,
): boolean {
  if (closing === null) return false
  return set !== 'annual' || agreements.some((agreement) => covers(agreement, exercise))
}

/** The campaigns of an exercice as one: a step is behind it once it is behind each of them. */
async function campaignOfYear(tx: Tx, companyId: string, year: number): Promise<TodoFacts['campaign']> {
  const { rows } = await sql<{
    id: string | null
    envelope: number | null
    launched: boolean
    completed: boolean
  }>`
    select (array_agg(id order by completed_at is null desc, launched_at, created_at))[1] as id,
      case when bool_and(envelope_gross_cents is not null) then sum(envelope_gross_cents)::bigint end as envelope,
      bool_and(launched_at is not null) as launched, bool_and(completed_at is not null) as completed
    from campaign where company_id = ${companyId} and year = ${year} and state <> 'cancelled'
      and type = any(${owedByExercise})`.execute(tx)
  const one = rows[0]
  if (!one?.id) return null
  return { id: one.id, envelope_gross_cents: one.envelope, launched: one.launched, completed: one.completed }
}
