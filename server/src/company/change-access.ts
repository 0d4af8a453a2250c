import type { CompanyRole } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import { closeLinksBeyond } from '../identity/opened-links.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { AccessRow } from './access-store.ts'
import { closeInvitationLinks } from './put-invitation.ts'

interface Company {
  id: string
  legal_name: string
}
export type AccessChange = 'granted' | 'revoked' | 'withdrawn' | 'role'

/** Ends an access or a waiting invitation with what it opened to others, and tells the person; gives how many links closed. */
export async function revokeAccess(
  tx: Tx,
  outbox: Outbox,
  { company, row, by }: { company: Company; row: AccessRow; by: string },
  now: Date,
): Promise<number> {
  await tx
    .updateTable('membership')
    .set({ status: 'revoked', revoked_at: now })
    .where('user_id', '=', row.user_id)
    .where('company_id', '=', company.id)
    .where('role', '=', 'company_admin')
    .execute()
  await closeInvitationLinks(tx, row.user_id, company.id)
  const change = row.status === 'invited' ? 'withdrawn' : 'revoked'
  await tellAccess(outbox, { company, person: row, change, company_role: null, by }, now)
  return closeLinksBeyond(tx, row.user_id, now)
}

/** The person concerned reads what changed, and by whom. */
export async function tellAccess(
  outbox: Outbox,
  told: {
    company: Company
    person: { user_id: string; email: string; locale: string; display_name: string | null }
    change: AccessChange
    company_role: CompanyRole | null
    by: string
  },
  now: Date,
): Promise<void> {
  const { company, person, change, company_role, by } = told
  await outbox.add({
    kind: 'access-changed',
    dedupe: `access-changed:${company.id}:${person.user_id}:${now.getTime()}`,
    recipient: person.email,
    company_id: company.id,
    priority: 2,
    payload: {
      language: person.locale,
      name: person.display_name,
      company_name: company.legal_name,
      change,
      company_role,
      by_name: by,
    },
  })
}
