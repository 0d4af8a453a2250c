import { addMonths, type Day } from '@moisson/law/calendar'
import { centsOf } from '@moisson/law/parameter'
import { monthlySmic } from '@moisson/law/parameters/smic'
import { threeSmic } from '@moisson/law/ppv'

/** Three SMIC over the twelve months before a day. */
export function threeSmicBefore(day: Day): number {
  const months = Array.from({ length: 12 }, (_, place) => addMonths(day, -1 - place))
  const monthly_smic_cents = months.map((month) => centsOf(monthlySmic.on(month, 'provisional')))
  return threeSmic.value({ monthly_smic_cents }).threshold_cents
}
