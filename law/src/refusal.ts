import type { Text } from './text.ts'
import { refusalSentences } from './refusal-sentences.ts'

export type RefusalCode = keyof typeof refusalSentences
export type Facts = Readonly<Record<string, string | number>>

/** A rule that cannot answer says why: a code for programs, the facts, a sentence for people. */
export type Refusal = { readonly code: RefusalCode; readonly facts: Facts; readonly sentence: Text }

const filled = (template: string, facts: Facts): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => (name in facts ? String(facts[name]) : hole))

export function refusalOf(code: RefusalCode, facts: Facts = {}): Refusal {
  const sentence: Text = refusalSentences[code]
  return { code, facts, sentence: { fr: filled(sentence.fr, facts), en: filled(sentence.en, facts) } }
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

export function refuse(code: RefusalCode, facts: Facts = {}): never {
  throw new Refused(refusalOf(code, facts))
}
