import { sql, type RawBuilder } from 'kysely'
import type { CompanyRole } from '@moisson/core/vocabulary'
import type { RefusalCode } from '@moisson/contract/refusals'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { digestOf } from './mint-link.ts'
import type { LinkKind } from '../database/kept-mail.ts'

export type LinkState = 'valid' | 'used' | 'expired' | 'superseded'

export interface LinkRow {
  id: string
  kind: LinkKind
  user_id: string
  email: string
  redirect: string | null
  campaign_id: string | null
  beneficiary_id: string | null
  company_id: string | null
  /** The browser a campaign's link was opened in first, or that asked for another one. */
  device: Buffer | null
  created_at: Date
  expires_at: Date
  state: LinkState
  user_status: string
  user_email: string
  user_locale: string
  user_name: string | null
  company_name: string | null
  campaign_name: string | null
  /** Where the person of a campaign's link gets mail today; null for nowhere. */
  person_email: string | null
  /** Whether what an invitation opens still waits for its person. */
  waits: boolean
  /** What an invitation to no company makes of its person. */
  platform_role: 'platform_admin' | 'manager' | null
  /** What an invitation to a company makes of its person there. */
  company_role: CompanyRole | null
}

// A campaign's link lives until the person's own deadline as it stands now, on the business clock; the others on real time.
const lastsUntil = sql<Date>`coalesce((select p.deadline_at from campaign_beneficiary p
  where l.kind = 'campaign' and p.campaign_id = l.campaign_id and p.beneficiary_id = l.beneficiary_id), l.expires_at)`
const itsClock = sql`case when l.kind = 'campaign' then business_now() else clock_timestamp() end`

// What opens an account opens it from the account's own address of today and from no former one.
const leftBehind = sql`l.kind in ('sign_in', 'reset_password', 'invitation') and lower(l.email) <> u.email_key`

// An invitation to no company is one of the platform, once its person holds a role there.
const ofPlatform = sql`case when l.kind = 'invitation' and l.company_id is null then
  case when u.is_platform_admin then 'platform_admin' when u.is_manager then 'manager' end end`

/** A link as it stands, without using it; undefined when no such token was ever made. */
export const lookAtLink = (tx: Tx, token: string): Promise<LinkRow | undefined> =>
  linkWhere(tx, sql`l.token_hash = ${digestOf(token)}`)

/** A link that a sign-in under way was opened with. */
export const linkById = (tx: Tx, id: string): Promise<LinkRow | undefined> => linkWhere(tx, sql`l.id = ${id}`)

