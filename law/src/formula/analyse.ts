import type { Rational } from '../rational.ts'
import { add, compare, decimal, div, max, min, rational, sub, toDecimalString, zero } from '../rational.ts'
import type { EvaluationOptions, Inputs } from './formula-shape.ts'
import { evaluate } from './evaluate.ts'
import type { Condition, Expression } from './expression.ts'
import { childrenOf, inputsOf, operandsOf } from './expression.ts'
import { Stopped } from '../stopped.ts'

/** What an input may be: its lowest and highest plausible values. */
export type Domain = { readonly from: number; readonly to: number }
export type Domains = Readonly<Record<string, Domain>>

export type InputAnalysis = {
  /** Whether some change of this input alone changes the result. */
  matters: boolean
  /** The part of its domain over which the result moves, the others at the base; null when it does not move. */
  moves_between: { from: string; to: string } | null
}

export type FormulaAnalysis = {
  /** A formula that can never give zero guarantees a payment: it is refused (not random). */
  can_be_zero: boolean
  zero_when: Record<string, string> | null
  lowest: string
  highest: string
  /** Combinations of values looked at. */
  tried: number
  inputs: Record<string, InputAnalysis>
}

const MOST_COMBINATIONS = 20_000
const SAMPLES = 8

/**
 * Searches the domains of the inputs, at their ends, at equal steps and on each side of every bound written in the
 * formula: can it give zero, between which values, which inputs matter and over which part of their domain.
 */
export function analyseFormula(
  expr: Expression,
  domains: Domains,
  options: EvaluationOptions = {},
): FormulaAnalysis {
  const names = inputsOf(expr).filter((name) => Object.hasOwn(domains, name))
  const marks = marksOf(expr)
  const candidates = new Map(
    names.map((name) => [name, candidatesOf(domains[name] ?? { from: 0, to: 1 }, marks)]),
  )
  const at = (inputs: Inputs): Rational | null => {
    try {
      return evaluate(expr, inputs, options).value
    } catch (error) {
      if (error instanceof Stopped && error.code === 'formula_division_by_zero') return null
      throw error
    }
  }
  const search = searchAll(names, candidates, at)
  const inputs = Object.fromEntries(
    names.map((name) => [name, analyseInput(name, names, candidates, search, at)]),
  )
  return {
    can_be_zero: search.zero !== null || compare(search.lowest, zero) <= 0,
    zero_when: search.zero === null ? null : shown(search.zero),
    lowest: toDecimalString(search.lowest),
    highest: toDecimalString(search.highest),
    tried: search.tried,
    inputs,
  }
}

type Point = Readonly<Record<string, Rational>>
const shown = (point: Point): Record<string, string> =>
  Object.fromEntries(Object.entries(point).map(([name, value]) => [name, toDecimalString(value)]))

/** Every number written as a bound, a point or a side of a comparison. */
function marksOf(expr: Expression): Rational[] {
  const marks: Rational[] = []
  const keep = (bound: unknown) => {
    if (typeof bound === 'number') marks.push(decimal(bound))
  }
  const conditions = (condition: Condition) => {
    for (const side of operandsOf(condition)) if ('const' in side) marks.push(decimal(side.const))
  }
  const walk = (node: Expression): void => {
    if ('steps' in node) for (const row of node.steps.rows) [row.from, row.to].forEach(keep)
    if ('brackets' in node) for (const row of node.brackets.rows) [row.from, row.to].forEach(keep)
    if ('interp' in node) for (const [x] of node.interp.points) keep(x)
    if ('if' in node) conditions(node.if)
    if ('op' in node && 'args' in node && (node.op === 'min' || node.op === 'max' || node.op === 'sub')) {
      for (const arg of node.args) if ('const' in arg) marks.push(decimal(arg.const))
    }
    childrenOf(node).forEach(walk)
  }
  walk(expr)
  return marks
}

