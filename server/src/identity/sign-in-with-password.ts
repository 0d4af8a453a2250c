import { signInWithPassword } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { countAttempts, forgetAttempts, takeBackAttempt, type Attempt } from '../http/count-attempts.ts'
import { onDevice } from './count-link-request.ts'
import { countedFor } from './home-device.ts'
import { isPassword, renewedHash } from './hash-password.ts'
import { identityScope } from './see-identity.ts'
import { startSession } from './start-session.ts'

/** Opens a session with a password; unknown, wrong and without password are one answer after one and the same work. */
export const handleSignInWithPassword = handleFreely(signInWithPassword, async (context) => {
  const { services, request, input } = context
  const { email, password } = input.body
  const { limits } = services.config
  const account: Attempt = {
    bucket: 'password-account',
    subject: countedFor(context, email),
    limit: limits.failuresPerAccount,
  }
  const around: Attempt[] = [
    ...onDevice(context, 'password-device', limits.failuresPerDevice),
    { bucket: 'password-network', subject: request.ip, limit: limits.failuresPerNetwork },
  ]
  await countAttempts(services, (work) => context.inTransaction(work, identityScope), [account, ...around])
  const user = await context.inTransaction(
    (tx) =>
      tx
        .selectFrom('app_user')
        .select(['id', 'password_hash', 'status', 'display_name'])
        .where('email_key', '=', email)
        .executeTakeFirst(),
    identityScope,
  )
  const right = await isPassword(password, user?.password_hash ?? null)
  if (!right || !user) {
    await context.inTransaction(
      (tx, now) =>
        context.audit(tx, now, {
          action: 'identity.signInFailed',
          target_type: 'user',
          target_id: user?.id ?? null,
          summary: 'wrong address or password',
        }),
      identityScope,
    )
    throw refused('invalid-credential')
  }
  if (user.status !== 'active') throw refused('user-disabled')
  const renewed = user.password_hash && (await renewedHash(password, user.password_hash))
  return context.inTransaction(async (tx, now) => {
    const still = await tx
      .selectFrom('app_user')
      .select(['password_hash', 'status'])
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    // Changed or suspended while the hash was computed; made anew by another sign-in, it opens as before.
    if (
      still?.password_hash !== user.password_hash &&
      !(await isPassword(password, still?.password_hash ?? null))
    )
      throw refused('invalid-credential')
    if (still?.status !== 'active') throw refused('user-disabled')
    if (renewed)
      await tx.updateTable('app_user').set({ password_hash: renewed }).where('id', '=', user.id).execute()
    await forgetAttempts(services, tx, account)
    // Only failures count: who succeeds takes nothing from the others.
    for (const attempt of around) await takeBackAttempt(services, tx, attempt)
    const session = await startSession(context, tx, user.id, { amr: ['pwd'] })
    await context.audit(tx, now, {
      actor: { user_id: user.id, name: user.display_name ?? email },
      target_type: 'user',
      target_id: user.id,
      summary: 'signed in with a password',
    })
    return session
  }, identityScope)
})
