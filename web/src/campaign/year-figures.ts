import { kindOf } from '@moisson/core/campaign/kind-of'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { averageOf, type PeopleByYear } from './figures.ts'
import type { Campaign } from './campaign.ts'

export interface YearFigures {
  year: number
  /** Some campaign of the year is still running. */
  running: boolean
  envelope_cents: number
  people: number
  average_cents: number
  /** Basis points: who chose, what is placed of what is decided, who had the default. */
  response_bps: number
  invested_bps: number | null
  defaulted_bps: number
}

const launched: ReadonlySet<Campaign['state']> = new Set([
  'open',
  'closed',
  'submitted',
  'correction',
  'validated',
  'completed',
])

/** What people pay in of their own money is no part of what the company shares. */
const launchedIn = (campaigns: readonly Campaign[], year: number) =>
  campaigns.filter(
    (campaign) => campaign.year === year && launched.has(campaign.state) && !isOwnMoney(campaign.type),
  )

/** The figures of an exercice over all its launched campaigns; null when none was launched. */
export function figuresOfYear(
  campaigns: readonly Campaign[],
  year: number,
  told: PeopleByYear,
): YearFigures | null {
  const own = launchedIn(campaigns, year)
  if (own.length === 0) return null
  const sum = (value: (campaign: Campaign) => number) => own.reduce((total, one) => total + value(one), 0)
  const shares = sum(({ answers }) => answers.concerned)
  const placed = sum(({ amounts }) => amounts.pee_cents + amounts.percol_cents)
  const decided = placed + sum(({ amounts }) => amounts.immediate_payment_cents)
  return {
    year,
    running: own.some(({ state }) => state !== 'completed'),
    envelope_cents: sum(({ envelope_gross_cents }) => envelope_gross_cents ?? 0),
    ...averageOf(own, told, { year, type: null }),
    response_bps: shares === 0 ? 0 : Math.round((10_000 * sum(({ answers }) => answers.answered)) / shares),
    invested_bps: decided === 0 ? null : Math.round((10_000 * placed) / decided),
    defaulted_bps:
      shares === 0
        ? 0
        : Math.round((10_000 * sum(({ standings }) => standings.default_applied.people)) / shares),
  }
}

const kindsOf = (campaigns: readonly Campaign[]): string =>
  [...new Set(campaigns.map(kindOf))].toSorted().join()

/** The exercices of which a campaign was launched, the last one first. */
export const launchedYears = (campaigns: readonly Campaign[]): number[] =>
  [
    ...new Set(
      campaigns.filter(({ state, type }) => launched.has(state) && !isOwnMoney(type)).map(({ year }) => year),
    ),
  ].toSorted((one, other) => other - one)

/**
 * An exercice, the last one with a launched campaign unless it is said, and the one before where it shared out the same
 * kinds of money: a bonus beside an intéressement would tell a rise or a fall that means nothing.
 */
export function twoYears(
  campaigns: readonly Campaign[],
  told: PeopleByYear,
  asked?: number,
): {
  now: YearFigures | null
  before: YearFigures | null
} {
  const last = asked ?? launchedYears(campaigns)[0]
  if (last === undefined) return { now: null, before: null }
  const alike = kindsOf(launchedIn(campaigns, last)) === kindsOf(launchedIn(campaigns, last - 1))
  return {
    now: figuresOfYear(campaigns, last, told),
    before: alike ? figuresOfYear(campaigns, last - 1, told) : null,
  }
}
