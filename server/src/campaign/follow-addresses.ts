import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { goesBySms, isReached, keptStill } from '../outbox/reach.ts'
import { enrolmentMails, inKey } from '../outbox/enrolment-mails.ts'
import { inTransaction } from '../database/transaction.ts'
import { linkAccounts } from '../identity/account-for.ts'
import type { Services } from '../services.ts'

const BATCH = 1000

/**
 * What an address added or corrected means for campaigns on their way: the account follows it, what was sent to the
 * former address opens nothing any more, and whoever may still answer gets the notice, which starts their own window.
 * Answers how many notices were put in the outbox.
 */
export async function followAddresses(services: Services, goOn: () => boolean): Promise<number> {
  let sent = 0
  while (goOn()) {
    const done = await inTransaction(services.pool, { companies: '*', identity: true }, followSome)
    sent += done.sent
    if (done.followed < BATCH) break
  }
  return sent
}

interface Readdressed {
  id: string
  company_id: string
  beneficiary_id: string
}

async function followSome(tx: Tx, now: Date): Promise<{ followed: number; sent: number }> {
  const { rows } = await sql<Readdressed>`
    update campaign_beneficiary e set address_followed = true
    where e.id in (select id from campaign_beneficiary where not address_followed
      order by readdressed_at limit ${BATCH} for update skip locked)
    returning e.id, e.company_id, e.beneficiary_id`.execute(tx)
  if (rows.length === 0) return { followed: 0, sent: 0 }
  const ids = rows.map(({ id }) => id)
  const people = new Map<string, string[]>()
  for (const { company_id, beneficiary_id } of rows)
    people.set(company_id, [...(people.get(company_id) ?? []), beneficiary_id])
  for (const [companyId, beneficiaryIds] of people) await linkAccounts(tx, companyId, beneficiaryIds)
  await closeFormerAddress(tx, ids)
  await closeFormerNumber(tx, ids)
  return { followed: rows.length, sent: await noticeAgain(tx, ids, now) }
}

/** The former address may be somebody else's mailbox: its links and the sessions they opened end. */
async function closeFormerAddress(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with closed as (
      update sign_in_link l set superseded_at = clock_timestamp() from campaign_beneficiary e
      where e.id = any(${ids}::uuid[]) and l.kind = 'campaign' and l.beneficiary_id = e.beneficiary_id
        and l.campaign_id = e.campaign_id and l.superseded_at is null and lower(l.email) <> lower(e.email)
      returning l.user_id, l.beneficiary_id)
    update session s set ended_at = clock_timestamp(), end_reason = 'address changed'
    from closed c where s.user_id = c.user_id and s.beneficiary_scope = c.beneficiary_id and s.ended_at is null`.execute(
    tx,
  )
}

/** The former number may be somebody else's telephone: the codes it received, and the sessions they opened, end. */
async function closeFormerNumber(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    with closed as (
      delete from text_code t using campaign_beneficiary e
        join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
      where e.id = any(${ids}::uuid[]) and t.campaign_beneficiary_id = e.id and t.number is distinct from b.mobile
      returning t.beneficiary_id)
    update session s set ended_at = clock_timestamp(), end_reason = 'number changed'
    from closed c where s.beneficiary_scope = c.beneficiary_id and 'sms' = any(s.amr) and s.ended_at is null`.execute(
    tx,
  )
}

