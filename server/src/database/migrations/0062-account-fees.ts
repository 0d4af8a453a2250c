import { sql, type Kysely } from 'kysely'

/** What an account of a plan costs in a year once its holder has left. The view shows the columns it had when it was made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table plan add column fees_per_year_cents bigint check (fees_per_year_cents >= 0);
create or replace view plan_in_force with (security_invoker = true) as
  select distinct on (company_id, kind) * from plan
  where counts_from <= (select business_now() at time zone 'Europe/Paris')::date
  order by company_id, kind, counts_from desc
`.execute(db)
}
