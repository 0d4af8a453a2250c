import { sql } from 'kysely'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import type { Tx } from '../database/connect.ts'
import { saveCampaign, type CampaignRow } from './campaign-store.ts'

/**
 * The collection of a closed campaign, or of one the adviser sent back, is open again for some; it closes by itself when
 * their window ends. Everybody else's window stays over and what they decided, or the default they were told, stands.
 * The campaign's row and its accounts are locked by the caller.
 */
export async function reopenCollection(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  until: Date,
): Promise<CampaignRow> {
  if (campaign.state === 'correction') await unsettle(tx, campaign, now)
  const unsaid = campaign.state === 'correction' && isOwnMoney(campaign.type)
  const last = campaign.closes_at
  return saveCampaign(tx, campaign, now, {
    state: 'open',
    ...(unsaid && { envelope_gross_cents: null, distributed_gross_cents: 0 }),
    closes_at: campaign.state === 'open' && last && last > until ? last : until,
    closed_at: null,
    look_again_at: null,
    submitted_at: null,
    submitted_by: null,
    submitted_by_name: null,
    state_reason: null,
  })
}

/** Outcomes are written once more at the next submission; a default that was applied stays settled on its account. */
async function unsettle(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  await sql`
    update campaign_beneficiary set paid_cents = null, pee_cents = null, percol_cents = null, held_cents = null,
      gross_cents = case when room_cents is null then gross_cents else 0 end,
      net_cents = case when room_cents is null then net_cents else 0 end, abondement_gross_cents = 0, abondement_net_cents = 0, updated_at = ${now}::timestamptz, version = version + 1
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded'`.execute(
    tx,
  )
  await sql`
    update abondement_entry set kind = 'reservation', settled_at = null, updated_at = ${now}::timestamptz,
      version = version + 1
    where campaign_id = ${campaign.id} and kind = 'settlement' and source <> 'default' and freed_at is null`.execute(
    tx,
  )
}
