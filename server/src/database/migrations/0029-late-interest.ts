import { sql, type Kysely } from 'kysely'

/** Interest for paying late: what each person is owed of it, and the day, rate and total it was fixed for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table campaign_beneficiary
  add column late_interest_paid_cents bigint not null default 0 check (late_interest_paid_cents >= 0),
  add column late_interest_pee_cents bigint not null default 0 check (late_interest_pee_cents >= 0),
  add column late_interest_percol_cents bigint not null default 0 check (late_interest_percol_cents >= 0);
create table late_interest (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  kind text not null check (kind in ('payroll', 'account_keeper')),
  first_day date not null,
  paid_on date not null,
  days int not null check (days > 0),
  -- Where the rate was read, when somebody entered it; null for the one published in Moisson.
  tmop_source text,
  -- In percent, exactly.
  rate_percent text not null,
  principal_cents bigint not null,
  interest_cents bigint not null,
  people int not null,
  fixed_by uuid,
  fixed_by_name text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (campaign_id, kind)
);
grant select, insert, update, delete on late_interest to moisson_app;
alter table late_interest enable row level security;
alter table late_interest force row level security;
create policy tenant on late_interest using ((select app_all()) or company_id = any((select app_companies())::uuid[]))
  with check ((select app_all()) or company_id = any((select app_companies())::uuid[]));
`.execute(db)
}
