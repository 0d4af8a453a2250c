import { sql, type Kysely } from 'kysely'

/** Why an answer entered from paper was entered anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table ratification_voter add column correction_reason text`.execute(db)
}
