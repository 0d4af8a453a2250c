import { inEach, type Language, type Text } from './text.ts'
import { factIn, type Fact } from './words/facts.ts'
import { refusalSentences } from './refusal-sentences.ts'

/** A refusal is a fact, not an exception: a code and the details its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code
  readonly details: Details
}
/** Kept with the refusal, for programs. */
export type Details = Readonly<Record<string, string | number | boolean | null>>

export type LegalRefusalCode = keyof typeof refusalSentences
/** Why a rule of law cannot answer, with the sentence for people. */
export interface LegalRefusal extends Refusal<LegalRefusalCode> {
  readonly sentence: Text
}
/** What fills the sentence; in the details a label keeps its French form. */
export type GivenFacts = Readonly<Record<string, Fact>>

const filled = (template: string, facts: GivenFacts, language: Language): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const fact = facts[name]
    return fact === undefined ? hole : factIn(name, fact, language)
  })

/** The refusal of a rule, its sentence filled with the facts. */
export function legalRefusal(refusal: LegalRefusalCode, facts: GivenFacts = {}): LegalRefusal {
  const sentence: Text = refusalSentences[refusal]
  const details = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'object' ? fact.fr : fact,
  ])
  return {
    refusal,
    details: Object.fromEntries(details),
    sentence: inEach((language) => filled(sentence[language], facts, language)),
  }
}

/** Carries a refusal out of a calculation; `rule.apply` turns it back into a value. */
export class Stopped extends Error {
  readonly refusal: LegalRefusal
  constructor(refusal: LegalRefusal) {
    super(refusal.sentence.en)
    this.name = 'Stopped'
    this.refusal = refusal
  }
}

/** Ends a calculation that cannot answer. */
export function stop(code: LegalRefusalCode, facts: GivenFacts = {}): never {
  throw new Stopped(legalRefusal(code, facts))
}
