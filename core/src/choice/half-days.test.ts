import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halfDaysIn, linesAtValue } from './half-days.ts'

const line = (fund_id: string, amount_cents: number) => ({ fund_id, amount_cents })

test('lines keep their days and their parts at another value of a day', () => {
  expect(linesAtValue([line('a', 20_000), line('b', 29_879)], 14_251, 15_000)).toEqual([
    line('a', 21_050),
    line('b', 31_450),
  ])
  expect(linesAtValue([line('a', 10_000)], 10_000, 5_000)).toEqual([line('a', 5_000)])
  expect(linesAtValue([line('a', 10_001)], 10_000, 5_000)).toBe(null)
  expect(linesAtValue([], 10_000, 5_000)).toBe(null)
})

test('the lines always make the same number of half days, to the cent', () => {
  const value = fc.integer({ min: 200, max: 200_000 })
  fc.assert(
    fc.property(
      value,
      value,
      fc.integer({ min: 1, max: 20 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (was, now, halves, cut) => {
        const total = Math.floor((halves * was + 1) / 2)
        const first = Math.round(total * cut)
        const lines = linesAtValue([line('a', first), line('b', total - first)], was, now) ?? []
        expect(
          halfDaysIn(
            lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
            now,
          ),
        ).toBe(halves)
      },
    ),
  )
})
