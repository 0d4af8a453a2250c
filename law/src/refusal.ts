import type { Text, Language } from './text.ts'
import type { Fact } from './words/facts.ts'
import { factIn } from './words/facts.ts'
import { refusalSentences } from './refusal-sentences.ts'

export type RefusalCode = keyof typeof refusalSentences
/** Kept with the refusal, for programs; a label keeps its French form. */
export type Facts = Readonly<Record<string, string | number>>
/** What fills the sentence. */
export type GivenFacts = Readonly<Record<string, Fact>>

/** A rule that cannot answer says why: a code for programs, the facts, a sentence for people. */
export type Refusal = { readonly code: RefusalCode; readonly facts: Facts; readonly sentence: Text }

const filled = (template: string, facts: GivenFacts, language: Language): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const fact = facts[name]
    return fact === undefined ? hole : factIn(name, fact, language)
  })

export function refusalOf(code: RefusalCode, facts: GivenFacts = {}): Refusal {
  const sentence: Text = refusalSentences[code]
  const kept = Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'object' ? fact.fr : fact])
  return {
    code,
    facts: Object.fromEntries(kept),
    sentence: { fr: filled(sentence.fr, facts, 'fr'), en: filled(sentence.en, facts, 'en') },
  }
}

/** Carries a refusal out of a calculation; `rule.apply` turns it back into a value. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.sentence.en)
    this.name = 'Refused'
    this.refusal = refusal
  }
}

export function refuse(code: RefusalCode, facts: GivenFacts = {}): never {
  throw new Refused(refusalOf(code, facts))
}
