import type { Campaign } from './campaign.ts'

/** People who count in a campaign: everybody but those excluded. */
export const concernedIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.total - counts.excluded

/** Those who confirmed a choice. */
export const answeredIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.submitted + counts.locked

/** Those to whom the default rule would apply now: informed, or about to be, and silent. */
export const silentIn = ({ counts }: Pick<Campaign, 'counts'>): number =>
  counts.not_invited + counts.invited + counts.opened + counts.in_progress

/** Those a reminder may reach: silent, their notice has left, and there is something to choose. */
export const remindableIn = ({ counts, destinations }: Pick<Campaign, 'counts' | 'destinations'>): number =>
  destinations.length > 1 ? counts.invited + counts.opened + counts.in_progress : 0

/** Share of the people concerned who answered, in basis points. */
export function responseRate(campaign: Pick<Campaign, 'counts'>): number {
  const concerned = concernedIn(campaign)
  return concerned === 0 ? 0 : Math.round((answeredIn(campaign) * 10_000) / concerned)
}

/** The people of an exercice and their average over its campaigns: somebody in several of them counts once. */
export function averageOf(campaigns: readonly Pick<Campaign, 'counts' | 'distributed_gross_cents'>[]): {
  people: number
  average_cents: number
} {
  const people = Math.max(0, ...campaigns.map(concernedIn))
  const gross = campaigns.reduce((sum, { distributed_gross_cents }) => sum + distributed_gross_cents, 0)
  return { people, average_cents: people === 0 ? 0 : Math.round(gross / people) }
}
