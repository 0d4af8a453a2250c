import type { Bound, Comparison, Condition, Expression, Operator } from './expression.ts'
import { THEN } from './then-key.ts'

export const when = (condition: Condition, yes: Expression, no: Expression = constant(0)): Expression => ({
  if: condition,
  [THEN]: yes,
  else: no,
})

export const constant = (value: number | string): Expression => ({ const: value })
export const input = (name: string): Expression => ({ var: name })
export const combine = (op: Operator, ...args: Expression[]): Expression => ({ op, args })
export const times = (...args: Expression[]): Expression => ({ op: 'mul', args })
export const over = (top: Expression, bottom: Expression): Expression => ({ op: 'div', args: [top, bottom] })
export const compared = (left: Expression, cmp: Comparison, right: Expression): Condition => ({
  cmp,
  left,
  right,
})

/** A percentage of an expression, exact: `percentOf(2.5, payroll)` is 2.5 % of it. */
export const share = (percent: number, of: Expression): Expression =>
  times(over(constant(percent), constant(100)), of)

/** A grid from its bounds: `grid(measure, [[null, 0], [0.04, 4000], [0.05, 5000]])`, each row up to the next. */
export const grid = (of: Expression, rows: readonly (readonly [Bound, number])[]): Expression => ({
  steps: {
    of,
    rows: rows.map(([from, value], i) => ({ from, to: rows[i + 1]?.[0] ?? null, value: constant(value) })),
  },
})
