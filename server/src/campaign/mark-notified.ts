import { sql } from 'kysely'
import { windowAfterNotice } from '@moisson/core/campaign/answer-window'
import type { Tx } from '../database/connect.ts'

/**
 * The mail server accepted a person's notice at an instant: the person's own window starts, and the campaign lasts at
 * least as long. Called in the transaction that marks the mail as sent.
 */
export async function markNotified(tx: Tx, enrolmentId: string, at: Date): Promise<void> {
  const row = await tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .select(['e.campaign_id', 'e.invited_at', 'e.opened_at', 'e.informed_on', 'e.deadline_at'])
    .select(['c.presumption_days', 'c.response_days', 'c.state'])
    .where('e.id', '=', enrolmentId)
    .executeTakeFirst()
  // A notice accepted after the end informs nobody of a window that is over.
  if (!row || row.state !== 'open' || row.invited_at !== null) return
  const { informed_on, deadline_at } = windowAfterNotice({
    notified_at: at,
    opened_at: row.opened_at,
    presumption_days: row.presumption_days,
    response_days: row.response_days,
    announced_until: row.deadline_at,
  })
  const kept = row.informed_on !== null && row.informed_on < informed_on ? row.informed_on : informed_on
  // The campaign first, then the person: everybody takes the two rows in this order.
  await lastUntil(tx, row.campaign_id, deadline_at)
  await tx
    .updateTable('campaign_beneficiary')
    .set({
      invited_at: at,
      informed_on: kept,
      deadline_at,
      updated_at: at,
      engagement_state: sql<string>`case engagement_state when 'not_invited' then 'invited' else engagement_state end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', enrolmentId)
    .where('invited_at', 'is', null)
    .where('engagement_state', 'not in', ['excluded', 'unreachable', 'locked', 'defaulted'])
    .execute()
}

/** The mail server refused a person's notice for good: no channel is left but a letter. */
export async function markBounced(tx: Tx, enrolmentId: string): Promise<void> {
  await tx
    .updateTable('campaign_beneficiary')
    .set({ email_bounced: true, version: sql<number>`version + 1` })
    .where('id', '=', enrolmentId)
    .execute()
}

/** A campaign ends when its last window does; its row is written only when that moves. */
export async function lastUntil(tx: Tx, campaignId: string, deadline_at: Date): Promise<void> {
  await tx
    .updateTable('campaign')
    .set({ closes_at: deadline_at })
    .where('id', '=', campaignId)
    .where('state', '=', 'open')
    .where('closes_at', '<', deadline_at)
    .execute()
}
