import { sql, type Kysely } from 'kysely'

/** Links by which a works council reads its page until a day; of each token the print alone is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table council_link (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  token_hash bytea not null unique,
  label text not null,
  ends_on date not null,
  revoked_at timestamptz,
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null,
  opened int not null default 0,
  last_opened_at timestamptz
);
create index council_link_company on council_link (company_id, created_at desc);
grant select, insert, update, delete on council_link to moisson_app;
alter table council_link enable row level security;
alter table council_link force row level security;
create policy tenant on council_link using ((select app_all()) or company_id = any((select app_companies())::uuid[]))
`.execute(db)
}
