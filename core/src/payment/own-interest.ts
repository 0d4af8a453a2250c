import { addDays, type Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Text } from '@moisson/law/text'
import { longDay } from '@moisson/law/words/days'
import { euros } from '@moisson/law/words/figures'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType, Destination } from '../vocabulary.ts'
import { interestDetail } from './interest-words.ts'

/** The interest on one sum of one person, as it was fixed: money in cents, the rate in percent, both days counted. */
export interface OwnInterest {
  destination: Destination
  principal_cents: number
  interest_cents: number
  first_day: Day
  paid_on: Day
  days: number
  rate_percent: string
  /** Where the TMOP was read, where it is not the published one of the product. */
  tmop_source: string | null
  /** The day somebody of the company fixed it. */
  fixed_on: Day
}

const goes: Record<Destination, Text> = {
  immediate_payment: { fr: 'versés avec votre montant', en: 'paid with your amount' },
  pee: { fr: 'placés sur le PEE avec votre montant', en: 'invested in the PEE with your amount' },
  percol: {
    fr: 'placés sur le PER\u00a0COL avec votre montant',
    en: 'invested in the PER\u00a0COL with your amount',
  },
}

/** How much, why, how it was reckoned and by whom: told as it was fixed, never computed again. */
export function ownInterestSentence(
  one: OwnInterest,
  { type, company_name }: { type: CampaignType; company_name: string },
): Text {
  const { late } = campaignTypeFacts[type].points
  return inEach((language) => {
    const amount = euros(one.interest_cents, language)
    const [due, paid, fixed] = [addDays(one.first_day, -1), one.paid_on, one.fixed_on].map((day) =>
      longDay(day, language),
    )
    const detail = interestDetail(one)[language]
    const where = goes[one.destination][language]
    const { tmop_source: read } = one
    return {
      fr: `${amount} d’intérêts de retard, ${where}, dû au plus tard le ${due} et réglé le ${paid} (${sourceIn(late, 'fr')}). Calcul arrêté par ${company_name} le ${fixed}\u00a0: ${detail}${read ? ` (taux lu\u00a0: ${read})` : ''}.`,
      en: `${amount} of late-payment interest, ${where}, due by ${due} and settled on ${paid} (${sourceIn(late, 'en')}). Reckoned by ${company_name} on ${fixed}: ${detail}${read ? ` (rate read in: ${read})` : ''}.`,
    }[language]
  })
}
