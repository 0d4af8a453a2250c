import { addDays, daysBetween, partsOf, yearOf, type Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { easterOf } from '../payment/execution-day.ts'

/** The hours of a day, in Paris, between which messages may leave. */
export interface SmsHours {
  from: number
  to: number
}
export const defaultSmsHours: SmsHours = { from: 8, to: 20 }

/** The public holidays of France that fall on the same day each year, day and month. */
const fixedHolidays = new Set(['1/1', '1/5', '8/5', '14/7', '15/8', '1/11', '11/11', '25/12'])
/** Easter Monday, Ascension and Whit Monday, in days from Easter. */
const fromEaster = [1, 39, 50]

export function isPublicHoliday(day: Day): boolean {
  const { month, dayOfMonth } = partsOf(day)
  const easter = easterOf(yearOf(day))
  return (
    fixedHolidays.has(`${dayOfMonth}/${month}`) || fromEaster.some((days) => addDays(easter, days) === day)
  )
}

/** 4 January 1970 was a Sunday. */
const isSunday = (day: Day): boolean => daysBetween('1970-01-04', day) % 7 === 0

const hourIn = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** Whether no message leaves at an instant: outside the hours, on a Sunday, on a public holiday, all in Paris. */
export function isQuiet(at: Date, { from, to }: SmsHours): boolean {
  const day = parisDay(at)
  const hour = Number(hourIn.format(at))
  return isSunday(day) || isPublicHoliday(day) || hour < from || hour >= to
}
