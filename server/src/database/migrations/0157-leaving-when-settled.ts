import { sql, type Kysely } from 'kysely'

/** With which leaving day somebody's outcome was settled: what is typed later changes nothing of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_beneficiary add column settled_exit_date date`.execute(db)
  await sql`update campaign_beneficiary set settled_exit_date = exit_date
    where paid_cents is not null and exit_date is not null`.execute(db)
}
