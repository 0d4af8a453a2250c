import { sql } from 'kysely'
import { advanceOf, knowsAdvances } from '@moisson/core/campaign/advance'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { saveCampaign, type CampaignRow } from './campaign-store.ts'
import { employerCostOf } from './employer-cost-of.ts'
import { paymentDayOf } from './rules-of.ts'

/** An advance of somebody of the campaign, in place of what was recorded before; 0 takes it back. */
export interface PaidAdvance {
  enrolment_id: string
  gross_cents: number
}

/**
 * Writes what people already received of their share while it is prepared: afterwards they have read what is due.
 * The shares stay as they are; what the matching may cost is read again from what is left to place.
 */
export async function writeAdvances(
  tx: Tx,
  campaign: CampaignRow,
  advances: readonly PaidAdvance[],
  now: Date,
): Promise<void> {
  await keepAdvances(tx, campaign, advances, now)
  if (campaign.calculated_at !== null)
    await saveCampaign(tx, campaign, now, {
      cost: JSON.stringify(await employerCostOf(tx, campaign, now)),
      calculated_at: campaign.calculated_at,
    })
}

/** The advances alone, with what was withheld on each. */
export async function keepAdvances(
  tx: Tx,
  campaign: CampaignRow,
  advances: readonly PaidAdvance[],
  now: Date,
): Promise<void> {
  if (!knowsAdvances(campaign.type)) throw refused('advance_not_possible')
  const paid = advances.map(({ gross_cents }) => advanceOf(gross_cents, paymentDayOf(campaign)))
  await sql`
    update campaign_beneficiary e set advance_gross_cents = a.gross, advance_csg_deductible_cents = a.deductible,
      advance_csg_non_deductible_cents = a.other, advance_crds_cents = a.crds, advance_net_cents = a.net,
      updated_at = ${now}::timestamptz, version = e.version + 1
    from unnest(${advances.map(({ enrolment_id }) => enrolment_id)}::uuid[],
      ${paid.map((one) => one.advance_gross_cents)}::bigint[], ${paid.map((one) => one.advance_csg_deductible_cents)}::bigint[],
      ${paid.map((one) => one.advance_csg_non_deductible_cents)}::bigint[], ${paid.map((one) => one.advance_crds_cents)}::bigint[],
      ${paid.map((one) => one.advance_net_cents)}::bigint[]) as a(id, gross, deductible, other, crds, net)
    where e.id = a.id and e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id}`.execute(
    tx,
  )
}
