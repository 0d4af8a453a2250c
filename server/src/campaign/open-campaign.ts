import { sql } from 'kysely'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import type { Tx } from '../database/connect.ts'
import { isReached } from '../outbox/reach.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'
import { saveCampaign, type CampaignRow } from './campaign-store.ts'

/**
 * Opens a campaign whose rules are frozen: each person gets the window announced, and one notice is put in the outbox
 * for each address. The clock and the launch both come here; the row is locked by the caller.
 */
export async function openCampaign(tx: Tx, campaign: CampaignRow, now: Date): Promise<CampaignRow> {
  const deadline = announcedDeadline(now, campaign.presumption_days, campaign.response_days)
  await tx
    .updateTable('campaign_beneficiary')
    .set({ deadline_at: deadline, updated_at: now })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('engagement_state', '<>', 'excluded')
    .execute()
  await sendNotices(tx, campaign, now)
  await tellWhoReturns(tx, campaign, now)
  return saveCampaign(tx, campaign, now, { state: 'open', opens_at: now, closes_at: deadline })
}

/** Who received an advance and has no share, excluded or with a nil one, reads what has to be returned. */
async function tellWhoReturns(tx: Tx, campaign: CampaignRow, now: Date): Promise<void> {
  await enrolmentMails({
    kind: 'advance-to-return',
    now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id}
        and e.net_cents = 0 and e.advance_net_cents > 0 and e.email is not null`,
  }).execute(tx)
}

/** One notice for each person with an address and an amount to decide about; a notice already in the outbox is left as it is. */
export async function sendNotices(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  enrolmentId?: string,
): Promise<void> {
  const only = enrolmentId === undefined ? sql`` : sql`and e.id = ${enrolmentId}`
  await enrolmentMails({
    kind: 'campaign-opened',
    now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id}
        and e.engagement_state = 'not_invited' and ${isReached} and (e.net_cents > 0 or e.decides) ${only}`,
  }).execute(tx)
}

/** A notice of its own for each whose amount was corrected, told what it was; the first one, if it left, stays in the journal. */
export async function sendCorrections(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  enrolmentIds: readonly string[],
): Promise<void> {
  await enrolmentMails({
    kind: 'campaign-opened',
    key: sql`e.id || ':' || e.version`,
    more: sql`jsonb_build_object('correction', e.correction)`,
    now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id}
        and e.id = any(${enrolmentIds}::uuid[]) and ${isReached}`,
  }).execute(tx)
}
