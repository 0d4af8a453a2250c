import { addDays, addMonths, dayOf, daysBetween, partsOf, yearOf, type Day } from '@moisson/law/calendar'

/** Easter Sunday of a year of the Gregorian calendar (Meeus and Butcher). */
export function easterOf(year: number): Day {
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const golden = year % 19
  const moons = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moons + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const march = epact + toSunday - 7 * late + 22
  return addDays(dayOf(year, 3, 1), march - 1)
}

/** Whether the banks of the euro settle transfers that day, as TARGET does: no Saturday, no Sunday, none of its six holidays. */
export function isBankDay(day: Day): boolean {
  // 5 January 1970 was a Monday.
  const weekday = (((daysBetween('1970-01-05', day) % 7) + 7) % 7) + 1
  const { month, dayOfMonth } = partsOf(day)
  const fromEaster = daysBetween(easterOf(yearOf(day)), day)
  const fixed = ['1/1', '1/5', '25/12', '26/12'].includes(`${dayOfMonth}/${month}`)
  return weekday <= 5 && !fixed && fromEaster !== -2 && fromEaster !== 1
}

/** The first day from this one on, by steps of one day, on which banks settle. */
function bankDay(day: Day, step: 1 | -1): Day {
  let open = day
  while (!isBankDay(open)) open = addDays(open, step)
  return open
}

/** The day a transfer due on `due` is executed when nobody says one: the last open day in time, else the first one to come. */
export function executionDay(due: Day, today: Day): Day {
  const inTime = bankDay(due, -1)
  return inTime >= today ? inTime : bankDay(today, 1)
}

/**
 * The day the transfer of a payment planned on a closed day leaves, after the last day to answer; null when it leaves as
 * planned, or when the plan itself comes too soon.
 */
export function movedTransfer(planned: Day, lastDay: Day): Day | null {
  if (planned <= lastDay) return null
  const on = executionDay(planned, addDays(lastDay, 1))
  return on === planned ? null : on
}

/** Why a bank would not execute on a day, or would on one nobody meant; `open_on` is the day to propose. */
export type ExecutionFault =
  | { code: 'execution_day_past'; open_on: Day }
  | { code: 'execution_day_closed'; open_on: Day }
  | { code: 'execution_day_far'; open_on: Day }

/** A transfer is executed from today to a year ahead, on a day when banks settle; null when it can be. */
export function executionFault(on: Day, today: Day): ExecutionFault | null {
  const latest = addMonths(today, 12)
  if (on < today) return { code: 'execution_day_past', open_on: bankDay(today, 1) }
  if (on > latest) return { code: 'execution_day_far', open_on: bankDay(latest, -1) }
  if (isBankDay(on)) return null
  const next = bankDay(on, 1)
  return { code: 'execution_day_closed', open_on: next <= latest ? next : bankDay(latest, -1) }
}
