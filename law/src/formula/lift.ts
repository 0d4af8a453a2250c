import type { Condition, Expression, Outside } from './expression.ts'
import { THEN } from './then-key.ts'
import { amountOf, quoted, referenceTo, type Words } from './wording.ts'

/** Writes a part down on a line of its own, under a name, and answers the number of that line. */
type Write = (name: string, part: Expression, words: Words) => number

/**
 * The tree with each grid, condition and named part replaced by the number of its line, deepest first; what is left fits
 * one sentence.
 */
export function lifted(expr: Expression, words: Words, write: Write): Expression {
  const plain = { ...words, money: false }
  const lift = (part: Expression, inside = words) => lifted(part, inside, write)
  const noted = (name: string, part: Expression) => referenceTo(write(name, part, words))
  if ('let' in expr) return liftedLet(expr, words, write)
  if ('sum' in expr)
    return { op: 'add', args: expr.sum.map(({ name, expr: part }) => noted(name, lift(part))) }
  if ('one_of' in expr)
    return { one_of: expr.one_of.map(({ name, expr: part }) => ({ name, expr: lift(part) })) }
  if ('op' in expr && 'args' in expr) {
    const amount = expr.op === 'mul' && words.money ? amountOf(expr.args, words) : undefined
    const inside = (arg: Expression) =>
      (expr.op === 'mul' && arg !== amount) || expr.op === 'div' ? plain : words
    return { ...expr, args: expr.args.map((arg) => lift(arg, inside(arg))) }
  }
  if ('op' in expr) return { ...expr, expr: lift(expr.expr) }
  if ('per_head' in expr) return { per_head: lift(expr.per_head) }
  if ('label' in expr) return noted(expr.label, lift(expr.expr))
  if ('fn' in expr) return { ...expr, args: expr.args.map((arg) => lift(arg, plain)) }
  const name = blockName(expr, words)
  if (name === null) return expr
  return noted(
    name,
    liftedBlock(expr, lift, (part) => lift(part, plain)),
  )
}

function liftedLet(expr: Extract<Expression, { let: object }>, words: Words, write: Write): Expression {
  const named = (name: string) => quoted(name, words.labels, words.language)
  for (const [name, value] of Object.entries(expr.let)) {
    const inside = { ...words, money: words.units?.[name] === 'EUR' }
    write(named(name), lifted(value, inside, write), inside)
  }
  let result = lifted(expr.in, words, write)
  for (const after of [expr.then, expr.last])
    if (typeof after === 'object') {
      write(named('last'), result, words)
      result = lifted(after, words, write)
    }
  return result
}

function blockName(expr: Expression, { language }: Words): string | null {
  if ('if' in expr) return 'Condition'
  if ('steps' in expr) return { fr: 'Barème', en: 'Grid' }[language]
  if ('brackets' in expr) return { fr: 'Tranches', en: 'Brackets' }[language]
  return 'interp' in expr ? 'Interpolation' : null
}

type Lift = (part: Expression) => Expression

function liftedBlock(expr: Expression, lift: Lift, measure: Lift): Expression {
  if ('if' in expr)
    return { ...expr, if: liftedCondition(expr.if, measure), [THEN]: lift(expr.then), else: lift(expr.else) }
  if ('steps' in expr) {
    const rows = expr.steps.rows.map((row) => ({ ...row, value: lift(row.value) }))
    return { steps: { ...expr.steps, of: measure(expr.steps.of), rows } }
  }
  if ('brackets' in expr) return { brackets: { ...expr.brackets, of: measure(expr.brackets.of) } }
  if (!('interp' in expr)) return expr
  const { below, above, ...interp } = expr.interp
  const side = (outside: Outside) => (typeof outside === 'object' ? lift(outside) : outside)
  return {
    interp: {
      ...interp,
      of: measure(interp.of),
      ...(below === undefined ? {} : { below: side(below) }),
      ...(above === undefined ? {} : { above: side(above) }),
    },
  }
}

function liftedCondition(condition: Condition, lift: Lift): Condition {
  if ('cmp' in condition) return { ...condition, left: lift(condition.left), right: lift(condition.right) }
  const each = (parts: readonly Condition[]) => parts.map((part) => liftedCondition(part, lift))
  if ('all' in condition) return { all: each(condition.all) }
  if ('any' in condition) return { any: each(condition.any) }
  return 'at_least' in condition ? { ...condition, of: each(condition.of) } : condition
}
