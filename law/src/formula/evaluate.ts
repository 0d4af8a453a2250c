import type { Rational } from '../rational.ts'
import { add, compare, decimal, div, max, min, mul, rational, sub, zero } from '../rational.ts'
import type { Bound, Condition, Expression, Interpolation } from './expression.ts'
import { percentOf } from './expression.ts'
import { MOST_LEVELS, requireDepth } from './depth.ts'
import {
  type EvaluationOptions,
  type Inputs,
  inputs as inputsShape,
  type InputValue,
} from './formula-shape.ts'
import { stop } from '../stopped.ts'
import { requireShape } from '../shape.ts'

/** Scales inside one another; real ones stop at two or three. */
const MOST_CALLS = 10

/** One node with its exact value and what it was made of. */
export type Trace = {
  readonly expr: Expression
  readonly value: Rational
  readonly parts: readonly Trace[]
  /** Conditions: the branch taken; grids: the row; menus: the option. */
  readonly taken?: string
}

type Scope = {
  readonly inputs: Inputs
  readonly options: EvaluationOptions
  /** Scales called one inside the other. */
  readonly calls: number
}

const exact = (value: InputValue): Rational => (typeof value === 'object' ? value : decimal(value))

function valueOf(name: string, { inputs }: Scope): Rational {
  const value = Object.hasOwn(inputs, name) ? inputs[name] : undefined
  if (value === undefined || Array.isArray(value)) return stop('formula_input_missing', { name })
  return exact(value as InputValue)
}

function boundValue(bound: Exclude<Bound, null>, scope: Scope): Rational {
  if (typeof bound === 'number') return decimal(bound)
  if (Object.hasOwn(scope.inputs, bound)) return valueOf(bound, scope)
  if (/^-?\d+(\.\d+)?$/.test(bound)) return decimal(bound)
  const part = percentOf(bound)
  if (part === null) return valueOf(bound, scope)
  return mul(div(decimal(part.percent), rational(100)), valueOf(part.name, scope))
}

/** The exact value of a formula with its trace. Refuses what is missing, unknown or impossible. */
export function evaluate(expr: Expression, inputs: Inputs, options: EvaluationOptions = {}): Trace {
  requireDepth(expr)
  requireShape(inputsShape, inputs)
  return trace(expr, { inputs, options, calls: 0 })
}

function trace(expr: Expression, scope: Scope): Trace {
  const leaf = (value: Rational): Trace => ({ expr, value, parts: [] })
  if ('const' in expr) return leaf(decimal(expr.const))
  if ('var' in expr) return leaf(valueOf(expr.var, scope))
  if ('unknown' in expr) return stop('formula_part_unknown', { reason: expr.unknown })
  if ('op' in expr) return 'over' in expr ? over(expr, scope) : operation(expr, scope)
  if ('if' in expr) {
    const yes = holds(expr.if, scope)
    const branch = trace(yes ? expr.then : expr.else, scope)
    return { expr, value: branch.value, parts: [branch], taken: yes ? 'then' : 'else' }
  }
  if ('steps' in expr) return steps(expr, scope)
  if ('interp' in expr) return interpolation(expr, expr.interp, scope)
  if ('brackets' in expr) return brackets(expr, scope)
  if ('sum' in expr) {
    const parts = expr.sum.map((named) => trace(named.expr, scope))
    return { expr, value: total(parts), parts }
  }
  if ('one_of' in expr) return menu(expr, scope)
  if ('per_head' in expr) return through(expr, expr.per_head, scope)
  if ('let' in expr) return letIn(expr, scope)
  if ('fn' in expr) return call(expr, scope)
  return through(expr, expr.expr, scope)
}

const total = (parts: readonly Trace[]): Rational => parts.reduce((sum, part) => add(sum, part.value), zero)

function through(expr: Expression, inner: Expression, scope: Scope): Trace {
  const part = trace(inner, scope)
  return { expr, value: part.value, parts: [part] }
}

