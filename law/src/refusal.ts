import { inEach, languages, type Language, type Text } from './text.ts'
import { factIn } from './words/facts.ts'
import { type LegalRefusalCode, refusalSentences } from './refusal-sentences.ts'
import type { GivenFacts, Stopped } from './stopped.ts'

/** A refusal is a fact, not an exception: a code and the details its sentence needs. */
export interface Refusal<Code extends string = string> {
  readonly refusal: Code
  readonly details: Details
}
/** Kept with the refusal, for programs. */
export type Details = Readonly<Record<string, string | number | boolean | null>>

type InEachName<Name extends string> = {
  readonly [One in Language as One extends 'fr' ? Name : `${Name}_${One}`]: string
}

/** A detail that each language says in its own words: `day` in French, `day_en` in English. */
export const detailIn = <Name extends string>(name: Name, text: Text) =>
  Object.fromEntries(
    languages.map((language) => [language === 'fr' ? name : `${name}_${language}`, text[language]]),
  ) as InEachName<Name>

/** Why a rule of law cannot answer, with the sentence for people. */
export interface LegalRefusal extends Refusal<LegalRefusalCode> {
  readonly sentence: Text
}

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

/** The refusal that a calculation stopped with, with its words. */
export const refusalOf = ({ code, facts }: Stopped): LegalRefusal => legalRefusal(code, facts)
