import { inEach } from '@moisson/law/text'
import { detailIn } from '@moisson/law/refusal'
import { rolesThatMay } from '@moisson/core/company/role-rights'
import { leaveCompany } from '@moisson/contract/user'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { closeLinksBeyond } from '../identity/opened-links.ts'
import { seeIdentity } from '../identity/see-identity.ts'

/** Gives up one's own right on a company; its last owner stays. */
export const handleLeaveCompany = handle(leaveCompany, async ({ tx, caller, input, now, note, refuse }) => {
  const companyId = input.path.company_id
  if (!caller.administers.includes(companyId)) throw notFound()
  await seeIdentity(tx)
  // Two owners who leave at once queue on the same rows, so that one of them is refused.
  const held = await tx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select(['m.user_id', 'm.company_role', 'u.status', 'c.legal_name'])
    .where('m.company_id', '=', companyId)
    .where('m.role', '=', 'company_admin')
    .where('m.status', '=', 'active')
    .orderBy('m.user_id')
    .forUpdate('m')
    .execute()
  const others = held.filter((one) => one.user_id !== caller.user_id)
  const own = held.find((one) => one.user_id === caller.user_id)
  const runs: readonly string[] = rolesThatMay('company.company', 'changes')
  if (
    runs.includes(own?.company_role ?? '') &&
    !others.some((one) => one.company_role === 'owner' && one.status === 'active')
  )
    throw refuse('last_owner', {
      company: held[0]?.legal_name ?? '',
      ...detailIn(
        'who',
        inEach(() => ''),
      ),
    })
  await tx
    .updateTable('membership')
    .set({ status: 'revoked' })
    .where('user_id', '=', caller.user_id)
    .where('company_id', '=', companyId)
    .where('role', '=', 'company_admin')
    .execute()
  const links_closed = await closeLinksBeyond(tx, caller.user_id, now)
  note({
    company_id: companyId,
    target_type: 'user',
    target_id: caller.user_id,
    ...(links_closed > 0 && { after: { links_closed } }),
  })
})
