import { sql, type Kysely } from 'kysely'

/** What a choice places on each fund, where the matching of the plan looks at them: without it, it cannot be computed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table abondement_entry add column by_fund jsonb`.execute(db)
}
