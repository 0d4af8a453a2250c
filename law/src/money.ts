import type { Rational } from './rational.ts'
import { floor } from './rational.ts'

/** The named rounding steps of the package; every step of a result says which one it used. */
export type Rounding = 'half_up' | 'largest_remainder' | 'down' | 'none'

/** A fraction of integers that survives JSON: 9.2 % is `{ num: 92, den: 1000 }`. */
export type Ratio = { readonly num: number; readonly den: number }

/** Throws a RangeError unless it is a whole number of cents that a JavaScript number holds exactly. */
export function wholeCents(amount: number, what: string): number {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${what} must be a whole number of cents: ${amount}`)
  return amount
}

/** amount × num / den to the nearest integer, .5 up; exact whatever the size. */
export function scaleHalfUp(amount: number, num: number, den: number): number {
  const top = 2 * amount * num + den
  if (Number.isSafeInteger(2 * amount * num) && Number.isSafeInteger(top)) return Math.floor(top / (2 * den))
  const exact = { n: 2n * BigInt(amount) * BigInt(num) + BigInt(den), d: 2n * BigInt(den) }
  return Number(floor(exact))
}

/** amount × num / den, rounded down; exact whatever the size. */
export function scaleDown(amount: number, num: number, den: number): number {
  if (Number.isSafeInteger(amount * num)) return Math.floor((amount * num) / den)
  return Number(floor({ n: BigInt(amount) * BigInt(num), d: BigInt(den) }))
}

/** A rate applied to an amount in cents, half-up to the cent. */
export const portion = (cents: number, rate: Ratio): number => scaleHalfUp(cents, rate.num, rate.den)

/** An exact number of cents to the nearest cent, .5 up. */
export function halfUpCents(exact: Rational): number {
  return wholeCents(Number(floor({ n: 2n * exact.n + exact.d, d: 2n * exact.d })), 'a rounded amount')
}

/** Basis points: 10 000 is the whole. */
export const bpsRatio = (bps: number): Ratio => ({ num: bps, den: 10_000 })
