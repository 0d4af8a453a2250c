import { listMyHoldings } from '@moisson/contract/choice'
import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { keeperOfPlan } from '@moisson/core/keeper/keepers-of'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import { handle } from '../http/handle.ts'
import { interestIn, settledSums, type SettledSum } from './settled-sums.ts'

/** What each settlement wrote of the person, and the matching of the lines that count: nothing is computed again. */
export const handleListMyHoldings = handle(listMyHoldings, async ({ tx, caller }) => {
  const mine = caller.beneficiaries.map(({ id }) => id)
  const rows = await settledSums(tx, mine)
  return { items: rows.map(held), total: rows.length }
})

function held(row: SettledSum) {
  const offer = offerFrom(row.frozen, row.type, row.paid_on)
  const place = (plan: PlanKind) => {
    const [cents, matched] = [row[`${plan}_cents`], row[`${plan}_matched`]]
    return cents + matched === 0
      ? []
      : [
          {
            plan,
            keeper: keeperOfPlan(row.keepers, plan),
            amount_cents: cents + matched,
            abondement_net_cents: matched,
            available_on: plan === 'pee' ? peeAvailableOn(offer) : null,
            refused: row[`${plan}_refused`],
          },
        ]
  }
  return {
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    company_name: row.company_name,
    year: row.year,
    paid_on: row.paid_on,
    planned_on: offer.payment_day,
    paid_cents: row.paid_cents,
    held_cents: row.held_cents,
    held_outcome: row.held_outcome,
    held_left_on: row.held_left_on,
    places: planKinds.flatMap(place),
    late_interest: interestIn(row),
  }
}
