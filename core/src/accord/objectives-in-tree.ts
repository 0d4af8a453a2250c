import type { Bound, Expression } from '@moisson/law/formula/expression'
import type { Objective, Parameter } from './accord.ts'

/**
 * The weighted objectives that a tree is made of, as a preset would have written them, so that a formula changed piece
 * by piece keeps its table of objectives; null where the tree says anything else.
 */
export function objectivesIn(
  tree: Expression,
  parameters: readonly Parameter[],
  years: number,
): Objective[] | null {
  const whole = weightedIn(tree)
  if (whole === null) return null
  /** One value for each exercice: the number itself, or those of the figure it names. */
  const yearly = (bound: Bound): number[] | null => {
    if (typeof bound === 'number') return Array.from({ length: years }, () => bound)
    return parameters.find(({ name }) => name === bound)?.values ?? null
  }
  const found = whole.map((part) => objectiveOf(part, yearly))
  const objectives = found.filter((one) => one !== null)
  return objectives.length === found.length && found.length > 0 ? objectives : null
}

type Yearly = (bound: Bound) => number[] | null

/** The parts of the one sum whose weights make a whole. */
function weightedIn(tree: Expression): readonly Expression[] | null {
  if ('weights' in tree && tree.weights === 'whole' && 'args' in tree) return tree.args
  if ('label' in tree) return weightedIn(tree.expr)
  if ('if' in tree) return weightedIn(tree.then)
  if (!('op' in tree) || !('args' in tree)) return null
  const found = tree.args.map(weightedIn).filter((one) => one !== null)
  return found.length === 1 ? (found[0] ?? null) : null
}

function objectiveOf(part: Expression, yearly: Yearly): Objective | null {
  if (!('op' in part) || part.op !== 'mul' || part.args.length !== 2) return null
  const [weight, scored] = part.args
  if (!weight || !scored || !('const' in weight)) return null
  const weight_bps = Math.round(Number(weight.const) * 10_000)
  const score = 'label' in scored ? scored.expr : scored
  const read = 'interp' in score ? onLine(score.interp, yearly) : allOrNothing(score, yearly)
  return read === null || !Number.isFinite(weight_bps) ? null : { weight_bps, ...read }
}

/** Nothing at the threshold, all at the target, more beyond where there is more. */
function onLine(
  { of, points }: Extract<Expression, { interp: object }>['interp'],
  yearly: Yearly,
): Omit<Objective, 'weight_bps'> | null {
  if (!('var' in of)) return null
  const at = (score: (value: number) => boolean) => points.find(([, y]) => score(Number(y)))
  const [threshold, target, above] = [at((y) => y === 0), at((y) => y === 1), at((y) => y > 1)]
  if (!threshold || !target || points.length !== (above ? 3 : 2)) return null
  const [thresholds, targets, values] = [
    yearly(threshold[0]),
    yearly(target[0]),
    above ? yearly(above[0]) : null,
  ]
  if (!thresholds || !targets || (above && !values)) return null
  return {
    indicator: of.var,
    targets,
    thresholds,
    over: above && values ? { values, score_bps: Math.round(Number(above[1]) * 10_000) } : null,
  }
}

function allOrNothing(score: Expression, yearly: Yearly): Omit<Objective, 'weight_bps'> | null {
  if (!('if' in score) || !('cmp' in score.if) || !('var' in score.if.left)) return null
  const { left, right } = score.if
  if (!('const' in score.then) || Number(score.then.const) !== 1) return null
  const targets = 'var' in right ? yearly(right.var) : 'const' in right ? yearly(Number(right.const)) : null
  return targets && { indicator: left.var, targets, thresholds: null, over: null }
}
