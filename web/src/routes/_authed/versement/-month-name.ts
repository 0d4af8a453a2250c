import type { Language } from '@moisson/law/text'

const long = {
  fr: new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
}

/** `décembre 2026` from `2026-12`. */
export const monthName = (month: string, language: Language): string =>
  long[language].format(new Date(`${month}-01T00:00:00Z`))
