import { sql, type Kysely } from 'kysely'

/** Finer roles in a company, and what somebody is in each, read with whose session it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table membership drop constraint membership_company_role_check`.execute(db)
  await sql`alter table membership add constraint membership_company_role_check
    check (company_role in ('owner', 'editor', 'payroll', 'accountant', 'viewer'))`.execute(db)
  await sql`
create or replace function caller_of(asked uuid) returns jsonb language plpgsql stable security definer set search_path = public as $$
declare
  companies text := coalesce(current_setting('app.companies', true), '');
  people text := coalesce(current_setting('app.people', true), '');
  own_identity text := coalesce(current_setting('app.identity', true), '');
  found_caller jsonb;
begin
  perform set_config('app.companies', '*', true), set_config('app.people', '', true), set_config('app.identity', 'on', true);
  select jsonb_build_object(
    'session_id', s.id, 'user_id', u.id, 'email', u.email, 'name', coalesce(u.display_name, u.email), 'locale', u.locale,
    'status', u.status, 'auth_time', extract(epoch from s.auth_time), 'campaign_scope', s.campaign_scope,
    'platform_admin', u.is_platform_admin, 'manager', u.is_manager, 'current_company_id', u.current_company_id,
    'viewing', (select jsonb_build_object('company_id', c.id, 'company_name', c.legal_name) from company c
       where c.id = s.viewing_company_id and (u.is_platform_admin or (u.is_manager and exists (select from membership m
         where m.user_id = u.id and m.company_id = c.id and m.role = 'manager' and m.status = 'active')))),
    'administers', coalesce((select jsonb_agg(m.company_id) from membership m
       where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active'), '[]'),
    'company_roles', coalesce((select jsonb_object_agg(m.company_id, m.company_role) from membership m
       where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active'), '{}'),
    'manages', coalesce((select jsonb_agg(m.company_id) from membership m
       where u.is_manager and m.user_id = u.id and m.role = 'manager' and m.status = 'active'), '[]'),
    'beneficiaries', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'company_id', b.company_id)) from beneficiary b
       where b.user_id = u.id and b.status <> 'archived' and (s.beneficiary_scope is null or b.id = s.beneficiary_scope)), '[]'))
  into found_caller
  from session s join app_user u on u.id = s.user_id
  where s.id = asked and s.ended_at is null and s.expires_at > now();
  perform set_config('app.companies', companies, true), set_config('app.people', people, true),
    set_config('app.identity', own_identity, true);
  return found_caller;
end $$`.execute(db)
}
