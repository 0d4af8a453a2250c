import { allocation } from '@moisson/law/allocation'
import { agreementText } from '@moisson/law/formula/describe'
import { inputsOf } from '@moisson/law/formula/expression'
import { formulaResult } from '@moisson/law/formula/formula-result'
import { citation } from '@moisson/law/article'
import type { Text } from '@moisson/law/text'
import type { Accord } from './accord.ts'
import { HEADCOUNT, PAYROLL, PRESENCES, RESERVE } from './accord.ts'
import { domainsOf } from './analyse-accord.ts'
import { computed } from './computed.ts'
import { envelopeOutcome } from './envelope-outcome.ts'
import { envelopeTree, labelsOf } from './envelope-tree.ts'
import { figureAt, figurePeriods } from './figure-columns.ts'
import { isPerHead, unitsOf } from './formula-text.ts'
import { formulaSentences } from './formula-sentences.ts'
import { shownValue } from './french-wording.ts'
import { pointsAlong } from './points-along.ts'
import type { IndicatorUnit } from './given-answers.ts'
import { allocationOf, examplePeople, startOf, supposedPayroll, USUAL_PEOPLE } from './worked-example.ts'

export type Values = Readonly<Record<string, number>>

export interface PreviewInput {
  name: string
  label: string
  unit: IndicatorUnit
  value: number
  shown: string
  from: 'given' | 'history' | 'objective' | 'company' | 'agreement' | 'supposed'
  lowest: number
  highest: number
}

export interface Outcome {
  /** Of a formula that gives an amount for each person, what they have together. */
  formula_cents: number
  envelope_cents: number
  collective_ceiling_cents: number
  distributable_cents: number
  limited_by: Text[]
}

export interface PreviewFigures {
  formula: string[]
  per_head: boolean
  inputs: PreviewInput[]
  outcome: Outcome
  steps: { label: Text; articles: string[] }[]
  curve: {
    indicator: string
    label: string
    unit: IndicatorUnit
    points: { value: number; shown: string; envelope_cents: number }[]
  } | null
  back_test: {
    year: number
    outcome: Outcome | null
    unknown: string[]
    values: { name: string; label: string; shown: string }[]
  }[]
  sensitivity: {
    indicator: string
    label: string
    lower_cents: number
    higher_cents: number
    swing_cents: number
  }[]
}

/** What of the figures is asked for. */
export interface Asked {
  values?: Values | undefined
  /** Which exercice, from 0. */
  exercise?: number | undefined
  /** The indicator along which the curve runs. */
  along?: string | undefined
  /** What the people of the company make together, where an amount for each goes by presence. */
  presences?: number | null | undefined
}

/** Everything the formula gives with these figures, or null where it cannot be computed. */
export function previewFigures(accord: Accord, asked: Asked = {}): PreviewFigures | null {
  const exercise = Math.min(asked.exercise ?? 0, accord.duration.exercises.length - 1)
  const inputs = inputsFor(accord, exercise, asked.values ?? {})
  const values: Values = {
    ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    ...(asked.presences != null && { [PRESENCES]: asked.presences }),
  }
  const outcome = outcomeOf(accord, exercise, values)
  if (outcome === null) return null
  const moving = inputs.filter(({ name }) => accord.indicators.some((one) => one.name === name))
  const sensitivity = moving
    .map((one) => sensitivityOf(accord, exercise, values, one))
    .filter((one) => one !== null)
    .toSorted((a, b) => b.swing_cents - a.swing_cents)
  const along =
    moving.find(({ name }) => name === asked.along) ??
    moving.find(({ name }) => name === sensitivity[0]?.indicator) ??
    moving[0]
  const labels = labelsOf(accord)
  const { steps } = formulaResult.explain({
    formula: accord.formula.tree,
    inputs: values,
    labels,
    amounts_in: 'euros',
  })
  const sentences = formulaSentences(accord, values)
  return {
    formula: agreementText(accord.formula.tree, 'fr', labels, unitsOf(accord)),
    per_head: isPerHead(accord.formula.tree),
    inputs,
    outcome,
    steps: steps.slice(0, -1).map((step, place) => ({
      label: { ...step.label, fr: sentences[place] ?? step.label.fr },
      articles: step.articles.map(citation),
    })),
    curve: along ? curveOf(accord, exercise, values, along) : null,
    back_test: backTest(accord, exercise, values, moving),
    sensitivity,
  }
}

/** Each figure the formula, its caps and the legal ceiling read, with where it was found. */
function inputsFor(accord: Accord, exercise: number, given: Values): PreviewInput[] {
  const columns = figurePeriods(accord).length / accord.duration.exercises.length
  const domains = domainsOf(accord, exercise * columns)
  const labels = labelsOf(accord)
  const used = [...new Set([...inputsOf(envelopeTree(accord)), PAYROLL])]
  return used.map((name): PreviewInput => {
    const found = foundValue(accord, exercise, name)
    const value = given[name] ?? found.value
    const unit = unitOf(accord, name)
    const domain = domains[name] ?? { from: value, to: value }
    return {
      name,
      label: labels[name]?.fr ?? name,
      unit,
      value,
      shown: shownValue(value, unit),
      from: Object.hasOwn(given, name) ? 'given' : found.from,
      lowest: Math.min(domain.from, value),
      highest: Math.max(domain.to, value),
    }
  })
}

const unitOf = ({ indicators, formula }: Accord, name: string): IndicatorUnit =>
  indicators.find((one) => one.name === name)?.unit ??
  formula.parameters.find((one) => one.name === name)?.unit ??
  (name === HEADCOUNT ? 'count' : 'EUR')

