import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { Tx } from '../database/connect.ts'

/**
 * Who is told of what happens to a company’s file: its other administrators, or its advisers when there is none. The
 * transaction must see the identity tables.
 */
export async function whoRuns(tx: Tx, companyId: string, except: string) {
  const people = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.display_name', 'u.locale', 'm.role', 'm.company_role'])
    .where('m.company_id', '=', companyId)
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .where('u.id', '<>', except)
    .orderBy('u.id')
    .execute()
  const run: readonly string[] = rolesThatMay('company.company', 'changes')
  const told = people.filter((one) => one.role === 'manager' || run.includes(one.company_role))
  const admins = told.filter(({ role }) => role === 'company_admin')
  return admins.length > 0 ? admins : told
}
