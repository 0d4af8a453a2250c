import { sql, type Kysely } from 'kysely'

/** The end for which those who run a campaign were told who has not answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column silent_told_for timestamptz`.execute(db)
}
