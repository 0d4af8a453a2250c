import { companyRoleNames } from '@moisson/core/company/role-names'
import type { Role } from '@moisson/core/roles'
import { useMemo } from 'react'
import type { AnyCompany } from '../session/account.ts'
import { useAnyCompany } from '../session/account.ts'
import { useLanguage } from '../words/language.ts'

/** What whoever looks may not do in the company shown, each call with its reason, as the company's file says. */
export function useRights(company: AnyCompany | null): ReadonlyMap<string, string> {
  const denied = company && 'denied' in company ? company.denied : null
  return useMemo(
    () => new Map(denied?.flatMap(({ reason, calls }) => calls.map((http) => [http, reason] as const))),
    [denied],
  )
}

/** What somebody who may not do everything in the company shown is there. */
export function useFinerRole(role: Role): string | undefined {
  const company = useAnyCompany()
  const language = useLanguage()
  if (role !== 'company_admin' || !company || !('my_role' in company)) return undefined
  const { my_role: mine } = company
  if (mine === 'owner' || mine === 'editor' || mine === 'manager' || mine === 'platform') return undefined
  return companyRoleNames[mine].name[language]
}
