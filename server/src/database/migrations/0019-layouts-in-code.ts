import { sql, type Kysely } from 'kysely'

/** A layout is data of the code: a keeper's new file needs no row of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table export_layout`.execute(db)
}
