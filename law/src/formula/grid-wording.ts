import { decimal } from '../rational.ts'
import type { Brackets, Expression, Interpolation, Outside } from './expression.ts'
import type { Interval, Words } from './wording.ts'
import { areRatios, boundIn, intervalIn, isEuros, percentIn } from './wording.ts'
import { listed } from '../words/list.ts'
import { semicolon } from '../words/punctuation.ts'

type Operand = (expr: Expression, words: Words) => string

/** The intervals of a grid or of slices, in the unit of what is measured. */
export function intervalsIn(rows: readonly Interval[], of: Expression, words: Words): string[] {
  const money = isEuros(of, words)
  return rows.map((_, i) => intervalIn(rows, i, words.labels, words.language, money))
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
    return `${at} ${language === 'fr' ? 'sur la tranche' : 'on the slice'} ${intervals[i] ?? ''}`
  })
}

export function interpolationIn(interp: Interpolation, words: Words, operand: Operand): string {
  const { labels, language } = words
  const fr = language === 'fr'
  const [places, results] = [0, 1].map((side) => areRatios(interp.points.map((point) => point[side] ?? null)))
  const money = { place: isEuros(interp.of, words), result: words.money === true }
  const points = interp.points.map(([x, y]) => {
    const at = boundIn(x ?? 0, labels, language, places, money.place)
    const value = boundIn(y ?? 0, labels, language, results, money.result)
    return fr ? `${value} à ${at}` : `${value} at ${at}`
  })
  const outside = (side: Outside | undefined, where: string) => {
    if (side === undefined || side === 'clamp')
      return `${where}, ${fr ? 'la valeur reste celle du point' : 'the value stays that of the point'}`
    if (side === 'extrapolate') return `${where}, ${fr ? 'la droite se prolonge' : 'the line goes on'}`
    return `${where}, ${operand(side, words)}`
  }
  const of = operand(interp.of, { ...words, money: false })
  return [
    `${fr ? 'de façon linéaire selon' : 'linearly by'} ${of}, ${listed(points, language)}`,
    outside(interp.below, fr ? 'en dessous' : 'below'),
    outside(interp.above, fr ? 'au-delà' : 'above'),
  ].join(semicolon[language])
}
