import { languages, type Language } from '@moisson/law/text'
import { setLanguage } from '../words/language.ts'

let obeyed = false

/** The language a link asks for, as those of our mails do; obeyed once, the reader’s own choice comes after. */
export function readLanguage(search: Record<string, unknown>): { lang?: Language } {
  const lang = languages.find((one) => one === search['lang'])
  if (lang && !obeyed) {
    obeyed = true
    setLanguage(lang)
  }
  return lang ? { lang } : {}
}
