import { sql, type Kysely } from 'kysely'

/** What each account has read of the guide, and what readers say of it, which names nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table academy_reading (
  user_id uuid not null references app_user on delete cascade,
  page text not null check (length(page) <= 120),
  read_at timestamptz,
  saved_at timestamptz,
  answers smallint[],
  updated_at timestamptz not null,
  primary key (user_id, page)
);
create table academy_opinion (
  id uuid primary key,
  page text not null check (length(page) <= 120),
  useful boolean not null,
  comment text not null check (length(comment) <= 1000),
  language text not null check (language in ('fr', 'en')),
  said_at timestamptz not null
);
create index academy_opinion_of on academy_opinion (page, said_at);
create index academy_opinion_waits on academy_opinion (said_at) where comment <> '';
`.execute(db)
  for (const [table, policy] of Object.entries({
    academy_reading: '(select app_identity()) or user_id = (select app_user())',
    academy_opinion: '(select app_all())',
  })) {
    await sql
      .raw(
        `grant select, insert, update, delete on ${table} to moisson_app;
         alter table ${table} enable row level security;
         alter table ${table} force row level security;
         create policy own on ${table} using (${policy})`,
      )
      .execute(db)
  }
}
