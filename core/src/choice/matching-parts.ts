import type { Language } from '@moisson/law/text'
import { plural, pluriel } from '@moisson/law/words/plural'
import type { AbondementPart, SeniorityStep } from '../abondement/clause.ts'
import { rateAfter } from '../abondement/clauses-for.ts'
import { partsOf, type MatchingClause, type MatchingPart } from '../company/matching-clause.ts'
import type { AbondementTerms } from './offer.ts'

/** The clauses to be said one after the other; null where the sentence is that of a single rate, bands or sources. */
export function severalOf(terms: AbondementTerms | MatchingClause): (AbondementPart | MatchingPart)[] | null {
  if (terms.kind === 'several') return [...(terms.parts ?? [])]
  return terms.kind === 'seniority' || terms.kind === 'funds' ? partsOf(terms) : null
}

/** « moins d’un an », « 3 ans ». */
export const yearsIn = (years: number, language: Language): string =>
  ({
    fr: years === 0 ? 'moins d’un an' : pluriel(years, '# an', '# ans'),
    en: years === 0 ? 'less than a year' : plural(years, '# year', '# years'),
  })[language]

/** The rate of somebody after these years. */
export const reachedBy = (steps: readonly SeniorityStep[], years: number): number =>
  rateAfter({ seniority: steps }, years)
