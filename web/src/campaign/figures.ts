import type { Campaign } from './campaign.ts'

/** Everybody of a campaign but those excluded, whatever their amount. */
export const peopleIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.total - counts.excluded

/** Share of those with something to decide about who answered, in basis points. */
export function responseRate({ answers: { concerned, answered } }: Pick<Campaign, 'answers'>): number {
  return concerned === 0 ? 0 : Math.round((answered * 10_000) / concerned)
}

/** The people of an exercice and their average over its campaigns: somebody in several of them counts once. */
export function averageOf(campaigns: readonly Pick<Campaign, 'counts' | 'distributed_gross_cents'>[]): {
  people: number
  average_cents: number
} {
  const people = Math.max(0, ...campaigns.map(peopleIn))
  const gross = campaigns.reduce((sum, { distributed_gross_cents }) => sum + distributed_gross_cents, 0)
  return { people, average_cents: people === 0 ? 0 : Math.round(gross / people) }
}
