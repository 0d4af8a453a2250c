import { sql } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { outboxIn } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import { identityScope } from '../see-identity.ts'
import { endFactors } from './end-factors.ts'

/** Ends the lost factors of those whose wait is over: at the next sign-in they add a new one. */
export async function applyRecoveries({ pool }: Services): Promise<{ recovered: number }> {
  return inTransaction(pool, identityScope, async (tx, now) => {
    const { rows } = await sql<{ id: string; user_id: string }>`
      select id, user_id from factor_recovery where ended_at is null and due_at <= ${now}
      order by due_at limit 100 for update skip locked`.execute(tx)
    const outbox = outboxIn(tx, now)
    for (const { id, user_id } of rows) {
      await endFactors(tx, outbox, { userId: user_id, event: id })
      await tx
        .updateTable('factor_recovery')
        .set({ ended_at: now, end_reason: 'done' })
        .where('id', '=', id)
        .execute()
      await writeAudit(
        tx,
        now,
        'identity.applyRecovery',
        { name: 'Moisson' },
        {
          target_type: 'user',
          target_id: user_id,
          summary: 'lost second factors ended, as two administrators confirmed',
        },
      )
    }
    return { recovered: rows.length }
  })
}
