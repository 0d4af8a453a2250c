import type { Output } from '@moisson/contract/call'
import type { listCampaigns } from '@moisson/contract/campaign'
import type { Campaign } from './campaign.ts'

/** Everybody of a campaign but those excluded, whatever their amount. */
export const peopleIn = ({ counts }: Pick<Campaign, 'counts'>): number => counts.total - counts.excluded

/** Share of those with something to decide about who answered, in basis points. */
export function responseRate({ answers: { concerned, answered } }: Pick<Campaign, 'answers'>): number {
  return concerned === 0 ? 0 : Math.round((answered * 10_000) / concerned)
}

/** Who has a share in an exercice over its several campaigns, each once, as the server counts them. */
export type PeopleByYear = Output<typeof listCampaigns>['people_by_year']

/** The people of an exercice, of one kind of money or of all, and their average over its campaigns. */
export function averageOf(
  campaigns: readonly Pick<Campaign, 'counts' | 'distributed_gross_cents'>[],
  told: PeopleByYear,
  { year, type }: { year: number; type: Campaign['type'] | null },
): { people: number; average_cents: number } {
  const [only] = campaigns
  const people =
    campaigns.length === 1 && only
      ? peopleIn(only)
      : (told.find((one) => one.year === year && one.type === type)?.people ?? 0)
  const gross = campaigns.reduce((sum, { distributed_gross_cents }) => sum + distributed_gross_cents, 0)
  return { people, average_cents: people === 0 ? 0 : Math.round(gross / people) }
}
