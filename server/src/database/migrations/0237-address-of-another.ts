import { sql, type Kysely } from 'kysely'

/** Whether an address is somebody else's of a company: asked by a person, whose own transaction sees no other file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create function address_of_another(asked uuid, given text, caller uuid) returns boolean language plpgsql stable security definer set search_path = public as $$
declare
  companies text := coalesce(current_setting('app.companies', true), '');
  people text := coalesce(current_setting('app.people', true), '');
  own_identity text := coalesce(current_setting('app.identity', true), '');
  found_one boolean;
begin
  perform set_config('app.companies', '*', true), set_config('app.people', '', true), set_config('app.identity', 'on', true);
  select exists (select from beneficiary b
      where b.company_id = asked and b.status <> 'archived' and b.user_id is distinct from caller
        and lower(given) in (lower(b.personal_email), lower(b.work_email)))
    or exists (select from membership m join app_user u on u.id = m.user_id
      where m.company_id = asked and m.status <> 'revoked' and u.id <> caller and u.email_key = lower(given))
  into found_one;
  perform set_config('app.companies', companies, true), set_config('app.people', people, true),
    set_config('app.identity', own_identity, true);
  return found_one;
end $$;
revoke all on function address_of_another(uuid, text, uuid) from public;
grant execute on function address_of_another(uuid, text, uuid) to moisson_app`.execute(db)
}
