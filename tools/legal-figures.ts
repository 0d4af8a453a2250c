import type { Parameter } from '@moisson/law/parameter'
import { individualCeilingShare } from '@moisson/law/parameters/limits'
import { crdsRate, csgDeductibleRate, csgRate, gainLeviesRate } from '@moisson/law/parameters/social-levies'
import { pass } from '@moisson/law/parameters/social-security-ceiling'

const valuesOf = (figure: Parameter): number[] => figure.values.map(({ value }) => value)
const each = <Value, Found>(list: readonly Value[], find: (value: Value) => readonly Found[]): Found[] => [
  ...new Set(list.flatMap(find)),
]

/** The rates people meet, in percent: CSG, its two parts, CRDS with it, levies on gains. */
const levies = each(valuesOf(csgRate), (csg) => [
  csg,
  ...valuesOf(crdsRate).map((crds) => csg + crds),
  ...valuesOf(csgDeductibleRate).flatMap((deductible) => [deductible, csg - deductible]),
]).concat(valuesOf(gainLeviesRate))

/** A number of euros as code writes it: `48060`, `48_060`, and in cents `4_806_000`. */
function written(euros: number): string[] {
  const digits = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_?')
  return [digits(euros), digits(100 * euros), `${digits(euros)}_?00`]
}

/**
 * What a legal figure looks like where nobody should type it: the levies as factors or basis points, each published
 * ceiling and what one person may receive of it, in euros or cents. Read from the parameters: a new year is guarded too.
 */
export function typedFigures(): RegExp {
  const factors = levies.map((rate) => String(Number((rate / 100).toFixed(6))).replace('0.', String.raw`0\.`))
  const points = levies.map((rate) => Math.round(100 * rate))
  const ceilings = each(valuesOf(pass), (ceiling) => [
    ...written(ceiling),
    ...valuesOf(individualCeilingShare).flatMap((share) => written((ceiling * share) / 100)),
  ])
  return new RegExp(
    String.raw`\b(${factors.join('|')})\b|_bps: (${points.join('|')})\b|\b(${ceilings.join('|')})\b`,
  )
}
