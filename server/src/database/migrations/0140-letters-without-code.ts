import { sql, type Kysely } from 'kysely'

/** A letter that tells of an advance and asks nothing has no code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table letter alter column code_hash drop not null`.execute(db)
}
