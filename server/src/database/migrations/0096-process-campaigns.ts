import { sql, type Kysely } from 'kysely'

/** A bonus or a supplement begun from a process stands beside the campaign of its exercice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index campaign_process`.execute(db)
  await sql`create unique index campaign_process on campaign (process_id, type, year)
    where process_id is not null and state <> 'cancelled'`.execute(db)
}
