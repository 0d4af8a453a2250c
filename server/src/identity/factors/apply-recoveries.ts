import { sql } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { outboxIn } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import { endSessions } from '../end-sessions.ts'
import { identityScope } from '../see-identity.ts'
import { accountRow } from '../user-record.ts'
import { forgetFactors } from './factor-store.ts'
import { tellRecovery } from './recovery-store.ts'

/** Ends the lost factors of those whose wait is over: at the next sign-in they add a new one. */
export async function applyRecoveries({ pool }: Services): Promise<{ recovered: number }> {
  return inTransaction(pool, identityScope, async (tx, now) => {
    const { rows } = await sql<{ id: string; user_id: string }>`
      select id, user_id from factor_recovery where ended_at is null and due_at <= ${now}
      order by due_at limit 100 for update skip locked`.execute(tx)
    const outbox = outboxIn(tx, now)
    for (const { id, user_id } of rows) {
      await forgetFactors(tx, user_id)
      await endSessions(tx, { userId: user_id }, 'second factors recovered')
      await tx.updateTable('app_user').set({ factor_asked: true }).where('id', '=', user_id).execute()
      await tx
        .updateTable('factor_recovery')
        .set({ ended_at: now, end_reason: 'done' })
        .where('id', '=', id)
        .execute()
      const user = await accountRow(tx, user_id)
      await tellRecovery(
        outbox,
        { id, email: user.email, name: user.display_name, locale: user.locale },
        'done',
      )
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
