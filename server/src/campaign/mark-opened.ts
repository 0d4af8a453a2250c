import { sql } from 'kysely'
import { isWindowOver, windowAfterOpening } from '@moisson/core/campaign/answer-window'
import type { EngagementState } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { lastUntil } from './mark-notified.ts'

/** The person read the campaign for the first time: informed that day if earlier than presumed; nothing is shortened. */
export async function markOpened(tx: Tx, enrolmentId: string, now: Date): Promise<void> {
  const row = await tx
    .selectFrom('campaign_beneficiary as e')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .select(['e.campaign_id', 'e.informed_on', 'e.deadline_at', 'e.opened_at', 'c.response_days', 'c.state'])
    .where('e.id', '=', enrolmentId)
    .executeTakeFirst()
  if (!row || row.state !== 'open' || row.opened_at !== null) return
  if (isWindowOver(row, now)) return
  const { informed_on, deadline_at } = windowAfterOpening({
    opened_at: now,
    informed_on: row.informed_on,
    response_days: row.response_days,
    announced_until: row.deadline_at,
  })
  await lastUntil(tx, row.campaign_id, deadline_at)
  await tx
    .updateTable('campaign_beneficiary')
    .set({
      opened_at: now,
      informed_on,
      deadline_at,
      updated_at: now,
      engagement_state: sql<EngagementState>`case when engagement_state in ('not_invited', 'invited') then 'opened' else engagement_state end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', enrolmentId)
    .where('opened_at', 'is', null)
    .where('engagement_state', 'not in', ['excluded', 'unreachable'])
    .execute()
}
