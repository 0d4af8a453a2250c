import { sql, type Kysely } from 'kysely'

/** An answer kept for a repeated key is sealed or not kept: those of before, which could be read, go with their column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
delete from idempotency where body is not null;
alter table idempotency drop column body;
`.execute(db)
}
