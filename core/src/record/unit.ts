import type { Language, Text } from '@moisson/law/text'
import { number } from '@moisson/law/words/figures'
import { plural, pluriel } from '@moisson/law/words/plural'

/** What a number counts, as it follows one and several. */
export interface Unit {
  readonly one: Text
  readonly many: Text
}

export const days: Unit = { one: { fr: 'jour', en: 'day' }, many: { fr: 'jours', en: 'days' } }
export const months: Unit = { one: { fr: 'mois', en: 'month' }, many: { fr: 'mois', en: 'months' } }

const agreed = { fr: pluriel, en: plural }

/** « 1 jour », « 3 mois »: a number and what it counts. */
export const inUnits = (value: number, { one, many }: Unit, language: Language): string =>
  `${number(value, language)} ${agreed[language](value, one[language], many[language])}`
