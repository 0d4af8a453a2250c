import { useLanguage } from './language.ts'

/** The marks that French writes with spaces of its own, between words that come from elsewhere. */
export function useMarks() {
  const french = useLanguage() === 'fr'
  return {
    colon: french ? '\u00a0:' : ':',
    semicolon: french ? '\u202f;' : ';',
    quoted: (said: string) => (french ? `«\u00a0${said}\u00a0»` : `“${said}”`),
  }
}
