import type { Campaign } from './types.ts'

/** People who count in a campaign: everybody but those excluded. */
export const concernedIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.total - counts.excluded

/** Those who confirmed a choice. */
export const answeredIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.submitted + counts.locked

/** Those to whom the default rule would apply now: informed, or about to be, and silent. */
export const silentIn = ({ counts }: Pick<Campaign, 'counts'>): number =>
  counts.not_invited + counts.invited + counts.opened + counts.in_progress

/** Share of the people concerned who answered, in basis points. */
export function responseRate(campaign: Pick<Campaign, 'counts'>): number {
  const concerned = concernedIn(campaign)
  return concerned === 0 ? 0 : Math.round((answeredIn(campaign) * 10_000) / concerned)
}
