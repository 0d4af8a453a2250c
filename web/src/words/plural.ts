/** The form for a number: in French 0 and 1 are singular, in English only 1 is. `#` takes the number. */
function pluralIn(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const digits = new Intl.NumberFormat(locale)
  return (count: number, one: string, other: string): string =>
    (rules.select(count) === 'one' ? one : other).replaceAll('#', digits.format(count))
}

export const pluriel = pluralIn('fr-FR')
export const plural = pluralIn('en-GB')
