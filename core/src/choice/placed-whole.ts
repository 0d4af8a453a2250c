import { abondementOf } from '../abondement/account.ts'
import { looksAtFunds } from '../abondement/clauses-for.ts'
import { planKinds, type PlanKind } from '../vocabulary.ts'
import { openDestinations, payingMost, planOf, type Offer, type Person } from './offer.ts'

export interface PlacedWhole {
  plan: PlanKind
  /** Named only where a rate is the fund's: else the matching is the same whatever the fund. */
  fund_id: string | null
  abondement_gross_cents: number
  abondement_net_cents: number
}

/** What the employer would add to a person's whole sum, or to the most they may pay in, placed on each plan, from what the account leaves now. */
export function placedWhole(offer: Offer, whose: Person): PlacedWhole[] {
  const person = payingMost(whose)
  const open = openDestinations(offer)
  return planKinds.flatMap((kind) => {
    const plan = planOf(offer, kind)
    if (!plan || !open.includes(kind)) return []
    const byFund = looksAtFunds(plan.abondement)
    const funds = byFund ? plan.funds.map(({ id }) => id) : [null]
    return funds.map((fund_id) => {
      const on = fund_id ?? plan.funds[0]?.id
      const matched = abondementOf(
        offer,
        plan,
        {
          contributed_cents: person.net_cents,
          by_fund: on ? { [on]: person.net_cents } : {},
        },
        person,
      )
      return {
        plan: kind,
        fund_id,
        abondement_gross_cents: matched.gross_cents,
        abondement_net_cents: matched.net_cents,
      }
    })
  })
}
