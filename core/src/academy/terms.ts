import type { TermFacts } from './term.ts'
import { plansTerms } from './terms/plans.ts'
import { schemesTerms } from './terms/schemes.ts'
import { sharingTerms } from './terms/sharing.ts'
import { taxesTerms } from './terms/taxes.ts'

/** The words of the glossary by their names. To add one: its entry in the file of its theme. */
export const terms = { ...schemesTerms, ...sharingTerms, ...taxesTerms, ...plansTerms }
export type TermName = keyof typeof terms
export const termNames = Object.keys(terms) as TermName[]
export const termOf = (name: TermName): TermFacts => terms[name]
