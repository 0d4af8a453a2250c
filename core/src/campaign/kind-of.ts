import type { CampaignType } from '../vocabulary.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** The kind of money that a campaign shares out: a supplement is of the kind of what it completes. */
export const kindOf = ({ type }: { type: CampaignType }): CampaignType =>
  campaignTypeFacts[type].kin[0] ?? type
