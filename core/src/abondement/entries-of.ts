import { campaignTypeFacts } from '../campaign/type-facts.ts'
import { payingIn, placedOn, planOf, type MatchedLine, type Offer, type Person } from '../choice/offer.ts'
import { planKinds, type PlanKind } from '../vocabulary.ts'
import { uncutOf } from './account.ts'
import type { FundAmounts } from './clause.ts'
import { looksAtFunds } from './clauses-for.ts'

/** What a choice writes on the account of one plan. */
export interface ChoiceEntry {
  plan_kind: PlanKind
  contributed_cents: number
  /** What goes to each fund, where the plan’s matching looks at them. */
  by_fund: FundAmounts | null
  gross_cents: number
  net_cents: number
  /** What it would be if nothing else were matched this year: more than `gross_cents` where the choice was cut. */
  uncut_gross_cents: number
}

/** One entry for each plan the lines place money on, matched or not: tiers count what is contributed. */
export function entriesOf(offer: Offer, lines: readonly MatchedLine[], whose: Person): ChoiceEntry[] {
  const person = payingIn(whose, lines)
  // What the employer pays alone is no contribution: the account reads it from the campaign itself.
  if (campaignTypeFacts[offer.type].limits === 'plan') return []
  return planKinds.flatMap((plan_kind) => {
    const placed = placedOn(lines, plan_kind)
    const { contributed_cents } = placed
    if (contributed_cents === 0) return []
    const own = lines.filter((line) => line.destination === plan_kind)
    const gross_cents = own.reduce((sum, line) => sum + line.abondement_gross_cents, 0)
    const plan = planOf(offer, plan_kind)
    return [
      {
        plan_kind,
        contributed_cents,
        by_fund: plan && looksAtFunds(plan.abondement) ? placed.by_fund : null,
        gross_cents,
        net_cents: own.reduce((sum, line) => sum + line.abondement_net_cents, 0),
        uncut_gross_cents: Math.max(gross_cents, plan ? uncutOf(offer, plan, placed, person) : 0),
      },
    ]
  })
}
