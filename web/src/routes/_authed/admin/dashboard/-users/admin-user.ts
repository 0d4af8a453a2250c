import type { listUsers } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'

export type AdminUser = Output<typeof listUsers>['items'][number]
export const nameOf = (user: AdminUser): string => user.display_name ?? user.email
