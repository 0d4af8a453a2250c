import type { Text } from '@moisson/law/text'
import type { TransferFault } from './payment-vocabulary.ts'

/** People left aside that a screen names at once. */
export const shownAside = 100

/** The reason as it is read beside a name. */
export const transferFaultNames: Readonly<Record<TransferFault, Text>> = {
  no_iban: { fr: 'Sans IBAN', en: 'No IBAN' },
  iban_wrong: { fr: 'IBAN faux', en: 'Wrong IBAN' },
  iban_outside_sepa: { fr: 'Compte hors de la zone SEPA', en: 'Account outside the SEPA zone' },
  name_not_writable: {
    fr: 'Nom sans lettre latine',
    en: 'Name without a Latin letter',
  },
}
