import type { Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { inEach, type Said, type Text } from '@moisson/law/text'
import { mediumDay } from '@moisson/law/words/days'
import { interestAfter } from '../campaign/has-legal-day.ts'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'

interface Planned {
  type: CampaignType
  legal_payment_deadline: Day
  payment_day: Day
}

/** To its people: that it is paid past its legal day, so that interest comes with it; null where none is due. */
export function lateToPeople({ payment_day, ...campaign }: Planned, cited = false): Said | null {
  const limit = interestAfter(campaign)
  if (limit === null || payment_day <= limit) return null
  const last = inEach((language) => mediumDay(limit, language))
  const { deadline } = campaignTypeFacts[campaign.type].points
  const source = inEach((language) => (cited ? ` (${sourceIn(deadline, language)})` : ''))
  return {
    fr: `Ce versement est prévu après le dernier jour que donne la loi, le ${last.fr}\u00a0: l’entreprise vous doit en plus des intérêts pour chaque jour de retard${source.fr}.`,
    en: `This payment is planned after the last day that the law gives, ${last.en}: the company also owes you interest for each day of delay${source.en}.`,
    easy: {
      fr: `La loi demande de payer au plus tard le ${last.fr}. L’argent arrive après. L’entreprise vous doit aussi des intérêts.`,
      en: `The law says to pay by ${last.en} at the latest. The money comes later. The company also owes you interest.`,
    },
  }
}

/** To the company that is about to pay: that interest runs, or will on the planned day; null where none is due. */
export function lateToCompany({ payment_day, ...campaign }: Planned, today: Day): Text | null {
  const limit = interestAfter(campaign)
  if (limit === null || (payment_day <= limit && today <= limit)) return null
  const { deadline } = campaignTypeFacts[campaign.type].points
  return inEach((language) => {
    const [last, source] = [mediumDay(limit, language), sourceIn(deadline, language)]
    const [passed, after] = {
      fr: [
        `Le dernier jour légal, le ${last}, est passé`,
        `Ce jour vient après le dernier jour légal, le ${last}`,
      ],
      en: [`The last legal day, ${last}, has passed`, `That day comes after the last legal day, ${last}`],
    }[language]
    return {
      fr: `${today > limit ? passed : after}\u00a0: des intérêts sont dus pour chaque jour qui le suit, en même temps que le principal (${source}). Fixez-les dans «\u00a0Versements\u00a0» avant de payer.`,
      en: `${today > limit ? passed : after}: interest is due for each day after it, together with the principal (${source}). Fix it in “Payments” before you pay.`,
    }[language]
  })
}
