/** A calendar written out: leap years, lengths of months, and a list of all days. */
export type Day = string

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

export function lengthOf(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

type Parts = [year: number, month: number, day: number]
export const split = (day: Day): Parts => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]
const two = (value: number) => (value < 10 ? `0${value}` : String(value))
export const write = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`

/** Every day from 2000 to 2079, written one after the other, and the place of each. */
const days: Day[] = []
for (let year = 2000; year < 2080; year += 1)
  for (let month = 1; month <= 12; month += 1)
    for (let day = 1; day <= lengthOf(year, month); day += 1) days.push(write(year, month, day))
const places = new Map(days.map((day, place) => [day, place]))

function placeOf(day: Day): number {
  const place = places.get(day)
  if (place === undefined) throw new RangeError(`not a day of this calendar: ${day}`)
  return place
}

export function daysLater(day: Day, count: number): Day {
  const later = days[placeOf(day) + count]
  if (later === undefined) throw new RangeError(`outside this calendar: ${day} and ${count} days`)
  return later
}
export const dayAfter = (day: Day): Day => daysLater(day, 1)
export const dayBefore = (day: Day): Day => daysLater(day, -1)

/** Days from the first to the last, both counted. */
export const countDays = (first: Day, last: Day): number =>
  last < first ? 0 : placeOf(last) - placeOf(first) + 1

/**
 * A delay in months ends on the day of the same number; where the month has none, on its last day
 * (code de procédure civile, art. 641).
 */
export function monthsLater(day: Day, months: number): Day {
  let [year, month, date] = split(day)
  for (let i = 0; i < months; i += 1) [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  for (let i = 0; i > months; i -= 1) [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1]
  return write(year, month, Math.min(date, lengthOf(year, month)))
}

/** The first day of the n-th month that follows the month of this day. */
export function startOfFollowingMonth(day: Day, n: number): Day {
  const [year, month] = split(day)
  return monthsLater(write(year, month, 1), n)
}

/** First days of the months that a period touches. */
export function monthsTouched(first: Day, last: Day): Day[] {
  const months: Day[] = []
  const [year, month] = split(first)
  for (let start = write(year, month, 1); start <= last; start = monthsLater(start, 1)) months.push(start)
  return months
}

/** The last Sunday of a month: 2 January 2000 was one. */
function lastSunday(year: number, month: number): Day {
  let day = write(year, month, lengthOf(year, month))
  while (placeOf(day) % 7 !== 1) day = dayBefore(day)
  return day
}

/** Summer time holds from the last Sunday of March, in the morning, to the last Sunday of October. */
export function isSummerAtNight(day: Day): boolean {
  const [year] = split(day)
  return lastSunday(year, 3) <= day && day < lastSunday(year, 10)
}
