import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { markAllNotified, markBounced, markNumberRefused } from '../campaign/mark-notified.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { ClaimedRow } from './claim-mails.ts'
import type { Hindrance } from './judge-refusal.ts'

export interface Settled {
  row: ClaimedRow
  fate: 'sent' | 'later' | 'bounced' | 'failed' | 'dropped' | 'uncertain'
  reason?: string
  hindrance?: Hindrance
}

export type SendingCounts = Record<Settled['fate'], number>

/** A link somebody asked for is worth nothing after this many tries, about a day; every other mail is kept. */
const triesOfALink = 12
const LINK_PRIORITY = 1

export type Settler = ReturnType<typeof settlerOf>

/** Writes outcomes in groups, one transaction at a time, while the dialogues go on. */
export function settlerOf(services: Services, counts: SendingCounts) {
  let waiting: Settled[] = []
  let running: Promise<void> | undefined
  let failure: unknown
  const flush = async () => {
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await insist(() => settleMails(services, group))
      for (const { fate } of group) counts[fate] += 1
    }
  }
  return {
    add(settled: Settled) {
      waiting.push(settled)
      running ??= flush()
        .catch((error: unknown) => {
          failure ??= error
        })
        .finally(() => {
          running = undefined
        })
    },
    async done() {
      while (running) await running
      if (failure) throw failure
    },
  }
}

/** What the mail server said is known here alone: a database that fails over is waited for. */
async function insist(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (attempt === 5) throw error
      await wait(250 * 2 ** attempt)
    }
}

/** Writes what became of some mails, and what follows for their campaigns. */
async function settleMails(services: Services, settled: readonly Settled[]): Promise<void> {
  await inTransaction(services.pool, { companies: '*' }, async (tx, now) => {
    const states = settled.map(({ row, fate }) => {
      if (fate !== 'later') return fate
      return row.priority === LINK_PRIORITY && row.attempts >= triesOfALink ? 'failed' : 'pending'
    })
    const waits = settled.map(({ row, fate }) => (fate === 'later' ? secondsBefore(row.attempts) : 0))
    await sql`
      update outbox o set state = s.state, error = s.reason,
        hindrance = case when s.state = 'pending' then s.hindrance end,
        sent_at = case when s.state = 'sent' then ${now}::timestamptz else o.sent_at end,
        due_at = case when s.state = 'pending' then ${now}::timestamptz + make_interval(secs => s.wait) else o.due_at end
      from unnest(
        ${settled.map(({ row }) => row.id)}::uuid[], ${states}::text[],
        ${settled.map(({ reason }) => reason ?? null)}::text[], ${waits}::int[],
        ${settled.map(({ hindrance }) => hindrance ?? null)}::text[],
        ${settled.map(({ row }) => row.claimed_by)}::uuid[]
      ) as s (id, state, reason, wait, hindrance, sender)
      where o.id = s.id and o.claimed_by = s.sender
        -- Taken for gone although it lived: what it heard from the mail server is the truth.
        and (o.state = 'sending' or (o.state = 'uncertain' and s.state in ('sent', 'bounced')))
    `.execute(tx)
    const told = (channel: ClaimedRow['channel']) =>
      settled
        .filter(
          ({ fate, row }) => fate === 'sent' && row.kind === 'campaign-opened' && row.channel === channel,
        )
        .flatMap(({ row }) => enrolmentOf(row) ?? [])
    await markAllNotified(tx, told('mail'), now)
    await markAllNotified(tx, told('sms'), now, 'sms')
    for (const { row, fate } of settled) {
      const enrolment = fate === 'bounced' ? enrolmentOf(row) : undefined
      if (enrolment === undefined) continue
      if (row.channel === 'sms') await markNumberRefused(tx, enrolment, row.recipient)
      else await markBounced(tx, enrolment)
    }
  })
}

function enrolmentOf({ payload }: ClaimedRow): string | undefined {
  return payload.campaign_beneficiary_id
}

/** Half a minute, doubled each time, four hours at most. */
function secondsBefore(attempts: number): number {
  return Math.min(30 * 2 ** (Math.min(attempts, 20) - 1), 4 * 3600)
}
