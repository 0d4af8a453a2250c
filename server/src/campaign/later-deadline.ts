import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { enrolmentMails, inKey } from '../outbox/enrolment-mails.ts'
import type { CampaignRow } from './campaign-store.ts'

/** Moves every window that is not over to a later end: some more days for each, or one same instant for all. */
export async function moveDeadlines(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  later: { days: number } | { until: Date },
): Promise<void> {
  // Days are added to Paris time, so that a window still ends at midnight across a change of hour.
  const moved =
    'days' in later
      ? sql`((deadline_at at time zone 'Europe/Paris') + make_interval(days => ${later.days})) at time zone 'Europe/Paris'`
      : sql`greatest(deadline_at, ${later.until}::timestamptz)`
  await sql`
    update campaign_beneficiary set deadline_at = ${moved}, updated_at = ${now}::timestamptz, version = version + 1
    where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and deadline_at >= ${now}::timestamptz and engagement_state not in ('excluded', 'unreachable')
      and deadline_at < ${moved}`.execute(tx)
  await announceDeadlines(tx, campaign, now)
}

/** Tells the later deadline to those who knew an earlier one. */
export async function announceDeadlines(
  tx: Tx,
  campaign: CampaignRow,
  now: Date,
  enrolmentId?: string,
): Promise<void> {
  const only = enrolmentId === undefined ? sql`` : sql`and e.id = ${enrolmentId}`
  await enrolmentMails({
    kind: 'deadline-changed',
    key: sql`e.id || ':' || ${inKey(sql`e.deadline_at`)}`,
    more: sql`jsonb_build_object('deadline_at', to_char(e.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
    now,
    from: sql`campaign_beneficiary e
      where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} ${only}
        and e.invited_at is not null and e.email is not null and e.deadline_at >= ${now}::timestamptz
        and e.updated_at = ${now}::timestamptz
        and e.decides
        and e.engagement_state in ('invited', 'opened', 'in_progress', 'submitted')`,
  }).execute(tx)
}
