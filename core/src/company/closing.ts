/** The day of the year on which a company closes its accounts. */
export interface Closing {
  month: number
  day: number
}

/** The closing day that somebody recorded; null while nobody has. */
export function closingOf(company: {
  fiscal_year_end_month: number | null
  fiscal_year_end_day: number | null
}): Closing | null {
  const { fiscal_year_end_month: month, fiscal_year_end_day: day } = company
  return month === null || day === null ? null : { month, day }
}

/** What a proposal starts from while the closing day is unknown; no date is ever announced from it. */
export const civilYear: Closing = { month: 12, day: 31 }
