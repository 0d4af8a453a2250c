import type { Day } from '@moisson/law/calendar'
import { addDays } from '@moisson/law/calendar'
import { lateInterest } from '@moisson/law/late-interest'
import { tmop } from '@moisson/law/parameters/tmop'

/** What a day of delay would cost, at the last published rate; null when nothing is owed or the day is before the rates. */
export function costOfADayLate(gross: number, deadline: Day): { cents: number; percent: number } | null {
  if (gross <= 0) return null
  const first = addDays(deadline, 1)
  if (tmop.values.every(({ from }) => first < from)) return null
  const rate = tmop.on(first, 'provisional')
  const given = { principal_cents: gross, first_day: first, paid_on: first, tmop_percent: rate.value }
  return { cents: lateInterest.value(given).interest_cents, percent: rate.value }
}
