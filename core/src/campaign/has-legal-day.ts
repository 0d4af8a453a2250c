import type { CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** Whether a text sets the last day of its payment; what is counted at its payment has its year alone. */
export const hasLegalDay = (type: CampaignType): boolean => campaignTypeFacts[type].rights_of === 'exercise'
