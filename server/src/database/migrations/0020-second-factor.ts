import { sql, type Kysely } from 'kysely'

/** Passkeys, applications of codes and recovery codes of an account; how a session was opened, and what it still owes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table sign_in_factor (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('passkey', 'totp')),
  name text not null,
  created_at timestamptz not null default now(),
  -- Null while an application of codes has not shown a first code.
  confirmed_at timestamptz,
  last_used_at timestamptz,
  credential_id text unique,
  public_key bytea,
  -- How often the authenticator says it signed, and the last half-minute whose code was used.
  counter bigint not null default 0,
  transports text[] not null default '{}',
  secret_cipher bytea,
  check (case kind when 'passkey' then credential_id is not null and public_key is not null and confirmed_at is not null
    else secret_cipher is not null end)
);
create index sign_in_factor_of_user on sign_in_factor (user_id);

create table recovery_code (
  user_id uuid not null references app_user on delete cascade,
  number smallint not null,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, number)
);

-- Challenges that were answered: each counts once, until it would have ended.
create table used_challenge (
  digest bytea primary key,
  expires_at timestamptz not null
);

-- Somebody who lost every factor: two administrators confirm, the person is told, and after a wait the factors end.
create table factor_recovery (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  asked_at timestamptz not null,
  first_by uuid references app_user on delete set null,
  first_at timestamptz,
  second_by uuid references app_user on delete set null,
  second_at timestamptz,
  due_at timestamptz,
  ended_at timestamptz,
  ended_by uuid references app_user on delete set null,
  end_reason text check (end_reason in ('done', 'refused', 'withdrawn')),
  check (first_by is distinct from second_by or first_by is null),
  check (user_id is distinct from first_by and user_id is distinct from second_by),
  check ((ended_at is null) = (end_reason is null))
);
create unique index factor_recovery_open on factor_recovery (user_id) where ended_at is null;
create index factor_recovery_due on factor_recovery (due_at) where ended_at is null;

alter table session
  -- How the person came in (RFC 8176 where it has a word), and the level this makes.
  add column amr text[] not null default '{}',
  add column acr text generated always as (case when 'mfa' = any(amr) then 'aal2' else 'aal1' end) stored,
  -- Opened by a first factor where a second is owed: it opens nothing and pushes no other session out.
  add column half boolean not null default false;
-- Whoever lost every factor and got back in by two administrators adds a new one first.
alter table app_user add column factor_asked boolean not null default false;
-- The company asks its administrators for a second factor.
alter table company add column second_factor_required boolean not null default false;
`.execute(db)
  for (const [table, own] of Object.entries({
    sign_in_factor: 'user_id = (select app_user())',
    recovery_code: 'user_id = (select app_user())',
    factor_recovery: 'user_id = (select app_user())',
    used_challenge: 'false',
  })) {
    const run = (statement: string) => sql.raw(statement).execute(db)
    await run(`grant select, insert, update, delete on ${table} to moisson_app`)
    await run(`alter table ${table} enable row level security`)
    await run(`create policy own on ${table} using ((select app_identity()) or ${own})`)
  }
  // Asked together with caller_of, before any scope is known.
  await sql`
create function second_factor_of(asked uuid) returns jsonb language plpgsql stable security definer set search_path = public as $$
declare
  companies text := coalesce(current_setting('app.companies', true), '');
  people text := coalesce(current_setting('app.people', true), '');
  own_identity text := coalesce(current_setting('app.identity', true), '');
  found_facts jsonb;
begin
  perform set_config('app.companies', '*', true), set_config('app.people', '', true), set_config('app.identity', 'on', true);
  select jsonb_build_object(
    'has', exists (select from sign_in_factor f where f.user_id = s.user_id and f.confirmed_at is not null),
    'confirmed', s.acr = 'aal2',
    'asked', u.factor_asked or exists (select from membership m join company c on c.id = m.company_id
      where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active' and c.second_factor_required))
  into found_facts
  from session s join app_user u on u.id = s.user_id where s.id = asked;
  perform set_config('app.companies', companies, true), set_config('app.people', people, true),
    set_config('app.identity', own_identity, true);
  return found_facts;
end $$;
revoke all on function second_factor_of(uuid) from public;
grant execute on function second_factor_of(uuid) to moisson_app`.execute(db)
}
