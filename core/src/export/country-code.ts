/** ISO 3166-1 alpha-3 of the countries payroll files name most, by alpha-2 code and French or English name. */
const codes: Record<string, string> = {
  FR: 'FRA',
  FRANCE: 'FRA',
  BE: 'BEL',
  BELGIQUE: 'BEL',
  BELGIUM: 'BEL',
  CH: 'CHE',
  SUISSE: 'CHE',
  SWITZERLAND: 'CHE',
  LU: 'LUX',
  LUXEMBOURG: 'LUX',
  DE: 'DEU',
  ALLEMAGNE: 'DEU',
  GERMANY: 'DEU',
  ES: 'ESP',
  ESPAGNE: 'ESP',
  SPAIN: 'ESP',
  IT: 'ITA',
  ITALIE: 'ITA',
  ITALY: 'ITA',
  PT: 'PRT',
  PORTUGAL: 'PRT',
  GB: 'GBR',
  'ROYAUME-UNI': 'GBR',
  MA: 'MAR',
  MAROC: 'MAR',
  DZ: 'DZA',
  ALGERIE: 'DZA',
  TN: 'TUN',
  TUNISIE: 'TUN',
  SN: 'SEN',
  SENEGAL: 'SEN',
  MC: 'MCO',
  MONACO: 'MCO',
}

/** The three letters of a country; a name that is not known stays as it was written. */
export function countryCode(country: string | null): string | null {
  if (country === null || country.trim() === '') return null
  const plain = country
    .trim()
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return codes[plain] ?? (/^[A-Z]{3}$/.test(plain) ? plain : country)
}
