import { revokeAdmin } from '@moisson/contract/company-access'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { accessesOf, refuseLastOwner } from './access-store.ts'
import { companyRow } from './company-store.ts'
import { revokeAccess } from './change-access.ts'

/** Takes an access away, or withdraws an invitation: rights are read on each request, so the next one has none. */
export const handleRevokeAdmin = handle(revokeAdmin, async (context) => {
  const { tx, caller, companyId, input, now, outbox, note, refuse } = context
  const company = await companyRow(tx, companyId)
  const rows = await accessesOf(tx, companyId, { lock: true })
  const row = rows.find(({ user_id }) => user_id === input.path.uid)
  if (!row) throw notFound()
  if (row.user_id === caller.user_id) throw refuse('own_role')
  await refuseLastOwner(tx, companyId, rows, row.user_id)
  const links_closed =
    row.status === 'revoked' ? 0 : await revokeAccess(tx, outbox, { company, row, by: caller.name }, now)
  note({
    target_type: 'user',
    target_id: row.user_id,
    before: { company_role: row.company_role, status: row.status },
    after: { status: 'revoked', ...(links_closed > 0 && { links_closed }) },
  })
  return { user_id: row.user_id, status: 'revoked' as const }
})