async function linkWhere(tx: Tx, which: RawBuilder<unknown>): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select l.id, l.kind, l.user_id, l.email, l.redirect, l.campaign_id, l.beneficiary_id, l.company_id, l.device, l.created_at,
      ${lastsUntil} as expires_at,
      case when l.kind = 'campaign' and ${lastsUntil} <= ${itsClock} then 'expired'
        when l.superseded_at is not null or (${leftBehind}) then 'superseded' when l.used_at is not null then 'used'
        when ${lastsUntil} <= ${itsClock} then 'expired' else 'valid' end as state,
      u.status as user_status, u.email as user_email, u.locale as user_locale, u.display_name as user_name,
      c.name as campaign_name, (select e.email from campaign_beneficiary e
        where e.campaign_id = l.campaign_id and e.beneficiary_id = l.beneficiary_id) as person_email,
      l.kind = 'invitation' and (l.company_id is null and (u.is_platform_admin or u.is_manager) and l.used_at is null
        or exists (select from membership w where w.user_id = l.user_id and w.role = 'company_admin' and w.status = 'invited'
          and (l.company_id is null or w.company_id = l.company_id)
          and coalesce(w.expires_at, w.created_at + interval '7 days') > business_now())) as waits,
      ${ofPlatform} as platform_role,
      case when l.kind = 'invitation' then (select r.company_role from membership r
        where r.user_id = l.user_id and r.company_id = l.company_id and r.role = 'company_admin') end as company_role,
      coalesce(f.legal_name, case when l.kind = 'invitation' and ${ofPlatform} is null then (
        select i.legal_name from membership m join company i on i.id = m.company_id
        where m.user_id = l.user_id and m.role = 'company_admin'
          and (l.company_id is null or i.id = l.company_id) order by m.created_at desc limit 1) end) as company_name
    from sign_in_link l join app_user u on u.id = l.user_id
      left join campaign c on c.id = l.campaign_id left join company f on f.id = c.company_id
    where ${which}`.execute(tx)
  return rows[0]
}

/** How a link stands for the device that asks: a campaign's opens again, until the deadline, where it was opened first. */
export function stateOn(link: LinkRow, device: Buffer | null): LinkState {
  const again = link.state === 'used' && link.kind === 'campaign' && device !== null
  return again && link.device?.equals(device) ? 'valid' : link.state
}

/**
 * Where a new link goes in the place of this one: a campaign's to the address of today's file, another to the account,
 * while it is the address this one went to. Null when nothing is renewed: a change of address is asked for again.
 */
export function renewalAddress(link: LinkRow): string | null {
  if (link.kind === 'verify_email' || link.kind === 'recover_email') return null
  if (link.kind === 'campaign') return link.state === 'expired' ? link.user_email : link.person_email
  return link.email.toLowerCase() === link.user_email.toLowerCase() ? link.user_email : null
}

/**
 * Spends a link in one statement, so that of parallel clicks one wins. Refuses a link that is unknown, of another
 * kind, used, replaced or expired, and one whose account is suspended; what is refused is not spent.
 */
export async function spendLink(
  tx: Tx,
  token: string,
  kinds: readonly LinkKind[],
  device: Buffer | null = null,
): Promise<LinkRow> {
  return spendRow(tx, requireOpen(await lookAtLink(tx, token), kinds, device), device)
}

/** The link, when it still opens something of these kinds on this device. */
export function requireOpen(
  link: LinkRow | undefined,
  kinds: readonly LinkKind[],
  device: Buffer | null = null,
): LinkRow {
  if (!link || !kinds.includes(link.kind)) throw refused('invalid_action_code')
  const state = stateOn(link, device)
  if (state !== 'valid') throw refused(refusalOfState[state])
  if (link.user_status !== 'active') throw refused('user-disabled')
  return link
}

/** Spends a link that was found open. */
export async function spendRow(tx: Tx, link: LinkRow, device: Buffer | null = null): Promise<LinkRow> {
  if (link.state === 'used') return link
  const { rows } = await sql`
    update sign_in_link l set used_at = clock_timestamp(),
      device = coalesce(l.device, ${link.kind === 'campaign' ? device : null})
    where l.id = ${link.id} and l.used_at is null and l.superseded_at is null and ${lastsUntil} > ${itsClock}
    returning l.id`.execute(tx)
  if (rows.length === 0) throw refused('used_action_code')
  // Of those that were sent within minutes of each other one has served.
  if (link.kind === 'sign_in' || link.kind === 'reset_password')
    await tx
      .updateTable('sign_in_link')
      .set({ superseded_at: sql<Date>`clock_timestamp()` })
      .where('user_id', '=', link.user_id)
      .where('kind', '=', link.kind)
      .where('id', '<>', link.id)
      .where('used_at', 'is', null)
      .where('superseded_at', 'is', null)
      .execute()
  return link
}

const refusalOfState = {
  used: 'used_action_code',
  superseded: 'superseded_action_code',
  expired: 'expired_action_code',
} as const satisfies Record<Exclude<LinkState, 'valid'>, RefusalCode>

/** An address of which only enough is shown to recognise one's own. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, local.length > 2 ? 2 : 1)}${'•'.repeat(5)}@${domain}`
}
