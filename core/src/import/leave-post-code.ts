import { hasWrongPostCode, isInFrance } from '../record/post-code.ts'
import { postalCodeOf } from './parse-identifier.ts'

/**
 * Mends the post code of an address in France as spreadsheets spoil it, and leaves out what is none there: the text
 * left out, or null. Of an address abroad it stays as it is written.
 */
export function leavePostCode(row: Record<string, string | number>): string | null {
  const [written, country] = [row.postal_code, row.country]
  if (typeof written !== 'string' || !isInFrance(typeof country === 'string' ? country : null)) return null
  const mended = postalCodeOf(written)
  row.postal_code = mended
  if (!hasWrongPostCode({ postal_code: mended })) return null
  delete row.postal_code
  return written
}
