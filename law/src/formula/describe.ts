import { compare, decimal, one, zero } from '../rational.ts'
import type { Condition, Expression, Outside } from './expression.ts'
import type { Language } from '../wording.ts'
import type { Labels } from './wording.ts'
import {
  areRatios,
  boundIn,
  colon,
  comparisonIn,
  constantIn,
  intervalIn,
  listIn,
  numberIn,
  percentIn,
  quoted,
  semicolon,
} from './wording.ts'

type Words = { readonly labels: Labels; readonly language: Language }

/** One sentence for a whole tree, in the order in which it is computed. */
export function describe(expr: Expression, language: Language, labels: Labels = {}): string {
  return phrase(expr, { labels, language })
}

/** Numbered sentences for the text of an agreement: each grid, condition and named part first, the result last. */
export function agreementText(expr: Expression, language: Language, labels: Labels = {}): string[] {
  const lines: string[] = []
  const words = { labels, language }
  const result = hoist(expr, words, lines)
  const title = language === 'fr' ? 'Résultat de la formule' : 'Result of the formula'
  lines.push(`${title}${colon(language)}${result}.`)
  return lines.map((line, i) => `${i + 1}. ${line}`)
}

const isLeaf = (expr: Expression): boolean => 'const' in expr || 'var' in expr || 'fn' in expr
const isBlock = (expr: Expression): boolean =>
  'steps' in expr || 'interp' in expr || 'brackets' in expr || 'if' in expr || 'label' in expr

/** Replaces each block by a reference and writes the block down on its own line, deepest first. */
function hoist(expr: Expression, words: Words, lines: string[]): string {
  const inner = (part: Expression): Expression => {
    const text = hoist(part, words, lines)
    return isLeaf(part) ? part : { var: `\u0000${text}` }
  }
  const note = (name: string, text: string): string => {
    lines.push(`${name}${colon(words.language)}${text}.`)
    return `(${lines.length})`
  }
  if ('let' in expr) {
    const names: string[] = []
    for (const [name, value] of Object.entries(expr.let)) {
      lines.push(
        `${quoted(name, words.labels, words.language)}${colon(words.language)}${hoist(value, words, lines)}.`,
      )
      names.push(name)
    }
    return hoist(expr.in, words, lines)
  }
  if ('sum' in expr) {
    const parts = expr.sum.map(({ name, expr: part }) => note(name, hoist(part, words, lines)))
    return listed('add', parts, words)
  }
  if ('op' in expr && 'args' in expr) return phrase({ ...expr, args: expr.args.map(inner) }, words)
  if ('per_head' in expr) return phrase({ per_head: inner(expr.per_head) }, words)
  if (isBlock(expr)) {
    const name = 'label' in expr ? expr.label : blockName(expr, words)
    const text = 'label' in expr ? hoist(expr.expr, words, lines) : phrase(expr, words)
    return note(name, text)
  }
  return phrase(expr, words)
}

function blockName(expr: Expression, { language }: Words): string {
  const fr = language === 'fr'
  if ('if' in expr) return fr ? 'Condition' : 'Condition'
  if ('steps' in expr) return fr ? 'Barème' : 'Grid'
  if ('brackets' in expr) return fr ? 'Tranches' : 'Brackets'
  return 'Interpolation'
}