function foundValue(accord: Accord, exercise: number, name: string): Pick<PreviewInput, 'value' | 'from'> {
  const { company } = accord
  if (name === HEADCOUNT)
    return company.headcount === null
      ? { value: USUAL_PEOPLE, from: 'supposed' }
      : { value: company.headcount, from: 'company' }
  if (name === PAYROLL)
    return company.payroll_cents === null
      ? { value: supposedPayroll(accord) / 100, from: 'supposed' }
      : { value: company.payroll_cents / 100, from: 'company' }
  if (name === RESERVE) return { value: 0, from: 'supposed' }
  const parameter = accord.formula.parameters.find((one) => one.name === name)
  if (parameter)
    return {
      value: figureAt(parameter.values, exercise, accord.duration.exercises.length),
      from: 'agreement',
    }
  const indicator = accord.indicators.find((one) => one.name === name)
  const last = indicator?.history.toSorted((a, b) => a.year - b.year).at(-1)
  if (last) return { value: last.value, from: 'history' }
  const objective = accord.formula.objectives?.find((one) => one.indicator === name)
  if (objective)
    return {
      value: figureAt(objective.targets, exercise, accord.duration.exercises.length),
      from: 'objective',
    }
  return { value: indicator ? startOf(indicator, accord) : 0, from: 'supposed' }
}

/** Formula, own caps, link with participation, legal ceiling; null where these figures give no amount. */
function outcomeOf(accord: Accord, exercise: number, values: Values): Outcome | null {
  const outcome = computed((): Outcome => {
    const { ceilings, ...amounts } = envelopeOutcome(accord, {
      values,
      people:
        values[PRESENCES] ??
        Math.max(1, Math.round(values[HEADCOUNT] ?? accord.company.headcount ?? USUAL_PEOPLE)),
      gross_wages_cents: Math.round(((values[PAYROLL] ?? 0) * 100 * accord.duration.period_months) / 12),
      on: (accord.duration.exercises[exercise] ?? accord.duration.first_period).end,
    })
    return {
      ...amounts,
      limited_by: ceilings.flatMap(({ of, label, bites }) => (bites ? [of === 'law' ? LEGAL : label] : [])),
    }
  })
  return 'refusal' in outcome ? null : outcome.value
}
const LEGAL: Text = { fr: 'Plafond légal des salaires bruts', en: 'Legal ceiling on gross wages' }

/** Ten percent less and ten percent more of one indicator; of one that is nil, a twentieth of its range. */
function sensitivityOf(accord: Accord, exercise: number, values: Values, one: PreviewInput) {
  const step = one.value === 0 ? (one.highest - one.lowest) / 20 : Math.abs(one.value) / 10
  const at = (value: number) =>
    outcomeOf(accord, exercise, { ...values, [one.name]: value })?.distributable_cents
  const [lower, higher] = [at(one.value - step), at(one.value + step)]
  if (lower === undefined || higher === undefined) return null
  return {
    indicator: one.name,
    label: one.label,
    lower_cents: lower,
    higher_cents: higher,
    swing_cents: Math.abs(higher - lower),
  }
}

/** The envelope along one indicator. */
function curveOf(
  accord: Accord,
  exercise: number,
  values: Values,
  along: PreviewInput,
): PreviewFigures['curve'] {
  const { name, label, unit } = along
  const points = pointsAlong(accord.formula.tree, along)
    .map((value) => {
      const outcome = outcomeOf(accord, exercise, { ...values, [name]: value })
      return outcome && { value, shown: shownValue(value, unit), envelope_cents: outcome.distributable_cents }
    })
    .filter((point) => point !== null)
  return { indicator: name, label, unit, points }
}

/** The formula on each year of which a value is known; payroll and headcount are those of today. */
function backTest(accord: Accord, exercise: number, values: Values, moving: readonly PreviewInput[]) {
  const used = new Set(moving.map(({ name }) => name))
  const known = accord.indicators.filter(({ name }) => used.has(name))
  const years = [...new Set(known.flatMap(({ history }) => history.map(({ year }) => year)))]
  return years
    .toSorted((a, b) => a - b)
    .map((year) => {
      const found = known.map(({ name, label, unit, history }) => ({
        name,
        label,
        unit,
        value: history.find((one) => one.year === year)?.value,
      }))
      const unknown = found.filter(({ value }) => value === undefined).map(({ name }) => name)
      const then = Object.fromEntries(found.map(({ name, value }) => [name, value ?? 0]))
      return {
        year,
        outcome: unknown.length > 0 ? null : outcomeOf(accord, exercise, { ...values, ...then }),
        unknown,
        values: found.flatMap(({ name, label, unit, value }) =>
          value === undefined ? [] : [{ name, label, shown: shownValue(value, unit) }],
        ),
      }
    })
}

/** The gross shares of invented people, where the company has none: those of the worked example and their colleagues. */
export function estimatedShares(
  accord: Accord,
  envelope_cents: number,
  ceiling_cents: number,
): { amounts: number[]; capped: number; not_distributed_cents: number } | null {
  const outcome = computed(() => {
    const { people } = examplePeople(accord, accord.duration.first_period)
    const { shares, not_distributed_cents } = allocation.value(
      allocationOf(accord, people, envelope_cents, ceiling_cents),
    )
    return {
      amounts: shares.map(({ gross_cents }) => gross_cents),
      capped: shares.filter(({ capped }) => capped).length,
      not_distributed_cents,
    }
  })
  return 'refusal' in outcome ? null : outcome.value
}
