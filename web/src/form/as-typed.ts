import type { Kind } from '@moisson/core/record/field'
import type { Language } from '@moisson/law/text'
import { shortDay } from '@moisson/law/words/days'
import { writeMontant } from '../kit/parse-montant.ts'

/** A value of a record as one writes it in a spreadsheet: days and numbers as the French do, names in a language. */
export function asTyped(kind: Kind, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (kind.kind === 'choice') return kind.names[value as string]?.[language] ?? ''
  if (kind.kind === 'day') return shortDay(value as string, 'fr')
  if (kind.kind === 'cents') return writeMontant(value as number, 'fr')
  if (typeof value === 'number') return String(value).replace('.', ',')
  return typeof value === 'string' ? value : ''
}
