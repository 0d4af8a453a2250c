import { sql, type Kysely } from 'kysely'
import { groupamaLayouts } from '@moisson/core/keeper/groupama'
import { payrollLayouts } from '@moisson/core/export/payroll-layout'

/** Companies, people, plans, campaigns, choices, files read and exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
create table company (
  id uuid primary key,
  siren text not null unique,
  legal_name text not null,
  trade_name text,
  legal_form text,
  siret text,
  naf_code text,
  idcc_codes int[] not null default '{}',
  address jsonb,
  headcount numeric(9,2),
  fiscal_year_end_month int not null default 12,
  fiscal_year_end_day int not null default 31,
  has_cse boolean,
  account_keeper text not null default 'none',
  account_keeper_company_code text,
  payroll_software text,
  contact_name text,
  contact_email text,
  contact_phone text,
  bound_to_participation boolean not null default false,
  bound_at_250 boolean not null default false,
  four_eyes_launch boolean not null default false,
  status text not null default 'onboarding',
  logo_url text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table membership (
  user_id uuid not null references app_user on delete cascade,
  company_id uuid not null references company on delete cascade,
  -- A company's administrator, or a manager in whose portfolio the company is.
  role text not null check (role in ('company_admin', 'manager')),
  status text not null default 'active' check (status in ('invited', 'active', 'revoked')),
  created_at timestamptz not null,
  primary key (user_id, company_id, role)
);
create index membership_company on membership (company_id);

create table fund (
  id uuid primary key,
  code text not null unique,
  data jsonb not null,
  status text not null,
  sri int not null,
  version int not null default 1
);

create table plan (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  kind text not null check (kind in ('pee', 'percol')),
  name text not null,
  abondement jsonb not null,
  fund_ids uuid[] not null default '{}',
  default_fund_id uuid references fund,
  has_managed_profiles boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null,
  unique (company_id, kind)
);

create table agreement (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  type text not null,
  title text not null,
  signed_on date,
  filed_on date,
  first_exercise_start date,
  last_exercise_end date,
  clauses jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null,
  unique (company_id, type)
);

create table beneficiary (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  user_id uuid references app_user on delete set null,
  employee_number text,
  civility text not null default 'unspecified',
  last_name text collate "fr-x-icu" not null,
  birth_name text collate "fr-x-icu",
  first_name text collate "fr-x-icu" not null,
  birth_date date,
  birth_place text,
  birth_country text,
  nir_cipher bytea,
  nir_mask text,
  nir_index bytea,
  personal_email text,
  work_email text,
  mobile text,
  address jsonb,
  establishment text,
  contract_type text,
  hire_date date,
  exit_date date,
  exit_reason text,
  status text not null default 'active',
  iban_cipher bytea,
  iban_mask text,
  electronic_delivery text not null default 'allowed',
  account_status text not null default 'not_invited',
  search text generated always as (
    plain_text(last_name) || ' ' || plain_text(first_name) || ' ' || plain_text(last_name) || ' '
    || lower(coalesce(employee_number, '')) || ' ' || lower(coalesce(personal_email, work_email, ''))) stored,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id)
);
create unique index beneficiary_number on beneficiary (company_id, employee_number) where employee_number is not null and status <> 'archived';
-- Row security keeps LIKE away from a trigram index, so the list is searched inside this one, in the order it is shown.
create index beneficiary_name on beneficiary (company_id, last_name, first_name, id) include (search, status);
create index beneficiary_user on beneficiary (user_id) where user_id is not null;
-- What the list counts without reading everybody: how many there are, where they work, who lacks something.
create index beneficiary_status on beneficiary (company_id, status);
create index beneficiary_establishment on beneficiary (company_id, establishment) where establishment is not null;
create index beneficiary_no_email on beneficiary (company_id) where personal_email is null and work_email is null and status <> 'archived';
create index beneficiary_no_number on beneficiary (company_id) where employee_number is null and status <> 'archived';
create index beneficiary_no_birth_date on beneficiary (company_id) where birth_date is null and status <> 'archived';
create index beneficiary_bounced on beneficiary (company_id) where account_status = 'bounced' and status <> 'archived';
create index beneficiary_nir on beneficiary (company_id, nir_index) where nir_index is not null;

create table beneficiary_year (
  company_id uuid not null,
  beneficiary_id uuid not null,
  year int not null,
  reference_salary_cents bigint,
  presence_days numeric(6,2),
  primary key (beneficiary_id, year),
  foreign key (company_id, beneficiary_id) references beneficiary (company_id, id) on delete cascade
);
create index beneficiary_year_paid on beneficiary_year (company_id, year, beneficiary_id) where reference_salary_cents is not null;

create table extract (
  id uuid primary key,
  company_id uuid references company on delete cascade,
  user_id uuid not null,
  state text not null check (state in ('reading', 'ready', 'refused', 'written')),
  file_name text not null,
  size_bytes bigint not null,
  -- Reading options, totals and progress: nothing personal.
  reading jsonb not null default '{}',
  -- Columns with their samples and the problems of the whole file, sealed.
  sealed bytea,
  -- Last sign of life of the reading, in real time: another process takes it over when it stops.
  beat_at timestamptz not null default clock_timestamp(),
  year int,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index extract_expiry on extract (expires_at);
-- The uploaded file itself in pieces, sealed, so that it can be read again with another mapping.
create table extract_file (
  extract_id uuid not null references extract on delete cascade,
  company_id uuid,
  part int not null,
  sealed bytea not null,
  primary key (extract_id, part)
);
create table extract_row (
  extract_id uuid not null references extract on delete cascade,
  company_id uuid,
  row int not null,
  status text not null,
  employee_number text,
  beneficiary_id uuid,
  has_problem boolean not null default false,
  warnings int not null default 0,
  left_out boolean not null default false,
  salary_cents bigint,
  -- The record as read, its problems and what it changes, sealed: it holds NIR and IBAN.
  sealed bytea not null,
  primary key (extract_id, row)
);
create index extract_row_status on extract_row (extract_id, status, row);
create index extract_row_number on extract_row (extract_id, employee_number);

create table campaign (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  name text not null,
  type text not null,
  year int not null,
  state text not null default 'draft',
  exercise_start date not null,
  exercise_end date not null,
  envelope_gross_cents bigint check (envelope_gross_cents >= 0),
  payroll_gross_cents bigint,
  criteria jsonb not null,
  seniority_months int not null,
  individual_cap_cents bigint,
  prorate_cap boolean not null,
  redistribute boolean not null,
  opens_at timestamptz,
  response_days int not null check (response_days >= 15),
  presumption_days int not null,
  closes_at timestamptz,
  planned_payment_date date,
  legal_payment_deadline date not null,
  destinations text[] not null,
  default_rule text not null,
  draft_policy text not null,
  reminder_plan int[] not null,
  message_title text,
  message_body text,
  contact_name text,
  contact_email text,
  contact_phone text,
  warning_reasons jsonb not null default '{}',
  -- Rules frozen at launch: plans with funds and abondement, parameters with their dates, agreement clauses.
  frozen jsonb,
  -- What the last computation used and found: cap, rounds, excess, provisional parameters.
  calculation jsonb,
  calculated_at timestamptz,
  distributed_gross_cents bigint not null default 0,
  launched_at timestamptz,
  launched_by uuid,
  launched_by_name text,
  closed_at timestamptz,
  submitted_at timestamptz,
  submitted_by uuid,
  submitted_by_name text,
  validated_at timestamptz,
  validated_by uuid,
  validated_by_name text,
  completed_at timestamptz,
  completed_by uuid,
  completed_by_name text,
  cancelled_at timestamptz,
  cancelled_by uuid,
  cancelled_by_name text,
  state_reason text,
  paid_on date,
  keeper_reference text,
  frozen_hash bytea,
  export_sha256 jsonb,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id),
  check (validated_by is null or validated_by is distinct from submitted_by)
);
create index campaign_company on campaign (company_id, year desc, created_at desc, id);
create unique index campaign_once on campaign (company_id, type, year, lower(name)) where state <> 'cancelled';
create index campaign_due on campaign (state, closes_at, opens_at) where state in ('scheduled', 'open');

create table campaign_beneficiary (
  id uuid primary key,
  company_id uuid not null,
  campaign_id uuid not null,
  beneficiary_id uuid not null,
  -- Identity as it stood at launch; the file may change later.
  employee_number text,
  last_name text collate "fr-x-icu" not null,
  first_name text collate "fr-x-icu" not null,
  email text,
  establishment text,
  hire_date date,
  exit_date date,
  reference_salary_cents bigint,
  presence_days numeric(6,2),
  engagement_state text not null default 'not_invited',
  gross_cents bigint not null default 0 check (gross_cents >= 0),
  csg_deductible_cents bigint not null default 0,
  csg_non_deductible_cents bigint not null default 0,
  crds_cents bigint not null default 0,
  net_cents bigint not null default 0 check (net_cents >= 0),
  calculation jsonb,
  -- Bases corrected by hand in draft, or the person's addition; kept when the shares are computed again.
  by_hand jsonb,
  capped boolean not null default false,
  late_added boolean not null default false,
  email_bounced boolean not null default false,
  exclusion_reason text,
  invited_at timestamptz,
  informed_on date,
  deadline_at timestamptz,
  opened_at timestamptz,
  drafted_at timestamptz,
  submitted_at timestamptz,
  submission_channel text,
  last_reminder_at timestamptz,
  last_manual_reminder_at timestamptz,
  reminder_count int not null default 0,
  receipt_number text unique,
  -- Outcome, written when the campaign is submitted: what is paid and placed, by plan.
  paid_cents bigint,
  pee_cents bigint,
  percol_cents bigint,
  held_cents bigint,
  abondement_gross_cents bigint not null default 0,
  abondement_net_cents bigint not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (campaign_id, beneficiary_id),
  unique (company_id, id),
  check (net_cents = gross_cents - csg_deductible_cents - csg_non_deductible_cents - crds_cents),
  check (paid_cents is null or paid_cents + pee_cents + percol_cents + held_cents = net_cents),
  foreign key (company_id, campaign_id) references campaign (company_id, id) on delete cascade,
  foreign key (company_id, beneficiary_id) references beneficiary (company_id, id)
-- States and dates change often and are in no index, so that a change stays on its page.
) with (fillfactor = 80);
create index campaign_beneficiary_name on campaign_beneficiary (campaign_id, last_name, first_name, id);
create index campaign_beneficiary_person on campaign_beneficiary (beneficiary_id);

-- Every version of a person's choice is kept: one draft at most, and each submission.
create table choice (
  id uuid primary key,
  company_id uuid not null,
  campaign_beneficiary_id uuid not null,
  campaign_id uuid not null,
  beneficiary_id uuid not null,
  status text not null check (status in ('draft', 'submitted', 'default_applied', 'overridden')),
  mode text,
  lines jsonb not null,
  total_cents bigint not null,
  acknowledgements text[] not null default '{}',
  channel text,
  receipt_number text unique,
  receipt_sha256 text,
  receipt jsonb,
  submitted_at timestamptz,
  -- The person's n-th writing: one sequence over draft and confirmed versions.
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, campaign_beneficiary_id) references campaign_beneficiary (company_id, id) on delete cascade
);
create unique index choice_one_draft on choice (campaign_beneficiary_id) where status = 'draft';
create unique index choice_one_counted on choice (campaign_beneficiary_id) where status in ('submitted', 'default_applied');
create index choice_campaign on choice (campaign_id, status);

create table export_layout (
  kind text not null,
  version text not null,
  layout jsonb not null,
  primary key (kind, version)
);
create table export_download (
  id uuid primary key,
  company_id uuid not null,
  campaign_id uuid not null,
  kind text not null,
  format text not null,
  layout_version text not null,
  sha256 text not null,
  at timestamptz not null,
  by_id uuid not null,
  by_name text not null,
  foreign key (company_id, campaign_id) references campaign (company_id, id) on delete cascade
);
create index export_download_campaign on export_download (campaign_id, at desc);
`.execute(db)
  // The first layouts; a later version of one comes with its own migration.
  for (const layout of [...payrollLayouts, ...groupamaLayouts]) {
    await sql`insert into export_layout (kind, version, layout)
      values (${layout.kind}, ${layout.version}, ${JSON.stringify(layout)}::jsonb)`.execute(db)
  }
}
