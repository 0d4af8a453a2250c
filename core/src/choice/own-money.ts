import type { Text } from '@moisson/law/text'
import type { MatchedSource } from '../vocabulary.ts'

/** The money of a source, as the person it belongs to calls it. */
export const ownMoney: Record<MatchedSource, Text> = {
  interessement: { fr: 'votre intéressement', en: 'your intéressement' },
  participation: { fr: 'votre participation', en: 'your participation' },
  ppv: { fr: 'votre prime de partage de la valeur', en: 'your value-sharing bonus' },
  voluntary_payment: { fr: 'vos versements volontaires', en: 'your voluntary payments' },
  cet_transfer: { fr: 'la valeur de vos jours de repos', en: 'the value of your rest days' },
}
