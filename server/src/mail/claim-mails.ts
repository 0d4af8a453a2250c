import { sql } from 'kysely'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { MailRow } from './campaign-facts.ts'
import { isFree } from '../outbox/held-mail.ts'
import type { SenderLease } from './sender-lease.ts'

export interface ClaimedRow extends MailRow {
  attempts: number
  priority: number
  claimed_by: string | null
  channel: 'mail' | 'sms'
}

const system = { companies: '*', identity: true } as const

/** Takes what is due by one channel for one sender, most urgent first. */
export async function claim(
  services: Services,
  lease: SenderLease,
  count: number,
  channel: ClaimedRow['channel'] = 'mail',
): Promise<ClaimedRow[]> {
  return inTransaction(services.pool, system, async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where('channel', '=', channel)
      .where('due_at', '<=', sql<Date>`(select business_now())`)
      .where(isFree)
      .orderBy('priority')
      .orderBy('due_at')
      .limit(count)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return []
    await lease.signIn(tx)
    const ids = due.map(({ id }) => id)
    const claimed = await tx
      .updateTable('outbox')
      .set({
        state: 'sending',
        claimed_at: sql`clock_timestamp()`,
        claimed_by: lease.id,
        attempt_at: null,
        attempts: sql`attempts + 1`,
      })
      .where('id', 'in', ids)
      .returning(['id', 'kind', 'recipient', 'payload', 'company_id', 'campaign_id', 'beneficiary_id'])
      .returning(['attempts', 'priority', 'claimed_by', 'channel'])
      .execute()
    const place = new Map(ids.map((id, index) => [id, index]))
    return claimed.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  })
}

/** None of them was near the mail server: they are due as before. */
export async function giveBack(services: Services, rows: readonly ClaimedRow[]): Promise<void> {
  await inTransaction(services.pool, system, (tx) =>
    tx
      .updateTable('outbox')
      .set({ state: 'pending', attempts: sql`attempts - 1` })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .where('state', '=', 'sending')
      .where('claimed_by', '=', rows[0]?.claimed_by ?? null)
      .where('attempt_at', 'is', null)
      .execute(),
  )
}

/**
 * Writes that a mail's dialogue begins, committed before its first word: whoever finds it later knows that it may have
 * left. A mail taken over meanwhile, and one of a campaign called off, are not begun.
 */
export async function beginAttempt(
  services: Services,
  row: ClaimedRow,
): Promise<'begun' | 'called_off' | 'lost'> {
  return inTransaction(services.pool, system, async (tx) => {
    const { rows } = await sql<{ called_off: boolean }>`
      update outbox o set attempt_at = case when c.called_off then null else clock_timestamp() end
      from (select ${row.campaign_id}::uuid is not null and ${row.kind} <> 'campaign-cancelled' and not exists (
        select from campaign where id = ${row.campaign_id}::uuid and state <> 'cancelled') as called_off) c
      where o.id = ${row.id} and o.state = 'sending' and o.claimed_by = ${row.claimed_by}::uuid
      returning c.called_off`.execute(tx)
    const found = rows[0]
    return found === undefined ? 'lost' : found.called_off ? 'called_off' : 'begun'
  })
}
