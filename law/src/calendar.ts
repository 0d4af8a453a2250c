/** A calendar day, `YYYY-MM-DD`. Comparing two of them as strings compares the days. */
export type Day = string
export type Period = { readonly start: Day; readonly end: Day }

const DAY_MS = 86_400_000
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const monthLength = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** Year, month (1–12) and day of the month. Throws a RangeError when it is not a real calendar day. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  const match = FORM.exec(day)
  const [year, month, dayOfMonth] = match === null ? [0, 0, 0] : match.slice(1).map(Number)
  if (!year || !month || month > 12 || !dayOfMonth || dayOfMonth > monthLength(year, month)) {
    throw new RangeError(`not a calendar day: ${day}`)
  }
  return { year, month, dayOfMonth }
}

export const dayOf = (year: number, month: number, dayOfMonth: number): Day =>
  `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}`

const dayNumber = (day: Day): number => {
  const { year, month, dayOfMonth } = partsOf(day)
  return Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
}

export const yearOf = (day: Day): number => partsOf(day).year
export const addDays = (day: Day, days: number): Day =>
  new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10)

/** Whole months later, the day kept or brought back to the last day of the month (31 August + 6 → 28 February). */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(day)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(dayOfMonth, monthLength(toYear, toMonth)))
}

export const endOfMonth = (day: Day): Day => {
  const { year, month } = partsOf(day)
  return dayOf(year, month, monthLength(year, month))
}
export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** The last day of the month that comes `months` after the month of `day`. */
export const endOfMonthAfter = (day: Day, months: number): Day =>
  endOfMonth(addMonths(startOfMonth(day), months))

/** Days from one to the other, first excluded, last included. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** Days of a period, both ends included; 0 when it ends before it starts. */
export const daysIn = (period: Period): number => Math.max(0, daysBetween(period.start, period.end) + 1)

/** The part common to both, or null. */
export function intersection(a: Period, b: Period): Period | null {
  const start = a.start > b.start ? a.start : b.start
  const end = a.end < b.end ? a.end : b.end
  return start <= end ? { start, end } : null
}

/** First day of each calendar month touched by the period. */
export function monthsOf(period: Period): Day[] {
  const months: Day[] = []
  for (let month = startOfMonth(period.start); month <= period.end; month = addMonths(month, 1)) {
    months.push(month)
  }
  return months
}

export const civilYear = (year: number): Period => ({ start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) })
