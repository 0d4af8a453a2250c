import { rolesThatMay } from '@moisson/core/company/role-rights'
import { deleteAccount } from '@moisson/contract/identity'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handleFreely } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { closeAccount } from './close-account.ts'
import { heldPlatformAdmins } from './platform-admins.ts'
import { identityScope } from './see-identity.ts'
import { forgottenCookie } from './session-cookie.ts'

/** Closes the caller's account: nobody signs in with it any more and it names nobody; the companies' files stay. */
export const handleDeleteAccount = handleFreely(deleteAccount, async (context) => {
  const { caller } = context
  await context.inTransaction(async (tx, now) => {
    await refuseLastAdministrator(tx, caller.user_id, caller.platform_admin)
    await closeAccount(tx, caller.user_id, now)
    await context.audit(tx, now, {
      actor: { user_id: caller.user_id, name: 'closed account' },
      target_type: 'user',
      target_id: caller.user_id,
      summary: 'account closed by its owner',
    })
  }, identityScope)
  context.setHeader('set-cookie', forgottenCookie(context.services.config))
  context.setHeader('clear-site-data', '"cache", "storage"')
})

/** Two administrators who leave at once queue on the same rows, so that one of them is refused. */
async function refuseLastAdministrator(tx: Tx, userId: string, platformAdmin: boolean): Promise<void> {
  const runs = rolesThatMay('company.company', 'changes')
  const { rows } = await sql<{ legal_name: string; others: number }>`
    with held as (
      select a.company_id, a.user_id from membership a
      where a.role = 'company_admin' and a.status = 'active' and a.company_role = any(${runs})
        and a.company_id in (select company_id from membership
          where user_id = ${userId} and role = 'company_admin' and status = 'active' and company_role = any(${runs}))
      order by a.company_id, a.user_id for update)
    select c.legal_name, count(u.id) filter (where u.id <> ${userId} and u.status = 'active')::int as others
    from held h join company c on c.id = h.company_id join app_user u on u.id = h.user_id
    group by c.id, c.legal_name order by others, c.legal_name limit 1`.execute(tx)
  const fewest = rows[0]
  if (fewest && fewest.others === 0) throw refused('last_admin', { company: fewest.legal_name })
  if (!platformAdmin) return
  if ((await heldPlatformAdmins(tx)).length < 2) throw refused('last_admin', { company: 'Moisson' })
}
