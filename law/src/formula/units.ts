import type { FormulaProblem } from './problem.ts'
import type { Expression } from './expression.ts'
import { operandsOf } from './expression.ts'

/** Unit by input: `EUR`, `ratio`, `EUR/pig`, `days`… */
export type Units = Readonly<Record<string, string>>

/** Exponents by base unit; `null` when the unit is free (constants, inputs without a declared unit). */
type Dimension = ReadonlyMap<string, number> | null
const PLAIN = new Set(['', '1', 'ratio', 'percent', 'rate', 'index', 'points'])
const none: Dimension = new Map()

function parse(unit: string): Dimension {
  const dimension = new Map<string, number>()
  for (const [i, side] of unit.split('/').entries()) {
    for (const base of side.split('×').map((one) => one.trim())) {
      if (!PLAIN.has(base)) dimension.set(base, (dimension.get(base) ?? 0) + (i === 0 ? 1 : -1))
    }
  }
  return clean(dimension)
}

const clean = (dimension: Map<string, number>): Dimension =>
  new Map([...dimension].filter(([, exponent]) => exponent !== 0))

function product(a: Dimension, b: Dimension, sign: 1 | -1): Dimension {
  if (a === null || b === null) return null
  const result = new Map(a)
  for (const [base, exponent] of b) result.set(base, (result.get(base) ?? 0) + sign * exponent)
  return clean(result)
}

const written = (dimension: Dimension): string => {
  if (dimension === null || dimension.size === 0) return 'ratio'
  const side = (sign: number) =>
    [...dimension].filter(([, exponent]) => exponent * sign > 0).map(([base]) => base)
  return [side(1).join('×') || '1', ...side(-1)].join('/')
}

const same = (a: Dimension, b: Dimension): boolean => a === null || b === null || written(a) === written(b)

/** Sums, comparisons and caps that mix units: euros with a ratio, a headcount with an amount. */
export function unitProblems(expr: Expression, units: Units): FormulaProblem[] {
  const problems: FormulaProblem[] = []
  const agree = (parts: readonly Dimension[], path: string): Dimension => {
    const known = parts.filter((part) => part !== null)
    const odd = known.find((part) => !same(part, known[0] ?? null))
    if (odd !== undefined) {
      const [a, b] = [written(known[0] ?? null), written(odd)]
      const sentence = {
        fr: `Deux unités différentes sont mêlées\u00a0: ${a} et ${b}.`,
        en: `Two different units are mixed: ${a} and ${b}.`,
      }
      problems.push({ code: 'unit_mismatch', severity: 'error', path, sentence })
    }
    return known[0] ?? null
  }
  const unitOf = (node: Expression, path: string, locals: ReadonlyMap<string, Dimension>): Dimension => {
    const inside = (part: Expression, place: string) => unitOf(part, `${path}.${place}`, locals)
    if ('const' in node || 'unknown' in node || 'fn' in node) return null
    if ('var' in node) {
      if (locals.has(node.var)) return locals.get(node.var) ?? null
      const unit = units[node.var]
      return unit === undefined ? null : parse(unit)
    }
    if ('op' in node) {
      if (!('args' in node)) return inside(node.expr, 'expr')
      const parts = node.args.map((arg, i) => inside(arg, `args[${i}]`))
      // A constant factor is a pure number; in a sum it takes the unit of the others.
      const factors = parts.map((part, i) => ('const' in (node.args[i] ?? {}) ? none : part))
      if (node.op === 'mul') return factors.reduce((a, b) => product(a, b, 1))
      if (node.op === 'div') return product(factors[0] ?? null, factors[1] ?? null, -1)
      return agree(parts, path)
    }
    if ('if' in node) {
      const operands = operandsOf(node.if)
      for (let i = 0; i + 1 < operands.length; i += 2) {
        const pair = operands.slice(i, i + 2)
        agree(
          pair.map((operand, j) => inside(operand, `if.${i + j}`)),
          `${path}.if`,
        )
      }
      return agree([inside(node.then, 'then'), inside(node.else, 'else')], path)
    }
    if ('steps' in node) {
      inside(node.steps.of, 'of')
      return agree(
        node.steps.rows.map((row, i) => inside(row.value, `rows[${i}]`)),
        path,
      )
    }
    if ('interp' in node) {
      inside(node.interp.of, 'of')
      return null
    }
    if ('brackets' in node) return inside(node.brackets.of, 'of')
    if ('sum' in node)
      return agree(
        node.sum.map((part, i) => inside(part.expr, `sum[${i}]`)),
        path,
      )
    if ('one_of' in node)
      return agree(
        node.one_of.map((part, i) => inside(part.expr, `one_of[${i}]`)),
        path,
      )
    if ('per_head' in node) return inside(node.per_head, 'per_head')
    if ('let' in node) {
      const named = Object.entries(node.let).map(([name, value]) => [name, inside(value, name)] as const)
      return unitOf(node.in, `${path}.in`, new Map([...locals, ...named]))
    }
    return inside(node.expr, 'expr')
  }
  unitOf(expr, '$', new Map())
  return problems
}
