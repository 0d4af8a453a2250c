import { phoneInWords } from '@moisson/core/record/phone-in-words'
import { inUnits } from '@moisson/core/record/unit'
import { countryName } from '@moisson/core/record/country'
import type { Kind } from '@moisson/core/record/field'
import { printed, type Language, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { longInstant } from '@moisson/law/words/instants'
import { euros, number, percent } from '@moisson/law/words/figures'
import { useWords } from '../words/catalogue.ts'
import { useLanguage } from '../words/language.ts'
import { formWords } from './form-words.ts'

export const flagNames = {
  yes: { fr: 'Oui', en: 'Yes' },
  no: { fr: 'Non', en: 'No' },
} as const satisfies Record<string, Text>
/** The letter of a day that others are counted from. */
const dayZero: Text = { fr: 'J', en: 'D' }

/** The value of a field as a person reads it, '' when nothing is known; its days may be written otherwise, in a column. */
export function valueInWords(field: Kind, value: unknown, language: Language, day = mediumDay): string {
  if (value === null || value === undefined || value === '') return ''
  const written = typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  switch (field.kind) {
    case 'flag':
      return flagNames[value === true ? 'yes' : 'no'][language]
    case 'cents':
      return euros(Number(value), language)
    case 'bps':
      return percent(Number(value), language)
    case 'number':
      return numberInWords(field, Number(value), language)
    case 'phone':
      return phoneInWords(written)
    case 'day':
      return day(written, language)
    case 'instant':
      return longInstant(written, language)
    case 'choice': {
      const name = field.names[written]
      return name ? printed(name)[language] : written
    }
    case 'list':
      return (value as unknown[]).map((one) => valueInWords(field.of, one, language, day)).join(' · ')
    case 'group':
      return Object.entries(field.fields)
        .map(([name, part]) => valueInWords(part, (value as Record<string, unknown>)[name], language, day))
        .filter(Boolean)
        .join(', ')
    case 'texts':
      return Object.values(value as object).join(' · ')
    case 'text':
      return field.country ? countryName(written, language) : written
    default:
      return written
  }
}

/** Days after something, or before it. */
export const offsetInWords = (days: number, language: Language): string =>
  `${dayZero[language]}${days >= 0 ? '+' : '−'}${Math.abs(days)}`

function numberInWords(field: Kind & { kind: 'number' }, value: number, language: Language): string {
  if (field.offset) return offsetInWords(value, language)
  if (field.ungrouped) return String(value)
  return field.unit ? inUnits(value, field.unit, language) : number(value, language)
}

/** The value of a field in the current language; said so when nothing is known. */
export function useValueInWords(): (field: Kind, value: unknown) => string {
  const words = useWords(formWords)
  const language = useLanguage()
  return (field, value) => valueInWords(field, value, language) || words.none
}
