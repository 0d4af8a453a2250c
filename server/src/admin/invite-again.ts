import type { CompanyRole } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import { putInvitation } from '../company/put-invitation.ts'
import type { Tx } from '../database/connect.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { putAdviserInvitation } from './put-adviser-invitation.ts'
import { languageOf } from '@moisson/law/text'

interface Waiting {
  company_id: string
  legal_name: string
  company_role: CompanyRole
  invited_name: string | null
}

/**
 * Renews a person's invitations that wait, in the companies the transaction sees and, for an adviser who never came in,
 * on the platform; answers how many mails leave.
 */
export async function inviteAgain(
  tx: Tx,
  outbox: Outbox,
  given: {
    target: { id: string; email: string; display_name: string | null; locale: string; awaited: boolean }
    inviter: { user_id: string; name: string }
    now: Date
  },
): Promise<number> {
  const { target, inviter, now } = given
  const { rows } = await sql<Waiting>`
    select m.company_id, c.legal_name, m.company_role, m.invited_name
    from membership m join company c on c.id = m.company_id
    where m.user_id = ${target.id} and m.role = 'company_admin' and m.status = 'invited'
    order by m.company_id`.execute(tx)
  for (const row of rows)
    await putInvitation(
      tx,
      outbox,
      {
        company: { id: row.company_id, legal_name: row.legal_name },
        user: { id: target.id, email: target.email },
        name: row.invited_name ?? target.display_name,
        company_role: row.company_role,
        by: { id: inviter.user_id, name: inviter.name },
        language: languageOf(target.locale),
      },
      now,
    )
  if (target.awaited) {
    const user = { id: target.id, email: target.email, name: target.display_name }
    await putAdviserInvitation(tx, outbox, { user, by: inviter, language: languageOf(target.locale) }, now)
  }
  return rows.length + Number(target.awaited)
}