function candidatesOf({ from, to }: Domain, marks: readonly Rational[]): Rational[] {
  const [low, high] = [decimal(from), decimal(to)]
  const width = sub(high, low)
  const nudge = div(width, rational(1_000_000))
  const steps = Array.from({ length: SAMPLES + 1 }, (_, i) =>
    add(low, div({ n: width.n * BigInt(i), d: width.d }, rational(SAMPLES))),
  )
  const around = marks.flatMap((mark) => [sub(mark, nudge), mark, add(mark, nudge)])
  const inside = [...steps, zero, ...around].filter(
    (value) => compare(value, low) >= 0 && compare(value, high) <= 0,
  )
  const unique = new Map(inside.map((value) => [`${value.n}/${value.d}`, value]))
  return [...unique.values()].toSorted(compare)
}

type Search = { lowest: Rational; highest: Rational; zero: Point | null; base: Point; tried: number }

/** All combinations when they are few enough, otherwise a spread of them that keeps both ends of every input. */
function searchAll(
  names: readonly string[],
  candidates: ReadonlyMap<string, readonly Rational[]>,
  at: (point: Point) => Rational | null,
): Search {
  const sizes = names.map((name) => candidates.get(name)?.length ?? 1)
  const all = sizes.reduce((product, size) => product * size, 1)
  const stride = Math.max(1, Math.ceil(all / MOST_COMBINATIONS))
  const pointAt = (index: number): Point => {
    let rest = index
    const entries = names.map((name, i) => {
      const values = candidates.get(name) ?? []
      const size = sizes[i] ?? 1
      const value = values[rest % size] ?? zero
      rest = Math.floor(rest / size)
      return [name, value] as const
    })
    return Object.fromEntries(entries)
  }
  let search: Search | null = null
  let tried = 0
  const look = (point: Point) => {
    const value = at(point)
    tried += 1
    if (value === null) return
    search ??= { lowest: value, highest: value, zero: null, base: point, tried }
    if (compare(value, search.highest) > 0) search.base = point
    search.lowest = min(search.lowest, value)
    search.highest = max(search.highest, value)
    if (search.zero === null && value.n === 0n) search.zero = point
  }
  for (let index = 0; index < all; index += stride) look(pointAt(index))
  if (stride > 1) for (const corner of corners(names, candidates)) look(corner)
  const found = search as Search | null
  return found === null ? { lowest: zero, highest: zero, zero: null, base: {}, tried } : { ...found, tried }
}

/** Every input at its lowest or highest, when there are few enough inputs. */
function* corners(
  names: readonly string[],
  candidates: ReadonlyMap<string, readonly Rational[]>,
): Generator<Point> {
  const count = Math.min(names.length, 12)
  for (let mask = 0; mask < 2 ** count; mask += 1) {
    yield Object.fromEntries(
      names.map((name, i) => {
        const values = candidates.get(name) ?? []
        const high = Math.floor(mask / 2 ** i) % 2 === 1
        return [name, (high ? values.at(-1) : values[0]) ?? zero]
      }),
    )
  }
}

/** Moves one input along its candidates from a few bases, and keeps where the result changes. */
function analyseInput(
  name: string,
  names: readonly string[],
  candidates: ReadonlyMap<string, readonly Rational[]>,
  search: Search,
  at: (point: Point) => Rational | null,
): InputAnalysis {
  const values = candidates.get(name) ?? []
  const middle = Object.fromEntries(
    names.map((other) => {
      const list = candidates.get(other) ?? []
      return [other, list[Math.floor(list.length / 2)] ?? zero]
    }),
  )
  let [from, to]: [Rational | null, Rational | null] = [null, null]
  for (const base of [search.base, middle, search.zero ?? search.base]) {
    let previous: { value: Rational; result: Rational } | null = null
    for (const value of values) {
      const result = at({ ...base, [name]: value })
      if (result === null) continue
      if (previous !== null && compare(previous.result, result) !== 0) {
        from = from === null ? previous.value : min(from, previous.value)
        to = to === null ? value : max(to, value)
      }
      previous = { value, result }
    }
  }
  if (from === null || to === null) return { matters: false, moves_between: null }
  return { matters: true, moves_between: { from: toDecimalString(from), to: toDecimalString(to) } }
}
