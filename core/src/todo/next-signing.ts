import { conclusionDeadlines } from '@moisson/law/agreement-dates'
import type { Day } from '@moisson/law/calendar'
import { monthsOf, yearOf } from '@moisson/law/calendar'
import { exerciseOf, type Exercise } from '../campaign/exercise-dates.ts'

/**
 * The first exercice whose agreement can still be signed in time on a day, with its last days to sign and to file; an
 * agreement may count in periods shorter than its exercice.
 */
export function nextSigning(
  closing: { month: number; day: number },
  on: Day,
  period_months = 12,
): { exercise: Exercise; last_signature_day: Day; filing_deadline: Day } {
  for (let year = yearOf(on) - 1; ; year += 1) {
    const exercise = exerciseOf(year, closing)
    const dates = conclusionDeadlines.value({
      period_start: exercise.start,
      period_months: Math.min(monthsOf(exercise).length, period_months),
    })
    if (dates.last_signature_day >= on) return { exercise, ...dates }
  }
}
