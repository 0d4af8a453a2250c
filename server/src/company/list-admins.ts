import { inviteAdmin, listAdmins } from '@moisson/contract/company-access'
import { nextReviewOn } from '@moisson/core/company/access-review'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { accessStatus, accessesOf, endOfInvitation, invitationsLeft, isOwner } from './access-store.ts'
import { mayMake } from '../http/caller.ts'
import { companyRow } from './company-store.ts'

const order = ['active', 'invited', 'expired', 'revoked']

/** Who may enter the company's space; of somebody invited, nothing that an account would tell. */
export const handleListAdmins = handle(listAdmins, async ({ tx, caller, companyId, now }) => {
  const rows = await accessesOf(tx, companyId)
  const company = await companyRow(tx, companyId)
  const owners = rows.filter(isOwner)
  const next = nextReviewOn(company.access_reviewed_on, parisDay(company.created_at.toISOString()))
  const items = rows.map((row) => {
    const status = accessStatus(row, now)
    const waits = status === 'invited' || status === 'expired'
    const neverCame = waits || (row.invited_at !== null && row.accepted_at === null)
    return {
      user_id: row.user_id,
      name: neverCame ? row.invited_name : row.display_name,
      email: row.email,
      company_role: row.company_role,
      status,
      invited_at: row.invited_at?.toISOString() ?? null,
      invited_by_name: row.invited_by_name,
      expires_at: waits ? endOfInvitation(row).toISOString() : null,
      accepted_at: row.accepted_at?.toISOString() ?? null,
      last_login_at: neverCame ? null : (row.last_login_at?.toISOString() ?? null),
      is_self: row.user_id === caller.user_id,
      last_owner: isOwner(row) && owners.length === 1,
    }
  })
  return {
    items: items.toSorted(
      (a, b) =>
        order.indexOf(a.status) - order.indexOf(b.status) ||
        (a.name ?? a.email).localeCompare(b.name ?? b.email, 'fr'),
    ),
    total: items.length,
    next_cursor: null,
    may_manage: mayMake(inviteAdmin, caller, companyId),
    invitations_left: await invitationsLeft(tx, companyId, now),
    access_reviewed_on: company.access_reviewed_on,
    access_review_due: next <= parisDay(now.toISOString()),
    next_review_on: next,
    second_factor_required: company.second_factor_required,
  }
})
