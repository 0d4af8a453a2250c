import type { Output } from '@moisson/contract/call'
import type { getCampaign, getEnrolment } from '@moisson/contract/campaign'
import type { getStatistics } from '@moisson/contract/campaign-follow'
import type { getPaymentSummary } from '@moisson/contract/export'
import type { CampaignAction } from '@moisson/core/vocabulary'

export type Campaign = Output<typeof getCampaign>
export type Enrolment = Output<typeof getEnrolment>
export type Statistics = Output<typeof getStatistics>
export type PaymentSummary = Output<typeof getPaymentSummary>

export interface CampaignPath {
  id: string
  cid: string
}

export const pathOf = (campaign: Pick<Campaign, 'id' | 'company_id'>): CampaignPath => ({
  id: campaign.company_id,
  cid: campaign.id,
})

export const allows = (campaign: Campaign, action: CampaignAction): boolean =>
  campaign.allowed_actions.includes(action)

/** Why an action is not possible now, in the reader's language; null when it is. */
export const refusalOf = (campaign: Campaign, action: CampaignAction): string | null =>
  campaign.refused_actions[action]?.message ?? null
