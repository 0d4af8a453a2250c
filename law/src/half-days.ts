import { scaleHalfUp } from './money.ts'

/** Days are paid in by halves: two of them are a day. */
export const HALVES_OF_A_DAY = 2

/** The value of some half days by that of a day, to the nearest cent: as `restDays` computes it. */
export const valueOfHalfDays = (half_days: number, day_cents: number): number =>
  scaleHalfUp(day_cents, half_days, HALVES_OF_A_DAY)
