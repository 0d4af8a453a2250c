import fc from 'fast-check'
import { firstYear, lastYear } from './figures.ts'
import { dayBefore, lengthOf, monthsLater, write, type Day } from './days.ts'

/** Amounts where they are interesting: small ones, round ones, and any. */
export const cents = (max = 500_000_000): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 0, max: Math.floor(max / 100) }).map((euros) => euros * 100),
  )

/** Any day of the years, month ends and 29 February often. */
export const dayIn = (from: number, to: number): fc.Arbitrary<Day> =>
  fc
    .tuple(
      fc.integer({ min: from, max: to }),
      fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(2)),
      fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(1, 31)),
    )
    .map(([year, month, day]) => write(year, month, Math.min(day, lengthOf(year, month))))

/** A day on which every figure is published. */
export const publishedDay = dayIn(firstYear, lastYear)

/** An exercice of whole months, a year long or not, whose months are all published. */
export const exercice = (months: fc.Arbitrary<number> = fc.constant(12)) =>
  fc
    .tuple(
      fc.integer({ min: firstYear, max: lastYear }),
      fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 12 })),
      months,
    )
    .map(([year, month, length]) => {
      const start = write(year, month, 1)
      return { start, end: dayBefore(monthsLater(start, length)), length }
    })
    .filter(({ end }) => end <= write(lastYear, 12, 31))
