import { locales } from './locale.ts'

/** The form for a number: in French 0 and 1 are singular, in English only 1 is. `#` takes the number. */
function pluralIn(locale: string) {
  let known: { rules: Intl.PluralRules; digits: Intl.NumberFormat } | undefined
  return (count: number, one: string, other: string): string => {
    known ??= { rules: new Intl.PluralRules(locale), digits: new Intl.NumberFormat(locale) }
    const { rules, digits } = known
    return (rules.select(count) === 'one' ? one : other).replaceAll('#', digits.format(count))
  }
}

export const pluriel = pluralIn(locales.fr)
export const plural = pluralIn(locales.en)
