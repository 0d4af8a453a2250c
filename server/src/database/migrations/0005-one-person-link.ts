import { sql, type Kysely } from 'kysely'

/** A personal link opens one person's file: two people who share an address each answer from their own mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table session add column beneficiary_scope uuid;
create or replace function caller_of(asked uuid) returns jsonb language sql stable security definer set search_path = public as $$
  select jsonb_build_object(
    'session_id', s.id, 'user_id', u.id, 'email', u.email, 'name', coalesce(u.display_name, u.email), 'locale', u.locale,
    'status', u.status, 'auth_time', extract(epoch from s.auth_time), 'campaign_scope', s.campaign_scope,
    'platform_admin', u.is_platform_admin, 'manager', u.is_manager, 'current_company_id', u.current_company_id,
    'administers', coalesce((select jsonb_agg(m.company_id) from membership m
       where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active'), '[]'),
    'manages', coalesce((select jsonb_agg(m.company_id) from membership m
       where u.is_manager and m.user_id = u.id and m.role = 'manager' and m.status = 'active'), '[]'),
    'beneficiaries', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'company_id', b.company_id)) from beneficiary b
       where b.user_id = u.id and b.status <> 'archived' and (s.beneficiary_scope is null or b.id = s.beneficiary_scope)), '[]'))
  from session s join app_user u on u.id = s.user_id
  where s.id = asked and s.ended_at is null and s.expires_at > now()
$$;
`.execute(db)
}
