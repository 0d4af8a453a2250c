import { fraction, percent, type Fraction } from './fraction.ts'
import { split, type Day } from './days.ts'

/** Figures typed a second time, from the decrees and orders, so that a slip of `law/src/parameters` shows. */

const passEuros: Record<number, number> = {
  2019: 40_524,
  2020: 41_136,
  2021: 41_136,
  2022: 41_136,
  2023: 43_992,
  2024: 46_368,
  2025: 47_100,
  2026: 48_060,
}

/** Annual social-security ceiling of a civil year, in cents (CSS D242-17 to D242-19). */
export function passCents(year: number): Fraction {
  const euros = passEuros[year]
  if (euros === undefined) throw new RangeError(`no PASS typed for ${year}`)
  return fraction(euros * 100)
}

export const firstYear = 2019
export const lastYear = 2026

/** CSS L136-8 I 1°, since 2018: 9.2 %, of which 6.8 deductible; ordonnance 96-50: 0.5 %. */
export const csg = percent('9.2')
export const csgDeductible = percent('6.8')
export const crds = percent('0.5')

/** Levies on gains, CSS L136-8 I 2°. */
export const gainLevies = (day: Day): Fraction => percent(day < '2026-01-01' ? '17.2' : '18.6')

/** Average bond yield of a half-year, in percent (`S1` January to June). */
const tmopPercent: Record<string, string> = {
  '2017-S2': '0.95',
  '2018-S1': '1.04',
  '2018-S2': '0.97',
  '2019-S1': '0.62',
  '2019-S2': '0.12',
  '2020-S1': '0.20',
  // Minus 0.02: counted for zero (DG Trésor).
  '2020-S2': '0.00',
  '2021-S1': '0.20',
  '2021-S2': '0.27',
  '2022-S1': '1.325',
  '2022-S2': '2.51',
  '2023-S1': '3.14',
  '2023-S2': '3.37',
}

/** The yield that stands on a day: that of the half-year before; null where none is published. */
export function tmopOn(day: Day): Fraction | null {
  const [year, month] = split(day)
  const written = tmopPercent[month <= 6 ? `${year - 1}-S2` : `${year}-S1`]
  return written === undefined ? null : percent(written)
}
