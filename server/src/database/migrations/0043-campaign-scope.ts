import { sql, type Kysely } from 'kysely'

/** A campaign of some places of work only, by their names; none: the whole company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column establishments text[] not null default '{}'`.execute(db)
}
