import { compare, decimal, one, zero } from '../rational.ts'
import type { Condition, Expression } from './expression.ts'
import { interpolationIn, intervalsIn, slicesIn } from './grid-wording.ts'
import { lifted } from './lift.ts'
import type { Units } from './units.ts'
import type { Labels, Words } from './wording.ts'
import {
  amountIn,
  amountOf,
  areRatios,
  comparisonIn,
  constantIn,
  isEuros,
  numberIn,
  percentIn,
  quoted,
  referenceIn,
} from './wording.ts'
import type { Language } from '../text.ts'
import { listed } from '../words/list.ts'
import { colon, semicolon } from '../words/punctuation.ts'

/** One sentence for a whole tree, in the order in which it is computed. */
export function describe(expr: Expression, language: Language, labels: Labels = {}): string {
  return phrase(expr, { labels, language })
}

/**
 * Numbered sentences for the text of an agreement: each grid, condition and named part first, the result last. Read
 * back by their brackets and numbers they are the tree again. With units, constants that stand for euros say so.
 */
export function agreementText(
  expr: Expression,
  language: Language,
  labels: Labels = {},
  units?: Units,
): string[] {
  return agreementSteps(expr, language, labels, units).map(({ text }, i) => `${i + 1}. ${text}`)
}

/** A sentence of an agreement; of a grid, what it measures and its rows besides, for a table. */
export interface AgreementStep {
  text: string
  grid: Grid | null
}
interface Grid {
  measure: string
  rows: { interval: string; value: string }[]
}

/** The same sentences without their numbers, each grid beside its own. */
export function agreementSteps(
  expr: Expression,
  language: Language,
  labels: Labels = {},
  units?: Units,
): AgreementStep[] {
  const words: Words = units ? { labels, language, units, money: true } : { labels, language }
  const written: AgreementStep[] = []
  const write = (name: string, part: Expression, inside: Words) =>
    written.push({
      text: `${name}${colon[language]}${phrase(part, inside)}.`,
      grid: 'steps' in part ? gridIn(part.steps, inside) : null,
    })
  const result = lifted(expr, words, write)
  write({ fr: 'Résultat de la formule', en: 'Result of the formula' }[language], result, words)
  return written
}

function phrase(expr: Expression, words: Words): string {
  const { labels, language } = words
  const plain = { ...words, money: false }
  if ('const' in expr) return (words.money ? amountIn : constantIn)(decimal(expr.const), language)
  if ('var' in expr) return referenceIn(expr.var) ?? quoted(expr.var, labels, language)
  if ('unknown' in expr)
    return { fr: `(non précisé\u00a0: ${expr.unknown})`, en: `(not stated: ${expr.unknown})` }[language]
  if ('op' in expr) {
    if ('args' in expr) return operation(expr.op, expr.args, words)
    const each =
      expr.op === 'sum_over'
        ? { fr: 'la somme', en: 'the sum' }[language]
        : { fr: 'la moyenne', en: 'the average' }[language]
    const over = quoted(expr.over, labels, language)
    const what = operand(expr.expr, words)
    return {
      fr: `${each}, pour chaque élément de ${over}, de ${what}`,
      en: `${each}, for each of ${over}, of ${what}`,
    }[language]
  }
  if ('if' in expr) {
    const condition = describeCondition(expr.if, plain)
    const [yes, no] = [operand(expr.then, words), operand(expr.else, words)]
    return {
      fr: `si ${condition}, ${yes}${semicolon[language]}sinon, ${no}`,
      en: `if ${condition}, ${yes}; otherwise, ${no}`,
    }[language]
  }
  if ('steps' in expr) {
    const { measure, rows } = gridIn(expr.steps, words)
    const said = rows.map(({ interval, value }) => `${interval}${colon[language]}${value}`)
    return `${{ fr: 'selon', en: 'by' }[language]} ${measure}${colon[language]}${said.join(semicolon[language])}`
  }
  if ('interp' in expr) return interpolationIn(expr.interp, words, operand)
  if ('brackets' in expr) {
    const intro = `${{ fr: 'par tranches de', en: 'by slices of' }[language]} ${operand(expr.brackets.of, plain)}`
    return `${intro}${colon[language]}${slicesIn(expr.brackets, words).join(semicolon[language])}`
  }
  if ('sum' in expr) return combined('add', named(expr.sum, words), words)
  if ('one_of' in expr)
    return `${{ fr: 'au choix', en: 'one of' }[language]}${colon[language]}${named(expr.one_of, words).join(semicolon[language])}`
  if ('per_head' in expr) {
    const each = { fr: 'par bénéficiaire', en: 'per beneficiary' }[language]
    const amount = phrase(expr.per_head, words)
    return isAtom(expr.per_head) ? `${amount} ${each}` : `${each}, ${amount}`
  }
  if ('let' in expr) {
    const values = Object.entries(expr.let).map(
      ([name, value]) => `${quoted(name, labels, language)} = ${operand(value, plain)}`,
    )
    return `${operand(expr.in, words)}, ${{ fr: 'où', en: 'where' }[language]} ${values.join(semicolon[language])}`
  }
  if ('fn' in expr) {
    const name = quoted(expr.fn, labels, language)
    if (expr.args.length === 0) return { fr: `le barème ${name}`, en: `the scale ${name}` }[language]
    const args = listed(
      expr.args.map((arg) => operand(arg, plain)),
      language,
    )
    return { fr: `le barème ${name} appliqué à ${args}`, en: `the scale ${name} applied to ${args}` }[
      language
    ]
  }
  return `${expr.label} (${phrase(expr.expr, words)})`
}

