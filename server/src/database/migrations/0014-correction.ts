import { sql, type Kysely } from 'kysely'

/** Amounts that change after the launch: what was added to the envelope, and what was corrected for whom and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table campaign add column complement_gross_cents bigint not null default 0 check (complement_gross_cents >= 0);
alter table campaign_beneficiary add column correction jsonb;
`.execute(db)
}
