import { addDays, type Day } from '@moisson/law/calendar'
import { isPublicHoliday } from '../sms/quiet-hours.ts'
import { isBankDay } from './execution-day.ts'

/** A day proposed for a payment: banks settle, and payroll works in France. */
export const isPayDay = (day: Day): boolean => isBankDay(day) && !isPublicHoliday(day)

/** The nearest such day from this one on, or back from it where it is a last day. */
export function payDay(day: Day, from: 'on' | 'until'): Day {
  let open = day
  while (!isPayDay(open)) open = addDays(open, from === 'on' ? 1 : -1)
  return open
}
