import { decimal } from '../rational.ts'
import type { Bound, Brackets, Expression, Interpolation, Outside } from './expression.ts'
import type { Interval, Words } from './wording.ts'
import { areRatios, areSmall, boundIn, intervalIn, isEuros, isRatio, percentIn } from './wording.ts'
import { listed } from '../words/list.ts'
import { semicolon } from '../words/punctuation.ts'

type Operand = (expr: Expression, words: Words) => string

/** The intervals of a grid or of slices, in the unit of what is measured. */
export function intervalsIn(rows: readonly Interval[], of: Expression, words: Words): string[] {
  const unit = { money: isEuros(of, words), ratio: isRatio(of, words) }
  return rows.map((_, i) => intervalIn(rows, i, words.labels, words.language, unit))
}

export function slicesIn({ of, rows }: Brackets, words: Words): string[] {
  const { labels, language } = words
  const intervals = intervalsIn(rows, of, words)
  return rows.map(({ rate }, i) => {
    const at =
      rate === null
        ? '0'
        : typeof rate === 'number'
          ? percentIn(decimal(rate), language)
          : boundIn(rate, labels, language)
    return `${at} ${{ fr: 'sur la tranche', en: 'on the slice' }[language]} ${intervals[i] ?? ''}`
  })
}

export function interpolationIn(interp: Interpolation, words: Words, operand: Operand): string {
  const { labels, language } = words
  const [at, given] = [0, 1].map((side) => interp.points.map((point) => point[side] ?? null))
  const places = isRatio(interp.of, words) || areRatios(at ?? [])
  // With units a line that gives no euros gives a part of them: « 100 % », as where one of its values has decimals.
  const parts = words.units !== undefined && !words.money && areSmall(given ?? [])
  const results = parts || areRatios(given ?? [])
  const money = { place: isEuros(interp.of, words), result: words.money === true }
  const points = interp.points.map(([x, y]) => {
    const at = boundIn(x ?? 0, labels, language, places, money.place)
    const value = boundIn(y ?? 0, labels, language, results, money.result)
    return { fr: `${value} à ${at}`, en: `${value} at ${at}` }[language]
  })
  // Each side is told with its own bound and its own value: nothing is left to be looked up among the points.
  const outside = (side: Outside | undefined, where: string, [x, y]: readonly [Bound, Bound]) => {
    const from = `${where} ${boundIn(x ?? 0, labels, language, places, money.place)}`
    if (side === undefined || side === 'clamp')
      return `${from}, ${boundIn(y ?? 0, labels, language, results, money.result)}`
    if (side === 'extrapolate')
      return `${from}, ${{ fr: 'la droite se prolonge', en: 'the line goes on' }[language]}`
    return `${from}, ${operand(side, words)}`
  }
  const of = operand(interp.of, { ...words, money: false })
  return [
    `${{ fr: 'de façon linéaire selon', en: 'linearly by' }[language]} ${of}, ${listed(points, language)}`,
    outside(interp.below, { fr: 'en dessous de', en: 'below' }[language], interp.points[0] ?? [0, 0]),
    outside(interp.above, { fr: 'au-delà de', en: 'above' }[language], interp.points.at(-1) ?? [0, 0]),
  ].join(semicolon[language])
}
