import { stop } from './stopped.ts'

/** An exact fraction, reduced, with a positive denominator. */
export type Rational = { readonly n: bigint; readonly d: bigint }

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

const notANumber = (value: unknown): never => {
  const written = String(value).slice(0, 60)
  return stop('not_a_number', { value: { fr: written, en: written } })
}

const integer = (value: bigint | number): bigint =>
  typeof value === 'bigint' ? value : Number.isInteger(value) ? BigInt(value) : notANumber(value)

/** n / d, reduced; refuses a d of zero, and what is no whole number. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  let [top, bottom] = [integer(n), integer(d)]
  if (bottom === 0n) return stop('division_by_zero')
  if (bottom < 0n) [top, bottom] = [-top, -bottom]
  const g = gcd(top, bottom)
  return g <= 1n ? { n: top, d: bottom } : { n: top / g, d: bottom / g }
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/

/** No number longer than this is a figure of a person or a company; a power of ten is as long as its zeros. */
const MOST_DIGITS = 400

/** A number as it is written (`9.2`, `'1.325'`, `1e-7`), without the error of its binary form; refuses other words. */
export function decimal(written: number | string): Rational {
  const text = String(written)
  const match = text.length > MOST_DIGITS ? null : DECIMAL.exec(text)
  if (match === null) return notANumber(written)
  const [, sign, whole = '0', fraction = '', exponent = '0'] = match
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const power = Number(exponent) - fraction.length
  if (Math.abs(power) > MOST_DIGITS) return notANumber(written)
  return power >= 0 ? rational(digits * 10n ** BigInt(power)) : rational(digits, 10n ** BigInt(-power))
}

/** The four operations, exact; `div` refuses a zero below. */
export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d)
export const sub = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d)
export const mul = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d)
export const div = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n)

/** Negative, zero or positive, like a sort function. */
export const compare = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
export const min = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b)
export const max = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b)
export const zero: Rational = { n: 0n, d: 1n }
export const one: Rational = { n: 1n, d: 1n }

/** The largest integer not above it. */
export const floor = (a: Rational): bigint => {
  const quotient = a.n / a.d
  return a.n < 0n && quotient * a.d !== a.n ? quotient - 1n : quotient
}

/** The exact decimal writing when it ends within `digits`, otherwise rounded half-up to `digits`. */
export function toDecimalString(a: Rational, digits = 12): string {
  const scale = 10n ** BigInt(digits)
  const scaled = floor({ n: 2n * a.n * scale + a.d, d: 2n * a.d })
  const sign = scaled < 0n ? '-' : ''
  const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, '0')
  const fraction = text.slice(text.length - digits).replace(/0+$/, '')
  const whole = text.slice(0, text.length - digits)
  return `${sign}${whole}${fraction === '' || digits === 0 ? '' : `.${fraction}`}`
}

/** For display and charts only: never for a figure that is paid. */
export const toNumber = (a: Rational): number => Number(toDecimalString(a, 15))
