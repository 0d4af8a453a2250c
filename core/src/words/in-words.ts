import type { Language } from '@moisson/law/text'

const euroFormats = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }),
}
const numberFormats = {
  fr: new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-IE', { maximumFractionDigits: 2 }),
}
const dayFormats = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }),
}
const shortDayFormats = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'UTC' }),
}
const parisDayOf = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' })
const parisTimes = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
})

/** `1 234,56 €` with its no-break spaces, `€1,234.56` in English. */
export function euros(cents: number, language: Language): string {
  return euroFormats[language].format(cents / 100)
}

export function number(value: number, language: Language): string {
  return numberFormats[language].format(value)
}

/** `12,5 %` from 1250. */
export function percent(bps: number, language: Language): string {
  return language === 'fr' ? `${number(bps / 100, 'fr')}\u202f%` : `${number(bps / 100, 'en')}%`
}

/** `vendredi 4 juin 2027` from an ISO day. */
export function longDay(day: string, language: Language): string {
  const words = dayFormats[language].format(new Date(`${day}T00:00:00Z`))
  return language === 'fr' ? words.replace(/^(\S+) 1 /, '$1 1er ') : words.replace(',', '')
}

/** `04/06/2027` from an ISO day. */
export function shortDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  return language === 'fr' ? shortDayFormats.fr.format(date) : shortDayFormats.en.format(date)
}

/** The ISO day it is in Paris at an instant. */
export function parisDay(at: Date): string {
  return parisDayOf.format(at)
}

/** `vendredi 4 juin 2027 à 23 h 59`, Paris time. */
export function longInstant(at: Date, language: Language): string {
  const day = longDay(parisDay(at), language)
  const time = parisTimes.format(at)
  return language === 'fr' ? `${day} à ${time.replace(':', '\u00a0h\u00a0')}` : `${day} at ${time} (Paris)`
}

/** « de Lina », « d’Éloïse »: the French « de » before a name. */
export function ofName(name: string): string {
  return /^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`
}

/** An amount that may be negative, with the real minus sign on paper. */
export function signedEuros(cents: number, language: Language): string {
  return euros(cents, language).replace('-', '\u2212')
}

/** The sentence as it follows a colon: no capital, unless an abbreviation opens it. */
export function afterColon(sentence: string): string {
  return /^\p{Lu}\p{Lu}/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
