import type { Output } from '@moisson/contract/call'
import { getCompany } from '@moisson/contract/company'
import { getUser } from '@moisson/contract/user'
import type { Role } from '@moisson/core/roles'
import { useQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { readOptions, useRead } from '../api/read.ts'
import { showToast } from '../kit/toast-store.ts'
import { PageError } from '../shell/page-error.ts'

export type User = Output<typeof getUser>
export type AnyCompany = NonNullable<Output<typeof getCompany>>
/** The whole company file, as its administrators and advisers see it. */
export type Company = Extract<AnyCompany, { siren: string }>

/** The specified text of a company that could not be loaded; French in both languages. */
export const companyLoadingFailure = 'Erreur lors du chargement de la société'

const userQuery = readOptions(getUser, {})
const companyQuery = { ...readOptions(getCompany, {}), staleTime: Infinity }

export function loadUser(): Promise<User> {
  return queryClient.ensureQueryData(userQuery)
}

/** The signed-in person; only inside the layouts, which load it. */
export function useUser(): User {
  return useRead(getUser, {})
}

let companyFailed = false

/** Fetches the company once after sign-in; a failure is said, and leaves no company. */
export async function loadCompany(): Promise<AnyCompany | null> {
  const known = queryClient.getQueryData(companyQuery.queryKey)
  if (known !== undefined) return known
  try {
    const company = await queryClient.fetchQuery(companyQuery)
    companyFailed = false
    return company
  } catch {
    clearCompany()
    companyFailed = true
    showToast({ kind: 'error', title: companyLoadingFailure, lang: 'fr' })
    return null
  }
}

export function clearCompany(): void {
  queryClient.setQueryData(companyQuery.queryKey, null)
}

/** The current company as the layout shows it; null when there is none. */
export function useAnyCompany(): AnyCompany | null {
  return useQuery({ ...companyQuery, enabled: false }).data ?? null
}

/** For a loader: the current company with its file, or an error that says to choose one; a works council has its own page. */
export async function companyIn(): Promise<Company> {
  const company = await loadCompany()
  if (company && 'denied' in company && !('siren' in company)) throw redirect({ to: '/council' })
  return whole(company)
}

/** The current company with its file; for a screen whose loader called `companyIn`. */
export function useCompany(): Company {
  return whole(useAnyCompany())
}

function whole(company: AnyCompany | null): Company {
  if (company && 'siren' in company) return company
  throw companyFailed ? new PageError(503, 'other', companyLoadingFailure) : new PageError(409, 'no-company')
}

const homes: Record<Role, string> = {
  platform_admin: '/admin/dashboard',
  manager: '/admin/dashboard',
  company_admin: '/dashboard',
  beneficiary: '/beneficiaire',
}

/** The page where a role starts. */
export function homeOfRole(role: Role): string {
  return homes[role]
}

/** Where a person starts: the space of the role they work in. */
export function homeOf(user: Pick<User, 'roles' | 'campaign_scope'>, role: Role): string {
  return user.campaign_scope ? homes.beneficiary : homes[role]
}
