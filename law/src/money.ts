import type { Rational } from './rational.ts'
import { floor, mul, rational } from './rational.ts'
import { stop } from './stopped.ts'

/** The named rounding steps of the package; every step of a result says which one it used. */
export type Rounding = 'half_up' | 'largest_remainder' | 'down' | 'none'

/** A fraction of integers that survives JSON: 9.2 % is `{ num: 92, den: 1000 }`. */
export type Ratio = { readonly num: number; readonly den: number }

/** The amount itself; refuses what is no whole number of cents that a JavaScript number holds exactly. */
export function wholeCents(amount: number, input: string): number {
  if (Number.isSafeInteger(amount)) return amount
  if (Number.isInteger(amount)) return stop('amount_too_large', { input })
  const found = String(amount)
  const expected = { fr: 'un nombre entier de centimes', en: 'a whole number of cents' }
  return stop('not_an_amount', { input, expected, value: { fr: found, en: found } })
}

/** The sum of amounts, exact or refused. */
export function totalCents(amounts: readonly number[], input: string): number {
  let total = 0
  for (const amount of amounts) total += amount
  return wholeCents(total, input)
}

/** amount × num / den to the nearest integer, .5 up; exact whatever the size. */
export function scaleHalfUp(amount: number, num: number, den: number): number {
  const top = 2 * amount * num + den
  if (den > 0 && Number.isSafeInteger(2 * amount * num) && Number.isSafeInteger(top))
    return Math.floor(top / (2 * den))
  const { n, d } = product(amount, num, den)
  return wholeCents(Number(floor({ n: 2n * n + d, d: 2n * d })), 'result')
}

/** amount × num / den, rounded down; exact whatever the size. */
export function scaleDown(amount: number, num: number, den: number): number {
  if (den > 0 && Number.isSafeInteger(amount * num)) return Math.floor((amount * num) / den)
  return wholeCents(Number(floor(product(amount, num, den))), 'result')
}

/** amount × num / den as an exact fraction. */
const product = (amount: number, num: number, den: number): Rational =>
  mul(rational(amount), rational(num, den))

/** A rate applied to an amount in cents, half-up to the cent. */
export const portion = (cents: number, rate: Ratio): number => scaleHalfUp(cents, rate.num, rate.den)

/** An exact number of cents to the nearest cent, .5 up. */
export function halfUpCents(exact: Rational): number {
  return wholeCents(Number(floor({ n: 2n * exact.n + exact.d, d: 2n * exact.d })), 'result')
}

/** Basis points: 10 000 is the whole. */
export const bpsRatio = (bps: number): Ratio => ({ num: bps, den: 10_000 })
