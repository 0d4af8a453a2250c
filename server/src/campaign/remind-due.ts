import { sql } from 'kysely'
import { draftRescueHours, HOURS_AFTER_NOTICE, REMINDER_HOUR } from '@moisson/core/campaign/reminders'
import type { Tx } from '../database/connect.ts'
import { awaitsChoices, isReached } from '../outbox/reach.ts'
import { enrolmentMails } from '../outbox/enrolment-mails.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'

/** How many people one transaction looks at. */
const CHUNK = 2000

/**
 * The planned reminders and the last words about drafts, of those whose instant has come and of nobody else: each
 * person's row says when to look next. Several processes may run it at once, each row is taken by one.
 */
export async function remindDue(
  services: Services,
  goOn: () => boolean,
): Promise<{ reminded: number; rescued: number }> {
  const done = { reminded: 0, rescued: 0 }
  for (;;) {
    const looked = await inTransaction(services.pool, { companies: '*' }, async (tx, now) => {
      const ids = await peopleDue(tx, now)
      if (ids.length === 0) return 0
      done.reminded += await remindPlanned(tx, now, ids)
      done.rescued += await rescueDrafts(tx, now, ids)
      await lookNext(tx, now, ids)
      return ids.length
    })
    if (looked < CHUNK || !goOn()) return done
  }
}

async function peopleDue(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('campaign_beneficiary')
    .select('id')
    .where('next_due_at', '<=', now)
    .orderBy('next_due_at')
    .limit(CHUNK)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** The day of a planned reminder: some days after the notice, or before the person's own deadline, at nine in Paris. */
const plannedAt = sql`(case when day.days >= 0 then paris_day(e.invited_at) + day.days
    else paris_day(e.deadline_at) + day.days end + make_interval(hours => ${REMINDER_HOUR})) at time zone 'Europe/Paris'`

/** When it leaves: as planned, yet never on the heels of the notice. */
const planned = sql`(select ${plannedAt} as planned) q cross join lateral
  (select q.planned, greatest(q.planned, e.invited_at + make_interval(hours => ${HOURS_AFTER_NOTICE})) as at)`
/** A notice of the person's that has not left yet: nothing reminds of it before. */
const noticeWaits = sql`exists (select from outbox o where o.campaign_id = e.campaign_id
  and o.beneficiary_id = e.beneficiary_id and o.kind = 'campaign-opened' and o.state in ('pending', 'sending', 'uncertain'))`

/**
 * The reminders of each campaign's plan. After a standstill only the last one due leaves. An unconfirmed draft near its
 * end has its own words instead. A person who wants no reminders gets the last one before the deadline only.
 */
async function remindPlanned(tx: Tx, now: Date, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select distinct on (e.id) e.*, day.days from campaign_beneficiary e
      join campaign c on c.id = e.campaign_id
      join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      cross join lateral unnest(c.reminder_plan) as day(days)
      cross join lateral ${planned} p
      where e.id = any(${ids}::uuid[]) and c.state = 'open' and ${awaitsChoices(sql`c`)}
        and e.engagement_state in ('invited', 'opened', 'in_progress') and ${isReached}
        and e.reminders_stopped_at is null
        and e.decides
        and e.invited_at is not null and e.deadline_at > ${now}::timestamptz
        and p.at <= ${now}::timestamptz and p.planned > e.invited_at and not ${noticeWaits}
        and not (e.engagement_state = 'in_progress' and day.days < 0)
        and (b.wants_reminders or day.days = (select max(last) from unnest(c.reminder_plan) as last where last < 0))
      order by e.id, p.at desc, p.planned desc),
    mailed as (
      ${enrolmentMails({ kind: 'campaign-reminder', key: sql`e.id || ':plan:' || e.days`, more: sql`jsonb_build_object('days', e.days)`, now, from: sql`due e` })} returning campaign_id, beneficiary_id),
    marked as (${marked(now)})
    select count(*)::int as count from marked`.execute(tx)
  return rows[0]?.count ?? 0
}

/** A draft that nobody confirmed is told so 72, 24 and 3 hours before its deadline; after a standstill only once. */
async function rescueDrafts(tx: Tx, now: Date, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (
      select distinct on (e.id) e.*, h.hours from campaign_beneficiary e
      join campaign c on c.id = e.campaign_id
      cross join lateral unnest(${[...draftRescueHours]}::int[]) as h(hours)
      where e.id = any(${ids}::uuid[]) and c.state = 'open'
        and e.engagement_state = 'in_progress' and ${isReached}
        and e.reminders_stopped_at is null
        and e.deadline_at > ${now}::timestamptz
        and e.deadline_at - make_interval(hours => h.hours) <= ${now}::timestamptz
      order by e.id, h.hours),
    mailed as (
      ${enrolmentMails({ kind: 'draft-rescue', key: sql`e.id || ':' || e.hours`, more: sql`jsonb_build_object('hours', e.hours)`, priority: 7, now, from: sql`due e` })} returning campaign_id, beneficiary_id),
    marked as (${marked(now)})
    select count(*)::int as count from marked`.execute(tx)
  return rows[0]?.count ?? 0
}

const marked = (now: Date) => sql`
  update campaign_beneficiary e set last_reminder_at = ${now}::timestamptz, reminder_count = e.reminder_count + 1
  from mailed m where e.campaign_id = m.campaign_id and e.beneficiary_id = m.beneficiary_id returning e.id`

/** When each of these people is looked at again: at the next instant of the plan or of a draft's last words, or never. */
async function lookNext(tx: Tx, now: Date, ids: readonly string[]): Promise<void> {
  await sql`
    update campaign_beneficiary t set next_due_at = n.at from (
      select e.id, case when c.state = 'open' and e.engagement_state in ('invited', 'opened', 'in_progress') then least(
        (select min(p.at) from unnest(c.reminder_plan) as day(days) cross join lateral ${planned} p
          where e.invited_at is not null and p.planned > e.invited_at and p.at > ${now}::timestamptz and p.at < e.deadline_at),
        (select min(r.at) from unnest(${[...draftRescueHours]}::int[]) as h(hours)
          cross join lateral (select e.deadline_at - make_interval(hours => h.hours) as at) r
          where r.at > ${now}::timestamptz)) end as at
      from campaign_beneficiary e join campaign c on c.id = e.campaign_id where e.id = any(${ids}::uuid[])) n
    where t.id = n.id`.execute(tx)
}

/** A plan that changes while people answer: each of them is looked at again. */
export async function lookAtAll(tx: Tx, campaign: { company_id: string; id: string }): Promise<void> {
  await tx
    .updateTable('campaign_beneficiary')
    .set({ next_due_at: sql<Date>`'epoch'` })
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('engagement_state', 'in', ['invited', 'opened', 'in_progress'])
    .execute()
}
