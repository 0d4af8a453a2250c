import type { Day } from '@moisson/law/calendar'
import { campaignTypes, type CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

interface Dated {
  type: CampaignType
  /** As it is kept: the last day of the year for what is counted in the year of its payment. */
  legal_payment_deadline: Day
}

/** Whether a text sets the last day of its payment; what is counted at its payment has its year alone. */
export const hasLegalDay = (type: CampaignType): boolean => campaignTypeFacts[type].rights_of === 'exercise'

/** The last day that a text gives to pay it; null where it is dated by its year alone. */
export const legalDayOf = ({ type, legal_payment_deadline }: Dated): Day | null =>
  hasLegalDay(type) ? legal_payment_deadline : null

/** The day after which late interest runs; null where no text makes it run: a supplement is in time, or it is none. */
export const interestAfter = (campaign: Dated): Day | null =>
  owedByExercise.includes(campaign.type) ? campaign.legal_payment_deadline : null

/** The types that an exercice owes by their legal day, or interest runs. */
export const owedByExercise: readonly CampaignType[] = campaignTypes.filter(
  (type) => hasLegalDay(type) && campaignTypeFacts[type].completes === null,
)
