import type { ProblemCode, FormulaProblem } from './problem.ts'
import { compare, decimal, mul, one, sub, zero, add, toDecimalString } from '../rational.ts'
import type { Bound, Expression } from './expression.ts'
import { childrenOf } from './expression.ts'
import { unitProblems } from './units.ts'
import type { Units } from './units.ts'

export type CheckOptions = {
  /** Unit of each input (`EUR`, `EUR/pig`, `ratio`…); inputs left out are not checked. */
  readonly units?: Units
  readonly functions?: readonly string[]
}

/** Everything wrong with a tree before it is signed: gaps, overlaps, weights, units, parts nobody defined. */
export function checkFormula(expr: Expression, options: CheckOptions = {}): FormulaProblem[] {
  const problems: FormulaProblem[] = []
  const walk = (node: Expression, path: string): void => {
    problems.push(...checkNode(node, path, options))
    for (const [i, child] of childrenOf(node).entries()) walk(child, `${path}.${i}`)
  }
  walk(expr, '$')
  return [...problems, ...unitProblems(expr, options.units ?? {})]
}

const problem = (
  code: ProblemCode,
  path: string,
  fr: string,
  en: string,
  severity: 'error' | 'warning' = 'error',
): FormulaProblem => ({
  code,
  severity,
  path,
  sentence: { fr, en },
})

function checkNode(node: Expression, path: string, options: CheckOptions): FormulaProblem[] {
  if ('unknown' in node) {
    return [
      problem(
        'part_unknown',
        path,
        `Une partie n’est pas définie\u00a0: ${node.unknown}.`,
        `A part is not defined: ${node.unknown}.`,
      ),
    ]
  }
  if ('fn' in node && !(options.functions ?? []).includes(node.fn)) {
    return [
      problem(
        'function_unknown',
        path,
        `Le barème «\u00a0${node.fn}\u00a0» n’est pas défini.`,
        `The scale “${node.fn}” is not defined.`,
      ),
    ]
  }
  if ('steps' in node) return checkRows(node.steps.rows, path, true)
  if ('brackets' in node) return checkRows(node.brackets.rows, path, false)
  if ('interp' in node)
    return checkPoints(
      node.interp.points.map(([x]) => x),
      path,
    )
  if ('op' in node && 'weights' in node && node.weights === 'whole') return checkWeights(node.args, path)
  return []
}

/** Negative, zero or positive when both bounds are numbers or the same name; null when only the inputs can tell. */
function order(a: Bound, b: Bound): number | null {
  if (a === b) return 0
  if (a === null || b === null) return null
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return null
}

function checkRows(
  rows: readonly { from: Bound; to: Bound }[],
  path: string,
  whole: boolean,
): FormulaProblem[] {
  const problems: FormulaProblem[] = []
  for (const [i, row] of rows.entries()) {
    const inside = order(row.from, row.to)
    if (inside !== null && inside >= 0 && row.from !== null) {
      problems.push(
        problem(
          'grid_overlap',
          `${path}.rows[${i}]`,
          `La ligne ${i + 1} finit avant de commencer.`,
          `Row ${i + 1} ends before it starts.`,
        ),
      )
    }
    const next = rows[i + 1]
    if (next === undefined) continue
    const step = row.to === null || next.from === null ? 1 : order(row.to, next.from)
    if (step === null || step === 0) continue
    problems.push(
      step < 0
        ? problem(
            'grid_gap',
            `${path}.rows[${i + 1}]`,
            `Il y a un trou entre les lignes ${i + 1} et ${i + 2}.`,
            `There is a gap between rows ${i + 1} and ${i + 2}.`,
          )
        : problem(
            'grid_overlap',
            `${path}.rows[${i + 1}]`,
            `Les lignes ${i + 1} et ${i + 2} se chevauchent.`,
            `Rows ${i + 1} and ${i + 2} overlap.`,
          ),
    )
  }
  const [first, last] = [rows[0], rows.at(-1)]
  if (whole && (first?.from !== null || last?.to !== null)) {
    problems.push(
      problem(
        'grid_not_covering',
        path,
        'Le barème ne couvre pas toutes les valeurs possibles\u00a0: ouvrez la première et la dernière ligne.',
        'The grid does not cover every possible value: open its first and last rows.',
        'warning',
      ),
    )
  }
  return problems
}

function checkPoints(points: readonly Bound[], path: string): FormulaProblem[] {
  return points.flatMap((x, i) => {
    const step = i === 0 ? -1 : order(points[i - 1] ?? null, x)
    if (step === null || step < 0) return []
    return [
      problem(
        'points_not_increasing',
        `${path}.points[${i}]`,
        `Le point ${i + 1} ne vient pas après le précédent.`,
        `Point ${i + 1} does not come after the one before.`,
      ),
    ]
  })
}

function checkWeights(args: readonly Expression[], path: string): FormulaProblem[] {
  let total = zero
  for (const arg of args) {
    const factors = 'op' in arg && 'args' in arg && arg.op === 'mul' ? arg.args : [arg]
    const constants = factors.flatMap((factor) => ('const' in factor ? [decimal(factor.const)] : []))
    total = add(total, constants.reduce(mul, one))
  }
  if (compare(sub(total, one), zero) === 0) return []
  const percent = toDecimalString(mul(total, decimal(100)))
  return [
    problem(
      'weights_not_whole',
      path,
      `Les poids font ${percent}\u202f% au lieu de 100\u202f%.`,
      `The weights add up to ${percent}% instead of 100%.`,
    ),
  ]
}
