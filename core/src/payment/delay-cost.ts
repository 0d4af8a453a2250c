import { addDays, type Day } from '@moisson/law/calendar'
import { lateInterest } from '@moisson/law/late-interest'
import { tmop } from '@moisson/law/parameters/tmop'
import type { Text } from '@moisson/law/text'

/** What a payment after its legal day costs. */
export interface DelayCost {
  days: number
  cents: number
  /** The yearly rate, in basis points. */
  bps: number
  /** The rate of that half-year is not published: the last one published stands in for it. */
  provisional: boolean
  /** The published figure the rate comes from, as the law package names it. */
  source: string
}

/**
 * The interest on a sum (cents) from the day after `limit` to `paidOn`, both included, at the published rate or the last
 * one published; null when nothing is owed, the payment is in time, or the day is before the first known rate. Wherever a
 * delay is priced before it is paid, it is priced here (L3314-9); what is paid takes the published rate or one entered.
 */
export function delayCost(principal_cents: number, limit: Day, paidOn: Day): DelayCost | null {
  const first_day = addDays(limit, 1)
  if (principal_cents <= 0 || paidOn < first_day) return null
  if (tmop.values.every(({ from }) => first_day < from)) return null
  const rate = tmop.on(first_day, 'provisional')
  const { days, interest_cents, rate_exact_percent } = lateInterest.value({
    principal_cents,
    first_day,
    paid_on: paidOn,
    tmop_percent: rate.value,
  })
  return {
    days,
    cents: interest_cents,
    bps: Math.round(Number(rate_exact_percent) * 100),
    provisional: rate.provisional,
    source: rate.text,
  }
}

/** What one day of delay costs; null where nothing would be owed. */
export function costOfADayLate(principal_cents: number, limit: Day): DelayCost | null {
  return delayCost(principal_cents, limit, addDays(limit, 1))
}

/** How sure the rate is, to stand beside every price of a delay; empty when it is the published one. */
export function rateCaution({ provisional, source }: DelayCost): Text {
  return provisional
    ? {
        fr: `taux provisoire, le dernier publié\u00a0: ${source}`,
        en: `provisional rate, the last one published: ${source}`,
      }
    : { fr: '', en: '' }
}
