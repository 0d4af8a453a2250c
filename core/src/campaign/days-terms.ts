/** What a person may give: the days they have, by hundredths, and the net value of one as the payroll found it. */
export interface RestDays {
  available_hundredths: number
  day_cents: number
  /** The most of them that the year leaves. */
  half_days: number
  /** Half days given in the same year to other campaigns. */
  already_half_days: number
}
