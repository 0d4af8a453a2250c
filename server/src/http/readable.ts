import { refused, type FieldError } from './refused.ts'
import type { Language } from '@moisson/law/text'

const sentence: Record<Language, string> = {
  fr: 'Ce texte contient des caractères illisibles (octet nul ou caractère coupé) : retapez-le.',
  en: 'This text holds unreadable characters (a null byte or half a character): type it again.',
}

const dayLike = /^\d{4}-\d\d-\d\d(?:T[\d:.Z+-]*)?$/
const noDay: Record<Language, string> = {
  fr: 'Donnez une date entre 1900 et 2099.',
  en: 'Give a date between 1900 and 2099.',
}

/** More values than any list of people holds; to look at each of them would keep everybody else waiting. */
const mostValues = 500_000
/** More levels than any shape has; each is a call within a call for whatever reads it after. */
const mostLevels = 64

/**
 * The strings that no database keeps and no page shows, wherever they stand: null bytes, halves of characters, and
 * days so far away that nothing can be counted from them. A key that reaches for a prototype is no JSON of ours.
 */
export function unreadableFields(value: unknown, language: Language): FieldError[] {
  const found: FieldError[] = []
  const path: string[] = []
  let seen = 0
  const look = (one: unknown): void => {
    if ((seen += 1) > mostValues) throw refused('body_too_large')
    if (typeof one === 'string') {
      const wrong = wrongIn(one, language)
      if (wrong) found.push({ field: path.join('.'), ...wrong })
    } else if (typeof one === 'object' && one !== null) {
      if (path.length >= mostLevels) throw refused('body_too_deep', { most: mostLevels })
      for (const [key, inner] of Object.entries(one)) {
        if (key === '__proto__') throw refused('invalid_json')
        path.push(key)
        look(inner)
        path.pop()
      }
    }
  }
  look(value)
  return found
}

function wrongIn(text: string, language: Language): Pick<FieldError, 'code' | 'message'> | undefined {
  if (dayLike.test(text) && !/^(?:19|20)/.test(text))
    return { code: 'impossible_date', message: noDay[language] }
  if (text.includes('\u0000') || !text.isWellFormed())
    return { code: 'unreadable', message: sentence[language] }
  return undefined
}
