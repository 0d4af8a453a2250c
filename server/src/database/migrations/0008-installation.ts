import { sql, type Kysely } from 'kysely'

/** What is true of the installation as a whole: whether outgoing mail is held after a restore. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table installation (
  one boolean primary key default true check (one),
  mail_held_since timestamptz,
  restored_at timestamptz,
  backup_made_at timestamptz
);
comment on table installation is
  'One row. While mail_held_since is set, no mail leaves: a restore sets it, since what the backup holds as pending may have left after it was made (backup_made_at). Setting it to null releases them; mails ordered after restored_at were certainly never sent.';
insert into installation default values;
grant select, update (mail_held_since) on installation to moisson_app;
alter table installation enable row level security;
create policy read on installation for select using (true);
create policy release on installation for update using ((select app_all()));
`.execute(db)
}
