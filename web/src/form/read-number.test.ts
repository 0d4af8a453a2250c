import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './read-number.ts'

const language = 'fr' as const
const days = { language, min: 15, max: 90, scale: 1, decimals: false }
const weight = { language, min: 0, max: 10_000, scale: 100, decimals: true }

test('a number is read as people write it, in stored units', () => {
  expect(readNumber('1 250', { language, scale: 1, decimals: false })).toEqual({ value: 1250 })
  expect(readNumber('33,34', weight)).toEqual({ value: 3334 })
  expect(readNumber('−12.5', { language, scale: 1, decimals: true })).toEqual({ value: -12.5 })
  expect(readNumber('1,05', weight)).toEqual({ value: 105 })
})

test('what cannot be taken as it stands is refused with its reason, and never rounded', () => {
  expect(readNumber('2O', days)).toEqual({ problem: 'not_a_number' })
  expect(readNumber('', days)).toEqual({ problem: 'not_a_number' })
  expect(readNumber('15,5', days)).toEqual({ problem: 'not_whole' })
  expect(readNumber('14', days)).toEqual({ problem: 'out_of_bounds' })
  expect(readNumber('91', days)).toEqual({ problem: 'out_of_bounds' })
  expect(readNumber('33,333', weight)).toEqual({ problem: 'too_fine' })
  const headcount = { language, min: 0, max: 1_000_000, scale: 1, decimals: 2 }
  expect(readNumber('49,996', headcount)).toEqual({ problem: 'too_fine' })
  expect(readNumber('49,99', headcount)).toEqual({ value: 49.99 })
})

test('ten thousand is never ten: thousands stand apart by the marks of the language alone', () => {
  const fr = { language: 'fr', scale: 1, decimals: true } as const
  const en = { ...fr, language: 'en' } as const
  expect(readNumber('10.000', fr)).toEqual({ problem: 'other_marks' })
  expect(readNumber('1.234.567,5', fr)).toEqual({ problem: 'other_marks' })
  expect(readNumber('1,125', fr)).toEqual({ value: 1.125 })
  expect(readNumber('0.125', fr)).toEqual({ value: 0.125 })
  expect(readNumber('10,000', en)).toEqual({ value: 10_000 })
  expect(readNumber('1,234,567.5', en)).toEqual({ value: 1_234_567.5 })
  expect(readNumber('1.125', en)).toEqual({ value: 1.125 })
  expect(readNumber('33,34', en)).toEqual({ value: 33.34 })
})

test('what is written of a stored value is read back as that value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.constantFrom('.', ','), (value, mark) => {
      expect(readNumber(writeNumber(value, 100, mark), weight)).toEqual({ value })
    }),
  )
})
