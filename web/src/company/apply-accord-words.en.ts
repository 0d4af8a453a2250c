import * as names from '../words/names.en.ts'
import type { Words } from '../words/catalogue.ts'
import type fr from './apply-accord-words.fr.ts'

const en: Words<typeof fr> = {
  title: 'Apply this text?',
  body: (title) =>
    `The clauses, financial years and dates of “${title}” become those of an agreement of the company: the campaigns of these financial years will take them over, once it is signed and filed. What was launched keeps its rules.`,
  apply: names.applyAsTheAgreement,
  amendment: 'Apply as an amendment',
  again: 'Try again as an agreement',
}
export default en
