import { countryCode } from '../record/country-code.ts'

/** Fields that name a person: payroll software writes them in capitals, often without accents. */
const nameFields: ReadonlySet<string> = new Set(['last_name', 'birth_name', 'first_name'])

/** Fields that name a country, in words or by its code. */
const countryFields: ReadonlySet<string> = new Set(['birth_country', 'country'])

/** A name without accents nor ligatures. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[Œœ]/g, (letter) => (letter === 'Œ' ? 'OE' : 'oe'))
    .replaceAll(/[Ææ]/g, (letter) => (letter === 'Æ' ? 'AE' : 'ae'))

const isUpper = (name: string): boolean => name === name.toUpperCase()
/** Written with capitals where they belong: neither all capitals nor all small letters. */
const isCased = (name: string): boolean => !isUpper(name) && name !== name.toLowerCase()

/**
 * Tells whether a name of a file says no more than the one on record: it is the same country, only the case differs
 * (BERNARD, Bernard), or the capitals of the file have lost accents that the record has (LEFEVRE, Lefèvre). A record in
 * capitals alone that the file writes with its small letters does change: nothing is known of the case of such a record.
 */
export function saysNoMore(field: string, known: unknown, given: unknown): boolean {
  if (typeof known !== 'string' || typeof given !== 'string') return false
  if (countryFields.has(field)) return countryCode(known) === countryCode(given)
  if (!nameFields.has(field)) return false
  const [before, after] = [known.normalize('NFC'), given.normalize('NFC')]
  if (before === after) return true
  if (isCased(after) && !isCased(before)) return false
  if (before.toUpperCase() === after.toUpperCase()) return true
  const lostAccents = isUpper(after) && after === plain(after)
  return lostAccents && plain(before).toUpperCase() === after
}
