import { requestPasswordReset, resetPassword } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { provesScreen, requireAsker } from './asking-screen.ts'
import { deviceOf } from './device-mark.ts'
import { endSessions } from './end-sessions.ts'
import { hashPassword } from './hash-password.ts'
import { lookAtLink, spendLink } from './link-store.ts'
import { orderLinkFor } from './order-link.ts'
import { passwordNotice } from './password-notice.ts'
import { proveAddress } from './redeem-link.ts'
import { withToken } from './refuse-guessing.ts'
import { requireStrength } from './require-strength.ts'
import { identityScope } from './see-identity.ts'
import { startSession } from './start-session.ts'
import { accountRow } from './user-record.ts'

/** Sends a link to choose a new password, and answers the same for an unknown address. */
export const handleRequestPasswordReset = handleFreely(requestPasswordReset, async (context) => {
  const screen_number = await orderLinkFor(context, {
    kind: 'reset_password',
    mail: 'password-reset',
    email: context.input.body.email,
  })
  return { sent: true, screen_number }
})

/** Sets the password chosen behind the link; a password refused as too weak leaves the link unspent. */
export const handleResetPassword = handleFreely(resetPassword, async (context) => {
  const { token, password } = context.input.body
  const device = deviceOf(context)
  return withToken(context, async () => {
    const link = await context.inTransaction((tx) => lookAtLink(tx, token), identityScope)
    if (!link || link.kind !== 'reset_password') throw refused('invalid_action_code')
    if (link.state === 'valid') requireAsker(link, device.id, await provesScreen(context, context.input.body))
    if (link.state === 'valid') requireStrength(password, { email: link.user_email, name: link.user_name })
    const hash = link.state === 'valid' ? await hashPassword(password) : ''
    return await context.inTransaction(async (tx, now, outbox) => {
      const spent = await spendLink(tx, token, ['reset_password'])
      await proveAddress(tx, spent)
      await tx.updateTable('app_user').set({ password_hash: hash }).where('id', '=', spent.user_id).execute()
      await endSessions(tx, { userId: spent.user_id }, 'password reset')
      const session = await startSession(context, tx, spent.user_id, {
        redirect: spent.redirect,
        amr: ['link', 'pwd'],
      })
      await outbox.add(passwordNotice(context.newId(), await accountRow(tx, spent.user_id), now))
      await context.audit(tx, now, {
        actor: { user_id: spent.user_id, name: spent.user_name ?? spent.user_email },
        target_type: 'user',
        target_id: spent.user_id,
        summary: 'chose a new password by a link',
      })
      return session
    }, identityScope)
  })
})
