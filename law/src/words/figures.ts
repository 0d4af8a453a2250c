import type { InEach, Language } from '../text.ts'
import { perLanguage } from './locale.ts'

const inEuros = { style: 'currency', currency: 'EUR', signDisplay: 'negative' } as const
const exactEuros = perLanguage((locale) => new Intl.NumberFormat(locale, inEuros))
const wholeEuros = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { ...inEuros, maximumFractionDigits: 0 }),
)
const barestEuros = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      ...inEuros,
      minimumFractionDigits: 2,
      maximumFractionDigits: 6,
      trailingZeroDisplay: 'stripIfInteger',
    }),
)
const hundredths = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
)
const everyDigit = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 20, signDisplay: 'negative' }),
)
const percentSign: InEach<string> = { fr: '\u202f%', en: '%' }

/** Integer cents as an exact decimal string, so that no float ever carries money. */
function decimalOf(cents: number): Intl.StringNumericLiteral {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

/** A real minus sign, which no line end takes away from its amount: nothing else holds it to a `€`. */
const withMinus = (text: string) => text.replace(/^-(?=€)/, '\u2212\u2060').replace(/^-/, '\u2212')

/** `1 234,56 €` from cents, `€1,234.56` in English. */
export function euros(cents: number, language: Language): string {
  return withMinus(exactEuros(language).format(decimalOf(cents)))
}

/** `1 235 €`: for a headline, never where the cents matter. */
export function roundEuros(cents: number, language: Language): string {
  return withMinus(wholeEuros(language).format(decimalOf(cents)))
}

/** `4 000 €`, `3 844,80 €` or `0,125 €` from euros as a decimal string: whole, or with its cents and what is below them. */
export function eurosWritten(written: string, language: Language): string {
  return withMinus(barestEuros(language).format(written as Intl.StringNumericLiteral))
}

/** `4 000 €`, `3 844,80 €` from cents: with its cents where it has any. */
export const bareEuros = (cents: number, language: Language): string =>
  eurosWritten(decimalOf(cents), language)

/** `1 234,5`, two decimals at most. */
export function number(value: number, language: Language): string {
  return withMinus(hundredths(language).format(value))
}

/** `48 060,5` from a decimal string, exact whatever its size. */
export function decimalWritten(written: string, language: Language): string {
  return withMinus(everyDigit(language).format(written as Intl.StringNumericLiteral))
}

/** `12,5 %` from basis points, two decimals at most. */
export function percent(bps: number, language: Language, digits: 0 | 1 | 2 = 2): string {
  const step = 10 ** (2 - digits)
  const rounded = Math.sign(bps) * Math.round(Math.abs(bps) / step) * step
  return `${number(rounded / 100, language)}${percentSign[language]}`
}

/** `4,4821 %` from a decimal string, with the digits it has. */
export function percentWritten(written: string, language: Language): string {
  return `${decimalWritten(written, language)}${percentSign[language]}`
}
