import { detailInWords } from './detail-in-words.ts'
import { abondementRefusals } from './refusals/abondement.ts'
import { accessRefusals } from './refusals/access.ts'
import { accordRefusals } from './refusals/accord.ts'
import { adminRefusals } from './refusals/admin.ts'
import { campaignRefusals } from './refusals/campaign.ts'
import { choiceRefusals } from './refusals/choice.ts'
import { companyRefusals } from './refusals/company.ts'
import { demoRefusals } from './refusals/demo.ts'
import { documentRefusals } from './refusals/document.ts'
import { exportRefusals } from './refusals/export.ts'
import { letterRefusals } from './refusals/letter.ts'
import { paymentRefusals } from './refusals/payment.ts'
import { peopleRefusals } from './refusals/people.ts'
import { processRefusals } from './refusals/process.ts'
import { requestRefusals } from './refusals/request.ts'
import { simulationRefusals } from './refusals/simulation.ts'
import { todoRefusals } from './refusals/todo.ts'
import { userRefusals } from './refusals/user.ts'
import { type Language, languages, type Text } from '@moisson/law/text'
import { ofName } from '@moisson/law/words/inside-sentence'
import type { Details, Refusal } from '@moisson/law/refusal'

/** Every refusal of the product: its status and its sentence; the sentences of a noun stand in its own file. */
export const refusals = {
  ...accessRefusals,
  ...userRefusals,
  ...requestRefusals,
  ...companyRefusals,
  ...peopleRefusals,
  ...campaignRefusals,
  ...choiceRefusals,
  ...letterRefusals,
  ...abondementRefusals,
  ...exportRefusals,
  ...documentRefusals,
  ...todoRefusals,
  ...simulationRefusals,
  ...processRefusals,
  ...paymentRefusals,
  ...accordRefusals,
  ...adminRefusals,
  ...demoRefusals,
} as const

export type RefusalCode = keyof typeof refusals

/** The sentence of whoever knows more than the code of a refusal says, among its details. */
export const ownSentence = (said: Text): Details =>
  Object.fromEntries(languages.map((language) => [`sentence_${language}`, said[language]]))

/**
 * The sentence of a refusal in a language, its details filled in; a detail that is missing leaves nothing behind.
 * A reader of files knows more than its code says, and brings its own (`ownSentence`).
 */
export function sentenceOf(refusal: Refusal<RefusalCode>, language: Language): string {
  const own = refusal.details[`sentence_${language}`]
  if (typeof own === 'string') return own
  return fill(refusals[refusal.refusal][language], refusal.details, language)
}

function fill(sentence: string, details: Details, language: Language): string {
  return sentence
    .replaceAll(/\{(\w+)\|([^|}]*)\|([^|}]*)\}/g, (_, name: string, one: string, many: string) =>
      `${detailInWords(name, details[name] ?? '', language)} ${Number(details[name]) > 1 ? many : one}`.trim(),
    )
    .replaceAll(/\bde \{(\w+)\}/g, (_, name: string) =>
      ({ fr: ofName, en: String })[language](detailInWords(name, details[name] ?? '', language)),
    )
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => detailInWords(name, details[name] ?? '', language))
    .trim()
}
