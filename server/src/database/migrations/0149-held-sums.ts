import { sql, type Kysely } from 'kysely'

/** What becomes of each sum held for somebody who could not be reached: paid, or handed to the Caisse des dépôts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table held_sum (
  campaign_beneficiary_id uuid primary key references campaign_beneficiary on delete cascade,
  company_id uuid not null references company on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  beneficiary_id uuid not null references beneficiary on delete cascade,
  outcome text not null check (outcome in ('kept', 'paid', 'deposited')),
  amount_cents bigint not null check (amount_cents > 0),
  done_on date,
  reference text,
  note text,
  recorded_by uuid not null,
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  version int not null default 1,
  check ((outcome = 'kept') = (done_on is null)),
  check (outcome <> 'deposited' or reference is not null)
);
create index held_sum_campaign on held_sum (company_id, campaign_id, done_on);
create index held_sum_person on held_sum (beneficiary_id);
create index campaign_beneficiary_held on campaign_beneficiary (company_id, campaign_id) where held_cents > 0;
grant select, insert, update, delete on held_sum to moisson_app;
alter table held_sum enable row level security;
alter table held_sum force row level security;
create policy tenant on held_sum using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
create policy person on held_sum as restrictive
  using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`.execute(db)
}
