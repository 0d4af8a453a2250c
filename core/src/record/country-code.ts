import { allCountries, alpha3Of } from './known-countries.ts'

/** The languages in which people write where they live or were born. */
const written = ['fr', 'en', 'de', 'es', 'it', 'nl', 'pt']
/** Names that no list of countries has. */
const other: Record<string, string> = {
  UK: 'GBR',
  ANGLETERRE: 'GBR',
  ENGLAND: 'GBR',
  ECOSSE: 'GBR',
  SCOTLAND: 'GBR',
}
let named: ReadonlyMap<string, string> | undefined

/** The three letters of a country (ISO 3166-1), by its code or its name; what is not known stays as it was written. */
export function countryCode(country: string | null): string | null {
  if (country === null || country.trim() === '') return null
  const plain = plainly(country)
  named ??= namesOfAll()
  return alpha3Of(plain) ?? other[plain] ?? named.get(plain) ?? country
}

/** Whether a country is named, by its code or its name in a language of those who write it. */
export const namesCountry = (written: string): boolean => alpha3Of(countryCode(written) ?? '') !== undefined

/** The last line of an address abroad, in capitals and in French as the post reads it; null in France. */
export function postalCountry(country: string | null | undefined): string | null {
  const code = countryCode(country ?? null)
  if (code === null || code === 'FRA') return null
  const alpha2 = allCountries().find(([, alpha3]) => alpha3 === code)?.[0]
  const name = alpha2 === undefined ? undefined : new Intl.DisplayNames(['fr'], { type: 'region' }).of(alpha2)
  return (name ?? code).toLocaleUpperCase('fr')
}

/** Capitals alone: no accent, no sign between words. */
const plainly = (name: string): string =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[^A-Z]/g, '')

function namesOfAll(): Map<string, string> {
  const found = new Map<string, string>()
  for (const language of written) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    for (const [alpha2, alpha3] of allCountries()) found.set(plainly(names.of(alpha2) ?? ''), alpha3)
  }
  return found
}