const combine: Record<string, (values: readonly Rational[]) => Rational> = {
  add: (values) => values.reduce(add),
  mul: (values) => values.reduce(mul),
  min: (values) => values.reduce(min),
  max: (values) => values.reduce(max),
  avg: (values) => div(values.reduce(add), rational(values.length)),
  sub: ([left, right]) => sub(left ?? zero, right ?? zero),
  div: ([top, bottom]) =>
    bottom === undefined || bottom.n === 0n ? stop('formula_division_by_zero') : div(top ?? zero, bottom),
}

function operation(expr: Expression & { op: string; args: readonly Expression[] }, scope: Scope): Trace {
  const parts = expr.args.map((arg) => trace(arg, scope))
  const compute = combine[expr.op]
  return { expr, value: compute?.(parts.map((part) => part.value)) ?? zero, parts }
}

function over(
  expr: Expression & { op: 'sum_over' | 'avg_over'; over: string; expr: Expression },
  scope: Scope,
): Trace {
  const set = scope.inputs[expr.over]
  if (!Array.isArray(set)) return stop('formula_input_missing', { name: expr.over })
  const members = set as readonly Readonly<Record<string, InputValue>>[]
  const parts = members.map((member) =>
    trace(expr.expr, { ...scope, inputs: { ...scope.inputs, ...member } }),
  )
  const sum = total(parts)
  const value = expr.op === 'sum_over' || parts.length === 0 ? sum : div(sum, rational(parts.length))
  return { expr, value, parts }
}

/** Whether a condition holds. */
export function holds(condition: Condition, scope: Scope): boolean {
  if ('unknown' in condition) return stop('formula_part_unknown', { reason: condition.unknown })
  if ('all' in condition) return condition.all.every((one_) => holds(one_, scope))
  if ('any' in condition) return condition.any.some((one_) => holds(one_, scope))
  if ('at_least' in condition) {
    return condition.of.filter((one_) => holds(one_, scope)).length >= condition.at_least
  }
  const order = compare(trace(condition.left, scope).value, trace(condition.right, scope).value)
  switch (condition.cmp) {
    case '>=':
      return order >= 0
    case '>':
      return order > 0
    case '<':
      return order < 0
    case '<=':
      return order <= 0
    case '==':
      return order === 0
  }
}

/** Rows that overlap would leave the choice to their order in the file. */
function requireOrder(rows: readonly { from: Bound; to: Bound }[], scope: Scope): void {
  const bounds = rows.map(({ from, to }) => ({
    from: from === null ? null : boundValue(from, scope),
    to: to === null ? null : boundValue(to, scope),
  }))
  const sorted = bounds.toSorted((a, b) =>
    a.from === null ? -1 : b.from === null ? 1 : compare(a.from, b.from),
  )
  for (const [i, { from, to }] of sorted.entries()) {
    const next = sorted[i + 1]
    const upsideDown = from !== null && to !== null && compare(to, from) <= 0
    const overlaps = next !== undefined && (to === null || next.from === null || compare(next.from, to) < 0)
    if (upsideDown || overlaps) stop('formula_grid_order')
  }
}

function steps(
  expr: Expression & {
    steps: { of: Expression; rows: readonly { from: Bound; to: Bound; value: Expression }[] }
  },
  scope: Scope,
): Trace {
  const measure = trace(expr.steps.of, scope)
  requireOrder(expr.steps.rows, scope)
  const place = expr.steps.rows.findIndex(
    ({ from, to }) =>
      (from === null || compare(measure.value, boundValue(from, scope)) >= 0) &&
      (to === null || compare(measure.value, boundValue(to, scope)) < 0),
  )
  const row = expr.steps.rows[place]
  if (row === undefined) return stop('formula_outside_grid')
  const value = trace(row.value, scope)
  return { expr, value: value.value, parts: [measure, value], taken: String(place) }
}

