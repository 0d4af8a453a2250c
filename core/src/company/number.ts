import siren from 'stdnum/lib/cjs/fr/siren.js'
import siret from 'stdnum/lib/cjs/fr/siret.js'
import { refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'

const bare = (text: string): string => text.replaceAll(/[\s\u00a0\u202f.-]/g, '')
/** La Poste's establishments follow their own sum. */
const laPoste = '356000000'

/** The nine digits of a SIREN with a right check digit, spaces tolerated; a SIRET gives the SIREN it starts with. */
export function sirenOf(text: string): string | Refusal<'invalid_siren'> {
  const digits = bare(text)
  // Its sum is right, and it is nobody's.
  if (/^0+$/.test(digits)) return refuse('invalid_siren', { siren: text })
  if (/^\d{9}$/.test(digits) && siren.validate(digits).isValid) return digits
  if (/^\d{14}$/.test(digits) && siret.validate(digits).isValid) return digits.slice(0, 9)
  return refuse('invalid_siren', { siren: text })
}

/** The fourteen digits of an establishment of the company, spaces tolerated. */
export function siretOfCompany(text: string, ofSiren: string): string | Refusal<'invalid_siret'> {
  const digits = bare(text)
  const ours = /^\d{14}$/.test(digits) && digits.startsWith(ofSiren)
  const right = ofSiren === laPoste ? sumOfDigits(digits) % 5 === 0 : siret.validate(digits).isValid
  return ours && right ? digits : refuse('invalid_siret', { siret: text })
}

function sumOfDigits(digits: string): number {
  return Array.from(digits).reduce((sum, digit) => sum + Number(digit), 0)
}