function phrase(expr: Expression, words: Words): string {
  const { labels, language } = words
  const fr = language === 'fr'
  const say = (part: Expression) => phrase(part, words)
  if ('const' in expr) return constantIn(decimal(expr.const), language)
  // A name that starts with NUL is a phrase already written by `hoist`.
  if ('var' in expr)
    return expr.var.startsWith('\u0000') ? expr.var.slice(1) : quoted(expr.var, labels, language)
  if ('unknown' in expr) return fr ? `(non précisé\u00a0: ${expr.unknown})` : `(not stated: ${expr.unknown})`
  if ('op' in expr) {
    if ('args' in expr) return operation(expr.op, expr.args, words)
    const each = expr.op === 'sum_over' ? (fr ? 'la somme' : 'the sum') : fr ? 'la moyenne' : 'the average'
    const over = quoted(expr.over, labels, language)
    return fr
      ? `${each}, pour chaque élément de ${over}, de ${say(expr.expr)}`
      : `${each}, for each of ${over}, of ${say(expr.expr)}`
  }
  if ('if' in expr) {
    const [condition, yes, no] = [describeCondition(expr.if, words), say(expr.then), say(expr.else)]
    return fr
      ? `si ${condition}, ${yes}${semicolon(language)}sinon, ${no}`
      : `if ${condition}, ${yes}; otherwise, ${no}`
  }
  if ('steps' in expr) {
    const rows = expr.steps.rows.map(
      ({ value }, i) => `${intervalIn(expr.steps.rows, i, labels, language)}${colon(language)}${say(value)}`,
    )
    const according = fr ? `selon ${say(expr.steps.of)}` : `by ${say(expr.steps.of)}`
    return `${according}${colon(language)}${rows.join(semicolon(language))}`
  }
  if ('interp' in expr) return interpolation(expr.interp, words)
  if ('brackets' in expr) {
    const rows = expr.brackets.rows.map(({ rate }, i) => {
      const at =
        rate === null
          ? '0'
          : typeof rate === 'number'
            ? percentIn(decimal(rate), language)
            : boundIn(rate, labels, language)
      return `${at} ${fr ? 'sur la tranche' : 'on the slice'} ${intervalIn(expr.brackets.rows, i, labels, language)}`
    })
    const intro = fr ? `par tranches de ${say(expr.brackets.of)}` : `by slices of ${say(expr.brackets.of)}`
    return `${intro}${colon(language)}${rows.join(semicolon(language))}`
  }
  if ('sum' in expr)
    return listed(
      'add',
      expr.sum.map(({ name, expr: part }) => `${name} (${say(part)})`),
      words,
    )
  if ('one_of' in expr) {
    const options = expr.one_of.map(({ name, expr: part }) => `${name} (${say(part)})`)
    return `${fr ? 'au choix' : 'one of'}${colon(language)}${options.join(semicolon(language))}`
  }
  if ('per_head' in expr)
    return fr ? `par bénéficiaire, ${say(expr.per_head)}` : `per beneficiary, ${say(expr.per_head)}`
  if ('let' in expr) {
    const named = Object.entries(expr.let).map(
      ([name, value]) => `${quoted(name, labels, language)} = ${say(value)}`,
    )
    return `${say(expr.in)}, ${fr ? 'où' : 'where'} ${named.join(semicolon(language))}`
  }
  if ('fn' in expr) {
    const args = expr.args.map(say)
    const name = quoted(expr.fn, labels, language)
    if (args.length === 0) return fr ? `le barème ${name}` : `the scale ${name}`
    return fr
      ? `le barème ${name} appliqué à ${listIn(args, language)}`
      : `the scale ${name} applied to ${listIn(args, language)}`
  }
  return `${expr.label} (${say(expr.expr)})`
}

const needsBrackets = (expr: Expression): boolean => !isLeaf(expr) && !('var' in expr)
const wrapped = (expr: Expression, words: Words): string => {
  const text = phrase(expr, words)
  return needsBrackets(expr) ? `(${text})` : text
}

function operation(op: string, args: readonly Expression[], words: Words): string {
  const { language } = words
  const fr = language === 'fr'
  const [first, second] = [args[0] ?? { const: 0 }, args[1] ?? { const: 0 }]
  if (op === 'mul') return product(args, words)
  if (op === 'sub') return `${wrapped(first, words)} ${fr ? 'moins' : 'minus'} ${wrapped(second, words)}`
  if (op === 'div')
    return `${wrapped(first, words)} ${fr ? 'divisé par' : 'divided by'} ${wrapped(second, words)}`
  return listed(
    op,
    args.map((arg) => wrapped(arg, words)),
    words,
  )
}

