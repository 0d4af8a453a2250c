import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, daysOf } from './parse-amount.ts'

test.each([
  ['61\u00a0028,63\u00a0€', 6_102_863],
  ['61\u202f238,15\u00a0€', 6_123_815],
  ['70 979,71', 7_097_971],
  ['70.979,71', 7_097_971],
  ['1,234,567.89', 123_456_789],
  ['1.234.567', 123_456_700],
  ["1'234.50", 123_450],
  ['69436,33', 6_943_633],
  ['58288.34', 5_828_834],
  ['-500,00 €', -50_000],
  ['(500,00)', -50_000],
  ['500,00-', -50_000],
  ['+12', 1_200],
  ['0', 0],
  ['-0,00', 0],
  [',5', 50],
  ['1234,567', 123_457],
  ['0,125', 13],
  ['EUR 1 200', 120_000],
  ['2,5e4', 2_500_000],
])('%s is %i cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

test.each([
  '',
  '€',
  'abc',
  '12 abc',
  '1,2,3',
  '1.23.456',
  '12-34',
  '1,234',
  '1.234',
  '45 k€',
  '1,234.567,89',
  '99999999999999999',
])('« %s » is refused rather than guessed', (text) => {
  expect(centsOf(text)).toBeNull()
})

const group = (cents: number, separator: string, decimal: string): string => {
  const size = Math.abs(cents)
  const whole = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, separator)
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${String(size % 100).padStart(2, '0')}`
}
const cents = integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })

test('an amount is read back to the cent from every way of writing it', () => {
  const ways = constantFrom(
    (amount: number) => group(amount, '\u00a0', ','),
    (amount: number) => group(amount, '\u202f', ','),
    (amount: number) => `${group(amount, ' ', ',')} €`,
    (amount: number) => group(amount, '', ','),
    (amount: number) => group(amount, '', '.'),
    (amount: number) => group(amount, ',', '.'),
    (amount: number) => group(amount, '.', ','),
    (amount: number) => (amount < 0 ? `(${group(-amount, ' ', ',')})` : group(amount, ' ', ',')),
  )
  assert(
    property(cents, ways, (amount, write) => {
      expect(centsOf(write(amount))).toBe(amount)
    }),
  )
})

test('a number cell of two decimals is read back to the cent', () => {
  assert(
    property(cents, (amount) => {
      expect(centsOf(amount / 100)).toBe(amount)
    }),
  )
})

test('the noise of a formula does not move a cent, and halves go up', () => {
  expect(centsOf(0.1 + 0.2)).toBe(30)
  expect(centsOf(1.005)).toBe(101)
  expect(centsOf(-1.005)).toBe(-101)
  expect(centsOf(26_568.000_000_000_004)).toBe(2_656_800)
  expect(centsOf(Number.NaN)).toBeNull()
  expect(centsOf(1e300)).toBeNull()
})

test.each([
  [365, 365],
  ['365', 365],
  ['182,5', 182.5],
  ['365 j', 365],
  ['365 jours', 365],
  ['-3', -3],
  [182.5, 182.5],
])('%s is %d days', (cell, days) => {
  expect(daysOf(cell)).toBe(days)
})

test('a duration in other words is no number of days', () => {
  expect(daysOf('12 mois')).toBeNull()
  expect(daysOf('temps plein')).toBeNull()
})
