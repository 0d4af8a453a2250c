import { getCompany, switchCompany } from '@moisson/contract/company'
import { roleMay } from '@moisson/core/company/role-rights'
import { handle } from '../http/handle.ts'
import { companyOut, companyRow, deniedIn } from './company-store.ts'
import { currentCompanyOf } from '../identity/current-company.ts'

/** The caller's current company, or null: having none is no failure. A beneficiary sees its name and logo. */
export const handleGetCompany = handle(getCompany, async ({ tx, caller, language }) => {
  const current = await currentCompanyOf(tx, caller)
  if (!current) return null
  const role = caller.company_roles[current.id]
  if (current.asStaff && role && !roleMay(role, 'company.company', 'reads')) {
    const { id, legal_name, logo_url } = await companyRow(tx, current.id)
    return { id, legal_name, logo_url, my_role: role, denied: deniedIn(caller, current.id, language) }
  }
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
