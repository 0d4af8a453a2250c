import type { Language } from '@moisson/law/text'

const locales = { fr: 'fr-FR', en: 'en-GB' } as const
const businessZone = 'Europe/Paris'

type Cached = Intl.NumberFormat | Intl.DateTimeFormat
const cache = new Map<string, Cached>()

function numbers(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(
    `n${language}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locales[language], options),
  )
}

function dates(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(
    `d${language}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locales[language], options),
  )
}

function cached<Formatter extends Cached>(key: string, make: () => Formatter): Formatter {
  const known = cache.get(key)
  if (known) return known as Formatter
  const made = make()
  cache.set(key, made)
  return made
}

/** Integer cents as an exact decimal string, so that no float ever carries money. */
function decimal(cents: number): Intl.StringNumericLiteral {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

/** A real minus sign, which no line end takes away from its amount: nothing else holds it to a `€`. */
const withMinus = (text: string) => text.replace(/^-(?=€)/, '\u2212\u2060').replace(/^-/, '\u2212')

/** `1 234,56 €`. */
export function money(cents: number, language: Language): string {
  return withMinus(
    numbers(language, { style: 'currency', currency: 'EUR', signDisplay: 'negative' }).format(decimal(cents)),
  )
}

/** `1 235 €`: for a headline, never where the cents matter. */
export function roundMoney(cents: number, language: Language): string {
  return withMinus(
    numbers(language, {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: 0,
      signDisplay: 'negative',
    }).format(decimal(cents)),
  )
}

/** Basis points as `12,5 %`. */
export function percent(bps: number, language: Language, digits = 2): string {
  const text = numbers(language, { style: 'percent', maximumFractionDigits: digits }).format(bps / 10_000)
  return language === 'fr' ? text.replace(/[\s\u00a0\u202f]?%/, '\u00a0%') : text
}

export function count(value: number, language: Language): string {
  return numbers(language, { maximumFractionDigits: 2 }).format(value)
}

/** A calendar day has no zone: it is read and written in UTC so that it never slips. */
function noonOf(day: string): Date {
  return new Date(`${day.slice(0, 10)}T12:00:00Z`)
}

/** `04/06/2027`, for tables. */
export function shortDay(day: string, language: Language): string {
  return dates(language, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(day),
  )
}

/** `vendredi 4 juin 2027`, for sentences. */
export function longDay(day: string, language: Language): string {
  return withOrdinal(dates(language, { dateStyle: 'full', timeZone: 'UTC' }).format(noonOf(day)), language)
}

/** `4 juin 2027`. */
export function mediumDay(day: string, language: Language): string {
  return withOrdinal(dates(language, { dateStyle: 'long', timeZone: 'UTC' }).format(noonOf(day)), language)
}

/** French says « 1er » of the first day, and of no other. */
function withOrdinal(words: string, language: Language): string {
  return language === 'fr' ? words.replace(/(^|\s)1(?=\s\D)/, (_, before: string) => `${before}1er`) : words
}

/** The Paris day of an instant, `2027-06-04`. */
export function dayOf(instant: string): string {
  return dates('en', { dateStyle: 'short', timeZone: businessZone })
    .format(new Date(instant))
    .split('/')
    .reverse()
    .join('-')
}

/** `04/06/2027 23:59`, Paris time, for tables. */
export function shortInstant(instant: string, language: Language): string {
  return `${shortDay(dayOf(instant), language)} ${timeOf(instant, language)}`
}

/** `vendredi 4 juin 2027 à 23:59`, Paris time, for sentences. */
export function longInstant(instant: string, language: Language): string {
  const link = language === 'fr' ? 'à' : 'at'
  return `${longDay(dayOf(instant), language)} ${link} ${timeOf(instant, language)}`
}

export function timeOf(instant: string, language: Language): string {
  return dates(language, { hour: '2-digit', minute: '2-digit', timeZone: businessZone }).format(
    new Date(instant),
  )
}

const relativeUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `il y a 3 jours`, `dans 2 heures`; seconds, negative for the past. */
export function relative(seconds: number, language: Language): string {
  const formatter = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, size] = relativeUnits.find(([, each]) => Math.abs(seconds) >= each) ?? relativeUnits[2]
  return formatter.format(Math.trunc(seconds / size), unit)
}

const byteUnits = { fr: ['o', 'ko', 'Mo', 'Go'], en: ['B', 'kB', 'MB', 'GB'] } as const

/** `2,4 Mo`. */
export function fileSize(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3))
  const value = numbers(language, { maximumFractionDigits: power ? 1 : 0 }).format(bytes / 1000 ** power)
  return `${value}\u00a0${byteUnits[language][power] ?? 'o'}`
}
