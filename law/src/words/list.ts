import type { Language } from '../text.ts'
import { perLanguage } from './locale.ts'

const lists = {
  and: perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' })),
  or: perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' })),
}

/** « A, B et C », or « A, B ou C ». */
export const listed = (items: readonly string[], language: Language, last: 'and' | 'or' = 'and'): string =>
  lists[last](language).format(items)
