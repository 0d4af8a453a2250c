import { sql } from 'kysely'
import { campaignTypeFacts, isOwnMoney } from '@moisson/core/campaign/type-facts'
import { envelopeAfter, refuseAboveCollective } from '@moisson/core/campaign/complement'
import type { Tx } from '../database/connect.ts'
import { Refused } from '../http/refused.ts'
import { calculationOf, receivingIn, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { employerCostOf } from './employer-cost-of.ts'
import { recountShared, sharedBefore } from './shared-before.ts'

/** What a share that appears or changes after the launch does to its campaign. */
export interface ShareChange {
  cents: number
  people?: number
  capped?: number
}

/** Gross cents that the change adds to the envelope; less than zero when it lowers the complement. */
export function addedBy(campaign: CampaignRow, { cents }: ShareChange): number {
  return envelopeAfter(launched(campaign), cents).complement_cents - campaign.complement_gross_cents
}

/** Writes the change on envelope, complement, cost and sums once the share is written; refused when a complement passes 20 % of the wages. */
export async function changeEnvelope(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  change: ShareChange,
): Promise<CampaignRow> {
  const after = envelopeAfter(launched(campaign), change.cents)
  await refuseAboveWages(tx, campaign, after.envelope_cents)
  await recountShared(tx, campaign, change.cents, now)
  const calculation = calculationOf(campaign)
  return saveCampaign(tx, campaign, now, {
    cost: JSON.stringify(await employerCostOf(tx, campaign, now)),
    // What people pay in of their own is known once the answers are in.
    envelope_gross_cents: isOwnMoney(campaign.type) ? campaign.envelope_gross_cents : after.envelope_cents,
    complement_gross_cents: after.complement_cents,
    distributed_gross_cents: after.distributed_cents,
    calculation: JSON.stringify({
      ...calculation,
      distributed_cents: after.distributed_cents,
      not_distributed_cents: after.envelope_cents - after.distributed_cents,
      people: calculation.people + (change.people ?? 0),
      receiving: await receivingIn(tx, campaign),
      capped: calculation.capped + (change.capped ?? 0),
    }),
  })
}

/** An envelope that grows after the launch stays under 20 % of the wages with all that the exercice distributes. */
export async function refuseAboveWages(tx: Tx, campaign: CampaignRow, envelope_cents: number): Promise<void> {
  if (envelope_cents <= (campaign.envelope_gross_cents ?? 0)) return
  if (!campaignTypeFacts[campaign.type].collective_ceiling) return
  const refusal = refuseAboveCollective({
    envelope_cents,
    shared_elsewhere_cents: await sharedBefore(tx, campaign),
    gross_wages_cents: campaign.payroll_gross_cents ?? (await knownPays(tx, campaign)),
    on: campaign.exercise_end,
  })
  if (refusal) throw new Refused(refusal)
}

export const launched = (campaign: CampaignRow) => ({
  envelope_cents: campaign.envelope_gross_cents ?? 0,
  complement_cents: campaign.complement_gross_cents,
  distributed_cents: campaign.distributed_gross_cents,
})

/** The reference pays together, when everybody enrolled has one; those of some places of work are not the company's. */
async function knownPays(tx: Tx, campaign: CampaignRow): Promise<number | null> {
  if (campaign.establishments.length > 0) return null
  const { rows } = await sql<{ cents: number | null; unknown: number }>`
    select sum(reference_salary_cents)::bigint as cents, count(*) filter (where reference_salary_cents is null)::int as unknown
    from campaign_beneficiary where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and engagement_state <> 'excluded'`.execute(tx)
  return rows[0] && rows[0].unknown === 0 ? rows[0].cents : null
}
