import { civilYear, closingOf } from '@moisson/core/company/closing'

/** The exercice pay and presence belong to when nobody says which: the company's last one that has ended. */
export function lastClosedYear(
  company: { fiscal_year_end_month: number | null; fiscal_year_end_day: number | null },
  today: string,
): number {
  const year = Number(today.slice(0, 4))
  const pad = (part: number) => String(part).padStart(2, '0')
  const closing = closingOf(company) ?? civilYear
  const end = `${pad(closing.month)}-${pad(closing.day)}`
  return end < today.slice(5) ? year : year - 1
}
