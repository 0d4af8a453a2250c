import { sql, type Kysely } from 'kysely'
import { accountingLayouts } from '@moisson/core/payment/accounting-layout'

const ofCompany = [
  'stored_file',
  'document',
  'document_share',
  'document_access',
  'todo',
  'simulation',
  'process',
  'process_step',
  'step_comment',
  'user_document',
  'payment_record',
  'keeper_answer',
  'keeper_answer_line',
]

/** The company's file, its papers, things to do, simulations, processes and payments; the platform's fund versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table company
  add column vat_number text,
  add column rcs_city text,
  add column share_capital_cents bigint,
  add column naf_revision text,
  add column establishments jsonb not null default '[]',
  add column headcount_year int,
  add column current_fiscal_year jsonb,
  add column annual_gross_payroll_cents bigint,
  add column annual_revenue_cents bigint,
  add column taxable_profit_cents bigint,
  add column equity_cents bigint,
  add column added_value_cents bigint,
  add column has_union_delegate boolean,
  add column cse_contact jsonb,
  add column payroll_contact jsonb,
  add column legal_representative jsonb,
  add column brand_color text,
  add column iban_cipher bytea,
  add column iban_mask text,
  add column bic text,
  add column keeper_iban_cipher bytea,
  add column keeper_iban_mask text,
  add column keeper_bic text,
  -- Where and when a value came from: {field: {source, at, by}}.
  add column origins jsonb not null default '{}',
  add column access_reviewed_on date,
  -- Schemes the product does not run, told by the company: [{type, since, until}].
  add column other_schemes jsonb not null default '[]';

alter table membership
  add column company_role text not null default 'owner' check (company_role in ('owner', 'editor')),
  add column invited_at timestamptz,
  add column invited_by uuid,
  add column invited_by_name text,
  -- The name given with the invitation: the account's own is not told before it is accepted.
  add column invited_name text,
  add column expires_at timestamptz,
  add column accepted_at timestamptz,
  add column revoked_at timestamptz;

-- An invitation's link gives access to its own company and to no other.
alter table sign_in_link add column company_id uuid;
-- The company's log, newest first.
create index audit_company on audit (company_id, at desc, id);

-- Whether reminders come before the last one of a campaign, which always does.
alter table beneficiary add column wants_reminders boolean not null default true;

-- The platform's list of accounts, by name.
create index app_user_name on app_user (lower(coalesce(display_name, email)), id);
alter table app_user
  -- Which mails the person wants besides those the law or the campaign requires.
  add column notifications jsonb not null default '{"campaign_mails": true}',
  -- What companies read about an adviser: title, firm, phone, calendar_url, hours, languages, speciality, orias_number.
  add column agent jsonb;

-- A staff member looking at a company without being able to change it.
alter table session add column viewing_company_id uuid references company on delete cascade;
-- The view ends by itself when the company leaves the viewer's portfolio.
create or replace function caller_of(asked uuid) returns jsonb language sql stable security definer set search_path = public as $$
  select jsonb_build_object(
    'session_id', s.id, 'user_id', u.id, 'email', u.email, 'name', coalesce(u.display_name, u.email), 'locale', u.locale,
    'status', u.status, 'auth_time', extract(epoch from s.auth_time), 'campaign_scope', s.campaign_scope,
    'platform_admin', u.is_platform_admin, 'manager', u.is_manager, 'current_company_id', u.current_company_id,
    'viewing', (select jsonb_build_object('company_id', c.id, 'company_name', c.legal_name) from company c
       where c.id = s.viewing_company_id and (u.is_platform_admin or (u.is_manager and exists (select from membership m
         where m.user_id = u.id and m.company_id = c.id and m.role = 'manager' and m.status = 'active')))),
    'administers', coalesce((select jsonb_agg(m.company_id) from membership m
       where m.user_id = u.id and m.role = 'company_admin' and m.status = 'active'), '[]'),
    'manages', coalesce((select jsonb_agg(m.company_id) from membership m
       where u.is_manager and m.user_id = u.id and m.role = 'manager' and m.status = 'active'), '[]'),
    'beneficiaries', coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'company_id', b.company_id)) from beneficiary b
       where b.user_id = u.id and b.status <> 'archived' and (s.beneficiary_scope is null or b.id = s.beneficiary_scope)), '[]'))
  from session s join app_user u on u.id = s.user_id
  where s.id = asked and s.ended_at is null and s.expires_at > now()
$$;
-- A fund of which not everything is known yet.
alter table fund alter column sri drop not null;

create table stored_file (
  id uuid primary key,
  company_id uuid references company on delete cascade,
  object_key text not null unique,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  scanned text not null default 'unscanned' check (scanned in ('unscanned', 'clean', 'infected')),
  created_by uuid,
  created_at timestamptz not null
);
create index stored_file_company on stored_file (company_id, created_at desc);

create table document (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  title text not null,
  type text not null,
  year int,
  period_start date,
  period_end date,
  file_id uuid not null references stored_file,
  status text not null,
  visibility text not null default 'company_admins',
  source text not null,
  signed_at date,
  filed_at date,
  filing_reference text,
  valid_from date,
  valid_until date,
  -- The answers a generated document was written from.
  answers jsonb,
  campaign_id uuid,
  step_id uuid,
  -- Versions of one paper share a series; the newest one is current.
  series_id uuid not null,
  revision int not null default 1,
  previous_version_id uuid,
  current boolean not null default true,
  uploaded_by uuid,
  uploaded_by_name text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (series_id, revision)
);
create index document_company on document (company_id, created_at desc, id) where current;
create index document_expiry on document (valid_until) where current and valid_until is not null;

create table document_share (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  document_id uuid not null references document on delete cascade,
  token_hash bytea not null unique,
  label text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_by uuid,
  created_by_name text,
  created_at timestamptz not null
);
create table document_access (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  document_id uuid not null references document on delete cascade,
  share_id uuid,
  user_id uuid,
  who text not null,
  kind text not null check (kind in ('preview', 'download', 'share')),
  at timestamptz not null
);
create index document_access_of on document_access (document_id, at desc);

create table todo (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  type text not null,
  title text not null,
  description text not null default '',
  status text not null default 'todo' check (status in ('todo', 'in_progress', 'blocked', 'done', 'dismissed')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'legal')),
  due_date date,
  due_rule text,
  assignee_role text not null default 'company_admin',
  assignee_id uuid,
  source text not null check (source in ('template', 'system', 'manual')),
  -- Whose words it speaks: a template's, or what the product found by itself; the words above are their French of that day.
  code text,
  -- The exercice it belongs to.
  year int,
  related jsonb,
  estimated_minutes int,
  consequence text,
  -- Not among what is shown first before that day; the due date stays what it is.
  snoozed_until date,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text,
  reason text,
  evidence_document_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index todo_template on todo (company_id, code, year) where source = 'template';
create index todo_company on todo (company_id, status, due_date, id);

create table simulation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  type text not null,
  name text not null,
  status text not null default 'saved',
  rules_date date not null,
  engine_version text not null,
  inputs jsonb not null,
  results jsonb not null,
  compare_with_id uuid references simulation on delete set null,
  created_by uuid,
  created_by_name text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index simulation_company on simulation (company_id, created_at desc, id);
create unique index simulation_retained on simulation (company_id, type) where status = 'reference';

create table process (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  template_code text not null,
  template_version int not null,
  type text not null,
  -- The company's own title; null reads the template's.
  title text,
  year int,
  status text not null,
  manager_id uuid,
  campaign_id uuid,
  copied_from_id uuid,
  started_at timestamptz not null,
  target_date date,
  completed_at timestamptz,
  cancelled_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id)
);
create index process_company on process (company_id, created_at desc, id);
alter table campaign add column process_id uuid;
-- Exactly one living campaign per process and exercice.
create unique index campaign_process on campaign (process_id, year) where process_id is not null and state <> 'cancelled';

create table process_step (
  id uuid primary key,
  company_id uuid not null,
  process_id uuid not null,
  position int not null,
  code text not null,
  -- The template's words when the process began: {title, summary, why, body} each {fr, en}.
  texts jsonb not null,
  kind text not null,
  status text not null,
  responsible text not null,
  depends_on text[] not null default '{}',
  due_date date,
  estimated_minutes int,
  legal_basis text,
  page text,
  skippable boolean not null default true,
  required_documents jsonb not null default '[]',
  form_schema jsonb,
  form_data jsonb,
  comment text,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  validated_at timestamptz,
  validated_by uuid,
  validated_by_name text,
  version int not null default 1,
  updated_at timestamptz not null,
  unique (process_id, position),
  unique (process_id, code),
  foreign key (company_id, process_id) references process (company_id, id) on delete cascade
);
create index process_step_open on process_step (company_id, status, due_date);

create table step_comment (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  step_id uuid not null references process_step on delete cascade,
  author_id uuid,
  author_name text not null,
  author_role text not null,
  text text not null,
  created_at timestamptz not null
);
create index step_comment_of on step_comment (step_id, created_at, id);

create table user_document (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  step_id uuid not null references process_step on delete cascade,
  document_name text not null,
  document_id uuid references document,
  file_id uuid not null references stored_file,
  status text not null check (status in ('uploaded', 'scanning', 'accepted', 'rejected', 'replaced')),
  rejection_reason text,
  uploaded_by uuid,
  uploaded_by_name text,
  uploaded_at timestamptz not null,
  reviewed_by uuid,
  reviewed_by_name text,
  reviewed_at timestamptz,
  revision int not null default 1,
  deleted_at timestamptz,
  version int not null default 1
);
create index user_document_step on user_document (step_id, uploaded_at);

create table payment_record (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  kind text not null,
  status text not null,
  amount_cents bigint not null,
  paid_on date,
  reference text,
  note text,
  proof_document_id uuid references document,
  recorded_by uuid,
  recorded_by_name text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (campaign_id, kind)
);
create table keeper_answer (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  campaign_id uuid not null references campaign on delete cascade,
  file_id uuid references stored_file,
  file_name text not null,
  -- What it leaves out was accepted.
  rejects_only boolean not null,
  received_by uuid,
  received_by_name text,
  created_at timestamptz not null
);
create index keeper_answer_campaign on keeper_answer (campaign_id, created_at desc);
create table keeper_answer_line (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  answer_id uuid not null references keeper_answer on delete cascade,
  campaign_id uuid not null,
  -- Place in the list: the lines of the answer in its order, then those it leaves out.
  position int not null,
  row int,
  campaign_beneficiary_id uuid,
  beneficiary_id uuid,
  employee_number text,
  person_name text,
  plan text,
  fund_code text,
  amount_cents bigint,
  expected_cents bigint,
  status text not null check (status in ('accepted', 'rejected', 'amount_differs', 'unknown', 'missing')),
  reason text,
  resolved_at timestamptz,
  resolved_by_name text,
  resolution text,
  version int not null default 1,
  unique (answer_id, position)
);
create index keeper_answer_line_person on keeper_answer_line (beneficiary_id);

create table fund_version (
  fund_id uuid not null references fund on delete cascade,
  version int not null,
  status text not null,
  data jsonb not null,
  note text,
  saved_by uuid,
  saved_by_name text,
  saved_at timestamptz not null,
  primary key (fund_id, version)
);
`.execute(db)
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of ofCompany) {
    await run(`grant select, insert, update, delete on ${table} to moisson_app`)
    await run(`alter table ${table} enable row level security`)
    await run(`alter table ${table} force row level security`)
    const inScope = '(select app_all()) or company_id = any((select app_companies())::uuid[])'
    // A fund's document belongs to no company: everybody reads it, the platform writes it.
    const read = table === 'stored_file' ? `company_id is null or ${inScope}` : inScope
    await run(`create policy tenant on ${table} using (${read}) with check (${inScope})`)
  }
  await run('grant select, insert, update on fund_version to moisson_app')
  for (const layout of accountingLayouts)
    await sql`insert into export_layout (kind, version, layout)
      values (${layout.kind}, ${layout.version}, ${JSON.stringify(layout)}::jsonb)`.execute(db)
}
