import { sql, type Kysely } from 'kysely'

/** Templates that an adviser or the platform writes, each version kept, and which of them a process was begun by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table own_template (
  id uuid not null,
  version int not null check (version > 0),
  kind text not null check (kind in ('process', 'todos')),
  base_code text check ((kind = 'process') = (base_code is not null)),
  owner_id uuid references app_user on delete cascade,
  title text not null,
  content jsonb not null,
  retired boolean not null default false,
  written_by_name text not null,
  created_at timestamptz not null,
  primary key (id, version)
);
create index own_template_owner on own_template (owner_id);
grant select, insert on own_template to moisson_app;
alter table own_template enable row level security;
alter table own_template force row level security;
create policy seen on own_template for select
  using ((select app_all()) or owner_id is null or owner_id = (select app_user()));
create policy written on own_template for insert
  with check ((select app_all()) or owner_id = (select app_user()));
alter table process add column own_template_id uuid
`.execute(db)
}
