import { sql } from 'kysely'
import { writeAudit } from '../audit/write-audit.ts'
import { inTransaction } from '../database/transaction.ts'
import { outboxIn } from '../outbox/outbox.ts'
import type { Services } from '../services.ts'
import { settleRatification } from './settle-ratification.ts'

/** Ends the consultations whose last day is over, one transaction each; gives how many. */
export async function endDueRatifications(services: Services, goOn: () => boolean): Promise<number> {
  for (let done = 0; ; done += 1) {
    const ended = await inTransaction(services.pool, { companies: '*' }, async (tx, now) => {
      const row = await tx
        .selectFrom('ratification')
        .selectAll()
        .where('state', '=', 'open')
        .where('ends_on', '<', sql<string>`paris_day(business_now())`)
        .orderBy('ends_on')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return false
      const after = await settleRatification(services, tx, outboxIn(tx, now), row, now)
      const note = {
        company_id: row.company_id,
        target_type: 'ratification',
        target_id: row.id,
      }
      await writeAudit(
        tx,
        now,
        'ratification.ended',
        { name: 'Moisson' },
        { ...note, before: { state: 'open' }, after },
      )
      return true
    })
    if (!ended || !goOn()) return ended ? done + 1 : done
  }
}
