import { sql } from 'kysely'
import { listMyHoldings } from '@moisson/contract/choice'
import { peeAvailableOn } from '@moisson/core/choice/consequence'
import { offerFrom } from '@moisson/core/choice/offer-from'
import { keeperNameOf } from '@moisson/core/keeper/keeper-names'
import type { CampaignType, PlanKind } from '@moisson/core/vocabulary'
import type { CampaignRules } from '../database/schema-campaign-side.ts'
import { handle } from '../http/handle.ts'

interface Row {
  campaign_id: string
  campaign_name: string
  company_name: string
  type: CampaignType
  year: number
  paid_on: string | null
  frozen: CampaignRules
  account_keeper: string | null
  paid_cents: number
  held_cents: number
  pee_cents: number
  percol_cents: number
  pee_matched: number
  percol_matched: number
}

/** What each settlement wrote of the person, and the matching of the lines that count: nothing is computed again. */
export const handleListMyHoldings = handle(listMyHoldings, async ({ tx, caller }) => {
  const mine = caller.beneficiaries.map(({ id }) => id)
  const { rows } = await sql<Row>`
    select c.id as campaign_id, c.name as campaign_name, o.legal_name as company_name, c.type, c.year, c.paid_on,
      c.frozen, o.account_keeper, e.paid_cents + e.late_interest_paid_cents as paid_cents, e.held_cents,
      e.pee_cents + e.late_interest_pee_cents as pee_cents,
      e.percol_cents + e.late_interest_percol_cents as percol_cents,
      coalesce(m.pee, 0)::bigint as pee_matched, coalesce(m.percol, 0)::bigint as percol_matched
    from campaign_beneficiary e join campaign c on c.id = e.campaign_id join company o on o.id = c.company_id
    left join lateral (
      select sum((line->>'abondement_net_cents')::bigint) filter (where line->>'destination' = 'pee') as pee,
        sum((line->>'abondement_net_cents')::bigint) filter (where line->>'destination' = 'percol') as percol
      from choice h cross join lateral jsonb_array_elements(h.lines) line
      where h.campaign_beneficiary_id = e.id and h.status in ('submitted', 'default_applied')) m on true
    where e.beneficiary_id = any(${mine}::uuid[]) and e.engagement_state <> 'excluded' and e.paid_cents is not null
      and c.state in ('submitted', 'correction', 'validated', 'completed') and c.frozen is not null
    order by c.year desc, c.paid_on desc nulls first, c.id
    limit 200`.execute(tx)
  return { items: rows.map(held), total: rows.length }
})

function held(row: Row) {
  const offer = offerFrom(row.frozen, row.type)
  const place = (plan: PlanKind, cents: number, matched: number) =>
    cents + matched === 0
      ? []
      : [
          {
            plan,
            amount_cents: cents + matched,
            abondement_net_cents: matched,
            available_on: plan === 'pee' ? peeAvailableOn(offer) : null,
          },
        ]
  return {
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    company_name: row.company_name,
    year: row.year,
    paid_on: row.paid_on,
    planned_on: offer.payment_day,
    keeper: row.account_keeper && row.account_keeper !== 'none' ? keeperNameOf(row.account_keeper) : null,
    paid_cents: row.paid_cents,
    held_cents: row.held_cents,
    places: [
      ...place('pee', row.pee_cents, row.pee_matched),
      ...place('percol', row.percol_cents, row.percol_matched),
    ],
  }
}
