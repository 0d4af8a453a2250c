import { roles, type Role } from '@moisson/core/roles'
import type { Output } from '@moisson/contract/call'
import type { listUsers } from '@moisson/contract/admin'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Caller } from '../http/caller.ts'
import { agreedTo } from '../identity/agreed-to.ts'

export type AdminUser = Output<typeof listUsers>['items'][number]

/** How long an invitation lives when its row does not say. */
const invitationDays = 7
/** When the invitation of a membership `m` ends. */
export const invitationEnd = sql`coalesce(m.expires_at, coalesce(m.invited_at, m.created_at) + make_interval(days => ${invitationDays}))`

export interface AccountRow {
  id: string
  email: string
  display_name: string | null
  status: AdminUser['status']
  is_platform_admin: boolean
  is_manager: boolean
  companies: AdminUser['companies']
  invited_until: string | null
  /** Null, as the last sign-in, before the person agreed to anything. */
  created_at: Date | null
  last_login_at: Date | null
  sort_key: string
}

/**
 * The accounts a caller may look after: everybody for the platform's admins; for an adviser, the people of the
 * portfolio, and never another member of the platform.
 */
export function accountsOf(caller: Caller): RawBuilder<unknown> {
  // The account of a letter is nobody’s to manage: it names nobody and goes with its person’s file.
  if (caller.platform_admin) return sql`u.status <> 'closed' and u.letter_of is null`
  const own = sql`any(${caller.manages}::uuid[])`
  return sql`u.status <> 'closed' and not u.is_platform_admin and not u.is_manager and u.id in (
    select m.user_id from membership m where m.company_id = ${own} and m.status <> 'revoked'
    union
    select b.user_id from beneficiary b
    where b.company_id = ${own} and b.status <> 'archived' and b.user_id is not null)`
}

/** Whether the caller knows an account `u` from more than what anybody may have typed. */
const known = (caller: Caller): RawBuilder<boolean> =>
  caller.platform_admin ? sql`true` : agreedTo(sql`any(${caller.manages}::uuid[])`)

/**
 * Whether the caller may suspend an account `u` and let it in again: an adviser when the person agreed to be in the
 * portfolio and holds nothing beyond it.
 */
export const governed = (caller: Caller): RawBuilder<boolean> =>
  caller.platform_admin
    ? sql`true`
    : sql`(${known(caller)} and not holds_beyond(u.id, ${caller.manages}::uuid[]))`

/** Whether an account `u` is an adviser's who was invited and never came in; only the platform's admins invite one. */
export const awaitedAdviser = (caller: Caller): RawBuilder<boolean> =>
  caller.platform_admin
    ? sql`(u.is_manager and u.last_login_at is null and exists (select from sign_in_link i
        where i.user_id = u.id and i.kind = 'invitation' and i.company_id is null and i.used_at is null
          and i.superseded_at is null))`
    : sql`false`

/** The name of an account `u`; before its person agreed to anything, the one given by whoever typed it. */
export const nameSeen = (caller: Caller): RawBuilder<string | null> =>
  caller.platform_admin
    ? sql`u.display_name`
    : sql`(case when ${known(caller)} then u.display_name else coalesce(
        (select min(m.invited_name) from membership m
          where m.user_id = u.id and m.company_id = any(${caller.manages}::uuid[]) and m.status <> 'revoked'),
        (select min(b.first_name || ' ' || b.last_name) from beneficiary b
          where b.user_id = u.id and b.company_id = any(${caller.manages}::uuid[]) and b.status <> 'archived')) end)`

/** The state of an account `u`, which says nothing of it before its person agreed to anything. */
export const statusSeen = (caller: Caller): RawBuilder<string> =>
  sql`(case when ${known(caller)} then u.status else 'active' end)`

export const sortKey = (caller: Caller): RawBuilder<string> =>
  sql`lower(coalesce(${nameSeen(caller)}, u.email))`

/** Everything a line shows of an account `u`; the companies are those that the transaction sees. */
export const accountColumns = (caller: Caller): RawBuilder<unknown> => sql`
  u.id, u.email, ${nameSeen(caller)} as display_name, ${statusSeen(caller)} as status, u.is_platform_admin, u.is_manager,
  case when ${known(caller)} then u.created_at end as created_at,
  case when ${known(caller)} then u.last_login_at end as last_login_at,
  ${sortKey(caller)} as sort_key,
  least((select min(${invitationEnd})
   from membership m join company c on c.id = m.company_id
   where m.user_id = u.id and m.status = 'invited'), case when ${awaitedAdviser(caller)} then (
     select max(i.expires_at) from sign_in_link i
     where i.user_id = u.id and i.kind = 'invitation' and i.company_id is null and i.superseded_at is null) end) as invited_until,
  coalesce((select json_agg(k order by k.company_name, k.company_id, k.role) from (
     select m.company_id, c.legal_name as company_name, m.role, m.status
     from membership m join company c on c.id = m.company_id
     where m.user_id = u.id and m.status <> 'revoked' and (m.role <> 'manager' or u.is_manager)
     union all
     select b.company_id, c.legal_name, 'beneficiary', 'active'
     from beneficiary b join company c on c.id = b.company_id
     where b.user_id = u.id and b.status <> 'archived') k), '[]') as companies`

export function accountOut(row: AccountRow, caller: Caller, now: Date): AdminUser {
  const until = row.invited_until === null ? null : new Date(row.invited_until)
  const inCompanies = (role: Role) => row.companies.some((one) => one.role === role)
  const holds: Record<Role, boolean> = {
    platform_admin: row.is_platform_admin,
    manager: row.is_manager,
    company_admin: inCompanies('company_admin'),
    beneficiary: inCompanies('beneficiary'),
  }
  return {
    id: row.id,
    email: row.email,
    display_name: row.display_name,
    status: row.status,
    roles: roles.filter((role) => holds[role]),
    companies: row.companies,
    invitation: until && { expires_at: until.toISOString(), expired: until < now },
    created_at: row.created_at?.toISOString() ?? null,
    last_login_at: row.last_login_at?.toISOString() ?? null,
    is_me: row.id === caller.user_id,
  }
}

/** One account by id, whatever its state; the transaction must see the identity tables. */
export async function accountById(tx: Tx, caller: Caller, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns(caller)} from app_user u where u.id = ${id}`.execute(tx)
  return rows[0]
}
