import { sql, type Kysely } from 'kysely'

/**
 * What somebody may pay in of their own money, where a campaign asks for it; and whether there is anything to decide
 * about: an amount that is still due, or room to pay in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table campaign_beneficiary
  add column room_cents bigint check (room_cents >= 0),
  add column decides boolean not null generated always as
    (net_cents > advance_net_cents or coalesce(room_cents, 0) > 0) stored`.execute(db)
}
