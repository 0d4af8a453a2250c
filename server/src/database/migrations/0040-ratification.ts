import { sql, type Kysely } from 'kysely'

/** A text put to the vote of the personnel of a day: two thirds of it make an agreement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table ratification (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  document_id uuid not null references document (id),
  state text not null default 'open' check (state in ('open', 'ratified', 'not_ratified', 'cancelled')),
  day date not null,
  personnel int not null check (personnel > 0),
  message text,
  joint_request jsonb,
  ends_on date not null,
  opened_at timestamptz not null,
  opened_by uuid,
  opened_by_name text,
  reminded_at timestamptz,
  ended_at timestamptz,
  yes int,
  no int,
  signed_on date,
  minutes_document_id uuid references document (id) on delete set null,
  reason text,
  version int not null default 1,
  unique (company_id, id)
);
create unique index ratification_open_text on ratification (document_id) where state in ('open', 'ratified');
create index ratification_company on ratification (company_id, opened_at desc);
create index ratification_due on ratification (ends_on) where state = 'open';
create table ratification_voter (
  id uuid primary key,
  company_id uuid not null,
  ratification_id uuid not null,
  beneficiary_id uuid references beneficiary (id) on delete set null,
  last_name text not null,
  first_name text not null,
  employee_number text,
  email text,
  answer text check (answer in ('yes', 'no')),
  answered_at timestamptz,
  answered_on date,
  channel text check (channel in ('account', 'link', 'paper')),
  entered_by uuid,
  entered_by_name text,
  paper_document_id uuid references document (id) on delete set null,
  check ((answer is null) = (answered_at is null) and (answer is null) = (channel is null)),
  foreign key (company_id, ratification_id) references ratification (company_id, id) on delete cascade
);
create index ratification_voter_of on ratification_voter (ratification_id);
create index ratification_voter_person on ratification_voter (beneficiary_id);
create index ratification_voter_paper on ratification_voter (paper_document_id) where paper_document_id is not null;
create index ratification_minutes on ratification (minutes_document_id) where minutes_document_id is not null;
create table ratification_link (
  token_hash bytea primary key,
  company_id uuid not null references company on delete cascade,
  voter_id uuid not null references ratification_voter (id) on delete cascade,
  created_at timestamptz not null
);
create index ratification_link_voter on ratification_link (voter_id);
create index ratification_link_company on ratification_link (company_id);
`.execute(db)
  for (const table of ['ratification', 'ratification_voter', 'ratification_link'])
    await sql
      .raw(
        `grant select, insert, update, delete on ${table} to moisson_app;
         alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy tenant on ${table} using ((select app_all()) or company_id = any((select app_companies())::uuid[]))`,
      )
      .execute(db)
  await sql`create policy person on ratification_voter as restrictive
    using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`.execute(db)
}
