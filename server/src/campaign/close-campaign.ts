import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { saveCampaign, type CampaignRow } from './campaign-store.ts'

/** Mails that make no sense once the collection has ended. */
const ofTheCollection = [
  'campaign-opened',
  'campaign-reminder',
  'draft-rescue',
  'deadline-changed',
  'matching-ended',
]

/**
 * Ends the collection: confirmed choices are final, and who was never informed is unreachable. What becomes of the
 * silent ones is decided by the submission. The row is locked by the caller.
 */
export async function closeCampaign(tx: Tx, campaign: CampaignRow, now: Date): Promise<CampaignRow> {
  await sql`
    update campaign_beneficiary set updated_at = ${now}::timestamptz, version = version + 1,
      engagement_state = case when engagement_state = 'submitted' or not decides then 'locked' else 'unreachable' end
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and (engagement_state = 'submitted' or (not decides and engagement_state <> 'excluded') or (engagement_state = 'not_invited' and opened_at is null))`.execute(
    tx,
  )
  await dropMails(tx, campaign, ofTheCollection)
  return saveCampaign(tx, campaign, now, { state: 'closed', closed_at: now })
}

/** Mails of a campaign that have not left yet and no longer should. */
export async function dropMails(tx: Tx, campaign: CampaignRow, kinds: readonly string[]): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ state: 'dropped', error: 'no longer due' })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('state', '=', 'pending')
    .where('kind', 'in', [...kinds])
    .execute()
}
