import { detailIn } from '@moisson/law/refusal'
import { setActivation } from '@moisson/contract/admin'
import type { Output } from '@moisson/contract/call'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import { endSessions } from '../identity/end-sessions.ts'
import { closeLinksBeyond, closeLinksOf } from '../identity/opened-links.ts'
import { heldPlatformAdmins } from '../identity/platform-admins.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import { withdrawInvitationsBy } from '../company/put-invitation.ts'
import { accountNotice } from '../identity/account-notice.ts'
import { accountsOf, awaitedAdviser, governed, statusSeen, type AdminUser } from './account-store.ts'
import { inviteAgain } from './invite-again.ts'
import { tellOwnerless, type Ownerless } from './tell-ownerless.ts'
import type { Language } from '@moisson/law/text'

type Result = Output<typeof setActivation>['results'][number]
interface Owner extends Ownerless {
  goes: boolean
  stays: boolean
}
interface Target {
  id: string
  email: string
  display_name: string | null
  status: AdminUser['status']
  is_platform_admin: boolean
  locale: string
  /** An adviser who never came in, for whom the caller may ask again. */
  awaited: boolean
  /** Whether the caller may suspend it and let it in again. */
  governed: boolean
  suspended_by_platform: boolean
  /** The company of an adviser's portfolio that the mail belongs to; null for the platform. */
  company_id: string | null
}

/**
 * Activates or suspends accounts, or invites again. One id out of the caller's reach and nothing is done: the answer
 * is the one an invented id gives.
 */
export const handleSetActivation = handle(setActivation, async (context) => {
  const { tx, caller, input, now, language, outbox, newId, note, refuse } = context
  const { action } = input.body
  const { user_id, user_ids = user_id ? [user_id] : [] } = input.body
  if (user_ids.length === 0) throw refuse('person_missing')
  const ids = [...new Set(user_ids.map((id) => id.toLowerCase()))]
  await seeIdentity(tx)
  const { rows: targets } = await sql<Target>`
    select u.id, u.email, u.display_name, ${statusSeen(caller)} as status, u.is_platform_admin, u.locale,
      ${awaitedAdviser(caller)} as awaited,
      ${governed(caller)} as governed, u.suspended_by_platform,
      ${caller.platform_admin ? sql`null` : companyIn(caller.manages)} as company_id from app_user u
    where u.id = any(${ids}::uuid[]) and (u.id = ${caller.user_id}::uuid or (${accountsOf(caller)}))
    order by u.id for update`.execute(tx)
  if (targets.length < ids.length) throw refuse('not_found')
  if (ids.includes(caller.user_id)) throw refuse('own_account')
  const suspends = action === 'suspend' || action === 'suspend_compromised'
  if (action === 'suspend_compromised' && !caller.platform_admin) throw refuse('platform_ends_account')
  if (suspends && targets.some((one) => one.is_platform_admin))
    if ((await heldPlatformAdmins(tx)).every(({ id }) => ids.includes(id)))
      throw refuse('last_platform_admin')
  const left = suspends ? await leftWithoutOwner(tx, targets) : []
  if (action === 'suspend' && left[0]) throw ownerless(left[0].company)
  const results: Result[] = []
  for (const target of targets) results.push(await settle(target))
  for (const one of left) {
    const target = targets.find(({ id }) => id === one.user_id)
    if (target) await tellOwnerless(context, one, target)
  }
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
    if (!target.governed) return unchanged('not_yours')
    // What a thief opened to others ends with the account, and whom they invited comes in by it no more.
    if (action === 'suspend_compromised') {
      await closeLinksOf(tx, target.id, now)
      await withdrawInvitationsBy(tx, target.id, now)
    }
    if (target.status === wanted) return unchanged(action === 'activate' ? 'is_active' : 'is_suspended')
    if (action === 'activate' && target.suspended_by_platform && !caller.platform_admin)
      return unchanged('by_platform')
    await tx
      .updateTable('app_user')
      .set((row) => ({
        status: wanted,
        suspended_by_platform: wanted === 'suspended' && caller.platform_admin,
        suspended_at: wanted === 'suspended' ? now : null,
        version: row('version', '+', 1),
      }))
      .where('id', '=', target.id)
      .execute()
    if (wanted === 'suspended') {
      await endSessions(
        tx,
        { userId: target.id },
        action === 'suspend' ? 'account suspended' : 'account compromised',
      )
      await closeLinksBeyond(tx, target.id, now)
    }
    const result = wanted === 'active' ? 'activated' : 'suspended'
    const account_change = action === 'suspend_compromised' ? 'compromised' : result
    const told = { account_change, by_name: caller.name, person: null } as const
    await outbox.add({ ...accountNotice(newId(), target, told), company_id: target.company_id })
    return { user_id: target.id, result, status: wanted, message: null }
  }
})

