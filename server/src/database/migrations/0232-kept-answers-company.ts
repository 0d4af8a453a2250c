import { sql, type Kysely } from 'kysely'

/** Of which company an answer kept for a repeated key tells: it is for whoever still has access to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table idempotency add column company_id uuid`.execute(db)
}
