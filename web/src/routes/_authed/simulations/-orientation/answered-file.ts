import { endOfMonth, dayOf, yearOf, type Day } from '@moisson/law/calendar'
import type { Given, Oriented } from './oriented.ts'

/** The exercice of the wages: the last closed one unless another is chosen; null where there are no wages to speak of. */
export function payrollYear(given: Given, { asks, closed_year }: Pick<Oriented, 'asks' | 'closed_year'>) {
  const { annual_gross_payroll_year: chosen = null } = given
  if (!asks.includes('annual_gross_payroll_cents') || 'annual_gross_payroll_year' in given) return chosen
  return closed_year
}

/** The answers as they are kept: wages with their exercice. */
export const withYear = (given: Given, oriented: Pick<Oriented, 'asks' | 'closed_year'>): Given => ({
  ...given,
  annual_gross_payroll_year:
    given.annual_gross_payroll_cents == null && oriented.asks.includes('annual_gross_payroll_cents')
      ? null
      : payrollYear(given, oriented),
})

/** The answers that have changed, as the company's file keeps them; one that was taken back leaves nothing there. A bonus that is tried is no fact. */
export function answeredFile(given: Given, before: Given, today: Day) {
  const changed = (name: keyof Given) => (given[name] ?? null) !== (before[name] ?? null)
  const { headcount = null, annual_gross_payroll_cents = null, taxable_profit_cents = null } = given
  const { annual_gross_payroll_year = null } = given
  const { fiscal_year_end_month: month = null, situation = null } = given
  const has = (one: 'cse' | 'agreement') =>
    situation === null ? null : situation === one || situation === 'both'
  return {
    ...(changed('headcount') && {
      headcount,
      headcount_year: headcount === null ? null : yearOf(today) - 1,
    }),
    ...(changed('annual_gross_payroll_cents') && { annual_gross_payroll_cents }),
    ...(changed('annual_gross_payroll_year') && { annual_gross_payroll_year }),
    ...(changed('taxable_profit_cents') && { taxable_profit_cents }),
    ...(changed('fiscal_year_end_month') && {
      fiscal_year_end_month: month,
      // The end of February is kept as the 28th, which is the last day in a leap year too.
      fiscal_year_end_day: month === null ? null : Number(endOfMonth(dayOf(2027, month, 1)).slice(8)),
    }),
    ...(changed('situation') && { has_cse: has('cse'), has_agreement: has('agreement') }),
  }
}
