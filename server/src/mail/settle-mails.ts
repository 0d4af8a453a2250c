import { sql } from 'kysely'
import { markAllNotified, markBounced } from '../campaign/mark-notified.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { ClaimedRow } from './send-outbox.ts'

export interface Settled {
  row: ClaimedRow
  fate: 'sent' | 'later' | 'bounced' | 'failed' | 'dropped' | 'uncertain'
  reason?: string
}

/** After this many tries a mail is given up; the waits add up to about a day. */
export const mostAttempts = 12

/** Writes what became of some mails, and what follows for their campaigns. */
export async function settleMails(services: Services, settled: readonly Settled[]): Promise<void> {
  await inTransaction(services.pool, { companies: '*' }, async (tx, now) => {
    const states = settled.map(({ row, fate }) =>
      fate === 'later' ? (row.attempts >= mostAttempts ? 'failed' : 'pending') : fate,
    )
    const waits = settled.map(({ row, fate }) => (fate === 'later' ? secondsBefore(row.attempts) : 0))
    await sql`
      update outbox o set state = s.state, error = s.reason,
        sent_at = case when s.state = 'sent' then ${now}::timestamptz else o.sent_at end,
        due_at = case when s.state = 'pending' then ${now}::timestamptz + make_interval(secs => s.wait) else o.due_at end
      from unnest(
        ${settled.map(({ row }) => row.id)}::uuid[], ${states}::text[],
        ${settled.map(({ reason }) => reason ?? null)}::text[], ${waits}::int[]
      ) as s (id, state, reason, wait)
      where o.id = s.id and o.state = 'sending'
    `.execute(tx)
    const enrolments = (fate: Settled['fate']) =>
      settled
        .filter((one) => one.fate === fate && one.row.kind === 'campaign-opened')
        .flatMap(({ row }) => enrolmentOf(row) ?? [])
    await markAllNotified(tx, enrolments('sent'), now)
    for (const { row, fate } of settled) {
      const enrolment = fate === 'bounced' ? enrolmentOf(row) : undefined
      if (enrolment !== undefined) await markBounced(tx, enrolment)
    }
  })
}

function enrolmentOf({ payload }: ClaimedRow): string | undefined {
  const id = (payload as { campaign_beneficiary_id?: unknown }).campaign_beneficiary_id
  return typeof id === 'string' ? id : undefined
}

/** Half a minute, doubled each time, four hours at most. */
function secondsBefore(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 4 * 3600)
}
