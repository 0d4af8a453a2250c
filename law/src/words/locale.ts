import type { InEach, Language } from '../text.ts'

/** How Intl calls each language: figures, days and lists are written as it says. */
export const locales: InEach<string> = { fr: 'fr-FR', en: 'en-GB' }

/** A format of Intl for each language, made when it is first asked for. */
export function perLanguage<Format>(make: (locale: string) => Format): (language: Language) => Format {
  const made: Partial<Record<Language, Format>> = {}
  return (language) => (made[language] ??= make(locales[language]))
}
