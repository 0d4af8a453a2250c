import { sql, type Kysely } from 'kysely'

/** What each person gets of a payment that is the same for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column each_gross_cents bigint check (each_gross_cents > 0)`.execute(db)
}
