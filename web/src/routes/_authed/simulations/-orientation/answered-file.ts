import { endOfMonth, dayOf, yearOf, type Day } from '@moisson/law/calendar'
import type { Given, Oriented } from './oriented.ts'

/** The answers as the company's file keeps them: only what it did not say and somebody has answered. */
export function answeredFile(given: Given, asks: Oriented['asks'], today: Day) {
  const answered = <Name extends Oriented['asks'][number]>(name: Name) =>
    asks.includes(name) ? (given[name] ?? null) : null
  const headcount = answered('headcount')
  const payroll = answered('annual_gross_payroll_cents')
  const profit = answered('taxable_profit_cents')
  const month = answered('fiscal_year_end_month')
  const situation = answered('situation')
  return {
    ...(headcount !== null && { headcount, headcount_year: yearOf(today) - 1 }),
    ...(payroll !== null && { annual_gross_payroll_cents: payroll }),
    ...(profit !== null && { taxable_profit_cents: profit }),
    ...(month !== null && {
      fiscal_year_end_month: month,
      // The end of February is kept as the 28th, which is the last day in a leap year too.
      fiscal_year_end_day: Number(endOfMonth(dayOf(2027, month, 1)).slice(8)),
    }),
    ...(situation !== null && { has_cse: situation === 'cse' || situation === 'both' }),
  }
}
