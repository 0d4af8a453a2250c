import { sql, type Kysely } from 'kysely'

/** When a person stopped the reminders of one campaign, by the link in one of its mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_beneficiary add column reminders_stopped_at timestamptz`.execute(db)
}
