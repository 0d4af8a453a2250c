import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { writeAudit } from '../audit/write-audit.ts'
import { ConfigError } from '../config.ts'
import { inTransaction } from '../database/transaction.ts'
import { endFactors } from '../identity/factors/end-factors.ts'
import { identityScope } from '../identity/see-identity.ts'
import { outboxIn } from '../outbox/outbox.ts'

/**
 * Forgets the second factors of the platform's only administrator, who has nobody else to confirm a way back. Whoever
 * may run this owns the database anyway; the person is told by mail, and the row in the audit stays.
 */
export async function forgetAdminFactors(pool: pg.Pool, email: string): Promise<{ factors: number }> {
  const address = email.trim().toLowerCase()
  return inTransaction(pool, identityScope, async (tx, now) => {
    const admins = await tx
      .selectFrom('app_user')
      .select(['id', 'email'])
      .where('is_platform_admin', '=', true)
      .where('status', '=', 'active')
      .forUpdate()
      .execute()
    const user = admins.find((one) => one.email.toLowerCase() === address)
    if (!user) throw new ConfigError(`“${email}” is no active administrator of the platform`)
    if (admins.length > 1)
      throw new ConfigError(
        `${user.email} is one of ${admins.length} administrators of the platform: the others confirm the way back in the product`,
      )
    const kept = await tx.selectFrom('sign_in_factor').select('id').where('user_id', '=', user.id).execute()
    if (kept.length === 0) throw new ConfigError(`${user.email} has no second factor`)
    await endFactors(tx, outboxIn(tx, now), { userId: user.id, event: randomUUID() })
    await tx
      .updateTable('factor_recovery')
      .set({ ended_at: now, end_reason: 'done' })
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute()
    await writeAudit(
      tx,
      now,
      'admin.forgetFactors',
      { name: 'npm run admin' },
      {
        target_type: 'user',
        target_id: user.id,
        summary: 'second factors of the only administrator forgotten from the command line',
      },
    )
    return { factors: kept.length }
  })
}
