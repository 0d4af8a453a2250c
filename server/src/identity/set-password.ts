import { setPassword } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { countAttempts, forgetAttempts } from '../http/count-attempts.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { passwordNotice } from './password-notice.ts'
import { requireStrength } from './require-strength.ts'
import { identityScope } from './see-identity.ts'
import { accountRow } from './user-record.ts'

/** Sets a first password, or changes it given the present one; the caller's other sessions end. */
export const handleSetPassword = handleFreely(setPassword, async (context) => {
  const { services, caller, input } = context
  const { current, password } = input.body
  const user = await context.inTransaction((tx) => accountRow(tx, caller.user_id), identityScope)
  requireStrength(password, { email: user.email, name: user.display_name })
  if (user.password_hash !== null) {
    await countAttempts(services, (work) => context.inTransaction(work, identityScope), [
      {
        bucket: 'password-account',
        subject: user.email,
        limit: services.config.limits.failuresPerAccount,
      },
    ])
    if (current === undefined || !(await isPassword(current, user.password_hash)))
      throw refused('invalid-credential')
  }
  const hash = await hashPassword(password)
  await context.inTransaction(async (tx, now, outbox) => {
    await forgetAttempts(services, tx, { bucket: 'password-account', subject: user.email })
    const { numUpdatedRows } = await tx
      .updateTable('app_user')
      .set({ password_hash: hash })
      .where('id', '=', user.id)
      .where('password_hash', 'is not distinct from', user.password_hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refused('invalid-credential')
    await endSessions(tx, { userId: user.id, except: caller.session_id }, 'password changed')
    await outbox.add(passwordNotice(context.newId(), user, now))
    await context.audit(tx, now, { target_type: 'user', target_id: user.id, summary: 'password changed' })
  }, identityScope)
  return { changed: true }
})
