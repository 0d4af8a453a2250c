import { rolesThatMay } from '@moisson/core/company/role-rights'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { CompanyAccount } from './company-iban.ts'

/**
 * Tells the company's other administrators that an account has changed, so that nobody does it in silence; when there
 * is no other one, its advisers are told.
 */
export async function tellAccountChange(
  tx: Tx,
  outbox: Outbox,
  caller: Caller,
  change: {
    company: { id: string; legal_name: string; version: number }
    moved: { account: CompanyAccount; mask: string | null }[]
  },
): Promise<void> {
  await seeIdentity(tx)
  const { company, moved } = change
  const people = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.display_name', 'u.locale', 'm.role', 'm.company_role'])
    .where('m.company_id', '=', company.id)
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .where('u.id', '<>', caller.user_id)
    .orderBy('u.id')
    .execute()
  const run: readonly string[] = rolesThatMay('company.company', 'changes')
  const told = people.filter((one) => one.role === 'manager' || run.includes(one.company_role))
  const admins = told.filter(({ role }) => role === 'company_admin')
  for (const person of admins.length > 0 ? admins : told)
    await outbox.add({
      kind: 'company-account-changed',
      dedupe: `company-account-changed:${company.id}:${company.version}:${person.id}`,
      recipient: person.email,
      company_id: company.id,
      priority: 2,
      payload: {
        language: person.locale,
        name: person.display_name,
        company_name: company.legal_name,
        by_name: caller.name,
        accounts: moved,
      },
    })
}
