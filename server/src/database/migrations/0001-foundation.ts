import { sql, type Kysely } from 'kysely'

/** Business time, the identity tables, and the settings row security reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create extension if not exists unaccent;
create extension if not exists pg_trgm;

do $$ begin
  if not exists (select from pg_roles where rolname = 'moisson_app') then
    create role moisson_app login noinherit nosuperuser nobypassrls;
  end if;
exception when duplicate_object or unique_violation then null; end $$;

-- Business time is one function; only the demo and tests ever move the offset.
create table business_clock (one boolean primary key default true check (one), shift interval not null default '0', made_at timestamptz);
insert into business_clock default values;
create function business_now() returns timestamptz language sql volatile
  as $$ select clock_timestamp() + shift from business_clock $$;
create function paris_day(at timestamptz) returns date language sql stable
  as $$ select (at at time zone 'Europe/Paris')::date $$;
create function plain_text(value text) returns text language sql immutable parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, coalesce(value, ''))) $$;

-- What a transaction may see: set by the server for each request, unset means nothing.
create function app_user() returns uuid language sql stable
  as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function app_all() returns boolean language sql stable
  as $$ select coalesce(current_setting('app.companies', true), '') = '*' $$;
create function app_companies() returns uuid[] language sql stable
  as $$ select case when coalesce(current_setting('app.companies', true), '') in ('', '*') then '{}'::uuid[]
                    else string_to_array(current_setting('app.companies', true), ',')::uuid[] end $$;
create function app_people() returns uuid[] language sql stable
  as $$ select case when coalesce(current_setting('app.people', true), '') = '' then null
                    else string_to_array(current_setting('app.people', true), ',')::uuid[] end $$;
create function app_identity() returns boolean language sql stable
  as $$ select coalesce(current_setting('app.identity', true), '') = 'on' $$;

create table app_user (
  id uuid primary key,
  email text not null,
  display_name text,
  phone text,
  photo_url text,
  locale text not null default 'fr',
  status text not null default 'active' check (status in ('pending', 'active', 'suspended', 'closed')),
  password_hash text,
  email_verified boolean not null default false,
  is_platform_admin boolean not null default false,
  is_manager boolean not null default false,
  current_company_id uuid,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  version int not null default 1
);
create unique index app_user_email on app_user (lower(email));

create table session (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  secret bytea not null,
  counter int not null default 0,
  campaign_scope uuid,
  device text not null default '',
  created_at timestamptz not null default now(),
  auth_time timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index session_of_user on session (user_id) where ended_at is null;

create table sign_in_link (
  id uuid primary key,
  token_hash bytea not null unique,
  kind text not null,
  user_id uuid references app_user on delete cascade,
  email text not null,
  redirect text,
  campaign_id uuid,
  beneficiary_id uuid,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index sign_in_link_user on sign_in_link (user_id, kind) where used_at is null and superseded_at is null;

create table signing_key (
  kid text primary key,
  public_jwk jsonb not null,
  private_cipher bytea not null,
  state text not null check (state in ('active', 'retired')),
  created_at timestamptz not null default now()
);

create table rate_limit (
  bucket text not null,
  subject text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (bucket, subject)
);

create table data_key (
  id uuid primary key,
  company_id uuid,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);
create unique index data_key_company on data_key (company_id);

create table idempotency (
  user_id uuid not null,
  call text not null,
  key text not null,
  fingerprint bytea not null,
  status int not null,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, call, key)
);

create table outbox (
  id uuid primary key,
  company_id uuid,
  campaign_id uuid,
  beneficiary_id uuid,
  kind text not null,
  -- One mail per event and person.
  dedupe text not null unique,
  recipient text not null,
  payload jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'uncertain', 'failed', 'bounced', 'dropped')),
  priority int not null default 5,
  attempts int not null default 0,
  error text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz
);
create index outbox_due on outbox (priority, due_at) where state = 'pending';
create index outbox_campaign on outbox (campaign_id, kind, state);

create table demo_mail (
  id uuid primary key,
  at timestamptz not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attachments jsonb not null default '[]'
);
create index demo_mail_at on demo_mail (at desc, id);

create table audit (
  id uuid primary key,
  company_id uuid,
  at timestamptz not null,
  actor_id uuid,
  actor_name text,
  session_id uuid,
  action text not null,
  target_type text,
  target_id uuid,
  summary text,
  before jsonb,
  after jsonb,
  request_id text,
  seq bigint,
  previous_hash bytea,
  hash bytea
);
create index audit_unchained on audit (company_id, at, id) where seq is null;
create unique index audit_chain on audit (company_id, seq) nulls not distinct where seq is not null;
create index audit_target on audit (target_id, at);
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.seq is null and new.seq is not null
    and (to_jsonb(new) - '{seq,previous_hash,hash}'::text[]) = (to_jsonb(old) - '{seq,previous_hash,hash}'::text[]) then
    return new;
  end if;
  raise exception 'audit rows are never changed';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();
create trigger audit_no_truncate before truncate on audit execute function audit_is_append_only();
`.execute(db)
}
