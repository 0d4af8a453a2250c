import { sql, type Kysely } from 'kysely'

/** Who signed each version of an agreement; of those on record before, nobody is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agreement add column signatories jsonb not null default '[]'
    check (jsonb_typeof(signatories) = 'array')`.execute(db)
}
