import type { Language } from '@moisson/law/text'
import type { BasisPoint } from './basis.ts'
import type { TermFigures } from './term-figures.ts'

/** A word of the trade: what it is called, what it means, and what it makes of an amount. */
export interface TermWords {
  word: string
  means: string
  /** In euros, each amount computed. */
  example: string
}

export type WrittenTerm = (figures: TermFigures) => TermWords

export interface TermFacts extends Readonly<Record<Language, WrittenTerm>> {
  /** Where it stands; none for a word of finance or of pay that no article gives. */
  readonly basis: readonly BasisPoint[]
  /** The topic that says more. */
  readonly topic: string
}
