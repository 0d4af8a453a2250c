import { setManager } from '@moisson/contract/user'
import { sql } from 'kysely'
import { putAdviserInvitation } from '../admin/put-adviser-invitation.ts'
import { accountById, accountOut } from '../admin/account-store.ts'
import { writeAudit } from '../audit/write-audit.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { accountFor } from '../identity/account-for.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { closeLinksBeyond } from '../identity/opened-links.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { tellPlatformRole } from './tell-platform-role.ts'

/**
 * Makes a person an adviser with a portfolio, or ends it. Losing a company ends the person's sessions, and a company
 * that is not suspended or archived never loses its last adviser. Each company touched reads it in its own audit.
 * Invited, whoever never came in gets a link; the role stands at once, so that companies can be given meanwhile.
 */
export const handleSetManager = handle(setManager, async (context) => {
  const { tx, caller, input, now, note, outbox, newId, refuse, request, language } = context
  const { user_id, email, manager = true, company_ids, first_name, last_name } = input.body
  if (!user_id && !email) throw refuse('person_missing')
  const invites = manager && input.body.invite === true
  await seeIdentity(tx)
  if (invites && !user_id && email) {
    const displayName = [first_name, last_name].filter(Boolean).join(' ') || null
    await accountFor(tx, { email, displayName, locale: language })
  }
  const { rows } = await sql<{
    id: string
    email: string
    display_name: string | null
    is_manager: boolean
    came: boolean
  }>`
    select id, email, display_name, is_manager, last_login_at is not null as came from app_user
    where ${user_id ? sql`id = ${user_id}::uuid` : sql`email_key = ${email ?? ''}`} and status <> 'closed'
    for update`.execute(tx)
  const target = rows[0]
  if (!target) throw refuse('not_found')
  if (target.id === caller.user_id) throw refuse('own_account')
  const before = await portfolioOf(tx, target.id)
  const wanted = manager ? [...new Set(company_ids ?? before)] : []
  await refuseUnknown(tx, wanted)
  const removed = before.filter((id) => !wanted.includes(id))
  const added = wanted.filter((id) => !before.includes(id))
  await refuseLastManager(tx, target.id, removed)
  await tx
    .updateTable('app_user')
    .set((row) => ({ is_manager: manager, version: row('version', '+', 1) }))
    .where('id', '=', target.id)
    .execute()
  if (removed.length > 0)
    await tx
      .deleteFrom('membership')
      .where('user_id', '=', target.id)
      .where('role', '=', 'manager')
      .where('company_id', 'in', removed)
      .execute()
  for (const company_id of added)
    await tx
      .insertInto('membership')
      .values({ user_id: target.id, company_id, role: 'manager', status: 'active', created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'company_id', 'role']).doUpdateSet({ status: 'active' }),
      )
      .execute()
  await closeLinksBeyond(tx, target.id, now)
  const invited = invites && !target.came
  if (invited) {
    const user = { id: target.id, email: target.email, name: target.display_name }
    await putAdviserInvitation(tx, outbox, { user, by: caller, language }, now)
  }
  // The invitation says it to whoever is invited.
  if (manager !== target.is_manager)
    await tellPlatformRole(tx, outbox, newId(), target.id, caller, manager ? 'manager' : 'manager_ended', {
      spared: invited,
    })
  if (removed.length > 0 || (target.is_manager && !manager))
    await endSessions(tx, { userId: target.id }, 'portfolio reduced')
  const actor = {
    user_id: caller.user_id,
    name: caller.name,
    session_id: caller.session_id,
    request_id: request.id,
  }
  for (const [ids, change] of [
    [added, 'adviser assigned'],
    [removed, 'adviser withdrawn'],
  ] as const)
    for (const company_id of ids)
      await writeAudit(tx, now, 'user.setManager', actor, {
        company_id,
        target_type: 'user',
        target_id: target.id,
        summary: change,
      })
  note({
    target_type: 'user',
    target_id: target.id,
    before: { manager: target.is_manager, companies: before },
    after: { manager, companies: wanted, ...(invited ? { invited } : {}) },
  })
  const row = await accountById(tx, caller, target.id)
  if (!row) throw refuse('not_found')
  return { user: accountOut(row, caller, now), invitation_sent: invited }
})

async function portfolioOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('membership')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'manager')
    .where('status', '=', 'active')
    .orderBy('company_id')
    .execute()
  return rows.map((row) => row.company_id)
}

async function refuseUnknown(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await tx
    .selectFrom('company')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  if (known.length < ids.length) throw refused('unknown_company')
}

/** Two advisers who leave a company at once queue on its rows, so that one of them stays. */
async function refuseLastManager(tx: Tx, userId: string, removed: readonly string[]): Promise<void> {
  if (removed.length === 0) return
  const { rows } = await sql<{ legal_name: string }>`
    with held as (
      select m.company_id, m.user_id from membership m
      where m.role = 'manager' and m.status = 'active' and m.company_id = any(${[...removed]}::uuid[])
      order by m.company_id, m.user_id for update)
    select c.legal_name from company c
    where c.id = any(${[...removed]}::uuid[]) and c.status in ('onboarding', 'active') and not exists (
      select from held h join app_user u on u.id = h.user_id
      where h.company_id = c.id and u.id <> ${userId}::uuid and u.is_manager and u.status = 'active')
    order by c.legal_name limit 1`.execute(tx)
  if (rows[0]) throw refused('last_manager', { company: rows[0].legal_name })
}
