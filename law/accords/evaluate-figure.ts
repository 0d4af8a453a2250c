import type { Inputs } from '../src/formula/evaluate.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import type { Expression } from '../src/formula/expression.ts'
import { childrenOf, inputsOf } from '../src/formula/expression.ts'
import { toNumber } from '../src/rational.ts'
import { recipes } from './figure-recipes.ts'
import type { AccordRecord, Figure, Reading } from './read-record.ts'
import { Stopped } from '../src/refusal.ts'

export type FigureOutcome =
  | { readonly kind: 'passed' | 'failed'; readonly value: number }
  | { readonly kind: 'not_evaluated'; readonly reason: string }

/**
 * Evaluates a published figure: with the inputs it carries, those of our own table, those of the worked example, or
 * its own name when that is the number measured (« 97.5 » on a grid of percentages).
 */
export function evaluateFigure(record: AccordRecord, reading: Reading, figure: Figure): FigureOutcome {
  const recipe = recipes[record.id]?.[figure.name]
  const formula = reading.formulas.get(figure.name) ?? [...reading.formulas.values()][0]
  if (formula === undefined && recipe === undefined) {
    return { kind: 'not_evaluated', reason: reading.reasons[0] ?? 'no formula' }
  }
  const tree = formula ?? { const: 0 }
  const attempts: (() => number)[] = []
  const on = (inputs: Inputs, expr: Expression = tree) =>
    toNumber(evaluate(expr, inputs, { option: figure.name }).value)
  if (figure.inputs !== undefined) attempts.push(() => on(figure.inputs ?? {}))
  if (recipe !== undefined) attempts.push(() => on(recipe.inputs ?? {}, recipe.on?.(tree) ?? tree))
  const example = exampleInputs(record)
  if (example !== null) attempts.push(() => on(withUnitBases(tree, example)))
  const measured = measuredBy(tree, figure.name)
  if (measured !== null) attempts.push(() => on(measured))
  let reason = 'the inputs of this figure are not in the record'
  for (const attempt of attempts) {
    try {
      const value = attempt()
      const close = Math.abs(value - figure.published_or_expected) <= figure.within + 1e-12
      return { kind: close ? 'passed' : 'failed', value }
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      reason = error.refusal.sentence.en
    }
  }
  return { kind: 'not_evaluated', reason }
}

function exampleInputs(record: AccordRecord): Inputs | null {
  const example = record.worked_example
  if (typeof example !== 'object' || example === null || !('inputs' in example)) return null
  const { inputs } = example
  return typeof inputs === 'object' && inputs !== null ? (inputs as Inputs) : null
}

/** A payroll that the text does not give: with 1 in its place the formula gives the published rate. */
function withUnitBases(formula: Expression, inputs: Inputs): Inputs {
  const bases = inputsOf(formula).filter(
    (name) => /^(masse_salariale|assiette)/.test(name) && !(name in inputs),
  )
  return { ...inputs, ...Object.fromEntries(bases.map((name) => [name, 1])) }
}

/** A name that is a number stands for the only input of the formula, or for a percentage of the only ratio. */
function measuredBy(formula: Expression, name: string): Inputs | null {
  if (!/^\d+(\.\d+)?$/.test(name)) return null
  const inputs = inputsOf(formula).filter((one) => !/PASS/.test(one))
  const [only, other] = inputs
  if (only === undefined) return null
  // The ceilings of the published scales are far above the figures they illustrate.
  const ceilings = { PASS: 100_000 }
  if (other === undefined) return { ...ceilings, [only]: name }
  const ratio = ratioIn(formula)
  return inputs.length === 2 && ratio !== null ? { ...ceilings, [ratio[0]]: name, [ratio[1]]: 100 } : null
}

function ratioIn(expr: Expression): [string, string] | null {
  if ('op' in expr && 'args' in expr && expr.op === 'div') {
    const [top, bottom] = expr.args
    if (top !== undefined && bottom !== undefined && 'var' in top && 'var' in bottom)
      return [top.var, bottom.var]
  }
  for (const child of childrenOf(expr)) {
    const found = ratioIn(child)
    if (found !== null) return found
  }
  return null
}
