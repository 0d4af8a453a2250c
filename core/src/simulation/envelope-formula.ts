import { combine, compared, constant, input, over, times, when } from '@moisson/law/formula/build'
import type { Domains } from '@moisson/law/formula/analyse'
import type { Inputs } from '@moisson/law/formula/formula-shape'
import type { Expression } from '@moisson/law/formula/expression'
import type { Labels } from '@moisson/law/formula/wording'
import { rational } from '@moisson/law/rational'
import type { Band, EnvelopeInputs, Objective } from './inputs.ts'
import type { Text } from '@moisson/law/text'

/** The formula as a tree in euros, with and without the agreement's own caps, its figures and their names. */
export interface EnvelopeFormula {
  capped: Expression
  uncapped: Expression
  inputs: Inputs
  labels: Labels
  domains: Domains
}

export const indicatorLabels: Record<EnvelopeInputs['indicator'], Text> = {
  operating_result: { fr: 'résultat d’exploitation', en: 'operating profit' },
  pre_tax_result: { fr: 'résultat courant avant impôt', en: 'pre-tax profit' },
  ebitda: { fr: 'excédent brut d’exploitation', en: 'EBITDA' },
  revenue: { fr: 'chiffre d’affaires', en: 'revenue' },
  gross_margin: { fr: 'marge brute', en: 'gross margin' },
  custom: { fr: 'indicateur', en: 'indicator' },
}

export const indicatorName = ({ indicator, indicator_label }: EnvelopeInputs): Text =>
  indicator === 'custom' && indicator_label
    ? { fr: indicator_label, en: indicator_label }
    : indicatorLabels[indicator]

const PAYROLL = 'payroll'
const euros = (cents: number) => constant(cents / 100)
const percentOf = (bps: number, of: Expression) => times(constant(bps / 10_000), of)

export function envelopeFormula(inputs: EnvelopeInputs): EnvelopeFormula {
  const base = baseOf(inputs)
  const uncapped = triggered(inputs, base)
  const caps = [
    ...(inputs.cap_bps_of_payroll === null ? [] : [percentOf(inputs.cap_bps_of_payroll, input(PAYROLL))]),
    ...(inputs.cap_cents === null ? [] : [euros(inputs.cap_cents)]),
  ]
  return {
    uncapped,
    capped: caps.length === 0 ? uncapped : combine('min', uncapped, ...caps),
    inputs: valuesOf(inputs),
    labels: labelsOf(inputs),
    domains: domainsOf(inputs),
  }
}

function triggered({ trigger }: EnvelopeInputs, base: Expression): Expression {
  return trigger === null ? base : when(compared(input('trigger'), '>', euros(trigger.above_cents)), base)
}

function baseOf(inputs: EnvelopeInputs): Expression {
  if (inputs.formula_kind === 'objectives_grid') return objectives(inputs)
  if (inputs.formula_kind === 'progressive_bands') return bands(inputs)
  const { threshold_cents, strict, rate_bps, rate_of } = inputs
  const indicator = input('indicator')
  const excess = threshold_cents === null ? indicator : combine('sub', indicator, euros(threshold_cents))
  const measure = rate_of === 'payroll' ? input(PAYROLL) : rate_of === 'excess' ? excess : indicator
  const due = percentOf(rate_bps, measure)
  return threshold_cents === null
    ? due
    : when(compared(indicator, strict ? '>' : '>=', euros(threshold_cents)), due)
}

function bands(inputs: EnvelopeInputs): Expression {
  const { band_measure, rate_of } = inputs
  const scale = band_measure === 'indicator' ? 100 : 10_000
  const bound = (value: number | null) => (value === null ? null : value / scale)
  const rows = inputs.bands.map((band) => ({ ...band, from: bound(band.from), to: bound(band.to) }))
  const of = measureOf(band_measure)
  if (rate_of === 'excess')
    return {
      brackets: { of, rows: rows.map(({ from, to, rate_bps }) => ({ from, to, rate: rate_bps / 10_000 })) },
    }
  const value = rate_of === 'payroll' ? input(PAYROLL) : input('indicator')
  const steps = rows.map(({ from, to, rate_bps }) => ({ from, to, value: percentOf(rate_bps, value) }))
  const first = rows[0]?.from ?? null
  // Below the first band nothing is due.
  return {
    steps: { of, rows: first === null ? steps : [{ from: null, to: first, value: constant(0) }, ...steps] },
  }
}

