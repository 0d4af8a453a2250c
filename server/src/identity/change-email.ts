import { changeEmail } from '@moisson/contract/identity'
import { sql } from 'kysely'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { countAttempts } from './count-attempts.ts'
import type { LinkOrder } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

/** Sends a link to the new address; the account moves there only when somebody clicks it. */
export const handleChangeEmail = handleFreely(changeEmail, async (context) => {
  const { services, caller, request, input } = context
  const { email } = input.body
  const { limits } = services.config
  await countAttempts(services, (work) => context.inTransaction(work, identityScope), [
    { bucket: 'link-address', subject: email, limit: limits.linksPerAddress },
    { bucket: 'link-client', subject: request.ip, limit: limits.linksPerClient },
  ])
  if (email === caller.email.toLowerCase()) return { sent: false }
  await context.inTransaction(async (tx, now, outbox) => {
    const other = await tx
      .selectFrom('app_user')
      .select('id')
      .where(sql`lower(email)`, '=', email)
      .executeTakeFirst()
    if (other) throw refused('email-already-in-use')
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
