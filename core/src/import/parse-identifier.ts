import { isValidIBAN } from 'ibantools'
import nir from 'stdnum/lib/cjs/fr/nir.js'
import siret from 'stdnum/lib/cjs/fr/siret.js'

const NOT_ALPHANUMERIC = /[^0-9A-Z]/g
const NIR = /^[1-478]\d{4}(?:\d{2}|2[AB])\d{8}$/
const EMAIL =
  /^[a-z0-9!#$%&*+/=?^_{|}~'`-]+(?:\.[a-z0-9!#$%&*+/=?^_{|}~'`-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/
const E164 = /^\+[1-9]\d{6,14}$/
const FRENCH_MOBILE_OR_LINE = /^0[1-9]\d{8}$/

const bare = (text: string): string => text.toUpperCase().replace(NOT_ALPHANUMERIC, '')
const textOf = (cell: string | number): string =>
  typeof cell === 'number' ? (Number.isSafeInteger(cell) ? cell.toFixed(0) : String(cell)) : cell

/**
 * The 15 characters of a NIR with a right key, Corsica's 2A and 2B included; null otherwise.
 * `key` is the two-digit key when the file keeps it in a column of its own.
 */
export function nirOf(cell: string | number, key?: string | number | null): string | null {
  const text = textOf(cell)
  // A letter before digits only, as in 1,85067E+14: the spreadsheet has rounded the number.
  if (/[,+]/.test(text)) return null
  const digits = bare(text)
  const keyText = key === undefined || key === null ? '' : bare(textOf(key)).padStart(2, '0')
  const full = digits.length === 13 && keyText.length === 2 ? digits + keyText : digits
  return NIR.test(full) && nir.validate(full).isValid ? full : null
}

/** An IBAN without spaces, its keys (ISO and French RIB) checked; null otherwise. */
export function ibanOf(cell: string | number): string | null {
  const text = bare(textOf(cell)).replace(/^IBAN/, '')
  return isValidIBAN(text) ? text : null
}

/** The 14 digits of a SIRET with a right key, zeros lost by a spreadsheet given back; null otherwise. */
export function siretOf(cell: string | number): string | null {
  const digits =
    typeof cell === 'number' ? textOf(cell).padStart(14, '0') : cell.replace(/[\s\u00a0\u202f.-]/g, '')
  return /^\d{14}$/.test(digits) && siret.validate(digits).isValid ? digits : null
}

/** A lower-case address that a mail server can take; null otherwise. */
export function emailOf(text: string): string | null {
  const lower = text.toLowerCase().replace(/^mailto:/, '')
  const address = /^[^<]*<([^<>]+)>$/.exec(lower)?.[1] ?? lower
  return address.length <= 254 && EMAIL.test(address) ? address : null
}

/** A phone number in E.164, French ones by default (`06…`, or `6…` when a spreadsheet ate the zero). */
export function phoneOf(cell: string | number): string | null {
  const text = textOf(cell).replace(/\(0\)/g, '')
  const digits = text.replace(/[^\d+]/g, '').replace(/^00/, '+')
  if (/[a-z]{2}/i.test(text)) return null
  const french =
    digits.length === 9 && !digits.startsWith('+') && !digits.startsWith('0') ? `0${digits}` : digits
  if (FRENCH_MOBILE_OR_LINE.test(french)) return `+33${french.slice(1)}`
  if (/^33[1-9]\d{8}$/.test(digits)) return `+${digits}`
  if (/^\+330[1-9]\d{8}$/.test(digits)) return `+33${digits.slice(4)}`
  return E164.test(digits) ? digits : null
}

/** A post code; four digits get back the zero that a spreadsheet took away. */
export function postalCodeOf(cell: string | number): string {
  const text = textOf(cell)
  return /^\d{4}$/.test(text)
    ? `0${text}`
    : /^\d{2}[\s\u00a0\u202f]\d{3}$/.test(text)
      ? text.slice(0, 2) + text.slice(3)
      : text
}
