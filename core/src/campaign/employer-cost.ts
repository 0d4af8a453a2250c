import { grantedOf, abondementLeft } from '../abondement/account.ts'
import { bandsOf, onBestFund } from '../abondement/clauses-for.ts'
import { defaultLines } from '../choice/default-lines.ts'
import {
  openDestinations,
  payingMost,
  placedOn,
  type Offer,
  type OfferedPlan,
  type Person,
} from '../choice/offer.ts'
import { forfaitSocial, type ForfaitRegime } from '@moisson/law/forfait-social'
import { campaignTypeFacts } from './type-facts.ts'
import { MOST_MATCHING_BPS } from '../company/plan-fields.ts'
import type { LevyRegime } from '../company/levy-regime.ts'

/** What one answer of everybody would cost the employer on top of the envelope, gross cents. */
export interface CostOf {
  matching_cents: number
  /** By the regime the company is held to, and the most it may turn out to be. */
  forfait_social_cents: number
  forfait_social_at_most_cents: number
}

/** Before anybody answered: everybody paid, the default applied to all, and the most people can bring in. */
export interface EmployerCost {
  people: number
  gross_cents: number
  if_paid: CostOf
  if_default: CostOf
  at_most: CostOf
  /** When the accounts were read for it; absent in what was computed before it was written down. */
  computed_at?: string
}

/** The matching two ways: of the default, and the most this person can bring in. */
interface Brought {
  by_default: number
  most: number
}

/** Adds people up one by one, so that a company of any size takes no memory. */
export class CostRun {
  readonly #offer: Offer
  readonly #plans: OfferedPlan[]
  readonly #levy: LevyRegime
  #people = 0
  #gross = 0
  #default = 0
  #most = 0

  constructor(offer: Offer, levy: LevyRegime) {
    const open = openDestinations(offer)
    this.#offer = offer
    this.#levy = levy
    this.#plans = offer.plans.filter((plan) => open.includes(plan.kind) && plan.abondement.kind !== 'none')
  }

  /** `person.used` is all the account holds; `freeable`, what of it another campaign's answers may give back. */
  add(person: Person, settled: Person): void {
    const { by_default, most } = this.#brought(person, settled)
    this.#people += 1
    this.#gross += person.gross_cents
    this.#default += by_default
    this.#most += most
  }

  #brought(person: Person, settled: Person): Brought {
    if (this.#plans.length === 0) return { by_default: 0, most: 0 }
    const lines = defaultLines(this.#offer, person.net_cents)
    const by_default = this.#plans.reduce(
      (sum, plan) => sum + grantedOf(this.#offer, plan, placedOn(lines, plan.kind), person).gross_cents,
      0,
    )
    return { by_default, most: Math.max(by_default, mostOf(this.#offer, this.#plans, payingMost(settled))) }
  }

  total(): EmployerCost {
    const costOf = (matching_cents: number): CostOf => ({
      matching_cents,
      forfait_social_cents: 0,
      forfait_social_at_most_cents: 0,
    })
    const matched: EmployerCost = {
      people: this.#people,
      gross_cents: this.#gross,
      if_paid: costOf(0),
      if_default: costOf(this.#default),
      at_most: costOf(this.#most),
    }
    return withLevies(matched, this.#offer, this.#levy)
  }
}

/** The same people and matching under the levy as the company's headcounts stand now. */
export function withLevies(
  cost: EmployerCost,
  { type, payment_day, like_pay = false }: Pick<Offer, 'type' | 'payment_day' | 'like_pay'>,
  levy: LevyRegime,
): EmployerCost {
  // The levy is on what is exempt from contributions (L137-15); those of the employer are not computed here.
  const source = like_pay ? null : campaignTypeFacts[type].levied_as
  const levied = (regime: ForfaitRegime, matching_cents: number) =>
    forfaitSocial.value({
      on: payment_day,
      regime,
      lines: [
        ...(source ? [{ source, gross_cents: cost.gross_cents, destination: 'paid' } as const] : []),
        { source: 'abondement', gross_cents: matching_cents, destination: 'PEE' },
      ],
    }).total_cents
  const of = ({ matching_cents }: CostOf): CostOf => ({
    matching_cents,
    forfait_social_cents: levied(levy.regime, matching_cents),
    forfait_social_at_most_cents: levied(levy.at_most, matching_cents),
  })
  return { ...cost, if_paid: of(cost.if_paid), if_default: of(cost.if_default), at_most: of(cost.at_most) }
}

/**
 * The most matching a person can bring in by placing their net as it pays best. Each plan's matching is a broken line of
 * what is placed: with two plans the best split lies where one of them bends.
 */
export function mostOf(offer: Offer, plans: readonly OfferedPlan[], person: Person): number {
  const granted = (plan: OfferedPlan, cents: number) =>
    grantedOf(offer, plan, onBestFund(plan.abondement, cents), person).gross_cents
  const [first, second] = plans
  if (!first) return 0
  if (!second) return granted(first, person.net_cents)
  const net = person.net_cents
  const places = new Set([0, net])
  for (const bend of bendsOf(offer, first, person)) places.add(Math.min(net, bend))
  for (const bend of bendsOf(offer, second, person)) places.add(Math.max(0, net - bend))
  return Math.max(...[...places].map((cents) => granted(first, cents) + granted(second, net - cents)))
}

/** Net amounts at which the matching of a plan changes its pace: the bounds of its bands and where its cap is reached. */
function bendsOf(offer: Offer, plan: OfferedPlan, person: Person): number[] {
  const { kind, abondement } = plan
  const before = person.used?.[kind]?.contributed_cents ?? 0
  const left = abondementLeft(offer, plan, person).remaining_cents
  const toNet = (cents: number) =>
    abondement.base === 'net'
      ? cents
      : Math.ceil((cents * person.net_cents) / Math.max(1, person.gross_cents))
  const bands = bandsOf(abondement, person.seniority_years ?? 0)
  // Where clauses together give more than three times what is placed, that limit is what meets the cap.
  const bends = [toNet(Math.ceil((left * 10_000) / MOST_MATCHING_BPS))]
  let [from, reached] = [0, 0]
  for (const { up_to_cents, rate_bps } of bands) {
    const start = Math.max(0, from - before)
    const end = up_to_cents === null ? Infinity : Math.max(0, up_to_cents - before)
    // Where clauses together stop being held back by three times what is placed.
    if (rate_bps < MOST_MATCHING_BPS && reached * 10_000 > start * MOST_MATCHING_BPS)
      bends.push(toNet(Math.ceil((reached * 10_000 - start * rate_bps) / (MOST_MATCHING_BPS - rate_bps))))
    if (rate_bps > 0) {
      const full = start + Math.ceil(((left - reached) * 10_000) / rate_bps)
      if (full > start && full <= end) bends.push(toNet(full))
      if (Number.isFinite(end)) reached += ((end - start) * rate_bps) / 10_000
    }
    if (Number.isFinite(end)) bends.push(toNet(end))
    from = up_to_cents ?? from
  }
  return bends.filter((cents) => Number.isFinite(cents) && cents > 0)
}

/** The whole the employer may have to find, levies and matching included: what the launch asks to confirm. */
export function highestCost(cost: EmployerCost): number {
  return cost.gross_cents + cost.at_most.matching_cents + cost.at_most.forfait_social_at_most_cents
}
