import { sql, type Kysely } from 'kysely'

/** What a supplement completes, the day it was decided, and that of the agreement on a split of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table campaign
  add column completes_id uuid references campaign (id) on delete set null,
  add column decided_on date,
  add column specific_agreement_on date`.execute(db)
  await sql`create index campaign_completes on campaign (completes_id) where completes_id is not null`.execute(
    db,
  )
}
