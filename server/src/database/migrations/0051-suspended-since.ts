import { sql, type Kysely } from 'kysely'

/** Since when an account is suspended: since then its companies may be without an owner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column suspended_at timestamptz`.execute(db)
}
