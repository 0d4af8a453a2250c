import { sql, type Kysely } from 'kysely'

/** Drafts of agreements, each with the versions it went through. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table accord_draft (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  kind text not null default 'agreement' check (kind in ('agreement', 'amendment')),
  origin text not null check (origin in ('empty', 'draft', 'agreement', 'model')),
  origin_name text,
  answers jsonb not null,
  version int not null default 1,
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null,
  updated_by uuid,
  updated_by_name text,
  updated_at timestamptz not null,
  unique (company_id, id)
);
create index accord_draft_company on accord_draft (company_id, updated_at desc, id);
create table accord_draft_version (
  company_id uuid not null,
  draft_id uuid not null,
  version int not null,
  answers jsonb not null,
  saved_by uuid,
  saved_by_name text,
  saved_at timestamptz not null,
  primary key (draft_id, version),
  foreign key (company_id, draft_id) references accord_draft (company_id, id) on delete cascade
);
`.execute(db)
  for (const table of ['accord_draft', 'accord_draft_version'])
    await sql
      .raw(
        `grant select, insert, update, delete on ${table} to moisson_app;
         alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy tenant on ${table} using ((select app_all()) or company_id = any((select app_companies())::uuid[]))`,
      )
      .execute(db)
}
