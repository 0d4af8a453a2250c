import type { Kind } from '@moisson/core/record/field'
import { useFormat } from '../kit/use-format.ts'
import { useWords } from '../words/catalogue.ts'
import { formWords } from './form-words.ts'

/** The value of a field as a person reads it: in a conflict, in a table, where it is frozen. */
export function useValueInWords(): (field: Kind, value: unknown) => string {
  const words = useWords(formWords)
  const { text, money, percent, mediumDay, longInstant } = useFormat()

  function said(field: Kind, value: unknown): string {
    if (value === null || value === undefined || value === '') return ''
    const written = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
    switch (field.kind) {
      case 'flag':
        return value === true ? words.yes : words.no
      case 'cents':
        return money(Number(value))
      case 'bps':
        return percent(Number(value))
      case 'number':
        if (field.offset) return words.offset(Number(value))
        return field.unit ? `${written} ${text(field.unit)}` : written
      case 'day':
        return mediumDay(written)
      case 'instant':
        return longInstant(written)
      case 'choice': {
        const name = field.names[written]
        return name ? text(name) : written
      }
      case 'list':
        return (value as unknown[]).map((one) => said(field.of, one)).join(' · ')
      case 'group':
        return Object.entries(field.fields)
          .map(([name, part]) => said(part, (value as Record<string, unknown>)[name]))
          .filter(Boolean)
          .join(', ')
      case 'texts':
        return Object.values(value as object).join(' · ')
      default:
        return written
    }
  }
  return (field, value) => said(field, value) || words.none
}
