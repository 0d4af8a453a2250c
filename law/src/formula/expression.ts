/** An exact number, the name of an input (or « 8 % PASS »: a percentage of one), or an open end. */
export type Bound = number | string | null
export type Operator = 'add' | 'sub' | 'mul' | 'div' | 'min' | 'max' | 'avg'
export type Comparison = '>=' | '>' | '<' | '<=' | '=='
export type Named = { readonly name: string; readonly expr: Expression }

export type Condition =
  | { readonly cmp: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  /** At least `at_least` of the conditions hold. */
  | { readonly at_least: number; readonly of: readonly Condition[] }
  | { readonly unknown: string }

/** First row whose half-open interval [from, to[ holds the value. */
export type StepRow = { readonly from: Bound; readonly to: Bound; readonly value: Expression }
/** Marginal tiers: each slice of the measure at its own rate. */
export type BracketRow = { readonly from: Bound; readonly to: Bound; readonly rate: Bound }
/** What happens outside the points: the nearest point, the line carried on, a value, or nobody knows. */
export type Outside = 'clamp' | 'extrapolate' | Expression

export type Steps = { readonly of: Expression; readonly rows: readonly StepRow[]; readonly note?: string }
export type Interpolation = {
  readonly of: Expression
  readonly points: readonly (readonly [Bound, Bound])[]
  readonly below?: Outside
  readonly above?: Outside
}
export type Brackets = { readonly of: Expression; readonly rows: readonly BracketRow[] }

/**
 * The tree of a formula, as it is stored and exchanged. Values are exact; money is in the unit of the inputs.
 * `unknown` marks a part that a published text does not show: it is kept, and refused only when it is needed.
 */
export type Expression =
  | { readonly const: number | string }
  | { readonly var: string }
  /** `weights: 'whole'` declares that the constant factors of the arguments are weights that make 100 %. */
  | { readonly op: Operator; readonly args: readonly Expression[]; readonly weights?: 'whole' }
  | { readonly op: 'sum_over' | 'avg_over'; readonly over: string; readonly expr: Expression }
  | { readonly if: Condition; readonly then: Expression; readonly else: Expression }
  | { readonly steps: Steps }
  | { readonly interp: Interpolation }
  | { readonly brackets: Brackets }
  | { readonly sum: readonly Named[] }
  | { readonly one_of: readonly Named[] }
  | { readonly per_head: Expression }
  /** Named values, then the expression that uses them, then what is done with its result (input `last`). */
  | {
      readonly let: Readonly<Record<string, Expression>>
      readonly in: Expression
      readonly then?: string | Expression
      readonly last?: string | Expression
    }
  | { readonly label: string; readonly expr: Expression }
  | { readonly fn: string; readonly args: readonly Expression[] }
  | { readonly unknown: string }

/** The conditions and expressions directly under one. */
export function childrenOf(expr: Expression): Expression[] {
  if ('const' in expr || 'var' in expr || 'unknown' in expr) return []
  if ('fn' in expr) return [...expr.args]
  if ('op' in expr) return 'args' in expr ? [...expr.args] : [expr.expr]
  if ('if' in expr) return [...operandsOf(expr.if), expr.then, expr.else]
  if ('steps' in expr) return [expr.steps.of, ...expr.steps.rows.map((row) => row.value)]
  if ('brackets' in expr) return [expr.brackets.of]
  if ('interp' in expr) {
    const outside = [expr.interp.below, expr.interp.above].filter((side) => typeof side === 'object')
    return [expr.interp.of, ...outside]
  }
  if ('sum' in expr) return expr.sum.map(({ expr: part }) => part)
  if ('one_of' in expr) return expr.one_of.map(({ expr: part }) => part)
  if ('per_head' in expr) return [expr.per_head]
  if ('let' in expr) {
    const after = [expr.then, expr.last].filter((part) => typeof part === 'object')
    return [...Object.values(expr.let), expr.in, ...after]
  }
  return [expr.expr]
}

/** What a condition compares, at every depth. */
export function operandsOf(condition: Condition): Expression[] {
  if ('cmp' in condition) return [condition.left, condition.right]
  if ('all' in condition) return condition.all.flatMap(operandsOf)
  if ('any' in condition) return condition.any.flatMap(operandsOf)
  if ('at_least' in condition) return condition.of.flatMap(operandsOf)
  return [{ unknown: condition.unknown }]
}

const PERCENT_OF = /^([\d.,]+)\s*%\s*(?:de |du |of )?(.+)$/

/** « 8 % PASS » is 0.08 × PASS; null for a plain name. */
export function percentOf(bound: string): { percent: string; name: string } | null {
  const [, percent, name] = PERCENT_OF.exec(bound) ?? []
  return percent === undefined || name === undefined ? null : { percent: percent.replace(',', '.'), name }
}

const nameOfBound = (bound: Bound): string[] =>
  typeof bound === 'string' ? [percentOf(bound)?.name ?? bound] : []

function boundsOf(expr: Expression): string[] {
  if ('steps' in expr)
    return expr.steps.rows.flatMap(({ from, to }) => [...nameOfBound(from), ...nameOfBound(to)])
  if ('brackets' in expr)
    return expr.brackets.rows.flatMap((row) => [row.from, row.to, row.rate].flatMap(nameOfBound))
  if ('interp' in expr) return expr.interp.points.flatMap((point) => point.flatMap(nameOfBound))
  return []
}

/** The inputs the formula reads, in the order they appear; names bound by `let` are not inputs. */
export function inputsOf(expr: Expression): string[] {
  const found = new Set<string>()
  const walk = (node: Expression, bound: ReadonlySet<string>): void => {
    if ('var' in node && !bound.has(node.var)) found.add(node.var)
    for (const name of boundsOf(node)) if (!bound.has(name)) found.add(name)
    if ('op' in node && 'over' in node) found.add(node.over)
    const inner = 'let' in node ? new Set([...bound, ...Object.keys(node.let), 'last']) : bound
    for (const child of childrenOf(node)) walk(child, inner)
  }
  walk(expr, new Set())
  return [...found]
}
