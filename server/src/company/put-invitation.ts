import type { CompanyRole } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { invitationDays } from './access-store.ts'
import type { Language } from '@moisson/law/text'

export interface Invitation {
  company: { id: string; legal_name: string }
  user: { id: string; email: string }
  /** The name given with the invitation. */
  name: string | null
  company_role: CompanyRole
  by: { id: string; name: string }
  language: Language
  message?: string | null
}

/**
 * Writes a waiting access of seven days and sends its mail, whose link is bound to the address and the company; the
 * links sent before for the same company no longer open. The transaction must see the identity tables.
 */
export async function putInvitation(
  tx: Tx,
  outbox: Outbox,
  invitation: Invitation,
  now: Date,
): Promise<{ expires_at: Date }> {
  const { company, user, name, by } = invitation
  const expires_at = new Date(now.getTime() + invitationDays * 86_400_000)
  const waiting = {
    status: 'invited' as const,
    company_role: invitation.company_role,
    invited_at: now,
    invited_by: by.id,
    invited_by_name: by.name,
    invited_name: name,
    expires_at,
    accepted_at: null,
    revoked_at: null,
  }
  await tx
    .insertInto('membership')
    .values({ user_id: user.id, company_id: company.id, role: 'company_admin', created_at: now, ...waiting })
    .onConflict((conflict) => conflict.columns(['user_id', 'company_id', 'role']).doUpdateSet(waiting))
    .execute()
  await closeInvitationLinks(tx, user.id, company.id)
  const link: LinkOrder = {
    kind: 'invitation',
    user_id: user.id,
    email: user.email,
    redirect: '/dashboard',
    company_id: company.id,
  }
  await outbox.add({
    kind: 'admin-invitation',
    dedupe: `admin-invitation:${company.id}:${user.id}:${now.getTime()}`,
    recipient: user.email,
    company_id: company.id,
    priority: 1,
    payload: {
      link,
      language: invitation.language,
      name,
      company_name: company.legal_name,
      inviter_name: by.name,
      company_role: invitation.company_role,
      message: invitation.message ?? null,
      adviser: await adviserOf(tx, company.id, user.id),
    },
  })
  return { expires_at }
}

/** The first adviser of the company, when it is not the invited person. */
async function adviserOf(tx: Tx, companyId: string, invitedId: string) {
  const adviser = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.display_name', 'u.email', 'u.phone'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'manager')
    .where('m.status', '=', 'active')
    .where('u.is_manager', '=', true)
    .where('u.status', '=', 'active')
    .where('u.id', '<>', invitedId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .executeTakeFirst()
  return adviser
    ? { name: adviser.display_name ?? adviser.email, email: adviser.email, phone: adviser.phone }
    : null
}

/** The invitations already sent for this company open nothing any more. */
export async function closeInvitationLinks(tx: Tx, userId: string, companyId: string): Promise<void> {
  await tx
    .updateTable('sign_in_link')
    .set({ expires_at: new Date() })
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'invitation')
    .where('used_at', 'is', null)
    .execute()
}

/** The invitations of somebody that nobody accepted yet. */
export async function withdrawInvitationsBy(tx: Tx, userId: string, now: Date): Promise<void> {
  const waiting = await tx
    .updateTable('membership')
    .set({ status: 'revoked', revoked_at: now })
    .where('invited_by', '=', userId)
    .where('status', '=', 'invited')
    .returning(['user_id', 'company_id'])
    .execute()
  for (const { user_id, company_id } of waiting) await closeInvitationLinks(tx, user_id, company_id)
}
