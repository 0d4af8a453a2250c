import { addDays, addMonths, endOfMonth, yearOf, type Day } from '@moisson/law/calendar'
import { exerciseOf } from '../campaign/exercise-dates.ts'

/** Months since the closing of the example, so that a campaign can still pay in time. */
const closedMonthsAgo = 4

/**
 * What the example gives a company: an exercice closed some months ago, a few people, and an agreement signed and
 * filed in time that covers it and its neighbours.
 */
export function exampleFile(today: Day) {
  const closed = endOfMonth(addMonths(`${today.slice(0, 8)}01`, -closedMonthsAgo))
  const year = yearOf(closed)
  const closing = { month: Number(closed.slice(5, 7)), day: Number(closed.slice(8)) }
  const first = exerciseOf(year - 2, closing).start
  const signed_on = addDays(first, 60)
  return {
    company: {
      fiscal_year_end_month: closing.month,
      fiscal_year_end_day: closing.day,
      headcount: 24,
      headcount_year: year - 1,
      annual_gross_payroll_cents: 90_000_000,
      annual_gross_payroll_year: year,
      legal_representative: { first_name: 'Dominique', last_name: 'Exemple', title: 'Présidence (exemple)' },
    },
    agreement: {
      conclusion: 'ratification' as const,
      signed_on,
      effective_on: first,
      filed_on: addDays(signed_on, 8),
      filing_reference: 'EXEMPLE',
      first_exercise_start: first,
      last_exercise_end: exerciseOf(year + 1, closing).end,
    },
  }
}
