import type { Day } from '@moisson/law/calendar'
import { lateInterest } from '@moisson/law/late-interest'
import type { Step } from '@moisson/law/rule'

/** How many people are owed the same amount. */
export interface OwedGroup {
  principal_cents: number
  people: number
}

export interface LateInterest {
  days: number
  principal_cents: number
  rate_percent: string
  interest_cents: number
  per_person_total_cents: number
  people: number
  per_day_cents: number
  steps: readonly Step[]
}

/**
 * Interest on what is owed to people, from the first late day to the day of payment: rounded once on the whole, and
 * for each person as it is paid. Refuses with the law's refusal when the rate is not published.
 */
export function lateInterestOf(
  groups: readonly OwedGroup[],
  when: { first_day: Day; paid_on: Day; tmop_percent?: string | null },
): LateInterest | { refusal: 'tmop_not_published' } {
  const principal_cents = groups.reduce((sum, group) => sum + group.principal_cents * group.people, 0)
  const whole = lateInterest.apply({ principal_cents, ...when })
  if (whole.refusal) {
    if (whole.refusal.refusal === 'parameter_not_published') return { refusal: 'tmop_not_published' }
    throw new Error(whole.refusal.sentence.en)
  }
  const { first_day } = when
  return {
    days: whole.value.days,
    principal_cents,
    rate_percent: whole.value.rate_exact_percent,
    interest_cents: whole.value.interest_cents,
    per_person_total_cents: groups.reduce(
      (sum, { principal_cents: one, people }) =>
        sum + people * lateInterest.value({ principal_cents: one, ...when }).interest_cents,
      0,
    ),
    people: groups.reduce((sum, group) => sum + group.people, 0),
    per_day_cents: lateInterest.value({ ...when, principal_cents, first_day, paid_on: first_day })
      .interest_cents,
    steps: whole.steps,
  }
}
