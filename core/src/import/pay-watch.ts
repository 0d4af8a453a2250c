import { daysIn, monthsOf } from '@moisson/law/calendar'
import { monthlySmic } from '@moisson/law/parameters/smic'
import type { Exercise } from '../campaign/exercise-dates.ts'
import type { ImportRecord } from './field.ts'

/** The legal minimum of a full time over an exercice, in cents; null where the law's figure is not known. */
export function minimumPayCents(exercise: Exercise): number | null {
  let euros = 0
  for (const month of monthsOf(exercise)) {
    const figure = monthlyFigure(month)
    if (figure === null) return null
    euros += figure
  }
  return Math.round(euros * 100)
}

function monthlyFigure(month: string): number | null {
  try {
    return monthlySmic.on(month, 'provisional').value
  } catch {
    return null
  }
}

/** Pay that people there all along were given, and how many of them are under the legal minimum. */
export interface PayCount {
  counted: number
  below: number
}

/** Near enough to a whole exercice to compare with its minimum. */
const WHOLE = 0.98

/** Counts pay against the legal minimum of the exercice, for people whose presence is whole. */
export function payWatch(exercise: Exercise): { count: PayCount; add: (record: ImportRecord) => void } {
  const minimum = minimumPayCents(exercise)
  const whole = daysIn(exercise) * WHOLE
  const count: PayCount = { counted: 0, below: 0 }
  return {
    count,
    add({ reference_salary_cents: pay, presence_days: presence, hire_date: hired, exit_date: left }) {
      if (minimum === null || pay === undefined || pay <= 0) return
      if (presence !== undefined && presence < whole) return
      if ((hired ?? '') > exercise.start || (left ?? '9999') < exercise.end) return
      count.counted += 1
      if (pay < minimum) count.below += 1
    },
  }
}

/** Pay under the minimum on most lines is more likely the pay of a month. */
export const looksMonthly = ({ counted, below }: PayCount): boolean => below > counted / 2
