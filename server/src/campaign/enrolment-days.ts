import type { EnrolmentRow } from './enrolment-store.ts'

/** The days that somebody of a campaign may give and the value of one, as they were counted; none where it asks for no days. */
export function daysOf({
  calculation,
}: Pick<EnrolmentRow, 'calculation'>): { rest_days: number; rest_day_value_cents: number } | null {
  const days = calculation?.days
  return days ? { rest_days: days.available_hundredths / 100, rest_day_value_cents: days.day_cents } : null
}
