import { inviteAdmin, resendInvitation } from '@moisson/contract/company-access'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { accountFor } from '../identity/account-for.ts'
import { accessStatus, accessesOf, invitationsLeft } from './access-store.ts'
import { companyRow } from './company-store.ts'
import { putInvitation } from './put-invitation.ts'
import { languageOf } from '@moisson/law/text'

/** Invites one address for seven days. Nothing in the answer depends on whether the address already had an account. */
export const handleInviteAdmin = handle(inviteAdmin, async (context) => {
  const { tx, caller, companyId, input, now, language, outbox, note, refuse } = context
  const { email, first_name, last_name, company_role = 'editor', message } = input.body
  const company = await companyRow(tx, companyId, { lock: true })
  const rows = await accessesOf(tx, companyId, { lock: true })
  const left = await takeOne(tx, companyId, now, () => refuse('too_many_invitations'))
  if (rows.some((row) => row.email.toLowerCase() === email && row.status === 'active'))
    throw refuse('already_admin')
  const name = [first_name, last_name].filter(Boolean).join(' ') || null
  const user = await accountFor(tx, { email, displayName: name, locale: language })
  const { expires_at } = await putInvitation(
    tx,
    outbox,
    {
      company,
      user: { id: user.id, email },
      name,
      company_role,
      by: { id: caller.user_id, name: caller.name },
      language,
      message,
    },
    now,
  )
  note({ target_type: 'user', target_id: user.id, after: { company_role, status: 'invited' } })
  return {
    user_id: user.id,
    email,
    company_role,
    status: 'invited' as const,
    expires_at: expires_at.toISOString(),
    invitations_left: left,
  }
})

/** Sends the invitation again for seven more days; it counts as one of the day. */
export const handleResendInvitation = handle(resendInvitation, async (context) => {
  const { tx, caller, companyId, input, now, language, outbox, note, refuse } = context
  const company = await companyRow(tx, companyId, { lock: true })
  const rows = await accessesOf(tx, companyId, { lock: true })
  const row = rows.find(({ user_id }) => user_id === input.path.uid)
  if (!row) throw notFound()
  if (!['invited', 'expired'].includes(accessStatus(row, now))) throw refuse('not_invited')
  const left = await takeOne(tx, companyId, now, () => refuse('too_many_invitations'))
  const { expires_at } = await putInvitation(
    tx,
    outbox,
    {
      company,
      user: { id: row.user_id, email: row.email },
      name: row.invited_name,
      company_role: row.company_role,
      by: { id: caller.user_id, name: caller.name },
      language: row.locale === 'fr' ? language : languageOf(row.locale),
    },
    now,
  )
  note({ target_type: 'user', target_id: row.user_id })
  return { user_id: row.user_id, expires_at: expires_at.toISOString(), invitations_left: left }
})

/** Takes one of the day's invitations; the company's row is locked, so that two at once count as two. */
async function takeOne(tx: Tx, companyId: string, now: Date, none: () => Error): Promise<number> {
  const left = await invitationsLeft(tx, companyId, now)
  if (left === 0) throw none()
  return left - 1
}
