import type { ForfaitLine, ForfaitRegime } from '../src/forfait-social.ts'
import type { Day } from './days.ts'
import { countDays } from './days.ts'
import { fraction, minus, nearest, over, percent, plus, times, type Fraction } from './fraction.ts'
import { crds, csg, csgDeductible, gainLevies, tmopOn } from './figures.ts'

/** CSG and CRDS without abatement (CSS L136-2 I 1°, L136-8): each to the nearest cent, the part that cannot be deducted by difference. */
export function slowCsgCrds(gross_cents: number) {
  const gross = fraction(gross_cents)
  const csg_total_cents = nearest(times(gross, csg))
  const csg_deductible_cents = nearest(times(gross, csgDeductible))
  const crds_cents = nearest(times(gross, crds))
  return {
    csg_total_cents,
    csg_deductible_cents,
    csg_non_deductible_cents: csg_total_cents - csg_deductible_cents,
    crds_cents,
    withheld_cents: csg_total_cents + crds_cents,
    net_cents: gross_cents - csg_total_cents - crds_cents,
  }
}

/** What is paid at once is income, less the deductible CSG (CGI 154 quinquies). */
export const slowTaxable = (gross_cents: number): number =>
  gross_cents - slowCsgCrds(gross_cents).csg_deductible_cents

/** Tax of an income by the scale of 2026 (CGI 197 I 1): the quotient of one share taxed band by band, times the shares. */
export function slowIncomeTax(income_cents: number, shares: Fraction): Fraction {
  const quotient = over(fraction(income_cents), shares)
  let tax = fraction(0)
  for (const [above, rate] of scaleOf2026) {
    const beyond = minus(quotient, fraction(above * 100))
    if (beyond.top > 0n) tax = plus(tax, times(beyond, percent(rate)))
  }
  return times(tax, shares)
}

/** By limit of a share, what the rate rises by there. */
const scaleOf2026: readonly [above: number, rise: string][] = [
  [11_600, '11'],
  [29_579, '19'],
  [84_577, '11'],
  [181_917, '4'],
]

/** Intéressement that is placed is free of tax up to the lower ceiling; participation without limit (L3315-2, L3325-2). */
export function slowExempt(
  kind: 'interessement' | 'participation',
  placed: number,
  ceilings: readonly number[],
): number {
  let exempt = placed
  if (kind === 'interessement') for (const ceiling of ceilings) if (ceiling < exempt) exempt = ceiling
  return exempt
}

/** The rate of the employer's levy on one line, from 2019 on (CSS L137-15, L137-16, D137-1). */
export function slowForfaitPercent(line: ForfaitLine, regime: ForfaitRegime): string {
  if (!regime.obliged_to_participation) return '0'
  if ((line.source === 'interessement' || line.source === 'ppv') && !regime.effective_250) return '0'
  const pension = line.destination === 'PERCOL' || line.destination === 'PERCO'
  if (line.source === 'participation' && regime.scop) return '8'
  if (line.source === 'abondement' && line.company_shares) return '10'
  return pension && line.qualifying_plan ? '16' : '20'
}

/** The employer's levy: one base for each source and rate, of gross sums, to the nearest cent. */
export function slowForfait(lines: readonly ForfaitLine[], regime: ForfaitRegime): number {
  const bases = new Map<string, Fraction>()
  for (const line of lines) {
    const rate = slowForfaitPercent(line, regime)
    const name = `${line.source} ${rate}`
    bases.set(name, plus(bases.get(name) ?? fraction(0), fraction(line.gross_cents)))
  }
  let total = 0
  for (const [name, base] of bases) total += nearest(times(base, percent(name.split(' ')[1]!)))
  return total
}

/** Levies on each part of a gain, at the rate of its day (CSS L136-8 I 2°). */
export function slowGainLevies(parts: readonly { gain_cents: number; rate_on: Day }[]): number {
  let sum = 0
  for (const { gain_cents, rate_on } of parts)
    sum += nearest(times(fraction(gain_cents), gainLevies(rate_on)))
  return sum
}

/** 1.33 × the average bond yield, by exact days over 365, both ends counted; null where no yield is published (L3314-9, D3324-25). */
export function slowLateInterest(principal_cents: number, first_day: Day, paid_on: Day): number | null {
  const tmop = tmopOn(first_day)
  if (tmop === null) return null
  const days: Fraction = fraction(countDays(first_day, paid_on), 365)
  return nearest(times(times(fraction(principal_cents), times(tmop, percent('133'))), days))
}

/** Overpaid advances, at most a tenth of each pay until nothing is left (L3348-1, L3251-3). */
export function slowDeductions(overpaid: number, monthly_pay: number): number[] {
  const most = nearest(minus(fraction(monthly_pay, 10), fraction(1, 2)))
  const months: number[] = []
  for (let left = overpaid; left > 0; left -= months.at(-1)!) months.push(left < most ? left : most)
  return months
}
