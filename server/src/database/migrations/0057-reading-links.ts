import { sql, type Kysely } from 'kysely'

/** One kind of reading link for the page of a works council and for a draft of an agreement, and comments at the draft’s clauses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table council_link rename to reading_link;
alter index council_link_company rename to reading_link_company;
alter table reading_link
  add column draft_id uuid,
  add column may_comment boolean not null default false,
  add foreign key (company_id, draft_id) references accord_draft (company_id, id) on delete cascade;
create index reading_link_draft on reading_link (draft_id) where draft_id is not null;
create table accord_comment (
  id uuid primary key,
  company_id uuid not null,
  draft_id uuid not null,
  link_id uuid references reading_link on delete set null,
  clause_code text,
  clause_title text,
  author_name text not null,
  body text not null,
  created_at timestamptz not null,
  answer text,
  answered_by_name text,
  answered_at timestamptz,
  closed_at timestamptz,
  closed_by_name text,
  told_at timestamptz,
  foreign key (company_id, draft_id) references accord_draft (company_id, id) on delete cascade
);
create index accord_comment_draft on accord_comment (draft_id, created_at, id);
create index accord_comment_untold on accord_comment (draft_id) where told_at is null;
grant select, insert, update, delete on accord_comment to moisson_app;
alter table accord_comment enable row level security;
alter table accord_comment force row level security;
create policy tenant on accord_comment using ((select app_all()) or company_id = any((select app_companies())::uuid[]))
`.execute(db)
}
