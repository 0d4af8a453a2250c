import { refuse } from '@moisson/core/refusal'
import type { Refusal } from '@moisson/law/refusal'

const iso = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/
const short = /^\+?(\d{1,4})([wdhm])$/i

/** Seconds of a duration such as `P16D`, `PT3H` or `+16d`; forward only, a year at most. */
export function secondsOf(duration: string): number | Refusal<'invalid_duration'> {
  const parts = iso.exec(duration.trim())
  const brief = short.exec(duration.trim())
  const units = { w: 604_800, d: 86_400, h: 3600, m: 60 }
  const seconds = parts
    ? [604_800, 86_400, 3600, 60, 1].reduce(
        (sum, unit, index) => sum + unit * Number(parts[index + 1] ?? 0),
        0,
      )
    : brief
      ? Number(brief[1]) * units[brief[2]?.toLowerCase() as keyof typeof units]
      : 0
  return seconds > 0 && seconds <= 366 * 86_400 ? seconds : refuse('invalid_duration')
}
