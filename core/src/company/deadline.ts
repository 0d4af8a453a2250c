import type { Day } from '@moisson/law/calendar'
import { yearOf } from '@moisson/law/calendar'
import { exerciseOf, legalPaymentDeadline, type Exercise } from '../campaign/exercise-dates.ts'
import type { Text } from '@moisson/law/text'
import { shortDay } from '@moisson/law/words/days'

export interface LegalDeadline {
  date: Day
  exercise_end: Day
  exercise: Exercise
  label: Text
}

/**
 * The next last day to pay or place what an exercice gave (L3314-9, D3324-25), from the closing day of the accounts;
 * an exercice already settled is passed over.
 */
export function nextLegalDeadline(
  closing: { month: number; day: number },
  today: Day,
  settled: readonly Day[] = [],
): LegalDeadline {
  for (let year = yearOf(today) - 1; ; year += 1) {
    const exercise = exerciseOf(year, closing)
    const date = legalPaymentDeadline(exercise)
    if (date < today || settled.includes(exercise.end)) continue
    return {
      date,
      exercise_end: exercise.end,
      exercise,
      label: {
        fr: `Dernier jour pour verser les primes de l’exercice clos le ${shortDay(exercise.end, 'fr')}`,
        en: `Last day to pay the bonuses of the financial year closed on ${shortDay(exercise.end, 'en')}`,
      },
    }
  }
}
