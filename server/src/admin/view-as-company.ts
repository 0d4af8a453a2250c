import { endView, openView } from '@moisson/contract/admin'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'

/** From now on this session sees the company as its administrator would, and changes nothing. */
export const handleOpenView = handle(openView, async ({ tx, caller, companyId, note }) => {
  const { legal_name } = await tx
    .selectFrom('company')
    .select('legal_name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  await setView(tx, caller.session_id, companyId)
  note({ target_type: 'company', target_id: companyId, summary: 'read-only view opened' })
  return { company_id: companyId, company_name: legal_name }
})

/** Back to one's own space; ending a view that is not open changes nothing. */
export const handleEndView = handle(endView, async ({ tx, caller, note }) => {
  await setView(tx, caller.session_id, null)
  const companyId = caller.viewing?.company_id ?? null
  note({
    company_id: companyId,
    target_type: 'company',
    target_id: companyId,
    summary: 'read-only view ended',
  })
})

async function setView(tx: Tx, sessionId: string, companyId: string | null): Promise<void> {
  await tx.updateTable('session').set({ viewing_company_id: companyId }).where('id', '=', sessionId).execute()
}
