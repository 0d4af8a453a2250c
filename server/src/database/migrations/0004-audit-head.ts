import { sql, type Kysely } from 'kysely'

/** The last link of each audit chain, so that rows cut off its end are missed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table audit_head (
  company_id uuid,
  seq bigint not null,
  hash bytea not null,
  unique nulls not distinct (company_id)
);
grant select, insert, update on audit_head to moisson_app;
alter table audit_head enable row level security;
alter table audit_head force row level security;
create policy tenant on audit_head using ((select app_all()));
`.execute(db)
}
