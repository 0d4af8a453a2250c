import { addDays, addMonths, dayOf, daysIn, endOfMonth, yearOf, type Day } from '@moisson/law/calendar'
import { paymentDeadline, supplementDeadline } from '@moisson/law/payment-deadline'
import type { CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'
import { isRefusal, refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'

export interface Exercise {
  start: Day
  end: Day
}

/** The twelve months that end in `year`, on the closing day of the company's accounts. */
export function exerciseOf(year: number, closing: { month: number; day: number }): Exercise {
  return { start: addDays(closingDay(year - 1, closing), 1), end: closingDay(year, closing) }
}

/** The exercice in which a day falls. */
export function exerciseAt(day: Day, closing: { month: number; day: number }): Exercise {
  const exercise = exerciseOf(yearOf(day), closing)
  return exercise.end < day ? exerciseOf(yearOf(day) + 1, closing) : exercise
}

function closingDay(year: number, { month, day }: { month: number; day: number }): Day {
  const last = endOfMonth(dayOf(year, month, 1))
  // The end of February is the end of February, in a leap year too.
  const isLast = day >= Number(last.slice(8)) || (month === 2 && day === 28)
  return isLast ? last : dayOf(year, month, day)
}

/** An exercice ends after it starts and lasts twelve months at most. */
export function checkExercise({ start, end }: Exercise): Exercise | Refusal<'exercise_dates'> {
  return end >= start && end < addMonths(start, 12) ? { start, end } : refuse('exercise_dates')
}

/** An exercice is of the years in which it starts and ends, and of no other. */
export const isOfYear = ({ start, end }: Exercise, year: number): boolean =>
  yearOf(start) === year || yearOf(end) === year

/** The exercice of a campaign, which is also one of the year that the campaign bears. */
export function checkExerciseOf(
  year: number,
  exercise: Exercise,
): Exercise | Refusal<'exercise_dates' | 'exercise_of_other_year'> {
  const checked = checkExercise(exercise)
  if (isRefusal(checked) || isOfYear(exercise, year)) return checked
  return refuse('exercise_of_other_year', { ...exercise, year: String(year) })
}

/** The last day to pay what the exercice gave; late interest runs from the next one. */
export function legalPaymentDeadline({ start, end }: Exercise, type?: CampaignType): Day {
  if (type && campaignTypeFacts[type].completes)
    return supplementDeadline.value({ closing: end }).last_payment_day
  // No text sets a day: after the end of the year another year's ceiling would count.
  if (type && campaignTypeFacts[type].rights_of === 'payment') return dayOf(yearOf(end), 12, 31)
  const months = daysIn({ start, end }) >= 360 ? 12 : Math.max(1, Math.round(daysIn({ start, end }) / 30.44))
  const kind = type === 'participation' ? 'participation' : 'interessement'
  return paymentDeadline.value({ closing: end, kind, period_months: months }).last_payment_day
}

/** The same day some years later; 29 February becomes the 28th. */
export function movedByYears(day: Day, years: number): Day {
  return addMonths(day, 12 * years)
}
