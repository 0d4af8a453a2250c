import { sql, type Kysely } from 'kysely'

/**
 * The letter of somebody whom no mail reaches: its code as a keyed digest, when it was printed and handed over. Its
 * session belongs to an account of the letter, which has no mailbox and is one person of one company.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table letter (
  campaign_beneficiary_id uuid primary key,
  company_id uuid not null,
  campaign_id uuid not null,
  beneficiary_id uuid not null,
  code_hash bytea not null unique,
  first_printed_at timestamptz not null,
  printed_at timestamptz not null,
  printed_by uuid not null,
  printed_by_name text not null,
  prints int not null default 1,
  used_at timestamptz,
  handed_on date,
  handed_how text check (handed_how in ('in_person', 'post', 'registered_post', 'internal_mail')),
  handed_at timestamptz,
  handed_by uuid,
  handed_by_name text,
  check ((handed_on is null) = (handed_how is null) and (handed_on is null) = (handed_at is null)),
  foreign key (company_id, campaign_beneficiary_id) references campaign_beneficiary (company_id, id) on delete cascade
);
create index letter_campaign on letter (campaign_id);
create index letter_person on letter (beneficiary_id);
grant select, insert, update, delete on letter to moisson_app;
alter table letter enable row level security;
alter table letter force row level security;
create policy tenant on letter using ((select app_all()) or company_id = any((select app_companies())::uuid[]));
create policy person on letter as restrictive
  using ((select app_people()) is null or beneficiary_id = any((select app_people())::uuid[]));
alter table app_user add column letter_of uuid references beneficiary on delete cascade;
create unique index app_user_letter_of on app_user (letter_of) where status <> 'closed'`.execute(db)
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
    'session_id', s.id, 'user_id', u.id, 'email', u.email, 'name', coalesce(u.display_name,
      (select b.first_name || ' ' || b.last_name from beneficiary b where b.id = u.letter_of), u.email), 'locale', u.locale,
    'status', u.status, 'auth_time', extract(epoch from s.auth_time), 'campaign_scope', s.campaign_scope,
    'kiosk', 'kiosk' = any(s.amr),
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
       where (b.user_id = u.id or b.id = u.letter_of) and b.status <> 'archived'
         and (s.beneficiary_scope is null or b.id = s.beneficiary_scope)), '[]'))
  into found_caller
  from session s join app_user u on u.id = s.user_id
  where s.id = asked and s.ended_at is null and s.expires_at > now();
  perform set_config('app.companies', companies, true), set_config('app.people', people, true),
    set_config('app.identity', own_identity, true);
  return found_caller;
end $$`.execute(db)
}
