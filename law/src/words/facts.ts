import type { Language, Text } from '../text.ts'
import { mediumDay } from './days.ts'
import { decimalWritten, euros } from './figures.ts'

/** A fact of a sentence: a number, a name, a day, or a label in every language. */
export type Fact = string | number | Text

/** What reads as a day; anything else stays as it is written. */
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A fact as a reader sees it: an amount when its name ends in `_cents`, a day when it is one. */
export function factIn(name: string, fact: Fact, language: Language): string {
  if (typeof fact === 'object') return fact[language]
  if (typeof fact === 'number')
    return name.endsWith('_cents') ? euros(fact, language) : decimalWritten(String(fact), language)
  return DAY.test(fact) ? mediumDay(fact, language) : fact
}