/** A notice still in the outbox follows the address by itself and waits no longer; whoever has answered needs none. */
async function noticeAgain(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  await sql`
    update outbox o set due_at = ${now}::timestamptz, attempts = 0, hindrance = null from campaign_beneficiary e
    where e.id = any(${ids}::uuid[]) and o.campaign_id = e.campaign_id and o.beneficiary_id = e.beneficiary_id
      and o.kind = 'campaign-opened' and o.state = 'pending'`.execute(tx)
  const { numAffectedRows } = await enrolmentMails({
    kind: 'campaign-opened',
    key: sql`e.id || ':' || ${inKey(sql`e.readdressed_at`)}`,
    now,
    from: sql`campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.id = any(${ids}::uuid[]) and c.state = 'open' and c.closes_at >= ${now}::timestamptz
        and ${isReached} and (e.net_cents > 0 or e.decides)
        and e.engagement_state in ('not_invited', 'invited', 'opened', 'in_progress')
        and (e.informed_on is null or e.deadline_at >= ${now}::timestamptz)
        and not exists (select from outbox o where o.campaign_id = e.campaign_id and o.beneficiary_id = e.beneficiary_id
          and o.kind = 'campaign-opened' and (o.state = 'pending'
            -- Launched since: the notice went, or goes, to this very address.
            or (o.recipient = coalesce(${goesBySms}, e.email) and (o.state = 'sending' or coalesce(o.sent_at, o.attempt_at) >= e.readdressed_at))))`,
  }).execute(tx)
  const told =
    (await returnAgain(tx, ids, now)) + (await sumKept(tx, ids, now)) + (await sumDeposited(tx, ids, now))
  return Number(numAffectedRows ?? 0) + told
}

/** Who has an advance and no share is told at the new address what is returned, unless a letter or a mail there told it. */
const returnAgain = (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  tellOnce(tx, ids, now, {
    kind: 'advance-to-return',
    whom: sql`c.state not in ('draft', 'scheduled', 'cancelled') and e.net_cents = 0 and e.advance_net_cents > 0
      and not exists (select from letter l where l.campaign_beneficiary_id = e.id and l.handed_on is not null)`,
  })

/** Whose amount was kept because nobody could tell them is told so at the first address known since, once for each. */
const sumKept = (tx: Tx, ids: readonly string[], now: Date): Promise<number> =>
  tellOnce(tx, ids, now, {
    kind: 'sum-kept',
    priority: 5,
    whom: sql`c.state in ('submitted', 'validated', 'completed') and ${keptStill} > 0`,
  })

/** A mail to those of some enrolments `e`, of campaigns `c`, whose address it went to by no mail, nor is about to. */
async function tellOnce(
  tx: Tx,
  ids: readonly string[],
  now: Date,
  { kind, priority, whom }: { kind: string; priority?: number; whom: RawBuilder<unknown> },
): Promise<number> {
  const { numAffectedRows } = await enrolmentMails({
    kind,
    key: sql`e.id || ':' || ${inKey(sql`e.readdressed_at`)}`,
    ...(priority !== undefined && { priority }),
    now,
    from: sql`campaign_beneficiary e join campaign c on c.id = e.campaign_id
      where e.id = any(${ids}::uuid[]) and e.email is not null and not e.email_bounced and ${whom}
        and not exists (select from outbox o where o.campaign_id = e.campaign_id and o.beneficiary_id = e.beneficiary_id
          and o.kind = ${kind} and (o.state in ('pending', 'sending')
            or (o.state = 'sent' and lower(o.recipient) = lower(e.email))))`,
  }).execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Whose amount went to the Caisse des dépôts before any address was known reads where it is, unless a mail told it. */
async function sumDeposited(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows } = await enrolmentMails({
    kind: 'held-sum',
    key: sql`e.id || ':' || h.version || ':' || ${inKey(sql`e.readdressed_at`)}`,
    more: sql`jsonb_build_object('language', coalesce(u.locale, 'fr'), 'name', e.first_name, 'company_name', o.legal_name,
      'campaign', c.name, 'held', h.outcome, 'on', h.done_on, 'reference', h.reference)`,
    priority: 5,
    now,
    from: sql`campaign_beneficiary e join campaign c on c.id = e.campaign_id join company o on o.id = e.company_id
      join held_sum h on h.company_id = e.company_id and h.campaign_beneficiary_id = e.id
      join beneficiary b on b.id = e.beneficiary_id left join app_user u on u.id = b.user_id and u.status = 'active'
      where e.id = any(${ids}::uuid[]) and h.outcome = 'deposited' and e.email is not null and not e.email_bounced
        and not exists (select from outbox o where o.beneficiary_id = e.beneficiary_id and o.kind = 'held-sum'
          and o.dedupe like 'held-sum:' || e.id || ':%' and o.payload ->> 'held' = 'deposited'
          and o.state in ('pending', 'sending', 'sent'))`,
  }).execute(tx)
  return Number(numAffectedRows ?? 0)
}