function measureOf(measure: EnvelopeInputs['band_measure']): Expression {
  const ratio = over(input('indicator'), input('reference'))
  if (measure === 'indicator') return input('indicator')
  return measure === 'ratio' ? ratio : combine('sub', ratio, constant(1))
}

function objectives(inputs: EnvelopeInputs): Expression {
  const parts = inputs.objectives.map((objective, place) =>
    times(constant(objective.weight_bps / 10_000), reached(objective, input(`o${place}`))),
  )
  const attainment: Expression = { op: 'add', args: parts, weights: 'whole' }
  return times(percentOf(inputs.maximum_bps_of_payroll, input(PAYROLL)), attainment)
}

/** 0 to 1: all or nothing at the target, or in proportion from the start on. */
function reached({ start, target, lower_is_better }: Objective, value: Expression): Expression {
  if (start === null || start === undefined)
    return when(compared(value, lower_is_better ? '<=' : '>=', constant(target)), constant(1))
  return {
    interp: {
      of: value,
      points: lower_is_better
        ? [
            [target, 1],
            [start, 0],
          ]
        : [
            [start, 0],
            [target, 1],
          ],
      below: 'clamp',
      above: 'clamp',
    },
  }
}

function valuesOf(inputs: EnvelopeInputs): Inputs {
  return {
    indicator: rational(inputs.actual_value_cents ?? 0, 100),
    reference: rational(inputs.reference_value_cents ?? 0, 100),
    [PAYROLL]: rational(inputs.annual_gross_payroll_cents, 100),
    ...(inputs.trigger && { trigger: rational(inputs.trigger.actual_cents, 100) }),
    ...Object.fromEntries(inputs.objectives.map(({ actual }, place) => [`o${place}`, actual])),
  }
}

function labelsOf(inputs: EnvelopeInputs): Labels {
  const names = inputs.objectives.map(({ label }, place) => [`o${place}`, { fr: label, en: label }] as const)
  return {
    indicator: indicatorName(inputs),
    reference: { fr: 'valeur de référence', en: 'reference value' },
    [PAYROLL]: { fr: 'masse salariale brute', en: 'gross payroll' },
    trigger: { fr: inputs.trigger?.label ?? '', en: inputs.trigger?.label ?? '' },
    ...Object.fromEntries(names),
  }
}

/** What the figures may plausibly be: losses included, objectives from nothing to twice the target. */
function domainsOf(inputs: EnvelopeInputs): Domains {
  const { actual_value_cents, reference_value_cents, annual_gross_payroll_cents, trigger } = inputs
  const bounds = inputs.bands.flatMap(({ from, to }: Band) => [from ?? 0, to ?? 0].map(Math.abs))
  const widest = Math.max(
    Math.abs(actual_value_cents ?? 0),
    Math.abs(reference_value_cents ?? 0),
    Math.abs(inputs.threshold_cents ?? 0),
    ...(inputs.band_measure === 'indicator' ? bounds : []),
    annual_gross_payroll_cents,
  )
  const span = (2 * widest) / 100
  const fixed = (cents: number) => ({ from: cents / 100, to: cents / 100 })
  const around = ({ start, target, actual }: Objective) => {
    const most = Math.max(...[start ?? 0, target, actual].map(Math.abs), 1)
    return { from: 0, to: 2 * most }
  }
  // A turnover is never negative; a result may be.
  const lowest = inputs.indicator === 'revenue' ? 0 : -span
  return {
    indicator: { from: lowest, to: span },
    reference: fixed(reference_value_cents ?? 0),
    [PAYROLL]: fixed(annual_gross_payroll_cents),
    ...(trigger && { trigger: { from: -Math.abs(trigger.above_cents) / 50 - 1, to: span } }),
    ...Object.fromEntries(inputs.objectives.map((objective, place) => [`o${place}`, around(objective)])),
  }
}
