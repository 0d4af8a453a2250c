import { sql, type Kysely } from 'kysely'

/** Whether the person asked for easy words; null as long as they never said. No company reads it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column easy_words boolean`.execute(db)
}
