/** The exercice pay and presence belong to when nobody says which: the company's last one that has ended. */
export function lastClosedYear(
  company: { fiscal_year_end_month: number; fiscal_year_end_day: number },
  today: string,
): number {
  const year = Number(today.slice(0, 4))
  const pad = (part: number) => String(part).padStart(2, '0')
  const end = `${pad(company.fiscal_year_end_month)}-${pad(company.fiscal_year_end_day)}`
  return end < today.slice(5) ? year : year - 1
}
