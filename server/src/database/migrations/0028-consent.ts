import { sql, type Kysely } from 'kysely'

/** What a person agreed to: who may suspend an account, whose word counts, and which link waits for a second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
-- The link that takes a former address back once its session has shown a second factor.
alter table session add column pending_link uuid references sign_in_link on delete cascade;
alter table app_user
  -- Suspended by the platform: an adviser does not lift it.
  add column suspended_by_platform boolean not null default false,
  -- When somebody was made an administrator of the platform; null for those who were one before it was kept.
  add column platform_admin_since timestamptz;
-- Of those suspended before, nobody knows any more who did it: the platform lifts it.
update app_user set suspended_by_platform = true where status = 'suspended';
`.execute(db)
  // Asked by an adviser, whose own transaction sees no file of another portfolio.
  await sql`
create function holds_beyond(asked uuid, portfolio uuid[]) returns boolean language plpgsql stable security definer set search_path = public as $$
declare
  companies text := coalesce(current_setting('app.companies', true), '');
  people text := coalesce(current_setting('app.people', true), '');
  own_identity text := coalesce(current_setting('app.identity', true), '');
  beyond boolean;
begin
  perform set_config('app.companies', '*', true), set_config('app.people', '', true), set_config('app.identity', 'on', true);
  select exists (select from membership m
      where m.user_id = asked and m.status = 'active' and not m.company_id = any(portfolio))
    or exists (select from beneficiary b
      where b.user_id = asked and b.status <> 'archived' and not b.company_id = any(portfolio))
  into beyond;
  perform set_config('app.companies', companies, true), set_config('app.people', people, true),
    set_config('app.identity', own_identity, true);
  return beyond;
end $$;
revoke all on function holds_beyond(uuid, uuid[]) from public;
grant execute on function holds_beyond(uuid, uuid[]) to moisson_app`.execute(db)
}
