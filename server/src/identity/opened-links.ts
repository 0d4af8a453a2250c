import { rolesThatMay } from '@moisson/core/company/role-rights'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'
import { seeIdentity } from './see-identity.ts'

/** The links by which somebody opens a thing to others without an account, and what a role must let them do for it. */
export const openedLinks = [
  { table: 'reading_link', of: 'l.draft_id is null', roles: rolesThatMay('council.access', 'changes') },
  { table: 'reading_link', of: 'l.draft_id is not null', roles: rolesThatMay('accord.company', 'changes') },
  { table: 'document_share', of: 'true', roles: rolesThatMay('document.company', 'changes') },
] as const

/** Of a link `l`: whether whoever made it may still make one there. */
export const makerMay = (roles: readonly string[]): string => `exists (
  select from app_user u where u.id = l.created_by and u.status = 'active' and (u.is_platform_admin or exists (
    select from membership m where m.user_id = u.id and m.company_id = l.company_id and m.status = 'active'
      and ((m.role = 'manager' and u.is_manager) or (m.role = 'company_admin'
        and m.company_role in (${roles.map((role) => `'${role}'`).join(', ')}))))))`

/**
 * Closes what somebody opened to others and may not open any more: an access that ends takes its links with it, and one
 * given again opens none of them. Asked for after each change of an access, in its transaction; gives how many closed.
 */
export async function closeLinksBeyond(tx: Tx, userId: string, now: Date): Promise<number> {
  return closeEach(tx, userId, now, ({ of, roles }) => `${of} and not ${makerMay(roles)}`)
}

/** Closes all that somebody opened to others. */
export const closeLinksOf = (tx: Tx, userId: string, now: Date): Promise<number> =>
  closeEach(tx, userId, now, ({ of }) => of)

/** Whoever lost the access while they made a link has made none. */
export async function refuseWithoutAccess(tx: Tx, userId: string, now: Date): Promise<void> {
  await seeIdentity(tx)
  if ((await closeLinksBeyond(tx, userId, now)) > 0) throw notFound()
}

async function closeEach(
  tx: Tx,
  userId: string,
  now: Date,
  where: (links: (typeof openedLinks)[number]) => string,
): Promise<number> {
  // A link made at the same moment is waited for, and then seen.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links of ${userId}`}, 0))`.execute(tx)
  let closed = 0
  for (const links of openedLinks) {
    const { numAffectedRows } =
      await sql`update ${sql.table(links.table)} l set revoked_at = ${now}::timestamptz
      where l.created_by = ${userId}::uuid and l.revoked_at is null and ${sql.raw(where(links))}`.execute(tx)
    closed += Number(numAffectedRows ?? 0n)
  }
  return closed
}
