import { changeEmail } from '@moisson/contract/identity'
import { handleFreely } from '../http/handle.ts'
import { countAddressChange } from './count-link-request.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'

/**
 * Sends a link to the new address; the account moves there only when somebody clicks it. Whether the address has an
 * account already is told to whoever opens its mail, and to nobody else.
 */
export const handleChangeEmail = handleFreely(changeEmail, async (context) => {
  const { caller, input } = context
  const { email } = input.body
  await countAddressChange(context, email)
  if (email === caller.email.toLowerCase()) return { sent: false }
  await context.inTransaction(async (tx, now, outbox) => {
    const link: LinkOrder = { kind: 'verify_email', user_id: caller.user_id, email, redirect: '/profile' }
    await outbox.add({
      kind: 'email-change',
      dedupe: `email-change:${context.newId()}`,
      recipient: email,
      priority: 1,
      payload: { link, language: caller.locale, name: caller.name },
    })
    await context.audit(tx, now, {
      target_type: 'user',
      target_id: caller.user_id,
      summary: 'asked to sign in with another address',
    })
  }, identityScope)
  return { sent: true }
})
