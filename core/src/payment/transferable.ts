import { isSEPACountry } from 'ibantools'
import { ibanOf } from '../import/parse-identifier.ts'
import type { TransferFault } from './payment-vocabulary.ts'
import { isBankName } from './transfer-words.ts'

/** Joined the schemes of the European Payments Council in 2024 and 2025; the library's list is older. */
const joinedSince = new Set(['AL', 'MD', 'ME', 'MK', 'RS'])

/** What keeps a bank from transferring euros to this account under this name; null when nothing does. */
export function transferFault(to: { iban: string | null; name: string }): TransferFault | null {
  if (to.iban === null) return 'no_iban'
  if (ibanOf(to.iban) !== to.iban) return 'iban_wrong'
  const country = to.iban.slice(0, 2)
  if (!isSEPACountry(country) && !joinedSince.has(country)) return 'iban_outside_sepa'
  return isBankName(to.name) ? null : 'name_not_writable'
}
