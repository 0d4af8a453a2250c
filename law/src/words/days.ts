import type { InEach, Language } from '../text.ts'
import { perLanguage } from './locale.ts'

/** A calendar day has no zone: it is read and written in UTC so that it never slips. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const format = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }))
  return (day: string, language: Language): string =>
    format(language).format(new Date(`${day.slice(0, 10)}T12:00:00Z`))
}
const full = written({ dateStyle: 'full' })
const long = written({ dateStyle: 'long' })

/** French says « 1er » of the first day, and of no other; English puts no comma after the name of the day. */
const inSentence: InEach<(words: string) => string> = {
  fr: (words) => words.replace(/(^|\s)1(?=\s\D)/, (_, before: string) => `${before}1er`),
  en: (words) => words.replace(',', ''),
}

/** `vendredi 4 juin 2027` from an ISO day, for sentences. */
export const longDay = (day: string, language: Language): string => inSentence[language](full(day, language))

/** `4 juin 2027`, `1er janvier 2027`. */
export const mediumDay = (day: string, language: Language): string =>
  inSentence[language](long(day, language))

/** `04/06/2027`, for tables. */
export const shortDay = written({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** `juin 2027` from a day or a month, `2027-06`. */
const month = written({ month: 'long', year: 'numeric' })
export const monthOf = (day: string, language: Language): string => month(`${day.slice(0, 7)}-01`, language)
