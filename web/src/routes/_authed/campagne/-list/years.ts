import { averageOf } from '../../../../campaign/figures.ts'
import type { Campaign } from '../../../../campaign/campaign.ts'

const urgency: readonly Campaign['state'][] = [
  'correction',
  'closed',
  'open',
  'validated',
  'submitted',
  'scheduled',
  'draft',
  'completed',
  'cancelled',
]

/** Campaigns by exercice, the newest first; within a year, what waits for somebody comes first. */
export function byYear(campaigns: readonly Campaign[]): { year: number; campaigns: Campaign[] }[] {
  const years = new Map<number, Campaign[]>()
  for (const campaign of campaigns) {
    const same = years.get(campaign.year)
    if (same) same.push(campaign)
    else years.set(campaign.year, [campaign])
  }
  return [...years]
    .toSorted(([a], [b]) => b - a)
    .map(([year, same]) => ({
      year,
      campaigns: same.toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state)),
    }))
}

/** The campaign that « refaire celle de l’an dernier » takes as its model: the newest one that was paid. */
export function modelOf(campaigns: readonly Campaign[]): Campaign | undefined {
  return campaigns
    .filter(({ state }) => state === 'completed')
    .toSorted((a, b) => b.year - a.year)
    .at(0)
}

export interface YearFigures {
  year: number
  campaigns: number
  distributed_cents: number
  people: number
  average_cents: number
  response_bps: number
  invested_cents: number
}

/** One line a year over the campaigns that were launched; somebody in several of them counts once. */
export function compareYears(campaigns: readonly Campaign[]): YearFigures[] {
  const launched = campaigns.filter(({ state }) => !['draft', 'scheduled', 'cancelled'].includes(state))
  return byYear(launched).map(({ year, campaigns: same }) => {
    const sum = (of: (campaign: Campaign) => number) => same.reduce((total, each) => total + of(each), 0)
    const shares = sum(({ answers }) => answers.concerned)
    return {
      year,
      campaigns: same.length,
      distributed_cents: sum((each) => each.distributed_gross_cents),
      ...averageOf(same),
      response_bps: shares === 0 ? 0 : Math.round((sum(({ answers }) => answers.answered) * 10_000) / shares),
      invested_cents: sum((each) => each.amounts.pee_cents + each.amounts.percol_cents),
    }
  })
}
