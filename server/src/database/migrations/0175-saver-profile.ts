import { sql, type Kysely } from 'kysely'

/** What a person keeps of what they said of themselves as a saver: with the account, of no company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table saver_profile (
  user_id uuid primary key references app_user on delete cascade,
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  answered_on date not null
);
grant select, insert, update, delete on saver_profile to moisson_app;
alter table saver_profile enable row level security;
alter table saver_profile force row level security;
create policy own on saver_profile using ((select app_identity()) or user_id = (select app_user()));
`.execute(db)
}
