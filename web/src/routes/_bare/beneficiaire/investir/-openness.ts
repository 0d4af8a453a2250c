import type { Campaign } from './-campaign-facts.ts'

export type Openness = 'open' | 'not_yet' | 'cancelled' | 'over'

/** Whether the person may answer now; `now` is business time. */
export function opennessOf(
  campaign: Pick<Campaign, 'state' | 'engagement_state' | 'deadline_at'>,
  now: number,
): Openness {
  if (campaign.state === 'cancelled') return 'cancelled'
  if (campaign.state === 'draft' || campaign.state === 'scheduled') return 'not_yet'
  if (campaign.state !== 'open') return 'over'
  if (campaign.engagement_state === 'locked' || campaign.engagement_state === 'defaulted') return 'over'
  return campaign.deadline_at !== null && Date.parse(campaign.deadline_at) < now ? 'over' : 'open'
}
