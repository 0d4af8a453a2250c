import { getCompany, switchCompany } from '@moisson/contract/company'
import { handle } from '../http/handle.ts'
import { companyOut, companyRow } from './company-store.ts'
import { currentCompanyOf } from '../identity/current-company.ts'

/** The caller's current company, or null: having none is no failure. A beneficiary sees its name and logo. */
export const handleGetCompany = handle(getCompany, async ({ tx, caller, language }) => {
  const current = await currentCompanyOf(tx, caller)
  if (!current) return null
  if (current.asStaff) return companyOut(tx, caller, current.id, language)
  const { id, legal_name, logo_url } = await companyRow(tx, current.id)
  return { id, legal_name, logo_url }
})

/** Remembers which company the caller works on; access never depends on it. */
export const handleSwitchCompany = handle(switchCompany, async ({ tx, caller, companyId, note }) => {
  await tx
    .updateTable('app_user')
    .set({ current_company_id: companyId })
    .where('id', '=', caller.user_id)
    .execute()
  const own = [
    ...caller.administers,
    ...caller.manages,
    ...caller.beneficiaries.map((file) => file.company_id),
  ]
  if (!own.includes(companyId)) note({ summary: 'support access by the platform' })
  return { company_id: companyId }
})
