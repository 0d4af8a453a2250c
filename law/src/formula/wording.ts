import type { Text, Language } from '../text.ts'
import type { Rational } from '../rational.ts'
import { compare, decimal, mul, one, rational, toDecimalString, zero } from '../rational.ts'
import type { Bound, Comparison, Expression } from './expression.ts'
import type { Units } from './units.ts'
import { decimalWritten, percentWritten, eurosWritten } from '../words/figures.ts'
import { quotation } from '../words/punctuation.ts'

/** How the inputs are called in the text of an agreement; without a label, the name with its spaces back. */
export type Labels = Readonly<Record<string, Text>>

/** What a sentence is written with: names of the inputs, their units, and whether the result asked for is euros. */
export interface Words {
  readonly labels: Labels
  readonly language: Language
  readonly units?: Units
  readonly money?: boolean
}

const REFERENCE = '\u0000'
/** A line written before, by its number, where the part it says stood. */
export const referenceTo = (line: number): Expression => ({ var: `${REFERENCE}(${line})` })
export const referenceIn = (name: string): string | null =>
  name.startsWith(REFERENCE) ? name.slice(REFERENCE.length) : null

/** 48060.5 → « 48 060,5 » or “48,060.5”; exact when the decimals end within six digits. */
export const numberIn = (value: Rational, language: Language): string =>
  decimalWritten(toDecimalString(value, 6), language)

/** 0.05 → « 5 % » or “5%”. */
export const percentIn = (value: Rational, language: Language): string =>
  percentWritten(toDecimalString(mul(value, rational(100)), 6), language)

/** A constant below one reads as a percentage, any other as a number. */
export function constantIn(value: Rational, language: Language): string {
  const isShare = compare(value, zero) > 0 && compare(value, one) < 0
  return isShare ? percentIn(value, language) : numberIn(value, language)
}

/** 4000 → « 4 000 € » or “€4,000”. */
export const amountIn = (value: Rational, language: Language): string =>
  eurosWritten(toDecimalString(value, 6), language)

export const quoted = (name: string, labels: Labels, language: Language): string =>
  quotation[language](labels[name]?.[language] ?? name.replaceAll('_', ' '))

/** Bounds such as 0.95, 1 and 1.04 together are ratios: all of them read as percentages. */
export function areRatios(bounds: readonly Bound[]): boolean {
  const numbers = bounds.filter((bound) => typeof bound === 'number')
  return numbers.some((bound) => !Number.isInteger(bound)) && areSmall(numbers)
}
/** Whether each figure is between nothing and twice the whole. */
export const areSmall = (bounds: readonly Bound[]): boolean =>
  bounds.every((bound) => typeof bound !== 'number' || Math.abs(bound) <= 2)

export function boundIn(
  bound: Exclude<Bound, null>,
  labels: Labels,
  language: Language,
  ratio = false,
  money = false,
): string {
  if (typeof bound === 'string') return quoted(bound, labels, language)
  if (money) return amountIn(decimal(bound), language)
  return ratio ? percentIn(decimal(bound), language) : constantIn(decimal(bound), language)
}

export type Interval = { readonly from: Bound; readonly to: Bound }

/** « moins de 4 % », « de 4 % à moins de 5 % », « 10 % et plus »: half-open, said once for every grid. */
export function intervalIn(
  rows: readonly Interval[],
  place: number,
  labels: Labels,
  language: Language,
  { money = false, ratio: isRate = false }: { money?: boolean; ratio?: boolean } = {},
): string {
  const ratio = isRate || areRatios(rows.flatMap(({ from, to }) => [from, to]))
  const { from, to } = rows[place] ?? { from: null, to: null }
  const say = (bound: Bound) => (bound === null ? '' : boundIn(bound, labels, language, ratio, money))
  if (from === null && to === null) return { fr: 'toute valeur', en: 'any value' }[language]
  if (from === null) return { fr: `moins de ${say(to)}`, en: `below ${say(to)}` }[language]
  if (to === null) return { fr: `${say(from)} et plus`, en: `${say(from)} and above` }[language]
  return {
    fr: `de ${say(from)} à moins de ${say(to)}`,
    en: `from ${say(from)} to below ${say(to)}`,
  }[language]
}

export const comparisonIn: Record<Language, Record<Comparison, string>> = {
  fr: {
    '>=': 'est au moins égal à',
    '>': 'dépasse',
    '<': 'est inférieur à',
    '<=': 'ne dépasse pas',
    '==': 'est égal à',
  },
  en: {
    '>=': 'is at least',
    '>': 'is above',
    '<': 'is below',
    '<=': 'is at most',
    '==': 'equals',
  },
}

/**
 * Of the factors of a product that gives euros, the one that is the amount: none where one of them is in euros by
 * itself, nor where two could be. A line written before is in its own words already.
 */
export function amountOf(args: readonly Expression[], { units = {} }: Words): Expression | undefined {
  const known = args.map((arg) => unitOf(arg, units))
  const free = args.filter((_, i) => known[i] === null)
  return known.includes('EUR') || free.length !== 1 ? undefined : free[0]
}

/** The unit of what a part gives, as far as its inputs tell; null where nothing does. */
function unitOf(expr: Expression, units: Units): string | null {
  if ('var' in expr) return units[expr.var] ?? null
  const first = (parts: readonly Expression[]) =>
    parts.map((part) => unitOf(part, units)).find((unit) => unit !== null) ?? null
  if ('op' in expr && 'args' in expr) {
    const all = expr.args.map((arg) => unitOf(arg, units))
    if (expr.op === 'mul' && all.includes('EUR')) return 'EUR'
    if (expr.op === 'div') return all[0] != null && all[0] === all[1] ? 'ratio' : (all[0] ?? null)
    return first(expr.args)
  }
  if ('op' in expr) return unitOf(expr.expr, units)
  if ('if' in expr) return first([expr.then, expr.else])
  if ('steps' in expr) return first(expr.steps.rows.map(({ value }) => value))
  if ('brackets' in expr) return unitOf(expr.brackets.of, units)
  if ('sum' in expr) return first(expr.sum.map((part) => part.expr))
  if ('one_of' in expr) return first(expr.one_of.map((part) => part.expr))
  if ('per_head' in expr) return unitOf(expr.per_head, units)
  if ('let' in expr) return unitOf(expr.in, units)
  return 'label' in expr ? unitOf(expr.expr, units) : null
}

/** An input declared in euros: what is compared with it is euros too. */
export const isEuros = (expr: Expression, { units }: Words): boolean =>
  'var' in expr && units?.[expr.var] === 'EUR'

/** An input declared as a rate: 1 is « 100 % » of it. */
export const isRatio = (expr: Expression, { units }: Words): boolean =>
  'var' in expr && units?.[expr.var] === 'ratio'
