import { sql } from 'kysely'
import { writeAudit } from '../../audit/write-audit.ts'
import { inTransaction } from '../../database/transaction.ts'
import { outboxIn } from '../../outbox/outbox.ts'
import type { Services } from '../../services.ts'
import { identityScope } from '../see-identity.ts'
import { endFactors } from './end-factors.ts'
import { tellRecovery, wordStands } from './recovery-store.ts'

interface Due {
  id: string
  user_id: string
  email: string
  name: string | null
  locale: string
  /** Whether the person's account is open and both words are of people who could give them today. */
  stands: boolean
}

/**
 * Ends the lost factors of those whose wait is over: at the next sign-in they add a new one. A word of somebody who was
 * suspended or lost the access meanwhile is none: the request ends, and the person is told.
 */
export async function applyRecoveries({ pool }: Services): Promise<{ recovered: number }> {
  return inTransaction(pool, identityScope, async (tx, now) => {
    const { rows } = await sql<Due>`
      select r.id, r.user_id, u.email, u.display_name as name, u.locale,
        u.status = 'active' and ${wordStands(sql`r.first_by`)} and ${wordStands(sql`r.second_by`)} as stands
      from factor_recovery r join app_user u on u.id = r.user_id where r.ended_at is null and r.due_at <= ${now}
      order by r.due_at limit 100 for update of r skip locked`.execute(tx)
    const outbox = outboxIn(tx, now)
    for (const row of rows) {
      const { id, user_id, stands } = row
      await tx
        .updateTable('factor_recovery')
        .set({ ended_at: now, end_reason: stands ? 'done' : 'refused' })
        .where('id', '=', id)
        .execute()
      if (stands) await endFactors(tx, outbox, { userId: user_id, event: id })
      else await tellRecovery(outbox, row, 'refused')
      await writeAudit(
        tx,
        now,
        'identity.applyRecovery',
        { name: 'Moisson' },
        {
          target_type: 'user',
          target_id: user_id,
          summary: stands
            ? 'lost second factors ended, as two administrators confirmed'
            : 'the way back ended: somebody who confirmed it may not any more',
        },
      )
    }
    return { recovered: rows.filter(({ stands }) => stands).length }
  })
}
