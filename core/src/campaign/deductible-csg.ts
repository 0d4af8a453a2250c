import { largestRemainder } from '@moisson/law/largest-remainder'
import { scaleHalfUp } from '@moisson/law/money'

/** What became of a net amount, part by part. */
export interface GrossOfPaid {
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
}

export interface SettledAmounts extends GrossOfPaid {
  gross_cents: number
  net_cents: number
  csg_deductible_cents: number
}

export type GrossParts = readonly [paid: number, pee: number, percol: number, held: number]

/** Gross behind each net part; together the whole gross, to the cent, by largest remainder. */
export function grossParts(person: SettledAmounts): GrossParts {
  const { gross_cents, paid_cents, pee_cents, percol_cents, held_cents, net_cents } = person
  if (paid_cents === net_cents) return [gross_cents, 0, 0, 0]
  if (pee_cents === net_cents) return [0, gross_cents, 0, 0]
  if (percol_cents === net_cents) return [0, 0, gross_cents, 0]
  if (held_cents === net_cents) return [0, 0, 0, gross_cents]
  const parts = largestRemainder(
    gross_cents,
    Float64Array.of(paid_cents, pee_cents, percol_cents, held_cents),
  )
  return parts ? [parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0, parts[3] ?? 0] : [gross_cents, 0, 0, 0]
}

/** Taxed of what is paid: its gross less its deductible CSG, in cents. */
export function taxableOfPaid({
  gross_cents,
  net_cents,
  csg_deductible_cents,
  paid_cents,
}: SettledAmounts): number {
  return net_cents === 0 ? 0 : scaleHalfUp(gross_cents - csg_deductible_cents, paid_cents, net_cents)
}

/** CSG that the taxable income is lessened by (CGI 154 quinquies I), in cents: that of what is paid, which alone is taxed. */
export function deductibleOfPaid(person: SettledAmounts): number {
  return Math.max(0, grossParts(person)[0] - taxableOfPaid(person))
}
