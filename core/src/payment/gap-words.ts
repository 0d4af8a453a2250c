import type { PaymentGap } from './movements.ts'
import type { Language } from '@moisson/law/text'
import { euros } from '@moisson/law/words/figures'

const sentences = {
  envelope: {
    fr: 'Payé, placé, retenu et prélèvements ne font pas l’enveloppe validée : il manque {gap}.',
    en: 'Paid, invested, held and levies do not make the validated envelope: {gap} apart.',
  },
  lines: {
    fr: 'Les lignes envoyées au teneur de compte ne font pas le total des plans : {gap} d’écart.',
    en: 'The lines sent to the account keeper do not make the total of the plans: {gap} apart.',
  },
  record: {
    fr: 'Le montant enregistré n’est plus le montant validé : {gap} d’écart.',
    en: 'The recorded amount is no longer the validated one: {gap} apart.',
  },
} as const

/** Why a payment is blocked, in one sentence with its gap. */
export const gapWords = ({ reason, gap_cents }: PaymentGap, language: Language): string =>
  sentences[reason][language].replace(' : ', '\u00a0: ').replace('{gap}', euros(gap_cents, language))
