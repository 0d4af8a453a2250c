import { addMonths, endOfMonth } from '@moisson/law/calendar'

/** The dates of the world, so that something is always to do today: the exercice closed four months ago. */
export function worldDates(today: string) {
  const closing = endOfMonth(addMonths(`${today.slice(0, 8)}01`, -4))
  return {
    today,
    closing,
    month: Number(closing.slice(5, 7)),
    day: Number(closing.slice(8, 10)),
    year: Number(closing.slice(0, 4)),
  }
}

/** Noon, UTC, some days from a day. */
export function noon(day: string, days = 0): Date {
  const at = new Date(`${day}T10:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at
}
