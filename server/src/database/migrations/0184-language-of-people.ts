import { sql, type Kysely } from 'kysely'

/**
 * The language of whoever has chosen none: their file's, else their company's. What HR writes there holds for an account
 * that nobody ever opened, and for the one that the letters of that person open, until it is chosen otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table beneficiary add column language text check (language in ('fr', 'en'))`.execute(db)
  await sql`alter table company add column people_language text not null default 'fr'
    check (people_language in ('fr', 'en'))`.execute(db)
  await sql`
    create function accounts_follow_language() returns trigger language plpgsql security definer
      set search_path = public as $$
    begin
      update app_user u set locale = new.language
      where u.locale <> new.language and (u.letter_of = new.id
        or (u.id = new.user_id and not u.email_verified and u.last_login_at is null));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger accounts_follow_language after update of language on beneficiary
      for each row when (new.language is not null and old.language is distinct from new.language)
      execute function accounts_follow_language()`.execute(db)
}
