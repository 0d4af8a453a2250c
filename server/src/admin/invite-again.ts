import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { LinkOrder } from '../identity/mint-link.ts'
import type { Outbox } from '../mail/outbox.ts'
import { invitationDays } from './account-store.ts'

/** Renews a person's invitations that wait, in the companies the transaction sees; answers how many mails leave. */
export async function inviteAgain(
  tx: Tx,
  outbox: Outbox,
  given: {
    target: { id: string; email: string; display_name: string | null; locale: string }
    inviter: { user_id: string; name: string }
    now: Date
  },
): Promise<number> {
  const { target, inviter, now } = given
  const { rows } = await sql<{ company_id: string; legal_name: string }>`
    update membership m set invited_at = ${now}::timestamptz, invited_by = ${inviter.user_id}, invited_by_name = ${inviter.name},
      expires_at = ${now}::timestamptz + make_interval(days => ${invitationDays})
    from company c
    where c.id = m.company_id and m.user_id = ${target.id} and m.role = 'company_admin' and m.status = 'invited'
    returning m.company_id, c.legal_name`.execute(tx)
  for (const { company_id, legal_name } of rows) {
    const link: LinkOrder = {
      kind: 'invitation',
      user_id: target.id,
      email: target.email,
      redirect: '/dashboard',
    }
    await outbox.add({
      kind: 'admin-invitation',
      dedupe: `admin-invitation:${company_id}:${target.id}:${randomUUID()}`,
      recipient: target.email,
      company_id,
      priority: 1,
      payload: {
        link,
        language: target.locale === 'en' ? 'en' : 'fr',
        name: target.display_name,
        company_name: legal_name,
        inviter_name: inviter.name,
      },
    })
  }
  return rows.length
}
