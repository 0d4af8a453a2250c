import { setUserRole } from '@moisson/contract/user-role'
import type { Output } from '@moisson/contract/call'
import { accessesOf, invitationsLeft, refuseLastOwner } from '../company/access-store.ts'
import { revokeAccess, tellAccess } from '../company/change-access.ts'
import { companyRow } from '../company/company-store.ts'
import { putInvitation } from '../company/put-invitation.ts'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { handle, type Context } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { closeLinksBeyond } from '../identity/opened-links.ts'
import { heldPlatformAdmins } from '../identity/platform-admins.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { tellPlatformRole } from './tell-platform-role.ts'
import { languageOf } from '@moisson/law/text'

type Ctx = Context<typeof setUserRole>
type Answer = Output<typeof setUserRole>

/**
 * Gives a role or takes it away. The person is looked for inside the caller's own companies only; nobody touches their
 * own role; no company is left without an owner, nor the platform without an administrator. Roles are read on each
 * request, so the next one of that person already obeys.
 */
export const handleSetUserRole = handle(setUserRole, async (context): Promise<Answer> => {
  const { tx, caller, input, refuse } = context
  const { role } = input.body
  if (input.path.id === caller.user_id) throw refuse('own_role')
  await seeIdentity(tx)
  const target = await tx
    .selectFrom('app_user')
    .select(['id', 'email', 'display_name', 'locale', 'status', 'is_manager', 'is_platform_admin'])
    .where('id', '=', input.path.id)
    .executeTakeFirst()
  if (!target) throw notFound()
  const platform = role === 'manager' || role === 'platform_admin'
  const shared = await sharedCompanies(tx, caller, target.id)
  if (!caller.platform_admin && shared.length === 0) throw notFound()
  if (platform) {
    if (!caller.platform_admin) throw refuse('platform_role')
    return setPlatformRole(context, target, role)
  }
  const companyId = input.body.company_id ?? (shared.length === 1 ? shared[0] : undefined)
  if (companyId === undefined) throw shared.length === 0 ? notFound() : refuse('which_company')
  // Outside the caller's scope, or a company with which the person has nothing to do: not found.
  if (!shared.includes(companyId)) throw notFound()
  return setCompanyRole(context, companyId, target)
})

interface Target {
  id: string
  email: string
  display_name: string | null
  locale: string
  is_manager: boolean
  is_platform_admin: boolean
}

/** The companies in the caller's reach where the person administers, did, is invited, or is employed. */
async function sharedCompanies(tx: Tx, caller: Caller, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership as m')
    .innerJoin('company as c', 'c.id', 'm.company_id')
    .select('m.company_id')
    .where('m.user_id', '=', userId)
    .where('m.role', '=', 'company_admin')
    .union(
      tx
        .selectFrom('beneficiary as b')
        .select('b.company_id')
        .where('b.user_id', '=', userId)
        .where('b.status', '<>', 'archived'),
    )
    .execute()
  const reach = new Set([...caller.administers, ...caller.manages])
  return rows.map((row) => row.company_id).filter((id) => caller.platform_admin || reach.has(id))
}

async function setCompanyRole(ctx: Ctx, companyId: string, target: Target): Promise<Answer> {
  const { tx, caller, input, now, outbox, note, refuse } = ctx
  const { role, action, company_role } = input.body
  const company = await companyRow(tx, companyId, { lock: true })
  const rows = await accessesOf(tx, companyId, { lock: true })
  const row = rows.find(({ user_id }) => user_id === target.id)
  const revokes = role === 'none' || action === 'revoke'
  const before = row ? { status: row.status, company_role: row.company_role } : null
  const said = (after: object) =>
    note({ company_id: companyId, target_type: 'user', target_id: target.id, before, after })
  if (revokes) {
    await refuseLastOwner(tx, companyId, rows, target.id)
    const links_closed =
      row && row.status !== 'revoked'
        ? await revokeAccess(tx, outbox, { company, row, by: caller.name }, now)
        : 0
    said({ status: 'revoked', ...(links_closed > 0 && { links_closed }) })
    return { user_id: target.id, company_id: companyId, role: 'none', company_role: null, status: 'revoked' }
  }
  const wanted = company_role ?? (row?.status === 'active' ? row.company_role : 'editor')
  if (wanted !== 'owner') await refuseLastOwner(tx, companyId, rows, target.id)
  if (row?.status !== 'active' && row?.status !== 'invited') {
    // Nobody administers a company without having accepted it, and who left has to accept again.
    if ((await invitationsLeft(tx, companyId, now)) === 0) throw refuse('too_many_invitations')
    await putInvitation(
      tx,
      outbox,
      {
        company,
        user: target,
        name: row?.invited_name ?? null,
        company_role: wanted,
        by: { id: caller.user_id, name: caller.name },
        language: languageOf(target.locale),
      },
      now,
    )
    said({ status: 'invited', company_role: wanted })
    return {
      user_id: target.id,
      company_id: companyId,
      role: 'company_admin',
      company_role: wanted,
      status: 'invited',
    }
  }
  // Somebody invited stays so until they accept; the role they will have is set.
  const { status } = row
  await tx
    .updateTable('membership')
    .set({ company_role: wanted })
    .where('user_id', '=', target.id)
    .where('company_id', '=', companyId)
    .where('role', '=', 'company_admin')
    .execute()
  if (row.company_role !== wanted)
    await tellAccess(
      outbox,
      {
        company,
        person: { ...target, user_id: target.id },
        change: 'role',
        company_role: wanted,
        by: caller.name,
      },
      now,
    )
  const links_closed = await closeLinksBeyond(tx, target.id, now)
  said({ status, company_role: wanted, ...(links_closed > 0 && { links_closed }) })
  return { user_id: target.id, company_id: companyId, role: 'company_admin', company_role: wanted, status }
}

async function setPlatformRole(
  ctx: Ctx,
  target: Target,
  role: 'manager' | 'platform_admin',
): Promise<Answer> {
  const { tx, caller, input, now, note, outbox, newId, refuse } = ctx
  const held = input.body.action !== 'revoke'
  const column = role === 'manager' ? 'is_manager' : 'is_platform_admin'
  if (role === 'platform_admin' && !held) {
    const admins = await heldPlatformAdmins(tx)
    if (admins.every(({ id }) => id === target.id)) throw refuse('last_platform_admin')
  }
  await tx
    .updateTable('app_user')
    .set((row) => ({
      [column]: held,
      ...(role === 'platform_admin' && held && !target.is_platform_admin
        ? { platform_admin_since: now }
        : {}),
      version: row('version', '+', 1),
    }))
    .where('id', '=', target.id)
    .execute()
  await closeLinksBeyond(tx, target.id, now)
  if (held !== target[column])
    await tellPlatformRole(tx, outbox, newId(), target.id, caller, held ? role : `${role}_ended`)
  note({
    target_type: 'user',
    target_id: target.id,
    before: { [column]: target[column] },
    after: { [column]: held },
  })
  return {
    user_id: target.id,
    company_id: null,
    role,
    company_role: null,
    status: held ? 'active' : 'revoked',
  }
}
