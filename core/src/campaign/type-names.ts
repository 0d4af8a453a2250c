import type { CampaignType } from '../vocabulary.ts'
import type { Text } from '@moisson/law/text'

/** What a campaign hands out, as a person reads it. */
export const campaignTypeNames: Record<CampaignType, Text> = {
  interessement: { fr: 'Intéressement', en: 'Profit-sharing bonus (intéressement)' },
  interessement_supplement: {
    fr: 'Supplément d’intéressement',
    en: 'Profit-sharing supplement (intéressement)',
  },
  participation: { fr: 'Participation', en: 'Participation' },
  participation_supplement: { fr: 'Supplément de participation', en: 'Participation supplement' },
  ppv: { fr: 'Prime de partage de la valeur', en: 'Value-sharing bonus (PPV)' },
  voluntary_payment: { fr: 'Versement volontaire', en: 'Voluntary payment' },
  abondement: { fr: 'Abondement unilatéral', en: 'Unilateral employer matching' },
  cet_transfer: { fr: 'Transfert CET → PER COL', en: 'Transfer CET → PER COL' },
}

const bonus: Text = { fr: 'prime', en: 'bonus' }
const participation: Text = { fr: 'participation', en: 'participation' }
/** « votre prime », « votre participation »: what the person gets, in the feminine in French. */
export const sumNouns: Record<CampaignType, Text> = {
  interessement: bonus,
  interessement_supplement: bonus,
  participation,
  participation_supplement: participation,
  ppv: bonus,
  voluntary_payment: { fr: 'versement', en: 'payment' },
  abondement: { fr: 'dotation', en: 'employer payment' },
  cet_transfer: { fr: 'transfert', en: 'transfer' },
}
