import { sql, type Kysely } from 'kysely'

/** What a cancellation left to the due work is found by itself, not by reading every campaign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table campaign add column costs_left boolean not null default false`.execute(db)
  await sql`create index campaign_costs_left on campaign (company_id) where costs_left`.execute(db)
  await sql`
    update campaign x set costs_left = true where x.state = 'cancelled' and exists (
      select from campaign c where c.company_id = x.company_id and c.id <> x.id
        and c.state in ('draft', 'scheduled', 'open', 'closed') and c.calculated_at is not null
        and x.cancelled_at > coalesce((c.cost ->> 'computed_at')::timestamptz, c.calculated_at))`.execute(db)
}
