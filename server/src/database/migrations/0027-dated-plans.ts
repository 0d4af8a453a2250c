import { sql, type Kysely } from 'kysely'

/** A plan is a series of dated versions: each row counts from its day until the next one, and a change never rewrites what counted before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table plan
  add column counts_from date,
  add column inter_company boolean not null default false,
  add column rules_document_id uuid references document (id) on delete set null,
  add column keeper_contract text,
  add column fees_after_departure text check (fees_after_departure in ('company', 'holder')),
  add column saved_by_name text;
update plan set counts_from = (updated_at at time zone 'Europe/Paris')::date;
alter table plan
  alter column counts_from set not null,
  alter column counts_from set default (business_now() at time zone 'Europe/Paris')::date,
  drop constraint plan_company_id_kind_key,
  add constraint plan_counts_from unique (company_id, kind, counts_from);
create view plan_in_force with (security_invoker = true) as
  select distinct on (company_id, kind) * from plan
  where counts_from <= (select business_now() at time zone 'Europe/Paris')::date
  order by company_id, kind, counts_from desc;
grant select on plan_in_force to moisson_app;
`.execute(db)
}
