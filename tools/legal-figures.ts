import type { Parameter } from '@moisson/law/parameter'
import { individualCeilingShare, lateInterestMultiple } from '@moisson/law/parameters/limits'
import { crdsRate, csgDeductibleRate, csgRate, gainLeviesRate } from '@moisson/law/parameters/social-levies'
import { pass } from '@moisson/law/parameters/social-security-ceiling'
import { readArticles, unseenArticles } from '@moisson/law/read-articles'

const valuesOf = (figure: Parameter): number[] => figure.values.map(({ value }) => value)
const each = <Value, Found>(list: readonly Value[], find: (value: Value) => readonly Found[]): Found[] => [
  ...new Set(list.flatMap(find)),
]

/** The rates people meet, in percent: CSG, its two parts, CRDS with it, levies on gains. */
const levies = each(valuesOf(csgRate), (csg) => [
  csg,
  ...valuesOf(crdsRate).map((crds) => csg + crds),
  ...valuesOf(csgDeductibleRate).flatMap((deductible) => [deductible, csg - deductible]),
]).concat(valuesOf(gainLeviesRate))

/** A number of euros as code writes it: `48060`, `48_060`, and in cents `4_806_000`. */
function written(euros: number): string[] {
  const digits = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '_?')
  return [digits(euros), digits(100 * euros), `${digits(euros)}_?00`]
}

/**
 * What a legal figure looks like where nobody should type it: the levies as factors or basis points, each published
 * ceiling and what one person may receive of it, in euros or cents. Read from the parameters: a new year is guarded too.
 */
export function typedFigures(): RegExp {
  const factors = levies.map((rate) => String(Number((rate / 100).toFixed(6))).replace('0.', String.raw`0\.`))
  const points = levies.map((rate) => Math.round(100 * rate))
  const ceilings = each(valuesOf(pass), (ceiling) => [
    ...written(ceiling),
    ...valuesOf(individualCeilingShare).flatMap((share) => written((ceiling * share) / 100)),
  ])
  return new RegExp(
    String.raw`\b(${factors.join('|')})\b|_bps: (${points.join('|')})\b|\b(${ceilings.join('|')})\b`,
  )
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')

/** What a reader would see of the law: a levy in percent, a part of the PASS or of the wages, the multiple of late interest. */
function ratesInWords(): string {
  const inWords = [...levies, ...valuesOf(lateInterestMultiple)].filter((rate) => !Number.isInteger(rate))
  return inWords.map((rate) => String(Number(rate.toFixed(4))).replace('.', '[.,]')).join('|')
}

/** Whether a file types the number of an article, elsewhere than in a comment. */
export const typesAnArticle = (text: string): boolean =>
  /\b[LRD]\.? ?[1-9]\d{2,3}-\d/.test(withoutComments(text))

/** Whether a file types a rate of the law in words, elsewhere than in a comment. */
export function typesARate(text: string): boolean {
  const space = String.raw`(\s|\\u00a0|\\u202f)?`
  const levy = String.raw`\b(${ratesInWords()})${space}(%|fois\b|times\b)`
  const part = String.raw`\d${space}% (du PASS|of the PASS|des salaires|of the (gross )?wages)`
  return new RegExp(`${levy}|${part}`).test(withoutComments(text))
}

/** An article that is cited without having been read: not among those of law/src/read-articles.ts. */
export function unreadArticle(text: string): string | undefined {
  const cited = text.matchAll(/(?<![\w-])([LRD])\.?[ \u00a0]?([1-9]\d{2,3}-\d+(?:-\d+)*)\b/g)
  return [...cited].map(([, letter, number]) => `${letter}${number}`).find((article) => !known.has(article))
}
const known: ReadonlySet<string> = new Set([
  ...Object.values(readArticles).flatMap((articles) => Object.keys(articles)),
  ...Object.values(unseenArticles).flat(),
])
