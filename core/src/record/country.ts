import type { Language } from '@moisson/law/text'

/** Of the countries that payroll files name most, by alpha-2 code and French or English name: pages load no more. */
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
  BR: 'BRA',
  CI: 'CIV',
  CM: 'CMR',
  CN: 'CHN',
  IE: 'IRL',
  IN: 'IND',
  MG: 'MDG',
  ML: 'MLI',
  NL: 'NLD',
  PL: 'POL',
  RO: 'ROU',
  TR: 'TUR',
  UA: 'UKR',
  US: 'USA',
  VN: 'VNM',
}

/** A country as a reader says it; what is not known stays as it was written. */
export function countryName(country: string, language: Language): string {
  const code = threeLetters(country)
  const region = Object.keys(codes).find((key) => key.length === 2 && codes[key] === code)
  return region ? (new Intl.DisplayNames([language], { type: 'region' }).of(region) ?? country) : country
}

function threeLetters(country: string): string {
  const plain = country
    .trim()
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
  return codes[plain] ?? plain
}
