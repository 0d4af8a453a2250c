import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Stopped } from './stopped.ts'
import { scaleDown, scaleHalfUp, wholeCents } from './money.ts'
import { compare, decimal, rational, toDecimalString, toNumber } from './rational.ts'

const amount = fc.integer({ min: 0, max: 2 ** 52 })
const factor = fc.integer({ min: 0, max: 1_000_000 })
const divisor = fc.integer({ min: 1, max: 1_000_000 })

test('half up and down agree with BigInt, below and far beyond 2^53', () =>
  fc.assert(
    fc.property(amount, factor, divisor, (a, n, d) => {
      const product = BigInt(a) * BigInt(n)
      const half = (2n * product + BigInt(d)) / (2n * BigInt(d))
      fc.pre(half < 2n ** 53n)
      expect(BigInt(scaleHalfUp(a, n, d))).toBe(half)
      expect(BigInt(scaleDown(a, n, d))).toBe(product / BigInt(d))
    }),
    { numRuns: 5000 },
  ))

test('half a cent goes up, also below zero', () => {
  expect(scaleHalfUp(1, 1, 2)).toBe(1)
  expect(scaleHalfUp(-1, 1, 2)).toBe(0)
  expect(scaleHalfUp(-3, 1, 2)).toBe(-1)
})

test('an amount that is not whole cents is refused', () => {
  expect(() => wholeCents(1.5, 'x')).toThrow(Stopped)
  expect(() => wholeCents(2 ** 53, 'x')).toThrow(Stopped)
})

test('a decimal is read as it is written, and written as it was read', () => {
  expect(decimal(0.1)).toEqual(rational(1, 10))
  expect(decimal('1.325')).toEqual(rational(53, 40))
  expect(decimal(1e-7)).toEqual(rational(1, 10_000_000))
  expect(toDecimalString(rational(-5, 4))).toBe('-1.25')
  expect(toDecimalString(rational(1, 3), 4)).toBe('0.3333')
  expect(toDecimalString(rational(-1, 1000), 2)).toBe('0')
  expect(() => decimal('12 000')).toThrow(Stopped)
})

test('fractions compare like the numbers they are', () =>
  fc.assert(
    fc.property(fc.integer(), divisor, fc.integer(), divisor, (a, b, c, d) => {
      expect(Math.sign(compare(rational(a, b), rational(c, d)))).toBe(
        Math.sign(Number(BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b))),
      )
    }),
  ))

test('a fraction is shown with fifteen decimals', () =>
  expect(toNumber(rational(2, 3))).toBe(0.666666666666667))
