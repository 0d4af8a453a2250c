import type { CeilingGiven } from '../src/ceilings.ts'
import { countDays, monthsTouched, split, type Day } from './days.ts'
import { cutDown, fraction, minus, nearest, over, percent, plus, times, type Fraction } from './fraction.ts'
import { passCents } from './figures.ts'

/** The annual ceiling of an exercice: the average of its months, or that of its last day (L3314-8: « plafond annuel moyen »). */
export function passOfExercice({ exercise, offset }: CeilingGiven): Fraction {
  if (offset === 'last_day') return passCents(split(exercise.end)[0])
  const months = monthsTouched(exercise.start, exercise.end)
  let sum = fraction(0)
  for (const month of months) sum = plus(sum, passCents(split(month)[0]))
  return over(sum, fraction(months.length))
}

/** The part of the exercice that somebody who came or left was there (D3324-13). */
function timeThere({ exercise, proration }: CeilingGiven): Fraction {
  if (!proration) return fraction(1)
  const first = later(exercise.start, proration.entry ?? exercise.start)
  const last = earlier(exercise.end, proration.exit ?? exercise.end)
  if (first > last) return fraction(0)
  return proration.basis === 'months'
    ? fraction(monthsTouched(first, last).length, monthsTouched(exercise.start, exercise.end).length)
    : fraction(countDays(first, last), countDays(exercise.start, exercise.end))
}
const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)

const partOfPass = (given: CeilingGiven, part: Fraction): number =>
  nearest(times(times(passOfExercice(given), part), timeThere(given)))

/** Three quarters of the ceiling (L3314-8 al. 2, D3324-12). */
export const slowIndividualCeiling = (given: CeilingGiven): number => partOfPass(given, fraction(3, 4))
/** Pay counts up to three ceilings (L3324-5, D3324-10). */
export const slowPayCeiling = (given: CeilingGiven): number => partOfPass(given, fraction(3))
/** A quarter of it: the base of a spouse (L3314-6). */
export const slowQuarter = (given: CeilingGiven): number => partOfPass(given, fraction(1, 4))

export type WagesGiven = {
  gross_wages_cents: number
  dirigeants_income_cents?: number
  formula_result_cents: number
}

/** A fifth of the wages and of the income of the heads who benefit (L3314-8 al. 1, D3314-1): a maximum, never rounded up. */
export function slowCollectiveCeiling(given: WagesGiven) {
  const base = plus(fraction(given.gross_wages_cents), fraction(given.dirigeants_income_cents ?? 0))
  const ceiling_cents = cutDown(times(base, percent('20')))
  const wanted = given.formula_result_cents < 0 ? 0 : given.formula_result_cents
  const distributable_cents = wanted > ceiling_cents ? ceiling_cents : wanted
  return {
    ceiling_cents,
    distributable_cents,
    cut_cents: Number(cutDown(minus(fraction(wanted), fraction(distributable_cents)))),
  }
}

/** Grants of one exercice, one after the other, under its one ceiling (L3314-8, L3314-10). */
export function slowGrants(ceiling: number, before: number, shares: readonly number[]): number[] {
  const granted: number[] = []
  for (const share of shares) {
    let used = before
    for (const cents of granted) used += cents
    const left = ceiling > used ? ceiling - used : 0
    granted.push(share < left ? share : left)
  }
  return granted
}
