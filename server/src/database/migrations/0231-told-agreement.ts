import { sql, type Kysely } from 'kysely'

/** Whether a company says that it has an agreement, before it is entered here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column has_agreement boolean`.execute(db)
}
