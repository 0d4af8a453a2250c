import { objectivesIn } from './objectives-in-tree.ts'
import { combine, compared, constant, input, over, times, when } from '@moisson/law/formula/build'
import type { Bound, Condition, Expression } from '@moisson/law/formula/expression'
import { readExpression } from '@moisson/law/formula/read-expression'
import { decimal, toDecimalString } from '@moisson/law/rational'
import type { Indicator, Objective, Parameter } from './accord.ts'
import { PAYROLL } from './accord.ts'
import type { GivenFormula, GivenObjective, GivenReward } from './given-answers.ts'

/** A rate in basis points as an exact constant: 250 is 0.025. */
export const rate = (bps: number): Expression => constant(toDecimalString(decimal(`${bps}e-4`)))
const exactRate = (bps: number): number => Number(toDecimalString(decimal(`${bps}e-4`)))
const euros = (cents: number): Expression => constant(toDecimalString(decimal(`${cents}e-2`)))

export interface BuiltFormula {
  tree: Expression | null
  parameters: Parameter[]
  objectives: Objective[] | null
  /** What of the tree could not be read, with its place. */
  problems: { path: string; reason: string }[]
}

type Given<Preset> = Extract<GivenFormula, { preset: Preset }>
type Trigger = { indicator: string; threshold: number; strict?: boolean }

/** The tree of a formula, in euros; a preset is only a shorter way to write one. */
export function buildFormula(
  given: GivenFormula,
  years: number,
  indicators: readonly Indicator[],
): BuiltFormula {
  const built = (tree: Expression): BuiltFormula => ({ tree, parameters: [], objectives: null, problems: [] })
  if ('tree' in given) {
    const { expression, problems } = readExpression(given.tree)
    const parameters = (given.parameters ?? []).map((one) => ({ ...one, unit: one.unit ?? 'ratio' }))
    const objectives = expression && objectivesIn(expression, parameters, years)
    return { tree: expression, parameters, objectives, problems: [...problems] }
  }
  if (given.preset === 'share_of_result') return built(shareOfResult(given))
  if (given.preset === 'threshold') return built(triggered(given, reward(given.reward)))
  if (given.preset === 'bands') return built(bands(given))
  return objectivesGrid(given, years, indicators)
}

function shareOfResult(given: Given<'share_of_result'>): Expression {
  const threshold = given.threshold ?? 0
  const result = input(given.indicator)
  const base = given.on === 'excess' && threshold !== 0 ? combine('sub', result, constant(threshold)) : result
  return triggered({ ...given, threshold, strict: given.strict ?? true }, times(rate(given.rate_bps), base))
}

function triggered({ indicator, threshold, strict }: Trigger, then: Expression): Expression {
  return when(compared(input(indicator), strict ? '>' : '>=', constant(threshold)), then)
}

const reward = (given: GivenReward): Expression =>
  'amount_cents' in given
    ? euros(given.amount_cents)
    : times(rate(given.rate_bps), input(given.of ?? PAYROLL))

function bands(given: Given<'bands'>): Expression {
  const measured = given.compared_to
    ? over(input(given.indicator), input(given.compared_to))
    : input(given.indicator)
  const tree: Expression =
    given.mode === 'marginal'
      ? {
          brackets: {
            of: measured,
            rows: given.rows.map((row) => ({
              from: row.from,
              to: row.to,
              rate: exactRate(row.rate_bps ?? 0),
            })),
          },
        }
      : {
          steps: {
            of: measured,
            rows: given.rows.map((row) => ({
              from: row.from,
              to: row.to,
              value:
                row.amount_cents === undefined
                  ? row.rate_bps
                    ? times(rate(row.rate_bps), input(given.of ?? PAYROLL))
                    : constant(0)
                  : euros(row.amount_cents),
            })),
          },
        }
  const guarded = given.compared_to ? when(meaningful(given.indicator, given.compared_to), tree) : tree
  return given.trigger ? triggered(given.trigger, guarded) : guarded
}

/** A ratio says something only of a reference above zero: a loss twice the last one is no growth. */
const meaningful = (indicator: string, compared_to: string): Condition => ({
  all: [compared(input(compared_to), '>', constant(0)), compared(input(indicator), '>=', constant(0))],
})

const perYear = (value: number | number[], years: number): number[] =>
  Array.isArray(value) ? value : Array.from({ length: years }, () => value)
const same = (values: readonly number[]): boolean => values.every((value) => value === values[0])

function objectivesGrid(
  given: Given<'objectives'>,
  years: number,
  indicators: readonly Indicator[],
): BuiltFormula {
  const parameters: Parameter[] = []
  const objectives = given.objectives.map((one) => objectiveOf(one, years))
  const parts = objectives.map((objective) => {
    const indicator = indicators.find(({ name }) => name === objective.indicator)
    const label = indicator?.label ?? objective.indicator
    /** The number itself when it never changes, otherwise the name under which each exercice finds its own. */
    const bound = (values: number[], word: string): Bound => {
      if (same(values)) return values[0] ?? 0
      const name = `${word}_${objective.indicator}`
      parameters.push({ name, label: `${word} : ${label}`, unit: indicator?.unit ?? 'ratio', values })
      return name
    }
    const score = scoreOf(objective, indicator?.direction === 'lower', bound)
    return times(rate(objective.weight_bps), { label: `réussite, ${label}`, expr: score })
  })
  const score: Expression = { op: 'add', weights: 'whole', args: parts }
  const whole = times(reward(given.budget), { label: 'réussite globale', expr: score })
  const tree = given.trigger ? triggered(given.trigger, whole) : whole
  return { tree, parameters, objectives, problems: [] }
}

/** One when the target is met and nothing otherwise, or a line from the threshold to the target and beyond. */
function scoreOf(
  { indicator, targets, thresholds, over: above }: Objective,
  lower: boolean,
  bound: (values: number[], word: string) => Bound,
): Expression {
  const of = input(indicator)
  const target = bound(targets, 'objectif')
  if (thresholds === null) {
    const fixed = typeof target === 'string' ? input(target) : constant(target ?? 0)
    return when(compared(of, lower ? '<=' : '>=', fixed), constant(1))
  }
  const points: [Bound, Bound][] = [
    [bound(thresholds, 'seuil'), 0],
    [target, 1],
  ]
  if (above) points.push([bound(above.values, 'maximum'), exactRate(above.score_bps)])
  return {
    interp: { of, points: lower ? points.toReversed() : points, below: 'clamp', above: 'clamp' },
  }
}

function objectiveOf(one: GivenObjective, years: number): Objective {
  return {
    indicator: one.indicator,
    weight_bps: one.weight_bps,
    targets: perYear(one.target, years),
    thresholds: one.threshold === undefined ? null : perYear(one.threshold, years),
    over: one.over ? { values: perYear(one.over.value, years), score_bps: one.over.score_bps } : null,
  }
}
