import { askRecovery } from '@moisson/contract/factor-recovery'
import { handleFreely } from '../../http/handle.ts'
import { refused } from '../../http/refused.ts'
import { identityScope } from '../see-identity.ts'
import { accountRow } from '../user-record.ts'
import { factorsOf } from './factor-store.ts'
import { settlersOf, tellRecovery } from './recovery-store.ts'

/** A request that was refused or withdrawn is not asked again for a day. */
const dayMinutes = 24 * 60

/** Asks for the way back, and tells the person and those who may confirm; an open request is answered as it stands. */
export const handleAskRecovery = handleFreely(askRecovery, async (context) => {
  const { caller } = context
  return context.inTransaction(async (tx, now, outbox) => {
    // Two requests at once queue here, so that the second one is answered with the first.
    await tx.selectFrom('app_user').select('id').where('id', '=', caller.user_id).forUpdate().execute()
    const user = await accountRow(tx, caller.user_id)
    if ((await factorsOf(tx, user.id)).length === 0) throw refused('no_factor')
    const last = await tx
      .selectFrom('factor_recovery')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (last && last.ended_at === null)
      return {
        state: last.due_at ? 'waiting' : last.first_at ? 'confirmed_once' : 'asked',
        asked_at: last.asked_at.toISOString(),
        due_at: last.due_at?.toISOString() ?? null,
      } as const
    const since = last?.ended_at ? (now.getTime() - last.ended_at.getTime()) / 60_000 : dayMinutes
    if (since < dayMinutes) {
      const minutes = Math.ceil(dayMinutes - since)
      throw refused('too-many-requests', { minutes, retry_after_seconds: minutes * 60 })
    }
    const id = context.newId()
    await tx.insertInto('factor_recovery').values({ id, user_id: user.id, asked_at: now }).execute()
    await tellRecovery(
      outbox,
      { id, email: user.email, name: user.display_name, locale: user.locale },
      'asked',
    )
    for (const settler of await settlersOf(tx, user.id))
      await outbox.add({
        kind: 'factor-recovery-to-confirm',
        dedupe: `factor-recovery-to-confirm:${id}:${settler.id}`,
        recipient: settler.email,
        priority: 2,
        payload: {
          language: settler.locale,
          name: settler.display_name,
          person: user.display_name ?? user.email,
        },
      })
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: user.id,
      summary: 'asked for the way back',
    })
    return { state: 'asked', asked_at: now.toISOString(), due_at: null } as const
  }, identityScope)
})
