import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

export interface CampaignTotals {
  gross_cents: number
  levies_cents: number
  net_cents: number
  /** Of the gross and the net, what was already paid as an advance; and what was paid above, to be returned. */
  advance_gross_cents: number
  advance_net_cents: number
  to_return_cents: number
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  late_interest_paid_cents: number
  late_interest_placed_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
  people: number
  paid: number
  placed: number
  /** Of them, those who place on one plan. */
  placed_pee: number
  placed_percol: number
  held: number
  /** Half days that people give, in a campaign that asks for them. */
  given_half_days: number
  /** People whose outcome is not written yet. */
  unsettled: number
}

/** The sums of a campaign over everybody who is part of it, straight from the amounts that were kept; of who was excluded, the advance to be returned. */
export async function campaignTotals(
  tx: Tx,
  campaign: { id: string; company_id: string },
): Promise<CampaignTotals> {
  const cents = (expression: string, name: string) =>
    sql.raw(`coalesce(sum(${expression}), 0)::bigint as ${name}`)
  const { rows } = await sql<CampaignTotals>`
    select ${cents('gross_cents', 'gross_cents')},
      ${cents('csg_deductible_cents + csg_non_deductible_cents + crds_cents', 'levies_cents')},
      ${cents('net_cents', 'net_cents')}, ${cents('net_cents - due_net_cents', 'advance_net_cents')},
      ${cents('gross_cents - due_gross_cents', 'advance_gross_cents')},
      ${cents('greatest(advance_net_cents - net_cents, 0)', 'to_return_cents')}, ${cents('paid_cents', 'paid_cents')}, ${cents('pee_cents', 'pee_cents')},
      ${cents('percol_cents', 'percol_cents')}, ${cents('held_cents', 'held_cents')},
      ${cents('late_interest_paid_cents', 'late_interest_paid_cents')},
      ${cents('late_interest_pee_cents + late_interest_percol_cents', 'late_interest_placed_cents')},
      ${cents('abondement_gross_cents', 'abondement_gross_cents')},
      ${cents('abondement_net_cents', 'abondement_net_cents')},
      count(*) filter (where engagement_state <> 'excluded')::int as people,
      count(*) filter (where paid_cents > 0)::int as paid,
      count(*) filter (where pee_cents + percol_cents > 0)::int as placed,
      count(*) filter (where pee_cents > 0)::int as placed_pee,
      count(*) filter (where percol_cents > 0)::int as placed_percol,
      count(*) filter (where held_cents > 0)::int as held,
      coalesce(sum(given_half_days), 0)::int as given_half_days,
      count(*) filter (where engagement_state <> 'excluded' and paid_cents is null)::int as unsettled
    from campaign_beneficiary
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and (engagement_state <> 'excluded' or advance_net_cents > 0)`.execute(tx)
  if (!rows[0]) throw new Error('an aggregate always answers')
  return rows[0]
}
