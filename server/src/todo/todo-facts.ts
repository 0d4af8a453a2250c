import { owedByExercise } from '@moisson/core/campaign/has-legal-day'
import { presumptionDaysOf } from '@moisson/core/campaign/default-settings'
import { exerciseOf, type Exercise } from '@moisson/core/campaign/exercise-dates'
import { civilYear, closingOf, type Closing } from '@moisson/core/company/closing'
import { versionOfType } from '@moisson/core/company/agreement-versions'
import { covers, type Covering } from '@moisson/core/company/covered-exercise'
import { companyCompleteness } from '@moisson/core/company/completeness'
import type { TodoFacts } from '@moisson/core/todo/template'
import { exerciseOfSet } from '@moisson/core/todo/templates'
import { concludedFor, followerOf, papersOf } from '@moisson/core/todo/concluded'
import type { AgreementType, CampaignType, DocumentType, TodoTemplateName } from '@moisson/core/vocabulary'
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
    .select(['type', 'act', 'conclusion', 'signed_on', 'filed_on', 'filing_reference'])
    .select(['first_exercise_start', 'last_exercise_end', 'period_months', 'clauses'])
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
  const { rows } = await sql<Kept>`
    select exists (select from beneficiary where company_id = ${companyId} and status <> 'archived') as people,
      exists (select from plan_in_force where company_id = ${companyId}) as plans,
      exists (select from campaign where company_id = ${companyId} and year = ${yearOf(exercise.end)}
          and type = 'interessement' and state <> 'cancelled')
        or exists (select from process where company_id = ${companyId} and template_code = 'interessement_setup'
          and status not in ('completed', 'cancelled') and coalesce(year, ${yearOf(exercise.end)}) = ${yearOf(exercise.end)}) as begun,
      exists (select from accord_draft where company_id = ${companyId}) as writing,
      coalesce((select jsonb_agg(distinct jsonb_build_object('type', type, 'year', year)) from document
        where company_id = ${companyId} and current and status not in ('draft', 'to_sign', 'archived')), '[]') as papers`.execute(
    tx,
  )
  const [kept] = rows
  if (!kept) throw new Error('an aggregate always answers')
  // A company that an agreement rules on the day begins nothing: what takes over from it is the renewal's.
  const ruled = set === 'onboarding' && !given ? concludedFor(agreements, on, kept.begun) : null
  const concluded = concludedFor(agreements, exercise, kept.begun) ?? ruled
  const dates = agreement && {
    type: agreement.type,
    ends_on: end,
    period_months: agreement.period_months,
  }
  return {
    company_id: companyId,
    reference,
    dated: isDated(set, closingOf(company), agreements, exercise),
    exercise,
    presumption_days: agreement ? presumptionDaysOf(agreement.clauses) : 0,
    has_cse: company.has_cse,
    participation: agreements.some(
      (one) =>
        one.type === 'participation' &&
        covers({ ...one, signed_on: one.signed_on ?? exercise.start }, exercise),
    ),
    file_complete: companyCompleteness({ ...company, has_plans: kept.plans }).missing.length === 0,
    people: kept.people ? 1 : 0,
    agreement: dates ?? null,
    concluded,
    begun:
      kept.begun ||
      kept.writing ||
      company.has_agreement === true ||
      agreements.some(({ type }) => type === 'interessement'),
    follower: dates ? followerOf(agreements, dates.type, { agreement: dates, exercise, reference }) : null,
    papers: papersOf(kept.papers, exercise, concluded),
    campaign: await campaignOfYear(
      tx,
      companyId,
      yearOf(exercise.end),
      agreements.filter((one) => covers(one, exercise)).map(({ type }) => type),
    ),
  }
}

interface Kept {
  people: boolean
  plans: boolean
  /** An intéressement of the exercice is under way: a campaign, or the steps to set one up. */
  begun: boolean
  /** A text of an agreement is being written here. */
  writing: boolean
  papers: { type: DocumentType; year: number | null }[]
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

/**
 * The campaigns of an exercice as one: a step is behind it once it is behind each of them, and each scheme that a signed
 * agreement owes for it has its own.
 */
async function campaignOfYear(
  tx: Tx,
  companyId: string,
  year: number,
  owed: readonly AgreementType[],
): Promise<TodoFacts['campaign']> {
  const { rows } = await sql<{
    id: string | null
    envelope: number | null
    launched: boolean
    completed: boolean
    types: CampaignType[] | null
  }>`
    select (array_agg(id order by completed_at is null desc, launched_at, created_at))[1] as id,
      case when bool_and(envelope_gross_cents is not null) then sum(envelope_gross_cents)::bigint end as envelope,
      bool_and(launched_at is not null) as launched, bool_and(completed_at is not null) as completed,
      array_agg(distinct type) as types
    from campaign where company_id = ${companyId} and year = ${year} and state <> 'cancelled'
      and type = any(${owedByExercise})`.execute(tx)
  const one = rows[0]
  if (!one?.id) return null
  const whole = owed.every((type) => one.types?.includes(type))
  return {
    id: one.id,
    envelope_gross_cents: whole ? one.envelope : null,
    launched: whole && one.launched,
    completed: whole && one.completed,
  }
}
