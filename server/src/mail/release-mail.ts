import { sql } from 'kysely'
import { releaseMail } from '@moisson/contract/admin-mail'
import { markAllNotified } from '../campaign/mark-notified.ts'
import { handle } from '../http/handle.ts'
import { isHeld } from '../outbox/held-mail.ts'

/**
 * Lets the mail of a restored installation leave. What was ordered before an instant may have left before the loss: the
 * operator may have it marked as sent, and the windows its notices open then start at that instant, the latest possible.
 */
export const handleReleaseMail = handle(releaseMail, async ({ tx, input, outbox, note, refuse }) => {
  const { rows: hold } = await sql<{ held: boolean }>`
    select mail_held_since is not null as held from installation for update`.execute(tx)
  if (!hold[0]?.held) throw refuse('mail_not_held')
  const before = input.body?.sent_before ? new Date(input.body.sent_before) : null
  const sent = before === null ? [] : await markSent(tx, before)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from outbox where ${isHeld}`.execute(tx)
  await tx.updateTable('installation').set({ mail_held_since: null }).execute()
  outbox.markUsed()
  const done = { released: rows[0]?.count ?? 0, marked_sent: sent.length }
  note({ after: { ...done, sent_before: before?.toISOString() ?? null } })
  return done
})

async function markSent(tx: Parameters<typeof markAllNotified>[0], before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string; kind: string; enrolment: string | null }>`
    update outbox set state = 'sent', sent_at = ${before}::timestamptz, error = 'marked as sent after a restore'
    where ${isHeld} and created_at < ${before}::timestamptz
    returning id, kind, payload->>'campaign_beneficiary_id' as enrolment`.execute(tx)
  const notices = rows.filter(({ kind }) => kind === 'campaign-opened')
  await markAllNotified(
    tx,
    notices.flatMap(({ enrolment }) => enrolment ?? []),
    before,
  )
  return rows.map(({ id }) => id)
}
