import type { Language } from '@moisson/core/vocabulary'
import type { FieldError } from './refused.ts'

const sentence: Record<Language, string> = {
  fr: 'Ce texte contient des caractères illisibles (octet nul ou caractère coupé) : retapez-le.',
  en: 'This text holds unreadable characters (a null byte or half a character): type it again.',
}

/** The strings that no database keeps and no page shows: null bytes and halves of characters, wherever they stand. */
export function unreadableFields(
  value: unknown,
  language: Language,
  path: readonly string[] = [],
): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\u0000') || !value.isWellFormed()
      ? [{ field: path.join('.'), code: 'unreadable', message: sentence[language] }]
      : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => unreadableFields(inner, language, [...path, key]))
}
