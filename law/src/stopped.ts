import type { LegalRefusalCode } from './refusal-sentences.ts'
import type { Fact } from './words/facts.ts'

/** What fills the sentence of a refusal; in its details a label keeps its French form. */
export type GivenFacts = Readonly<Record<string, Fact>>

/** Carries a refusal out of a calculation by its code and facts; `refusalOf` gives it its words, where they are read. */
export class Stopped extends Error {
  readonly code: LegalRefusalCode
  readonly facts: GivenFacts
  constructor(code: LegalRefusalCode, facts: GivenFacts) {
    super(`${code} ${JSON.stringify(facts)}`)
    this.name = 'Stopped'
    this.code = code
    this.facts = facts
  }
}

/** Ends a calculation that cannot answer. */
export function stop(code: LegalRefusalCode, facts: GivenFacts = {}): never {
  throw new Stopped(code, facts)
}