/** One company of a portfolio that an account `u` belongs to. */
const companyIn = (portfolio: readonly string[]) => sql`coalesce(
  (select m.company_id from membership m where m.user_id = u.id and m.status = 'active'
    and m.company_id = any(${portfolio}::uuid[]) order by m.company_id limit 1),
  (select b.company_id from beneficiary b where b.user_id = u.id and b.status <> 'archived'
    and b.company_id = any(${portfolio}::uuid[]) order by b.company_id limit 1))`

/** The companies whose only active owners would be suspended. */
async function leftWithoutOwner(tx: Tx, targets: readonly Target[]): Promise<Ownerless[]> {
  const leaving = targets.filter((one) => one.governed && one.status === 'active').map(({ id }) => id)
  // The owners’ rows are held: two suspensions at once see each other.
  const { rows } = await sql<Owner>`
    select m.company_id, c.legal_name as company, u.status = 'active' and m.user_id <> all(${leaving}::uuid[]) as stays,
      m.user_id = any(${leaving}::uuid[]) as goes, m.user_id
    from membership m join app_user u on u.id = m.user_id join company c on c.id = m.company_id
    where m.role = 'company_admin' and m.company_role = 'owner' and m.status = 'active'
      and m.company_id in (select o.company_id from membership o where o.user_id = any(${leaving}::uuid[])
        and o.role = 'company_admin' and o.company_role = 'owner' and o.status = 'active')
    order by m.company_id, m.user_id for update of m`.execute(tx)
  const owned = [...Map.groupBy(rows, ({ company_id }) => company_id).values()]
  return owned
    .filter((owners) => !owners.some(({ stays }) => stays))
    .flatMap((owners) => owners.find(({ goes }) => goes) ?? [])
}

/** An only owner gets a successor first, unless the account is stolen. */
const ownerless = (company: string) =>
  refused('last_owner', {
    company,
    ...detailIn('who', {
      fr: 'Suspendez ce compte ensuite.',
      en: 'Suspend this account afterwards.',
    }),
  })

const reasons = {
  not_yours: {
    fr: 'Ce compte n’a rien accepté de vos sociétés, ou sert aussi ailleurs\u00a0: seule l’équipe Moisson peut le suspendre ou le réactiver.',
    en: 'This account has accepted nothing of your companies, or serves elsewhere too: only the Moisson team can suspend or activate it.',
  },
  by_platform: {
    fr: 'L’équipe Moisson a suspendu ce compte\u00a0: elle seule peut le réactiver.',
    en: 'The Moisson team suspended this account: only they can activate it again.',
  },
  not_active: {
    fr: 'Ce compte n’est pas actif\u00a0: activez-le avant de renvoyer l’invitation.',
    en: 'This account is not active: activate it before sending the invitation again.',
  },
  nothing_waits: { fr: 'Aucune invitation n’attend de réponse.', en: 'No invitation waits for an answer.' },
  is_active: { fr: 'Ce compte est déjà actif.', en: 'This account is already active.' },
  is_suspended: { fr: 'Ce compte est déjà suspendu.', en: 'This account is already suspended.' },
} satisfies Record<string, Record<Language, string>>
