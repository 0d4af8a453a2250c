import { sql, type Kysely } from 'kysely'

/** The signed paper by which somebody answered a campaign, with the receipt it led to and who entered it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table choice_paper (
  id uuid primary key,
  company_id uuid not null,
  campaign_id uuid not null,
  campaign_beneficiary_id uuid not null,
  beneficiary_id uuid not null,
  file_id uuid not null references stored_file (id),
  sha256 text not null,
  signed_on date not null,
  receipt_number text not null,
  entered_at timestamptz not null,
  entered_by uuid not null,
  entered_by_name text not null,
  correction_reason text,
  foreign key (company_id, campaign_beneficiary_id) references campaign_beneficiary (company_id, id) on delete cascade
);
create index choice_paper_enrolment on choice_paper (campaign_beneficiary_id, entered_at);
create index choice_paper_campaign on choice_paper (campaign_id);
create index choice_paper_person on choice_paper (beneficiary_id);
create index choice_paper_file on choice_paper (file_id);
grant select, insert, update, delete on choice_paper to moisson_app;
alter table choice_paper enable row level security;
alter table choice_paper force row level security;
create policy tenant on choice_paper using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
create policy person on choice_paper as restrictive
  using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`.execute(db)
}
