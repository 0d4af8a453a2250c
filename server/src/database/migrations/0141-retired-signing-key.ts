import { sql, type Kysely } from 'kysely'

/** Since when a signing key signs no more: what it signed is believed for the life of a bearer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table signing_key add column retired_at timestamptz`.execute(db)
}
