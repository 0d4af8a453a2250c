import type { Language } from '@moisson/law/text'
import { readingEase } from '../reading-ease.ts'

/** An easier sentence beside the one it replaces, and where it stands. */
export interface EasyPair {
  at: string
  easy: string
  usually: string
}

const trade =
  /abondement|imposable|gestion (libre|pilotée)|matching|taxable|performance|horizon|SFDR|brut\b|gross\b|proportionne|reliquat|excess|reconstitué|exonéré|assimilé/i

/** Every figure written in a text, dates and articles among them. */
const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)?|Alpha|Bravo|Charlie/g) ?? []).sort().join()

/** Pairs whose easy words leave out a figure that the usual ones tell, or tell another. */
export const untold = (pairs: readonly EasyPair[]): EasyPair[] =>
  pairs.filter(({ easy, usually }) => figures(easy) !== figures(usually))

/** Sentences of more than twelve words, which hold more than one idea. */
export const longSentences = (pairs: readonly Omit<EasyPair, 'usually'>[]): string[] =>
  pairs.flatMap(({ at, easy }) =>
    easy
      .split(/[.!?:]+(?=\s|$)/)
      .filter((sentence) => (sentence.match(/[\p{L}\d]+(?:[’'.,-][\p{L}\d]+)*/gu) ?? []).length > 12)
      .map((sentence) => `${at}: ${sentence}`),
  )

/** What is said with a word of the trade. */
export const inTradeWords = <Pair extends { easy: string }>(pairs: readonly Pair[]): Pair[] =>
  pairs.filter(({ easy }) => trade.test(easy))

/** By how much the easy words read more easily than those they replace, by the measure of the guide. */
export const easeGained = (pairs: readonly EasyPair[], language: Language): number => {
  const ease = (which: 'easy' | 'usually') =>
    readingEase(
      pairs.map((pair) => pair[which]),
      language,
    )
  return ease('easy') - ease('usually')
}
