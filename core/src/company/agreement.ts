import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import { addMonths, type Day } from '@moisson/law/calendar'
import { refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'
import { notWhole } from '@moisson/law/whole'

/** The law's ordinary choices, for an example; what nobody wrote of a real agreement is not recorded. */
export const defaultClauses: AgreementClauses = {
  seniority_months: 3,
  // The one criterion that needs nothing but the people.
  criteria: [{ criterion: 'uniform', weight_bps: 10_000 }],
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  presumption_days: 0,
  default_rule: 'pee_lowest_risk',
  destinations: ['immediate_payment', 'pee', 'percol'],
}

/** What a campaign copies and nobody can know but from the text: the launch asks for each of them. */
export const neededClauses = [
  'criteria',
  'seniority_months',
  'presumption_days',
  'prorate_cap',
  'redistribute',
] as const satisfies readonly (keyof AgreementClauses)[]
export type NeededClause = (typeof neededClauses)[number]

export function missingClauses(clauses: Partial<AgreementClauses>): NeededClause[] {
  return neededClauses.filter((name) => clauses[name] === undefined)
}

/** Clauses whose criteria, where they are given, are each named once and add up to 100 %. */
export function checkClauses<Clauses extends Partial<AgreementClauses>>(
  clauses: Clauses,
): Clauses | Refusal<'criteria_not_100' | 'criterion_twice'> {
  if (clauses.criteria === undefined) return clauses
  const sum = notWhole(clauses.criteria.map(({ weight_bps }) => weight_bps))
  if (sum !== null) return refuse('criteria_not_100', { sum: sum / 100 })
  const names = clauses.criteria.map(({ criterion }) => criterion)
  if (new Set(names).size < names.length) return refuse('criterion_twice')
  return clauses
}

/** An agreement of intéressement lasts one to five years (L3312-5). */
const longestMonths = 60

/** The days of an agreement follow each other, and what is told as done is done. */
export function checkAgreementDates(
  type: 'interessement' | 'participation',
  days: {
    signed_on: Day | null
    filed_on: Day | null
    first_exercise_start: Day | null
    last_exercise_end: Day | null
  },
  today: Day,
): true | Refusal<'agreement_dates' | 'agreement_period'> {
  const { signed_on: signed, filed_on: filed, first_exercise_start: first, last_exercise_end: last } = days
  if ((signed ?? '') > today || (filed ?? '') > today) return refuse('agreement_dates')
  if (filed !== null && signed !== null && filed < signed) return refuse('agreement_dates')
  if (first === null || last === null) return true
  const tooLong = type === 'interessement' && last >= addMonths(first, longestMonths)
  return last <= first || tooLong ? refuse('agreement_period') : true
}