function gridIn(grid: Extract<Expression, { steps: object }>['steps'], words: Words): Grid {
  const values = gridValues(grid.rows, words)
  return {
    // A colon or a caption ends what is measured: an operation needs no brackets there.
    measure: ('op' in grid.of ? phrase : operand)(grid.of, { ...words, money: false }),
    rows: intervalsIn(grid.rows, grid.of, words).map((interval, i) => ({ interval, value: values[i] ?? '' })),
  }
}

const named = (parts: readonly { name: string; expr: Expression }[], words: Words): string[] =>
  parts.map(({ name, expr }) => `${name} (${phrase(expr, words)})`)

const isAtom = (expr: Expression): boolean =>
  'const' in expr ||
  'var' in expr ||
  'unknown' in expr ||
  ('fn' in expr && expr.args.length === 0) ||
  ('per_head' in expr && isAtom(expr.per_head))

const shareIn = (
  args: readonly Expression[],
  amount: Expression | undefined,
): { const: number | string } | undefined => {
  const found = args.find((arg) => {
    if (!('const' in arg) || arg === amount) return false
    const value = decimal(arg.const)
    return compare(value, zero) > 0 && compare(value, one) < 0
  })
  return found && 'const' in found ? found : undefined
}

/** « 5 % de « résultat » »: the percentage holds to its one factor, whatever stands around. */
const isShareOfAtom = (expr: Expression, words: Words): boolean =>
  'op' in expr &&
  expr.op === 'mul' &&
  'args' in expr &&
  expr.args.length === 2 &&
  shareIn(expr.args, moneyOf(expr.args, words)) !== undefined &&
  expr.args.some((arg) => 'var' in arg)

/** A part inside a larger sentence: in brackets unless nothing can be read into it. */
function operand(expr: Expression, words: Words): string {
  const text = phrase(expr, words)
  return isAtom(expr) || isShareOfAtom(expr, words) ? text : `(${text})`
}

function operation(op: string, args: readonly Expression[], words: Words): string {
  const plain = { ...words, money: false }
  if (op === 'mul') return product(args, words)
  if (op === 'add' && args.length > 1) return args.map((arg) => operand(arg, words)).join(' + ')
  if (op === 'sub' || op === 'div') {
    const between = {
      sub: '\u2212',
      div: { fr: 'divisé par', en: 'divided by' }[words.language],
    }[op]
    const inside = op === 'div' ? plain : words
    const [first, second] = [args[0] ?? { const: 0 }, args[1] ?? { const: 0 }]
    return `${operand(first, inside)} ${between} ${operand(second, inside)}`
  }
  return combined(
    op,
    args.map((arg) => operand(arg, words)),
    words,
  )
}

/** The factor of a product that is written in euros. */
const moneyOf = (args: readonly Expression[], words: Words): Expression | undefined =>
  words.money ? amountOf(args, words) : undefined

function product(args: readonly Expression[], words: Words): string {
  const { language } = words
  const amount = moneyOf(args, words)
  const said = (arg: Expression) => operand(arg, { ...words, money: arg === amount })
  const share = shareIn(args, amount)
  const rest = args.filter((arg) => arg !== share)
  if (share === undefined || rest.length === 0)
    return args
      .map((arg) => ('const' in arg && arg !== amount ? numberIn(decimal(arg.const), language) : said(arg)))
      .join(' × ')
  const factors = rest.map(said).join({ fr: ' multiplié par ', en: ' multiplied by ' }[language])
  return `${percentIn(decimal(share.const), language)} ${{ fr: 'de', en: 'of' }[language]} ${factors}`
}

/** The values of a grid in one unit: where they are shares, nothing is « 0 % ». */
function gridValues(rows: readonly { value: Expression }[], words: Words): string[] {
  const plain = rows.flatMap(({ value }) => ('const' in value ? [Number(value.const)] : []))
  const shares = !words.money && plain.length === rows.length && areRatios(plain)
  return rows.map(({ value }) =>
    shares && 'const' in value ? percentIn(decimal(value.const), words.language) : operand(value, words),
  )
}

const LISTS: Record<string, Record<Language, string>> = {
  add: { fr: 'la somme de', en: 'the sum of' },
  min: { fr: 'le plus petit de', en: 'the smallest of' },
  max: { fr: 'le plus élevé de', en: 'the highest of' },
  avg: { fr: 'la moyenne de', en: 'the average of' },
}
const combined = (op: string, items: readonly string[], { language }: Words): string =>
  items.length === 1 ? (items[0] ?? '') : `${LISTS[op]?.[language] ?? op} ${listed(items, language)}`

/** A condition in words. */
export function describeCondition(condition: Condition, words: Words): string {
  const within = (part: Condition): string => {
    const text = describeCondition(part, words)
    return 'all' in part || 'any' in part ? `(${text})` : text
  }
  if ('unknown' in condition)
    return { fr: `(non précisé\u00a0: ${condition.unknown})`, en: `(not stated: ${condition.unknown})` }[
      words.language
    ]
  if ('all' in condition) return condition.all.map(within).join({ fr: ' et ', en: ' and ' }[words.language])
  if ('any' in condition) return condition.any.map(within).join({ fr: ' ou ', en: ' or ' }[words.language])
  if ('at_least' in condition) {
    const parts = condition.of.map(within).join(semicolon[words.language])
    return {
      fr: `au moins ${condition.at_least} des conditions suivantes sont remplies (${parts})`,
      en: `at least ${condition.at_least} of these conditions hold (${parts})`,
    }[words.language]
  }
  const { left, right } = condition
  const money = isEuros(left, words) || isEuros(right, words)
  const [first, second] = [operand(left, { ...words, money }), operand(right, { ...words, money })]
  return `${first} ${comparisonIn[words.language][condition.cmp]} ${second}`
}
