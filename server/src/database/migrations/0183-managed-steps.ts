import { sql, type Kysely } from 'kysely'

/** How the profiles of a plan's managed option lower the risk as the departure comes nearer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table plan add column managed_steps jsonb not null default '[]';
create or replace view plan_in_force with (security_invoker = true) as
  select distinct on (company_id, kind) * from plan
  where counts_from <= (select business_now() at time zone 'Europe/Paris')::date
  order by company_id, kind, counts_from desc
`.execute(db)
}
