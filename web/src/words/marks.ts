import type { InEach } from '@moisson/law/text'
import { useLanguage } from './language.ts'

const marks: InEach<{ colon: string; semicolon: string; quoted: (said: string) => string }> = {
  fr: { colon: '\u00a0:', semicolon: '\u202f;', quoted: (said) => `«\u00a0${said}\u00a0»` },
  en: { colon: ':', semicolon: ';', quoted: (said) => `“${said}”` },
}

/** The marks that French writes with spaces of its own, between words that come from elsewhere. */
export function useMarks() {
  return marks[useLanguage()]
}
