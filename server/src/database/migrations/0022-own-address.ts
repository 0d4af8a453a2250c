import { sql, type Kysely } from 'kysely'

/** Which change of address the person made themself when they were already informed: nobody gives themself more time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign_beneficiary add column self_readdressed_at timestamptz`.execute(db)
}
