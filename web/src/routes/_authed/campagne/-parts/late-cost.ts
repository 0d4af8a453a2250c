import { addDays } from '@moisson/law/calendar'
import { lateInterest } from '@moisson/law/late-interest'

/** The interest owed on the whole envelope for the days after the limit; null when the rate is not published. */
export function costOfDelay(
  envelope: number,
  limit: string,
  payment: string,
): { days: number; cents: number; bps: number } | null {
  try {
    const { days, interest_cents, rate_exact_percent } = lateInterest.value({
      principal_cents: envelope,
      first_day: addDays(limit, 1),
      paid_on: payment,
    })
    return { days, cents: interest_cents, bps: Math.round(Number(rate_exact_percent) * 100) }
  } catch {
    // No rate for these days yet: the delay is told without its price.
    return null
  }
}
