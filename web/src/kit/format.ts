import type { InEach, Language } from '@moisson/law/text'
import { number } from '@moisson/law/words/figures'
import { perLanguage } from '@moisson/law/words/locale'

const relativeUnits = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const relatives = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** Within a minute the units of the browser say « cette minute-ci », which reads as no time at all. */
const withinAMinute: InEach<{ past: string; future: string }> = {
  fr: { past: 'il y a moins d’une minute', future: 'dans moins d’une minute' },
  en: { past: 'less than a minute ago', future: 'in less than a minute' },
}

/** `il y a 3 jours`, `dans 2 heures`; seconds, negative for the past. */
export function relative(seconds: number, language: Language): string {
  const unitOf = relativeUnits.find(([, each]) => Math.abs(seconds) >= each)
  if (!unitOf) return withinAMinute[language][seconds > 0 ? 'future' : 'past']
  const [unit, size] = unitOf
  return relatives(language).format(Math.trunc(seconds / size), unit)
}

const byteUnits: InEach<readonly string[]> = { fr: ['o', 'ko', 'Mo', 'Go'], en: ['B', 'kB', 'MB', 'GB'] }

/** `2,4 Mo`. */
export function fileSize(bytes: number, language: Language): string {
  const power = bytes < 1 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3))
  const value = Math.round((bytes / 1000 ** power) * (power ? 10 : 1)) / (power ? 10 : 1)
  return `${number(value, language)}\u00a0${byteUnits[language][power] ?? ''}`
}
