import { addMonths, type Day } from '@moisson/law/calendar'
import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import type { DraftAnswers } from './draft-answers.ts'

/** The agreement that an amendment changes. */
export interface Amended {
  title: string
  first_exercise_start: Day | null
  last_exercise_end: Day | null
  signed_on: Day | null
}

/**
 * The answers of an amendment: those of the agreement, for the exercices whose results are still uncertain enough for
 * it to be signed in time (L3314-4); who concludes and when is to be said again.
 */
export function amendmentFrom(given: DraftAnswers, amended: Amended, today: Day): DraftAnswers {
  const { place, branch, mode } = given.conclusion ?? {}
  const period_months = given.duration?.period_months ?? 12
  const remaining = exercisesLeft(amended, period_months, today)
  return {
    ...given,
    amends: { title: amended.title, ...(amended.signed_on && { signed_on: amended.signed_on }) },
    conclusion: { ...(mode && { mode }), ...(place && { place }), ...(branch && { branch }) },
    duration: {
      ...given.duration,
      period_months,
      ...(remaining && { first_exercise_start: remaining.start, years: remaining.years }),
    },
  }
}

function exercisesLeft(
  { first_exercise_start: first, last_exercise_end: last }: Amended,
  period_months: number,
  today: Day,
): { start: Day; years: number } | null {
  if (first === null || last === null) return null
  const starts: Day[] = []
  for (let start = first; start < last && starts.length < 10; start = addMonths(start, 12)) starts.push(start)
  const open = starts.filter(
    (period_start) =>
      conclusionDeadlines.value({
        period_start,
        period_months: Math.max(3, Math.min(12, Math.floor(period_months))),
      }).last_signature_day >= today,
  )
  return open[0] === undefined ? null : { start: open[0], years: open.length }
}

/** What the recorded clauses of an agreement written elsewhere tell of its answers. */
export function answersOfClauses(clauses: Partial<AgreementClauses>): DraftAnswers {
  const {
    seniority_months,
    officers,
    spouse_quarter,
    criteria,
    individual_cap_cents,
    prorate_cap,
    redistribute,
    supplement_criteria: own,
  } = clauses
  return {
    beneficiaries: {
      ...(seniority_months !== undefined && { seniority_months }),
      ...(officers !== undefined && { executives: officers }),
      ...(spouse_quarter !== undefined && { spouse: officers ?? spouse_quarter }),
    },
    ...(criteria && { split: { criteria } }),
    ...(own && {
      supplement: own.length > 0 ? { split: 'own', criteria: own } : { split: 'specific' },
    }),
    individual_cap: {
      ...(individual_cap_cents !== undefined && { own_cap_cents: individual_cap_cents }),
      ...(prorate_cap !== undefined && { prorate: prorate_cap }),
      ...(redistribute !== undefined && { remainder: redistribute ? 'redistributed' : 'lost' }),
    },
    ...(clauses.payment_months !== undefined && {
      payment: { months_after_closing: clauses.payment_months },
    }),
    choice: {
      ...(clauses.presumption_days !== undefined && { presumption_days: clauses.presumption_days }),
      ...(clauses.response_days !== undefined && { response_days: clauses.response_days }),
    },
  }
}
