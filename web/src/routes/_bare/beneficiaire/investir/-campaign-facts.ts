import type { Output } from '@moisson/contract/call'
import type { getMyCampaign, getMyProfile } from '@moisson/contract/choice'
import type { PlanOffer } from './-working-choice.ts'
import { planKinds } from './-working-choice.ts'

export type Campaign = Output<typeof getMyCampaign>
export type Profile = Output<typeof getMyProfile>
export type Fund = Campaign['funds']['pee'][number]

/** The plans of a campaign that take money, with the ways they may be managed. */
export function plansOf(campaign: Campaign): PlanOffer[] {
  return planKinds
    .filter((kind) => campaign.destinations.includes(kind))
    .map((kind) => ({
      kind,
      fundIds: campaign.funds[kind].map((fund) => fund.id),
      managed: campaign.managed_plans.includes(kind),
    }))
    .filter((plan) => plan.fundIds.length > 0 || plan.managed)
}

/** From the least risky to the most, then by name: an order that recommends nothing. */
export function neutralOrder(funds: readonly Fund[]): Fund[] {
  return funds.toSorted((one, other) => one.sri - other.sri || one.name.localeCompare(other.name, 'fr'))
}

/** More funds than this are shown shortly first. */
const fewFunds = 5

/**
 * The funds to be read first: the one with the lowest costs of each level of risk, and those already chosen. Null where
 * they are few enough to be read at once.
 */
export function shortList(funds: readonly Fund[], chosen: readonly string[]): Fund[] | null {
  if (funds.length <= fewFunds) return null
  const least = new Map<number, Fund>()
  for (const fund of funds) {
    const other = least.get(fund.sri)
    if (!other || fund.recurring_cost_bps < other.recurring_cost_bps) least.set(fund.sri, fund)
  }
  const short = funds.filter((fund) => least.get(fund.sri) === fund || chosen.includes(fund.id))
  return short.length < funds.length ? short : null
}

/** Yearly cost of a fund for an amount, in cents. */
export function yearlyCost(fund: Pick<Fund, 'recurring_cost_bps'>, cents: number): number {
  return Math.round((cents * fund.recurring_cost_bps) / 10_000)
}

/** What 1,000 € become in one year of a scenario, in cents. */
export function thousandAfter(bps_per_year: number): number {
  return Math.round(100_000 + (100_000 * bps_per_year) / 10_000)
}
