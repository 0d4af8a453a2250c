import type { DerogatoryGiven, ReserveGiven } from '../src/reserve-speciale.ts'
import { fraction, isBelow, minus, nearest, over, percent, plus, times, type Fraction } from './fraction.ts'

const orZero = (a: Fraction): Fraction => (isBelow(a, fraction(0)) ? fraction(0) : a)

/** ½ (profit − 5 % of equity) × wages / added value (L3324-1, D3324-1), nothing below zero, one rounding. */
export function slowReserve({
  profit_cents,
  equity_cents,
  wages_cents,
  added_value_cents,
}: ReserveGiven): number {
  const aboveReturn = minus(fraction(profit_cents), times(fraction(equity_cents), percent('5')))
  const half = times(fraction(1, 2), orZero(aboveReturn))
  return nearest(times(half, over(fraction(wages_cents), fraction(added_value_cents))))
}

/** The four ceilings among which a derogatory formula chooses (L3324-2 al. 2). */
export function slowDerogatoryCeilings(given: DerogatoryGiven) {
  const [accounting, taxable] = [given.net_accounting_profit_cents, given.net_taxable_profit_cents]
  const lessReturn = (profit: number): number =>
    nearest(orZero(minus(fraction(profit), times(fraction(given.equity_cents), percent('5')))))
  const half = (profit: number): number => nearest(orZero(fraction(profit, 2)))
  return {
    half_net_accounting_cents: half(accounting),
    net_accounting_minus_5pct_equity_cents: lessReturn(accounting),
    net_taxable_minus_5pct_equity_cents: lessReturn(taxable),
    half_net_taxable_cents: half(taxable),
  }
}

/** Reserve and supplement together reach the highest of the four (L3324-9). */
export function slowSupplementMax(given: DerogatoryGiven & { rsp_legal_cents: number }) {
  let highest = 0
  for (const ceiling of Object.values(slowDerogatoryCeilings(given))) if (ceiling > highest) highest = ceiling
  const supplement = highest - given.rsp_legal_cents
  return { rsp_plus_supplement_max_cents: highest, supplement_max_cents: supplement > 0 ? supplement : 0 }
}

/** At least the legal reserve, and not above the ceiling that the agreement names (L3324-2). */
export function slowEquivalence(given: {
  derogatory_cents: number
  legal_cents: number
  ceiling_cents: number
}) {
  const at_least_legal = given.derogatory_cents >= given.legal_cents
  const wanted = at_least_legal ? given.derogatory_cents : given.legal_cents
  const above = wanted > given.ceiling_cents ? wanted - given.ceiling_cents : 0
  return { at_least_legal, above_ceiling_cents: above, reserve_cents: wanted - above }
}

/** A capital that changed on the first day of a month, in proportion to the months (D3324-4). */
export const slowCapital = (before: number, after: number, monthsBefore: number, months: number): number =>
  nearest(
    over(
      plus(
        fraction(BigInt(before) * BigInt(monthsBefore)),
        fraction(BigInt(after) * BigInt(months - monthsBefore)),
      ),
      fraction(months),
    ),
  )
