import { sql, type Kysely } from 'kysely'

/** What decides a bonus of value sharing, and whose share bears neither levies nor tax. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column decided_by text
    check (decided_by in ('agreement', 'unilateral_decision'))`.execute(db)
  await sql`alter table campaign_beneficiary add column untaxed boolean not null default false`.execute(db)
}
