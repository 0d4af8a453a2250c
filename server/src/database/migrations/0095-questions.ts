import { sql, type Kysely } from 'kysely'

/** What people ask about their campaigns, and what was written of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table question (
  id uuid primary key,
  number int generated always as identity unique,
  company_id uuid not null references company on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  beneficiary_id uuid not null references beneficiary on delete cascade,
  kind text not null check (kind in ('question', 'amount')),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  net_cents bigint not null,
  asked_at timestamptz not null,
  answer_due date,
  closed_at timestamptz,
  outcome text check (outcome in ('explained', 'kept', 'corrected')),
  version int not null default 1,
  check ((state = 'open') = (answer_due is not null)),
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)),
  unique (company_id, id)
);
create index question_company on question (company_id, state, answer_due);
create index question_person on question (beneficiary_id, asked_at);
create index question_campaign on question (campaign_id);
create table question_message (
  id uuid primary key,
  company_id uuid not null,
  question_id uuid not null,
  beneficiary_id uuid not null references beneficiary on delete cascade,
  by text not null check (by in ('person', 'company')),
  author_id uuid,
  author_name text not null,
  body text not null,
  created_at timestamptz not null,
  foreign key (company_id, question_id) references question (company_id, id) on delete cascade
);
create index question_message_of on question_message (question_id, created_at, id);
create index question_message_person on question_message (beneficiary_id);
`.execute(db)
  for (const table of ['question', 'question_message'])
    await sql
      .raw(
        `grant select, insert, update, delete on ${table} to moisson_app;
         alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy tenant on ${table} using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
         create policy person on ${table} as restrictive
           using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]))`,
      )
      .execute(db)
}
