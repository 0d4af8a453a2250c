import { setActivation } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { accountsOf, type AdminUser } from './account-store.ts'
import { inviteAgain } from './invite-again.ts'
import type { Language } from '@moisson/law/text'

type Result = Output<typeof setActivation>['results'][number]
interface Target {
  id: string
  email: string
  display_name: string | null
  status: AdminUser['status']
  is_platform_admin: boolean
  locale: string
}

/**
 * Activates or suspends accounts, or invites again. One id out of the caller's reach and nothing is done: the answer
 * is the one an invented id gives.
 */
export const handleSetActivation = handle(setActivation, async (context) => {
  const { tx, caller, input, now, language, outbox, note, refuse } = context
  const { action } = input.body
  const { user_id, user_ids = user_id ? [user_id] : [] } = input.body
  if (user_ids.length === 0) throw refuse('person_missing')
  const ids = [...new Set(user_ids.map((id) => id.toLowerCase()))]
  await seeIdentity(tx)
  const { rows: targets } = await sql<Target>`
    select u.id, u.email, u.display_name, u.status, u.is_platform_admin, u.locale from app_user u
    where u.id = any(${ids}::uuid[]) and (u.id = ${caller.user_id}::uuid or (${accountsOf(caller)}))
    order by u.id for update`.execute(tx)
  if (targets.length < ids.length) throw refuse('not_found')
  if (ids.includes(caller.user_id)) throw refuse('own_account')
  if (action === 'suspend' && targets.some((one) => one.is_platform_admin))
    if (await noAdminLeft(tx, ids)) throw refuse('last_platform_admin')
  const results: Result[] = []
  for (const target of targets) results.push(await settle(target))
  note({
    target_type: 'user',
    target_id: targets.length === 1 ? (targets[0]?.id ?? null) : null,
    summary: `${action}: ${results.filter(({ result }) => result !== 'unchanged').length} of ${results.length}`,
    before: targets.map(({ id, status }) => ({ id, status })),
    after: results.map(({ user_id, status, result }) => ({ id: user_id, status, result })),
  })
  return { results }

  async function settle(target: Target): Promise<Result> {
    const unchanged = (why: keyof typeof reasons): Result => ({
      user_id: target.id,
      result: 'unchanged',
      status: target.status,
      message: reasons[why][language],
    })
    if (action === 'resend') {
      if (target.status !== 'active') return unchanged('not_active')
      const sent = await inviteAgain(tx, outbox, { target, inviter: caller, now })
      return sent > 0
        ? { user_id: target.id, result: 'resent', status: target.status, message: null }
        : unchanged('nothing_waits')
    }
    const wanted = action === 'activate' ? 'active' : 'suspended'
    if (target.status === wanted) return unchanged(action === 'activate' ? 'is_active' : 'is_suspended')
    await tx
      .updateTable('app_user')
      .set((row) => ({ status: wanted, version: row('version', '+', 1) }))
      .where('id', '=', target.id)
      .execute()
    if (wanted === 'suspended') await endSessions(tx, { userId: target.id }, 'account suspended')
    const result = wanted === 'active' ? 'activated' : 'suspended'
    return { user_id: target.id, result, status: wanted, message: null }
  }
})

/** Two admins who suspend each other queue on the same rows, so that one of them is refused. */
async function noAdminLeft(tx: Tx, suspended: readonly string[]): Promise<boolean> {
  const admins = await tx
    .selectFrom('app_user')
    .select('id')
    .where('is_platform_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.every(({ id }) => suspended.includes(id))
}

const reasons = {
  not_active: {
    fr: 'Ce compte n’est pas actif\u00a0: activez-le avant de renvoyer l’invitation.',
    en: 'This account is not active: activate it before sending the invitation again.',
  },
  nothing_waits: { fr: 'Aucune invitation n’attend de réponse.', en: 'No invitation waits for an answer.' },
  is_active: { fr: 'Ce compte est déjà actif.', en: 'This account is already active.' },
  is_suspended: { fr: 'Ce compte est déjà suspendu.', en: 'This account is already suspended.' },
} satisfies Record<string, Record<Language, string>>
