import { longCompanies } from '../mail/adviser-invitation.ts'
import type { Tx } from '../database/connect.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Language } from '@moisson/law/text'

/**
 * Invites an adviser who never came in: a mail whose link opens the account for seven days, with the companies looked
 * after so far. The links sent before open nothing once this one is made. The transaction must see the identity tables.
 */
export async function putAdviserInvitation(
  tx: Tx,
  outbox: Outbox,
  given: {
    user: { id: string; email: string; name: string | null }
    by: { name: string }
    language: Language
  },
  now: Date,
): Promise<void> {
  const { user, by, language } = given
  const held = await tx
    .selectFrom('membership as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select('c.legal_name')
    .where('m.user_id', '=', user.id)
    .where('m.role', '=', 'manager')
    .where('m.status', '=', 'active')
    .orderBy('c.legal_name')
    .limit(longCompanies + 1)
    .execute()
  const link: LinkOrder = {
    kind: 'invitation',
    user_id: user.id,
    email: user.email,
    redirect: '/admin/dashboard',
  }
  await outbox.add({
    kind: 'adviser-invitation',
    dedupe: `adviser-invitation:${user.id}:${now.getTime()}`,
    recipient: user.email,
    priority: 1,
    payload: {
      link,
      language,
      name: user.name,
      inviter_name: by.name,
      companies: held.map(({ legal_name }) => legal_name),
    },
  })
}
