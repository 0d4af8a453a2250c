import { amountFor } from '../choice/consequence.ts'
import { planOf, type MatchedLine, type Offer, type Person } from '../choice/offer.ts'
import { planKinds, type PlanKind } from '../vocabulary.ts'
import { uncutOf } from './account.ts'

/** What a choice writes on the account of one plan. */
export interface ChoiceEntry {
  plan_kind: PlanKind
  contributed_cents: number
  gross_cents: number
  net_cents: number
  /** What it would be if nothing else were matched this year: more than `gross_cents` where the choice was cut. */
  uncut_gross_cents: number
}

/** One entry for each plan the lines place money on, matched or not: tiers count what is contributed. */
export function entriesOf(offer: Offer, lines: readonly MatchedLine[], person: Person): ChoiceEntry[] {
  return planKinds.flatMap((plan_kind) => {
    const contributed_cents = amountFor(lines, plan_kind)
    if (contributed_cents === 0) return []
    const own = lines.filter((line) => line.destination === plan_kind)
    const gross_cents = own.reduce((sum, line) => sum + line.abondement_gross_cents, 0)
    const plan = planOf(offer, plan_kind)
    return [
      {
        plan_kind,
        contributed_cents,
        gross_cents,
        net_cents: own.reduce((sum, line) => sum + line.abondement_net_cents, 0),
        uncut_gross_cents: Math.max(gross_cents, plan ? uncutOf(offer, plan, contributed_cents, person) : 0),
      },
    ]
  })
}
