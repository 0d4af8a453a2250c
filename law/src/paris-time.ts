import type { Day } from './calendar.ts'
import { addDays, dayOf, partsOf } from './calendar.ts'
import { stop } from './stopped.ts'

/** An instant, ISO 8601 in UTC. */
export type Instant = string

const HOUR = 3_600_000

/** Summer time in the Union: from the last Sunday of March to the last Sunday of October, at 01:00 UTC. */
function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 0, 1))
  last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  return last
}

const offsetOf = (utc: Date): number => {
  const year = utc.getUTCFullYear()
  return utc >= lastSunday(year, 3) && utc < lastSunday(year, 10) ? 2 * HOUR : HOUR
}

const onParisClock = (at: Instant | Date): string => {
  const utc = new Date(at)
  const year = utc.getUTCFullYear()
  const clock = year >= 1 && year <= 9999 ? new Date(utc.getTime() + offsetOf(utc)).toISOString() : ''
  if (clock.length !== 24) return stop('not_an_instant', { value: { fr: String(at), en: String(at) } })
  return clock
}

/** The calendar day it is in Paris at an instant. */
export const parisDay = (at: Instant | Date): Day => onParisClock(at).slice(0, 10)

/** The hour on the clock of Paris at an instant, `23:59`. */
export const parisClock = (at: Instant | Date): string => onParisClock(at).slice(11, 16)

/** The instant a calendar day begins in Paris. */
export function startOfParisDay(day: Day): Instant {
  const { year, month, dayOfMonth } = partsOf(day)
  // The clock moves in the small hours of a Sunday, never around midnight: the offset at 23:00 UTC before is the one.
  const eve = new Date(Date.UTC(year, month - 1, dayOfMonth) - HOUR)
  return new Date(Date.parse(`${dayOf(year, month, dayOfMonth)}T00:00:00.000Z`) - offsetOf(eve)).toISOString()
}

/** The last instant of a calendar day in Paris, 23:59:59.999. */
export function endOfParisDay(day: Day): Instant {
  return new Date(Date.parse(startOfParisDay(addDays(day, 1))) - 1).toISOString()
}
