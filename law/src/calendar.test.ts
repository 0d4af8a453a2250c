import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysIn,
  endOfMonthAfter,
  intersection,
  monthsOf,
  partsOf,
  wholeYears,
} from './calendar.ts'
import { Stopped } from './stopped.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n))

test('days added come back, and count what is between', () =>
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
      const end = addDays(start, days)
      expect(addDays(end, -days)).toBe(start)
      expect(daysBetween(start, end)).toBe(days)
    }),
  ))

test('a day long before 1970 moves by whole days too', () => {
  expect(addDays('1899-12-31', 1)).toBe('1900-01-01')
  expect(addDays('0001-01-01', 0)).toBe('0001-01-01')
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
  expect(() => addDays('0001-01-01', -1)).toThrow(Stopped)
})

test('months keep the day, or its last one: 31 August and six months is 28 February', () => {
  expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29')
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
  expect(endOfMonthAfter('2025-09-30', 5)).toBe('2026-02-28')
})

test('a period counts both its ends, an upside-down one counts nothing', () => {
  expect(daysIn({ start: '2026-01-01', end: '2026-12-31' })).toBe(365)
  expect(daysIn({ start: '2024-01-01', end: '2024-12-31' })).toBe(366)
  expect(daysIn({ start: '2026-01-02', end: '2026-01-01' })).toBe(0)
})

test('the common part of two periods', () => {
  const year = { start: '2026-01-01', end: '2026-12-31' }
  expect(intersection(year, { start: '2025-07-01', end: '2026-06-30' })).toEqual({
    start: '2026-01-01',
    end: '2026-06-30',
  })
  expect(intersection(year, { start: '2025-01-01', end: '2025-12-31' })).toBeNull()
  expect(monthsOf({ start: '2026-01-15', end: '2026-03-01' })).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ])
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', 'yesterday', '2026-1-1'])(
  '%s is no day',
  (written) => expect(() => partsOf(written)).toThrow(Stopped),
)

test.each([
  ['2020-03-15', '2026-03-14', 5],
  ['2020-03-15', '2026-03-15', 6],
  ['2020-03-15', '2020-12-31', 0],
  ['2020-03-15', '2019-12-31', 0],
  ['2020-02-29', '2021-02-28', 1],
])('from %s to %s there are %i whole years', (from, to, years) => expect(wholeYears(from, to)).toBe(years))
