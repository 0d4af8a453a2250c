import { sql, type RawBuilder } from 'kysely'
import { windowAfterNotice } from '@moisson/core/campaign/answer-window'
import type { Tx } from '../database/connect.ts'

/** The mail server accepted one person's notice at an instant. */
export async function markNotified(tx: Tx, enrolmentId: string, at: Date): Promise<void> {
  await markAllNotified(tx, [enrolmentId], at)
}

/**
 * Whether the next notice starts a window: nobody was informed yet, or at an address that somebody else corrected since.
 * Whoever was informed and changes their own address is not given more time by it.
 */
export const startsWindow = (e: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`((${e}.invited_at is null or ${e}.invited_at < ${e}.readdressed_at)
    and (${e}.self_readdressed_at is null or ${e}.readdressed_at is distinct from ${e}.self_readdressed_at))`

/**
 * The mail server, or the gateway, accepted these people's notices at an instant: each one's own window starts, and their campaigns
 * last at least as long. Called in the transaction that marks the mails as sent.
 */
export async function markAllNotified(
  tx: Tx,
  enrolmentIds: readonly string[],
  at: Date,
  by: 'email' | 'sms' = 'email',
): Promise<void> {
  if (enrolmentIds.length === 0) return
  // The campaigns first and in one order, then the people: everybody takes the rows in this order.
  const campaigns = await tx
    .selectFrom('campaign')
    .select(['id', 'presumption_days', 'response_days', 'state'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('campaign_beneficiary')
        .select('campaign_id')
        .where('id', 'in', [...enrolmentIds]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  // A notice accepted after the end informs nobody of a window that is over.
  const open = new Map(
    campaigns.filter(({ state }) => state === 'open').map((campaign) => [campaign.id, campaign]),
  )
  const rows = await tx
    .selectFrom('campaign_beneficiary')
    .select(['id', 'campaign_id', 'opened_at', 'deadline_at'])
    .where('id', 'in', [...enrolmentIds])
    .where(startsWindow(sql`campaign_beneficiary`))
    .where(sql<boolean>`not ${informedByLetter(sql`campaign_beneficiary`)}`)
    .where('engagement_state', 'not in', ['excluded', 'unreachable', 'locked', 'defaulted'])
    .execute()
  const windows = rows.flatMap((row) => {
    const campaign = open.get(row.campaign_id)
    if (!campaign) return []
    const { informed_on, deadline_at } = windowAfterNotice({
      notified_at: at,
      opened_at: row.opened_at,
      presumption_days: campaign.presumption_days,
      response_days: campaign.response_days,
      announced_until: row.deadline_at,
    })
    return [{ id: row.id, campaign_id: row.campaign_id, informed_on, deadline_at }]
  })
  const lasts = new Map<string, Date>()
  for (const { campaign_id, deadline_at } of windows) {
    const last = lasts.get(campaign_id)
    if (!last || last < deadline_at) lasts.set(campaign_id, deadline_at)
  }
  for (const [campaignId, deadline] of lasts) await lastUntil(tx, campaignId, deadline)
  await sql`
    update campaign_beneficiary e set invited_at = ${at}::timestamptz, informed_on = w.informed_on, deadline_at = w.deadline_at,
      informed_by = ${by}, updated_at = ${at}::timestamptz, version = e.version + 1,
      engagement_state = case e.engagement_state when 'not_invited' then 'invited' else e.engagement_state end
    from unnest(
      ${windows.map(({ id }) => id)}::uuid[], ${windows.map(({ informed_on }) => informed_on)}::date[],
      ${windows.map(({ deadline_at }) => deadline_at)}::timestamptz[]
    ) as w (id, informed_on, deadline_at)
    where e.id = w.id`.execute(tx)
  await sql`update campaign_beneficiary e set invited_at = ${at}::timestamptz, version = e.version + 1
    where e.id = any(${[...enrolmentIds]}::uuid[]) and e.invited_at is null
      and ${informedByLetter(sql`e`)}`.execute(tx)
}

/** Whoever was handed a letter has their window: a mail that follows tells it and starts none. */
const informedByLetter = (e: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${e}.informed_on is not null and exists (select from letter l
    where l.campaign_beneficiary_id = ${e}.id and l.handed_on is not null))`

/**
 * The mail server refused a person's mail for good. Their file and the campaign say so until there is another address;
 * a mail to the one before says nothing about it. The mail is marked as bounced in the same transaction.
 */
export async function markBounced(tx: Tx, enrolmentId: string): Promise<void> {
  const refused = sql`exists (select from outbox o where o.campaign_id = e.campaign_id
    and o.beneficiary_id = e.beneficiary_id and o.state = 'bounced' and lower(o.recipient) = lower(e.email))`
  // The file first, then the campaign: a correction of the address takes the rows in this order.
  await sql`
    update beneficiary b set account_status = 'bounced', version = b.version + 1
    from campaign_beneficiary e
    where e.id = ${enrolmentId} and b.company_id = e.company_id and b.id = e.beneficiary_id
      and b.account_status <> 'bounced' and ${refused}`.execute(tx)
  await sql`
    update campaign_beneficiary e set email_bounced = true, version = version + 1
    where e.id = ${enrolmentId} and ${refused}`.execute(tx)
}

/** The gateway says that nobody has a number: nothing leaves to it again. The message is marked as bounced in the same transaction. */
export async function markNumberRefused(tx: Tx, enrolmentId: string, number: string): Promise<void> {
  await sql`
    update beneficiary b set sms_refused = true, version = b.version + 1 from campaign_beneficiary e
    where e.id = ${enrolmentId} and b.company_id = e.company_id and b.id = e.beneficiary_id and b.mobile = ${number}`.execute(
    tx,
  )
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
