import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/**
 * The account of an address, made when there is none; the address counts as proved only by a link opened from it.
 * The transaction must see the identity tables.
 */
export async function accountFor(
  tx: Tx,
  {
    email,
    displayName = null,
    locale = 'fr',
  }: { email: string; displayName?: string | null; locale?: string },
): Promise<{ id: string; created: boolean }> {
  const address = email.trim().toLowerCase()
  const made = await tx
    .insertInto('app_user')
    .values({ id: randomUUID(), email: address, display_name: displayName, locale })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, created: true }
  const known = await tx
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', address)
    .executeTakeFirstOrThrow()
  return { id: known.id, created: false }
}

/**
 * Gives each person of a company who has an address and no account the account of that address, all at once; an account
 * that nobody ever opened gives way when the address was corrected. Answers how many files were linked. The transaction
 * must see the identity tables.
 */
export async function linkAccounts(
  tx: Tx,
  companyId: string,
  beneficiaryIds?: readonly string[],
): Promise<number> {
  const chosen = beneficiaryIds ? sql`and b.id = any(${[...beneficiaryIds]}::uuid[])` : sql``
  const unlinked = sql`
    select b.id, lower(coalesce(b.personal_email, b.work_email)) as email, b.first_name || ' ' || b.last_name as name,
      coalesce(b.language, o.people_language) as language
    from beneficiary b join company o on o.id = b.company_id
    where b.company_id = ${companyId} and b.user_id is null and b.status <> 'archived'
      and coalesce(b.personal_email, b.work_email) is not null ${chosen}`
  await sql`
    update beneficiary b set user_id = null from app_user u
    where b.company_id = ${companyId} and u.id = b.user_id ${chosen} and not u.email_verified and u.last_login_at is null
      and coalesce(b.personal_email, b.work_email) is not null
      and u.email_key <> lower(coalesce(b.personal_email, b.work_email))`.execute(tx)
  await sql`
    insert into app_user (id, email, display_name, locale)
    select gen_random_uuid(), p.email, min(p.name), min(p.language) from (${unlinked}) p group by p.email order by p.email
    on conflict (email_key) do nothing`.execute(tx)
  const { numAffectedRows } = await sql`
    update beneficiary t set user_id = u.id
    from (${unlinked}) p join app_user u on u.email_key = p.email and u.status <> 'closed'
    where t.id = p.id and t.company_id = ${companyId}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
