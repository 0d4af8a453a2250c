import { criteriaFrom, sliceNotWhole } from '../campaign/criteria.ts'
import type { AgreementClauses } from '../campaign/frozen-rules.ts'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'
import { addDays, addMonths, type Day } from '@moisson/law/calendar'
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

export function missingClauses(clauses: Partial<AgreementClauses>, type: CampaignType): NeededClause[] {
  const ofLaw = campaignTypeFacts[type].limits === 'law' ? setByLaw : []
  return neededClauses.filter((name) => clauses[name] === undefined && !ofLaw.includes(name))
}

/** Clauses that no agreement decides where the law alone sets the ceilings. */
const setByLaw: readonly NeededClause[] = ['prorate_cap', 'redistribute']

/** Clauses whose criteria, where they are given, are each named once and add up to 100 %. */
export function checkClauses<Clauses extends Partial<AgreementClauses>>(
  clauses: Clauses,
): Clauses | Refusal<'criteria_not_100' | 'criterion_twice'> {
  const { supplement_criteria: own = [] } = clauses
  const ofSupplement = own.length === 0 ? null : notWhole(own.map(({ weight_bps }) => weight_bps))
  if (ofSupplement !== null) return refuse('criteria_not_100', { sum: ofSupplement / 100 })
  if (new Set(own.map(({ criterion }) => criterion)).size < own.length) return refuse('criterion_twice')
  if (clauses.criteria === undefined) return clauses
  const sum = notWhole(clauses.criteria.map(({ weight_bps }) => weight_bps))
  if (sum !== null) return refuse('criteria_not_100', { sum: sum / 100 })
  const { criteria } = clauses
  const days = new Set(criteria.flatMap(({ by_year }) => by_year?.map(({ from }) => from) ?? []))
  const each = [...days].map((day) => criteriaFrom(criteria, day).map(({ weight_bps }) => weight_bps))
  const part = sliceNotWhole(criteria) ?? each.map(notWhole).find((total) => total !== null) ?? null
  if (part !== null) return refuse('criteria_not_100', { sum: part / 100 })
  const names = clauses.criteria.map(({ criterion }) => criterion)
  if (new Set(names).size < names.length) return refuse('criterion_twice')
  return clauses
}

interface Version {
  signed_on: Day | null
  filed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
  clauses: Partial<AgreementClauses>
}

/**
 * Whether a change would rewrite what was launched by a version: its clauses, or a day on record that the launch went by.
 *
 * `decided_until` is the end of the last exercice whose campaign it decided.
 */
export function rewrites(before: Version, after: Version, decided_until: Day): boolean {
  const moved = (['signed_on', 'filed_on', 'first_exercise_start'] as const).some(
    (day) => before[day] !== null && before[day] !== after[day],
  )
  const shortened = after.last_exercise_end !== null && after.last_exercise_end < decided_until
  return moved || shortened || printOf(before.clauses) !== printOf(after.clauses)
}

const printOf = (clauses: Version['clauses']): string =>
  JSON.stringify(Object.entries(clauses).toSorted(([a], [b]) => (a < b ? -1 : 1)))

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

/** The last day that an intéressement agreement with its amendments may reach, from its first exercice (L3312-5). */
export const latestEnd = (first_exercise_start: Day): Day =>
  addDays(addMonths(first_exercise_start, longestMonths), -1)
