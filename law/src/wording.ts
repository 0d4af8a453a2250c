import type { Text, Language } from './text.ts'

/** A fact of a sentence: a number, a name, a day, or a label in both languages. */
export type Fact = string | number | Text

const NARROW = '\u202f'
const HARD = '\u00a0'
const MONTHS: Record<Language, readonly string[]> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** 48060.5 → « 48 060,5 » or “48,060.5”. */
export function decimalIn(written: string, language: Language): string {
  const [whole = '0', fraction] = written.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, language === 'fr' ? NARROW : ',')
  if (fraction === undefined) return grouped
  return `${grouped}${language === 'fr' ? ',' : '.'}${fraction}`
}

/** 123456 → « 1 234,56 € » or “€1,234.56”. */
export function eurosIn(cents: number, language: Language): string {
  const sign = cents < 0 ? '−' : ''
  const whole = Math.abs(cents)
  const amount = decimalIn(`${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`, language)
  return language === 'fr' ? `${sign}${amount}${HARD}€` : `${sign}€${amount}`
}

/** 2027-01-01 → « 1er janvier 2027 » or “1 January 2027”. */
export function dayIn(day: string, language: Language): string {
  const [year = '', month = '1', dayOfMonth = '1'] = day.split('-')
  const first = language === 'fr' && dayOfMonth === '01' ? '1er' : String(Number(dayOfMonth))
  return `${first} ${MONTHS[language][Number(month) - 1] ?? ''} ${year}`
}

/** A fact as a reader sees it: an amount when its name ends in `_cents`, a day when it is one. */
export function factIn(name: string, fact: Fact, language: Language): string {
  if (typeof fact === 'object') return fact[language]
  if (typeof fact === 'number') {
    return name.endsWith('_cents') ? eurosIn(fact, language) : decimalIn(String(fact), language)
  }
  return /^\d{4}-\d{2}-\d{2}$/.test(fact) ? dayIn(fact, language) : fact
}
