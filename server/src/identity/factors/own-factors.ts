import { listFactors, removeFactor, renameFactor, renewRecoveryCodes } from '@moisson/contract/factor'
import type { Tx } from '../../database/connect.ts'
import { needsFactor } from '../../http/caller.ts'
import { handle, handleFreely } from '../../http/handle.ts'
import { notFound, refused } from '../../http/refused.ts'
import { endSessions } from '../end-sessions.ts'
import { identityScope } from '../see-identity.ts'
import { accountRow } from '../user-record.ts'
import { factorNotice } from './factor-notice.ts'
import { factorsOf } from './factor-store.ts'
import { codesLeft, hashedCodes, keepCodes, newRecoveryCodes } from './recovery-codes.ts'

/** The caller’s factors, without what proves them. */
export const handleListFactors = handle(listFactors, async ({ tx, caller, services }) => ({
  items: (await factorsOf(tx, caller.user_id)).map((factor) => ({
    id: factor.id,
    kind: factor.kind,
    name: factor.name,
    created_at: factor.created_at.toISOString(),
    last_used_at: factor.last_used_at?.toISOString() ?? null,
  })),
  recovery_codes_left: await codesLeft(tx, caller.user_id),
  required: needsFactor(caller, services.config),
}))

export const handleRenameFactor = handle(renameFactor, async ({ tx, caller, input, note }) => {
  const { numUpdatedRows } = await tx
    .updateTable('sign_in_factor')
    .set({ name: input.body.name })
    .where('id', '=', input.path.id)
    .where('user_id', '=', caller.user_id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  note({ target_type: 'user', target_id: caller.user_id, summary: 'second factor renamed' })
})

/** Removes a factor; the last one takes the recovery codes with it, and stays where one is asked for. */
export const handleRemoveFactor = handleFreely(removeFactor, async (context) => {
  const { caller, input, services } = context
  await context.inTransaction(async (tx, now, outbox) => {
    // Two removals at once queue here, so that the second one sees what is left.
    await tx.selectFrom('app_user').select('id').where('id', '=', caller.user_id).forUpdate().execute()
    const factors = await factorsOf(tx, caller.user_id)
    const removed = factors.find(({ id }) => id === input.path.id)
    if (!removed) throw notFound()
    if (factors.length === 1 && needsFactor(caller, services.config)) throw refused('last_factor')
    await tx.deleteFrom('sign_in_factor').where('id', '=', removed.id).execute()
    if (factors.length === 1)
      await tx.deleteFrom('recovery_code').where('user_id', '=', caller.user_id).execute()
    await endSessions(tx, { userId: caller.user_id, except: caller.session_id }, 'second factor removed')
    const user = await accountRow(tx, caller.user_id)
    await outbox.add(
      factorNotice(context.newId(), user, now, { factor_change: 'removed', factor: removed.name }),
    )
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: caller.user_id,
      summary: `second factor removed (${removed.kind})`,
    })
  }, identityScope)
})

/** Ten new codes in the place of the former ones. */
export const handleRenewRecoveryCodes = handleFreely(renewRecoveryCodes, async (context) => {
  const { caller } = context
  const requireOne = async (tx: Tx) => {
    if ((await factorsOf(tx, caller.user_id)).length === 0) throw refused('no_factor')
  }
  // Ten slow hashes are made for whoever has a use for them only.
  await context.inTransaction(requireOne, identityScope)
  const codes = newRecoveryCodes()
  const hashes = await hashedCodes(codes)
  await context.inTransaction(async (tx, now, outbox) => {
    await requireOne(tx)
    await keepCodes(tx, caller.user_id, hashes)
    const user = await accountRow(tx, caller.user_id)
    await outbox.add(factorNotice(context.newId(), user, now, { factor_change: 'codes_renewed', factor: '' }))
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: caller.user_id,
      summary: 'recovery codes renewed',
    })
  }, identityScope)
  return { recovery_codes: codes }
})