function interpolation(expr: Expression, interp: Interpolation, scope: Scope): Trace {
  const measure = trace(interp.of, scope)
  const points = interp.points.map(
    ([x, y]) => [boundValue(x ?? 0, scope), boundValue(y ?? 0, scope)] as const,
  )
  const [first, last] = [points[0], points.at(-1)]
  if (points.some(([x], i) => i > 0 && compare(points[i - 1]![0], x) >= 0)) stop('formula_grid_order')
  if (first === undefined || last === undefined) return stop('formula_outside_grid')
  const before = compare(measure.value, first[0]) < 0
  const after = compare(measure.value, last[0]) > 0
  const outside = before ? (interp.below ?? 'clamp') : after ? (interp.above ?? 'clamp') : null
  if (outside === 'clamp')
    return { expr, value: (before ? first : last)[1], parts: [measure], taken: before ? 'below' : 'above' }
  if (outside !== null && outside !== 'extrapolate') {
    const value = trace(outside, scope)
    return { expr, value: value.value, parts: [measure, value], taken: before ? 'below' : 'above' }
  }
  const found = points.findIndex(([x]) => compare(measure.value, x) <= 0)
  const next = Math.min(Math.max(found === -1 ? points.length - 1 : found, 1), points.length - 1)
  const [left, right] = [points[next - 1] ?? first, points[next] ?? last]
  const slope = div(sub(right[1], left[1]), sub(right[0], left[0]))
  return { expr, value: add(left[1], mul(slope, sub(measure.value, left[0]))), parts: [measure] }
}

function brackets(
  expr: Expression & {
    brackets: { of: Expression; rows: readonly { from: Bound; to: Bound; rate: Bound }[] }
  },
  scope: Scope,
): Trace {
  const measure = trace(expr.brackets.of, scope)
  requireOrder(expr.brackets.rows, scope)
  let value = zero
  for (const { from, to, rate } of expr.brackets.rows) {
    const low = from === null ? zero : boundValue(from, scope)
    const high = to === null ? measure.value : min(measure.value, boundValue(to, scope))
    if (compare(high, low) > 0) value = add(value, mul(sub(high, low), boundValue(rate ?? 0, scope)))
  }
  return { expr, value, parts: [measure] }
}

function menu(
  expr: Expression & { one_of: readonly { name: string; expr: Expression }[] },
  scope: Scope,
): Trace {
  const named = expr.one_of.find(({ name }) => name === scope.options.option)
  const chosen = named ?? (expr.one_of.length === 1 ? expr.one_of[0] : undefined)
  if (chosen === undefined) {
    return stop('formula_option_missing', { options: expr.one_of.map(({ name }) => name).join(', ') })
  }
  const part = trace(chosen.expr, scope)
  return { expr, value: part.value, parts: [part], taken: chosen.name }
}

function letIn(expr: Extract<Expression, { let: object }>, scope: Scope): Trace {
  const parts: Trace[] = []
  let inputs = scope.inputs
  for (const [name, value] of Object.entries(expr.let)) {
    // A value given by name stands in for its definition: a result may be published without its detail.
    if (Object.hasOwn(scope.inputs, name)) continue
    const part = trace({ label: name, expr: value }, { ...scope, inputs })
    parts.push(part)
    inputs = { ...inputs, [name]: part.value }
  }
  let result = trace(expr.in, { ...scope, inputs })
  parts.push(result)
  for (const after of [expr.then, expr.last]) {
    if (typeof after !== 'object') continue
    result = trace(after, { ...scope, inputs: { ...inputs, last: result.value } })
    parts.push(result)
  }
  return { expr, value: result.value, parts }
}

function call(expr: Expression & { fn: string; args: readonly Expression[] }, scope: Scope): Trace {
  const definition = scope.options.functions?.[expr.fn]
  if (definition === undefined) {
    // A function without arguments may also be given as a value.
    if (Object.hasOwn(scope.inputs, expr.fn)) return { expr, value: valueOf(expr.fn, scope), parts: [] }
    return stop('formula_function_unknown', { name: expr.fn })
  }
  // A scale that calls itself has no end.
  if (scope.calls >= MOST_CALLS) return stop('formula_too_deep', { most: MOST_LEVELS })
  const args = expr.args.map((arg) => trace(arg, scope))
  const given = Object.fromEntries(
    definition.params.map((name, i) => [name, args[i]?.value ?? stop('formula_input_missing', { name })]),
  )
  requireDepth(definition.expr)
  const inside = { ...scope, inputs: { ...scope.inputs, ...given }, calls: scope.calls + 1 }
  const part = trace(definition.expr, inside)
  return { expr, value: part.value, parts: [...args, part] }
}
