import { parisClock, parisDay } from '@moisson/law/paris-time'

/** The instant at which it is `time` on `day` in Paris; null for an hour that the change of time skips. */
export function parisInstant(day: string, time: string): string | null {
  for (const offset of ['+02:00', '+01:00']) {
    const at = new Date(`${day}T${time}:00${offset}`)
    if (Number.isNaN(at.getTime())) return null
    const instant = at.toISOString()
    if (parisDay(instant) === day && parisClock(instant) === time) return instant
  }
  return null
}
