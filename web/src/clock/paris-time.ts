import { dayOf } from '../kit/format.ts'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Paris',
})

/** The hour it is in Paris at an instant, `09:00`. */
export const parisTimeOf = (instant: string): string => clock.format(new Date(instant))

/** The instant at which it is `time` on `day` in Paris; null for an hour that the change of time skips. */
export function parisInstant(day: string, time: string): string | null {
  for (const offset of ['+02:00', '+01:00']) {
    const at = new Date(`${day}T${time}:00${offset}`)
    if (Number.isNaN(at.getTime())) return null
    const instant = at.toISOString()
    if (dayOf(instant) === day && parisTimeOf(instant) === time) return instant
  }
  return null
}
