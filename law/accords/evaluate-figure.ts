import type { Inputs } from '../src/formula/formula-shape.ts'
import { evaluate } from '../src/formula/evaluate.ts'
import type { Expression } from '../src/formula/expression.ts'
import { inputsOf } from '../src/formula/expression.ts'
import { readExpression } from '../src/formula/read-expression.ts'
import { div, toNumber } from '../src/rational.ts'
import { refusalOf } from '../src/refusal.ts'
import { Stopped } from '../src/stopped.ts'
import { lookedUpInputs, unrelatedFigures } from './looked-up-inputs.ts'
import type { AccordRecord, Figure, GivenInputs, Reading } from './read-record.ts'

export type FigureOutcome =
  | { readonly kind: 'passed' | 'failed'; readonly value: number; readonly how: string }
  | { readonly kind: 'not_evaluated'; readonly reason: string }

type Source = { readonly name: string; readonly inputs: Inputs }

/**
 * Evaluates a published figure from the record's own tree. Each input is taken from the first place that gives it: the
 * figure, the record, its worked example, else what somebody looked up. A figure that lacks one is not evaluated.
 */
export function evaluateFigure(record: AccordRecord, reading: Reading, figure: Figure): FigureOutcome {
  const formula = reading.formulas.get(figure.name) ?? [...reading.formulas.values()][0]
  if (formula === undefined) return { kind: 'not_evaluated', reason: reading.reasons[0] ?? 'no formula' }
  const unrelated = own(own(unrelatedFigures, record.id), figure.name)
  // Inputs beside the figure itself say that its tree gives it after all.
  if (unrelated !== undefined && figure.inputs === undefined)
    return { kind: 'not_evaluated', reason: unrelated }
  const found = own(own(lookedUpInputs, record.id), figure.name)
  const sources: Source[] = [
    { name: where('the figure’s own inputs', figure.where), inputs: plain(figure.inputs) },
    { name: 'the record’s own inputs', inputs: plain(record.inputs) },
    { name: 'its worked example', inputs: plain(record.worked_example?.inputs) },
    { name: where('looked up', found?.where), inputs: found?.inputs ?? {} },
  ].filter(({ inputs }) => Object.keys(inputs).length > 0)
  if (sources.length === 0 && !isConstant(formula))
    return { kind: 'not_evaluated', reason: 'no inputs beside this figure' }
  const inputs: Inputs = Object.assign({}, ...sources.map((source) => source.inputs).toReversed())
  const part = figure.part ?? found?.part
  const per = figure.per ?? found?.per
  try {
    const tree = partOf(formula, part)
    const whole = evaluate(tree, inputs, { option: figure.name }).value
    const value = toNumber(per === undefined ? whole : div(whole, evaluate({ var: per }, inputs).value))
    const close = Math.abs(value - figure.published_or_expected) <= figure.within + 1e-12
    const used = sources.filter((source) => gives(source, sources, tree, per))
    return {
      kind: close ? 'passed' : 'failed',
      value,
      how: used.map(({ name }) => name).join('; ') || 'no input',
    }
  } catch (error) {
    if (error instanceof Stopped) return { kind: 'not_evaluated', reason: refusalOf(error).sentence.en }
    if (!(error instanceof Error)) throw error
    return { kind: 'not_evaluated', reason: `what is given cannot be read: ${error.message}` }
  }
}

/** Whether a tree is numbers alone: it needs no input to be evaluated. */
const isConstant = (tree: Expression): boolean => inputsOf(tree).length === 0

/** Whether an input that the figure needs comes from this source and from none before it. */
function gives(source: Source, sources: readonly Source[], tree: Expression, per?: string): boolean {
  const before = sources.slice(0, sources.indexOf(source))
  const needed = new Set([...inputsOf(tree), ...namedIn(tree), ...(per === undefined ? [] : [per])])
  return Object.keys(source.inputs).some(
    (name) => needed.has(name) && !before.some(({ inputs }) => Object.hasOwn(inputs, name)),
  )
}

/** The named values of a tree, which an input of the same name replaces. */
const namedIn = (tree: Expression): string[] => ('let' in tree ? Object.keys(tree.let) : [])

/** What a table holds under a name that a file gives: `constructor` is no entry of it. */
const own = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined

const where = (name: string, said?: string): string => (said === undefined ? name : `${name} (${said})`)

/** The values alone, without where each of them stands. */
function plain(given: GivenInputs | undefined): Inputs {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' && 'value' in value ? value.value : value,
    ]),
  ) as Inputs
}

function partOf(formula: Expression, path?: string): Expression {
  let part: unknown = formula
  for (const key of path === undefined ? [] : path.split('.'))
    part = typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined
  const isTree = typeof part === 'object' && part !== null && !Array.isArray(part)
  const { expression } = isTree ? readExpression(part) : { expression: null }
  if (expression === null) throw new Error(`its formula has no part “${path}” that is a formula`)
  return expression
}