function product(args: readonly Expression[], words: Words): string {
  const { language } = words
  const fr = language === 'fr'
  const share = args.find((arg) => {
    if (!('const' in arg)) return false
    const value = decimal(arg.const)
    return compare(value, zero) > 0 && compare(value, one) < 0
  })
  const rest = args.filter((arg) => arg !== share)
  const factors = rest.map((arg) => wrapped(arg, words)).join(fr ? ' multiplié par ' : ' multiplied by ')
  if (share === undefined || !('const' in share) || rest.length === 0) {
    return args
      .map((arg) => ('const' in arg ? numberIn(decimal(arg.const), language) : wrapped(arg, words)))
      .join(' × ')
  }
  return `${percentIn(decimal(share.const), language)} ${fr ? 'de' : 'of'} ${factors}`
}

const LISTS: Record<string, Record<Language, string>> = {
  add: { fr: 'la somme de', en: 'the sum of' },
  min: { fr: 'le plus petit de', en: 'the smallest of' },
  max: { fr: 'le plus élevé de', en: 'the highest of' },
  avg: { fr: 'la moyenne de', en: 'the average of' },
}
const listed = (op: string, items: readonly string[], { language }: Words): string =>
  items.length === 1 ? (items[0] ?? '') : `${LISTS[op]?.[language] ?? op} ${listIn(items, language)}`

function interpolation(interp: Extract<Expression, { interp: object }>['interp'], words: Words): string {
  const { labels, language } = words
  const fr = language === 'fr'
  const points = interp.points.map(([x, y]) => {
    const at = boundIn(x ?? 0, labels, language, areRatios(interp.points.map(([place]) => place)))
    const value = boundIn(y ?? 0, labels, language, areRatios(interp.points.map(([, result]) => result)))
    return fr ? `${value} à ${at}` : `${value} at ${at}`
  })
  const outside = (side: Outside | undefined, where: string) => {
    if (side === undefined || side === 'clamp')
      return `${where}, ${fr ? 'la valeur reste celle du point' : 'the value stays that of the point'}`
    if (side === 'extrapolate') return `${where}, ${fr ? 'la droite se prolonge' : 'the line goes on'}`
    return `${where}, ${phrase(side, words)}`
  }
  const parts = [
    fr
      ? `de façon linéaire selon ${phrase(interp.of, words)}, ${listIn(points, language)}`
      : `linearly by ${phrase(interp.of, words)}, ${listIn(points, language)}`,
    outside(interp.below, fr ? 'en dessous' : 'below'),
    outside(interp.above, fr ? 'au-delà' : 'above'),
  ]
  return parts.join(semicolon(language))
}

/** A condition in words. */
export function describeCondition(condition: Condition, words: Words): string {
  const fr = words.language === 'fr'
  if ('unknown' in condition)
    return fr ? `(non précisé\u00a0: ${condition.unknown})` : `(not stated: ${condition.unknown})`
  if ('all' in condition)
    return condition.all.map((one_) => describeCondition(one_, words)).join(fr ? ' et ' : ' and ')
  if ('any' in condition)
    return condition.any.map((one_) => describeCondition(one_, words)).join(fr ? ' ou ' : ' or ')
  if ('at_least' in condition) {
    const parts = condition.of.map((one_) => describeCondition(one_, words)).join(semicolon(words.language))
    return fr
      ? `au moins ${condition.at_least} des conditions suivantes sont remplies (${parts})`
      : `at least ${condition.at_least} of these conditions hold (${parts})`
  }
  const [left, right] = [wrapped(condition.left, words), wrapped(condition.right, words)]
  return `${left} ${comparisonIn[words.language][condition.cmp]} ${right}`
}
