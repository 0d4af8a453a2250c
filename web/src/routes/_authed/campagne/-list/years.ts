import { kindOf } from '@moisson/core/campaign/kind-of'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { averageOf, type PeopleByYear } from '../../../../campaign/figures.ts'
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
  /** What was shared out, supplements with what they complete. */
  kind: Campaign['type']
  distributed_cents: number
  people: number
  average_cents: number
  response_bps: number
  invested_cents: number
}

/**
 * The years of each kind of money that was shared out more than once, the newest kind first: only the same kind is
 * compared. Of launched campaigns; somebody in several of a year counts once.
 */
export function compareYears(campaigns: readonly Campaign[], told: PeopleByYear): YearFigures[] {
  // What people pay in of their own money is no part of what the company shares.
  const launched = campaigns.filter(
    ({ state, type }) => !['draft', 'scheduled', 'cancelled'].includes(state) && !isOwnMoney(type),
  )
  const kinds = new Set(byYear(launched).flatMap(({ campaigns: same }) => same.map(kindOf)))
  return [...kinds].flatMap((kind) => {
    const years = byYear(launched.filter((campaign) => kindOf(campaign) === kind))
    return years.length < 2
      ? []
      : years.map(({ year, campaigns: same }) => figuresOf({ kind, year }, same, told))
  })
}

function figuresOf(
  { kind, year }: Pick<YearFigures, 'kind' | 'year'>,
  campaigns: readonly Campaign[],
  told: PeopleByYear,
): YearFigures {
  const sum = (of: (campaign: Campaign) => number) => campaigns.reduce((total, each) => total + of(each), 0)
  const shares = sum(({ answers }) => answers.concerned)
  return {
    year,
    kind,
    distributed_cents: sum((each) => each.distributed_gross_cents),
    ...averageOf(campaigns, told, { year, type: kind }),
    response_bps: shares === 0 ? 0 : Math.round((sum(({ answers }) => answers.answered) * 10_000) / shares),
    invested_cents: sum((each) => each.amounts.pee_cents + each.amounts.percol_cents),
  }
}
