import type { Language } from '@moisson/core/vocabulary'
import type { FieldError } from './refused.ts'

const sentence: Record<Language, string> = {
  fr: 'Ce texte contient des caractères illisibles (octet nul ou caractère coupé) : retapez-le.',
  en: 'This text holds unreadable characters (a null byte or half a character): type it again.',
}

const dayLike = /^\d{4}-\d\d-\d\d(?:T[\d:.Z+-]*)?$/
const noDay: Record<Language, string> = {
  fr: 'Donnez une date entre 1900 et 2099.',
  en: 'Give a date between 1900 and 2099.',
}

/**
 * The strings that no database keeps and no page shows, wherever they stand: null bytes, halves of characters, and
 * days so far away that nothing can be counted from them.
 */
export function unreadableFields(
  value: unknown,
  language: Language,
  path: readonly string[] = [],
): FieldError[] {
  if (typeof value === 'string') {
    if (dayLike.test(value) && !/^(?:19|20)/.test(value))
      return [{ field: path.join('.'), code: 'impossible_date', message: noDay[language] }]
    return value.includes('\u0000') || !value.isWellFormed()
      ? [{ field: path.join('.'), code: 'unreadable', message: sentence[language] }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unreadableFields(inner, language, [...path, key]))
}
