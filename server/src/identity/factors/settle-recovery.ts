import { listRecoveries, settleRecovery } from '@moisson/contract/factor-recovery'
import { handleFreely } from '../../http/handle.ts'
import { notFound, refused } from '../../http/refused.ts'
import { identityScope } from '../see-identity.ts'
import { recoveriesFor, tellRecovery } from './recovery-store.ts'

/** The open requests that wait for the caller’s word, or for their hour. */
export const handleListRecoveries = handleFreely(listRecoveries, async (context) => {
  const { caller } = context
  const rows = await context.inTransaction((tx) => recoveriesFor(tx, caller), identityScope)
  return {
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      state: row.due_at
        ? ('waiting' as const)
        : row.first_by
          ? ('confirmed_once' as const)
          : ('asked' as const),
      asked_at: row.asked_at.toISOString(),
      due_at: row.due_at?.toISOString() ?? null,
      first_by_name: row.first_by_name,
      may_confirm:
        row.due_at === null &&
        row.first_by !== caller.user_id &&
        (row.first_by === null || row.as_platform || row.first_by_platform),
    })),
  }
})

/** One word of two, of different people, one of them the platform’s; the second starts the wait, a refusal ends it. */
export const handleSettleRecovery = handleFreely(settleRecovery, async (context) => {
  const { caller, input, services } = context
  await context.inTransaction(async (tx, now, outbox) => {
    // Two words at once queue here.
    await tx.selectFrom('factor_recovery').select('id').where('id', '=', input.path.id).forUpdate().execute()
    const [row] = await recoveriesFor(tx, caller, input.path.id)
    if (!row) throw notFound()
    const change = (values: Record<string, Date | string>) =>
      tx.updateTable('factor_recovery').set(values).where('id', '=', row.id).execute()
    if (!input.body.confirm) {
      await change({ ended_at: now, ended_by: caller.user_id, end_reason: 'refused' })
      await tellRecovery(outbox, row, 'refused')
    } else if (row.first_by === caller.user_id || row.due_at !== null) {
      throw refused('recovery_confirmed_already')
    } else if (row.first_by === null) {
      await change({ first_by: caller.user_id, first_at: now })
      await tellRecovery(outbox, row, 'confirmed_once')
    } else {
      if (!row.as_platform && !row.first_by_platform) throw refused('recovery_needs_platform')
      const dueAt = new Date(now.getTime() + services.config.recoveryWaitHours * 3_600_000)
      await change({ second_by: caller.user_id, second_at: now, due_at: dueAt })
      await tellRecovery(outbox, row, 'waiting', dueAt)
    }
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: row.user_id,
      summary: input.body.confirm ? 'confirmed the way back of somebody' : 'refused the way back of somebody',
    })
  }, identityScope)
})
