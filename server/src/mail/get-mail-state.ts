import { sql } from 'kysely'
import { getMailState } from '@moisson/contract/admin-mail'
import { handle } from '../http/handle.ts'
import { holdOf, isHeld } from '../outbox/held-mail.ts'
import type { Hindrance } from './judge-refusal.ts'
import { answerIn } from './own-answers.ts'
import { isKept } from './stuck-mails.ts'

/** What the operator is alarmed about: mail that is held, and mail that the mail server keeps out. */
export const handleGetMailState = handle(getMailState, async ({ tx, language }) => {
  const hold = await holdOf(tx)
  const { rows: held } = hold.mail_held_since
    ? await sql<{ date: string; count: number }>`
        select paris_day(created_at) as date, count(*)::int as count from outbox where ${isHeld}
        group by 1 order by 1`.execute(tx)
    : { rows: [] }
  const { rows: kept } = await sql<{
    hindrance: Hindrance
    count: number
    since: Date
    answer: string | null
  }>`
    select o.hindrance, count(*)::int as count, min(o.created_at) as since,
      (array_agg(o.error order by o.claimed_at desc))[1] as answer
    from outbox o where ${isKept} group by 1 order by 1`.execute(tx)
  const { rows: doubtful } = await sql<{ uncertain: number; failed: number }>`
    select count(*) filter (where state = 'uncertain')::int as uncertain,
      count(*) filter (where state = 'failed')::int as failed
    from outbox where state in ('uncertain', 'failed')`.execute(tx)
  return {
    held_since: hold.mail_held_since?.toISOString() ?? null,
    backup_made_at: hold.backup_made_at?.toISOString() ?? null,
    held,
    kept: kept.map((one) => ({
      ...one,
      since: one.since.toISOString(),
      answer: answerIn(one.answer, language),
    })),
    ...(doubtful[0] ?? { uncertain: 0, failed: 0 }),
  }
})
