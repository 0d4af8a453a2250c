import { sql, type Kysely } from 'kysely'

/** The headcount of each civil year, by which the employer's levy is due, and what a campaign may cost before it is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table company_headcount (
  company_id uuid not null references company (id) on delete cascade,
  year int not null,
  headcount numeric(9, 2) not null check (headcount >= 0),
  declared_by uuid,
  declared_by_name text,
  declared_at timestamptz not null,
  primary key (company_id, year)
);
grant select, insert, update, delete on company_headcount to moisson_app;
alter table company_headcount enable row level security;
alter table company_headcount force row level security;
create policy tenant on company_headcount
  using ((select app_all()) or company_id = any((select app_companies())::uuid[]))
  with check ((select app_all()) or company_id = any((select app_companies())::uuid[]));
alter table campaign add column cost jsonb;
`.execute(db)
}
