import { sql } from 'kysely'
import { draftRescueHours, REMINDER_HOUR } from '@moisson/core/campaign/reminders'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Tx } from '../database/connect.ts'
import type { Services } from '../services.ts'
import type { CampaignRow } from './campaign-store.ts'
import { closeCampaign } from './close-campaign.ts'
import { openCampaign } from './open-campaign.ts'

/** How many of each were done; several processes may run it at once, each campaign is taken by one. */
export async function runDue(services: Services): Promise<Record<string, number>> {
  const opened = await eachDue(services, 'opened', { state: 'scheduled', column: 'opens_at' }, openCampaign)
  const reminded = await inTransaction(services.pool, { companies: '*' }, remindPlanned)
  const rescued = await inTransaction(services.pool, { companies: '*' }, rescueDrafts)
  const closed = await eachDue(services, 'closed', { state: 'open', column: 'closes_at' }, closeCampaign)
  return { opened, reminded, rescued, closed }
}

/** Does the work again when it met another transaction: it wrote nothing. Three times at most. */
async function again(
  pool: Services['pool'],
  work: (tx: Tx, now: Date) => Promise<boolean>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await inTransaction(pool, { companies: '*' }, work)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (attempt === 3 || (code !== '40P01' && code !== '40001')) throw error
    }
}

type Move = (tx: Tx, campaign: CampaignRow, now: Date) => Promise<CampaignRow>

/** Takes the campaigns whose instant has passed, one transaction each, leaving those another process holds. */
async function eachDue(
  services: Services,
  what: 'opened' | 'closed',
  due: { state: string; column: 'opens_at' | 'closes_at' },
  move: Move,
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const moved = await again(services.pool, async (tx, now) => {
      const campaign = await tx
        .selectFrom('campaign')
        .selectAll()
        .where('state', '=', due.state)
        // An opening is due at its instant; a window still counts at its last one.
        .where(due.column, due.column === 'opens_at' ? '<=' : '<', now)
        .orderBy(due.column)
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!campaign) return false
      const after = await move(tx, campaign, now)
      await writeAudit(
        tx,
        now,
        `campaign.${what}`,
        { name: 'Moisson' },
        {
          company_id: campaign.company_id,
          target_type: 'campaign',
          target_id: campaign.id,
          before: { state: campaign.state },
          after: { state: after.state },
        },
      )
      return true
    })
    if (!moved) return done
  }
}

/**
 * The reminders of each campaign's plan, at nine in the morning in Paris: days after the notice, or before the
 * person's own deadline. After a standstill only the last one due leaves. An unconfirmed draft near its end has its
 * own words instead. A person who wants no reminders gets the last one before the deadline only.
 */
async function remindPlanned(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select distinct on (e.id) e.*, p.days, p.at from campaign c
      join campaign_beneficiary e on e.campaign_id = c.id
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      cross join lateral unnest(c.reminder_plan) as day(days)
      cross join lateral (select day.days, (
        case when day.days >= 0 then paris_day(e.invited_at) + day.days else paris_day(e.deadline_at) + day.days end
          + make_interval(hours => ${REMINDER_HOUR})) at time zone 'Europe/Paris' as at) p
      where c.state = 'open' and cardinality(c.reminder_plan) > 0
        and e.engagement_state in ('invited', 'opened', 'in_progress') and e.email is not null and not e.email_bounced
        and e.invited_at is not null and e.deadline_at > ${now}::timestamptz
        and p.at <= ${now}::timestamptz and p.at > e.invited_at
        and not (e.engagement_state = 'in_progress' and p.days < 0)
        and (b.wants_reminders or p.days = (select max(last) from unnest(c.reminder_plan) as last where last < 0))
      order by e.id, p.at desc),
    mailed as (
      insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
      select gen_random_uuid(), company_id, campaign_id, beneficiary_id, 'campaign-reminder',
        'campaign-reminder:' || id || ':plan:' || days, email,
        jsonb_build_object('campaign_id', campaign_id, 'campaign_beneficiary_id', id, 'days', days), 9,
        ${now}::timestamptz, ${now}::timestamptz
      from due on conflict (dedupe) do nothing returning campaign_id, beneficiary_id),
    marked as (
      update campaign_beneficiary e set last_reminder_at = ${now}::timestamptz, reminder_count = e.reminder_count + 1
      from mailed m where e.campaign_id = m.campaign_id and e.beneficiary_id = m.beneficiary_id returning e.id)
    select count(*)::int as count from marked`.execute(tx)
  return rows[0]?.count ?? 0
}

/** A draft that nobody confirmed is told so 72, 24 and 3 hours before its deadline; after a standstill only once. */
async function rescueDrafts(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select distinct on (e.id) e.*, h.hours from campaign c
      join campaign_beneficiary e on e.campaign_id = c.id
      cross join lateral unnest(${[...draftRescueHours]}::int[]) as h(hours)
      where c.state = 'open' and e.engagement_state = 'in_progress' and e.email is not null and not e.email_bounced
        and e.deadline_at > ${now}::timestamptz
        and e.deadline_at - make_interval(hours => h.hours) <= ${now}::timestamptz
      order by e.id, h.hours),
    mailed as (
      insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
      select gen_random_uuid(), company_id, campaign_id, beneficiary_id, 'draft-rescue',
        'draft-rescue:' || id || ':' || hours, email,
        jsonb_build_object('campaign_id', campaign_id, 'campaign_beneficiary_id', id, 'hours', hours), 7,
        ${now}::timestamptz, ${now}::timestamptz
      from due on conflict (dedupe) do nothing returning campaign_id, beneficiary_id),
    marked as (
      update campaign_beneficiary e set last_reminder_at = ${now}::timestamptz, reminder_count = e.reminder_count + 1
      from mailed m where e.campaign_id = m.campaign_id and e.beneficiary_id = m.beneficiary_id returning e.id)
    select count(*)::int as count from marked`.execute(tx)
  return rows[0]?.count ?? 0
}
