import type { listUsers } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'

export type AdminUser = Output<typeof listUsers>['items'][number]
export const nameOf = (user: AdminUser): string => user.display_name ?? user.email

/** The companies some accounts serve today, each once. */
export const companiesOf = (users: readonly AdminUser[]): string[] => [
  ...new Set(
    users.flatMap(({ companies }) =>
      companies.filter(({ status }) => status === 'active').map(({ company_name }) => company_name),
    ),
  ),
]
