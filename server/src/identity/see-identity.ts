import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { Scope } from '../database/transaction.ts'

/** What the identity module's own transactions see: accounts, sessions, links, and the names of companies. */
export const identityScope: Scope = { identity: true, companies: '*' }

/** Lets the rest of a transaction see accounts and memberships; its companies stay as they were. */
export async function seeIdentity(tx: Tx): Promise<void> {
  await sql`select set_config('app.identity', 'on', true)`.execute(tx)
}

/** Lets the rest of a transaction see one more company: the one it is about to create. */
export async function seeCompany(tx: Tx, companyId: string): Promise<void> {
  await sql`select set_config('app.companies', case seen when '*' then '*' when '' then added else seen || ',' || added end, true)
    from (select coalesce(current_setting('app.companies', true), '') as seen, ${companyId}::text as added) as scope`.execute(
    tx,
  )
}
