import { stop } from './stopped.ts'

/** A calendar day, `YYYY-MM-DD`. Comparing two of them as strings compares the days. */
export type Day = string
export type Period = { readonly start: Day; readonly end: Day }

const DAY_MS = 86_400_000
const LAST_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const monthLength = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LAST_OF_MONTH[month - 1] ?? 0)
const pad = (value: number, width = 2): string => String(value).padStart(width, '0')

/** The number that digits make between two places; NaN when one of them is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - 48
    if (digit < 0 || digit > 9) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

/** Whether it is a calendar day that exists, from year 1 to 9999. Fast: asked of every day that a rule is given. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || value.length !== 10 || value[4] !== '-' || value[7] !== '-') return false
  const [year, month, dayOfMonth] = [digits(value, 0, 4), digits(value, 5, 7), digits(value, 8, 10)]
  return year >= 1 && dayOfMonth >= 1 && dayOfMonth <= monthLength(year, month)
}

const notADay = (value: unknown): never => {
  const written = String(value)
  return stop('not_a_day', { value: { fr: written, en: written } })
}

/** Year, month (1–12) and day of the month; refuses what is not a real calendar day. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  if (!isDay(day)) return notADay(day)
  return { year: digits(day, 0, 4), month: digits(day, 5, 7), dayOfMonth: digits(day, 8, 10) }
}

/** The day of these numbers; refuses a day that does not exist. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const day = `${pad(year, 4)}-${pad(month)}-${pad(dayOfMonth)}`
  return isDay(day) ? day : notADay(day)
}

/** Days since 1 January 1970, by arithmetic: a year counts from March, so that the leap day comes last. */
const dayNumber = (day: Day): number => {
  const { year, month, dayOfMonth } = partsOf(day)
  const [from, place] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  const leapDays = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  return 365 * from + leapDays + Math.floor((153 * place + 2) / 5) + dayOfMonth - 1 - 719_468
}

/** The civil year of a day. */
export const yearOf = (day: Day): number => partsOf(day).year

/** Whole days later; refuses what leads to no day of the years 1 to 9999. */
export function addDays(day: Day, days: number): Day {
  const moved = new Date((dayNumber(day) + days) * DAY_MS)
  if (!Number.isInteger(days) || Number.isNaN(moved.getTime())) return notADay(`${day} + ${days}`)
  const written = moved.toISOString()
  return written.length === 24 && written > '0001' ? written.slice(0, 10) : notADay(`${day} + ${days}`)
}

/** Whole months later, the day kept or brought back to the last day of the month (31 August + 6 → 28 February). */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(day)
  if (!Number.isInteger(months)) return notADay(`${day} + ${months}`)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return dayOf(toYear, toMonth, Math.min(dayOfMonth, monthLength(toYear, toMonth)))
}

/** The last day of the month of a day. */
export const endOfMonth = (day: Day): Day => {
  const { year, month } = partsOf(day)
  return dayOf(year, month, monthLength(year, month))
}
/** The first day of that month; the day itself is not read again. */
export const startOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** The last day of the month that comes `months` after the month of `day`. */
export const endOfMonthAfter = (day: Day, months: number): Day =>
  endOfMonth(addMonths(startOfMonth(day), months))

/** Whole years from a day to another: those of an age or of a seniority; none before the first is over. */
export function wholeYears(from: Day, to: Day): number {
  const years = Math.max(0, yearOf(to) - yearOf(from))
  return years > 0 && addMonths(from, 12 * years) > to ? years - 1 : years
}

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
  if (!isDay(period.end)) return notADay(period.end)
  for (let month = startOfMonth(period.start); month <= period.end; month = addMonths(month, 1)) {
    months.push(month)
  }
  return months
}

/** 1 January to 31 December; refuses a year outside 1 to 9999. */
export const civilYear = (year: number): Period => ({ start: dayOf(year, 1, 1), end: dayOf(year, 12, 31) })
