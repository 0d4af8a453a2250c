import type { Day } from '@moisson/law/calendar'
import { lateInterest } from '@moisson/law/late-interest'
import type { Step } from '@moisson/law/rule'

/** How many sums of the same amount are owed. */
export interface OwedGroup {
  principal_cents: number
  sums: number
}

/** The first late day, the day of payment, and the TMOP in percent where ours is not the one to take. */
export interface LateDays {
  first_day: Day
  paid_on: Day
  tmop_percent?: string | null
}

export interface LateInterest {
  days: number
  principal_cents: number
  rate_percent: string
  interest_cents: number
  per_person_total_cents: number
  per_day_cents: number
  steps: readonly Step[]
}

/** The interest on one sum owed to one person: what is paid at once, placed on the PEE or on the PER COL (L3314-9). */
export const interestOn = (principal_cents: number, when: LateDays): number =>
  lateInterest.value({ principal_cents, ...when }).interest_cents

/**
 * Interest on what is owed to people, from the first late day to the day of payment: rounded once on the whole, and
 * sum by sum as it is paid. Refuses with the law's refusal when the rate is not published.
 */
export function lateInterestOf(
  groups: readonly OwedGroup[],
  when: LateDays,
): LateInterest | { refusal: 'tmop_not_published' } {
  const principal_cents = groups.reduce((sum, group) => sum + group.principal_cents * group.sums, 0)
  const whole = lateInterest.apply({ principal_cents, ...when })
  if (whole.refusal) {
    if (whole.refusal.refusal === 'parameter_not_published') return { refusal: 'tmop_not_published' }
    throw new Error(whole.refusal.sentence.en)
  }
  return {
    days: whole.value.days,
    principal_cents,
    rate_percent: whole.value.rate_exact_percent,
    interest_cents: whole.value.interest_cents,
    per_person_total_cents: groups.reduce(
      (sum, group) => sum + group.sums * interestOn(group.principal_cents, when),
      0,
    ),
    per_day_cents: interestOn(principal_cents, { ...when, paid_on: when.first_day }),
    steps: whole.steps,
  }
}
