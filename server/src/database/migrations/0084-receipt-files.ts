import { sql, type Kysely } from 'kysely'

/** The receipts that were printed, by the digest of their file: whoever holds one may ask whether it is ours. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table receipt_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  company_id uuid not null references company on delete cascade,
  -- A receipt that is erased leaves a digest that says nothing.
  receipt_number text references choice (receipt_number) on update cascade on delete cascade,
  printed_at timestamptz not null
);
create index receipt_file_number on receipt_file (receipt_number);
create index receipt_file_company on receipt_file (company_id);
grant select, insert, update, delete on receipt_file to moisson_app;
alter table receipt_file enable row level security;
alter table receipt_file force row level security;
create policy tenant on receipt_file using ((select app_all()) or company_id = any((select app_companies())::uuid[]))
`.execute(db)
}
