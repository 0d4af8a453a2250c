import { civilYear, closingOf } from '@moisson/core/company/closing'

interface Closing {
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
}

/** The company's last exercice that has ended on a day `YYYY-MM-DD`, named by the year it ends in. */
export function lastClosedYear(company: Closing, today: string): number {
  const two = (part: number) => String(part).padStart(2, '0')
  const { month, day } = closingOf(company) ?? civilYear
  const end = `${two(month)}-${two(day)}`
  const year = Number(today.slice(0, 4))
  return end < today.slice(5, 10) ? year : year - 1
}

/** The exercices offered: the last one closed, the one running and the two before. */
export function offeredYears(company: Closing, today: string): number[] {
  const last = lastClosedYear(company, today)
  return [last + 1, last, last - 1, last - 2]
}
