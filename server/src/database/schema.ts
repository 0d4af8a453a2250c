import type { Generated, GeneratedAlways } from 'kysely'
import type { GeneratedInstant, Instant, JsonColumn, JsonColumnOrNull, JsonWithDefault } from './columns.ts'
import type { CompanySide } from './schema-company-side.ts'

/** The tables as the code sees them; the migrations are the source. */
export interface BusinessClockTable {
  one: Generated<boolean>
  shift: Generated<string>
  made_at: GeneratedInstant | null
}

export interface AppUserTable {
  id: string
  email: string
  display_name: string | null
  phone: string | null
  photo_url: string | null
  locale: Generated<string>
  status: Generated<string>
  password_hash: string | null
  email_verified: Generated<boolean>
  is_platform_admin: Generated<boolean>
  is_manager: Generated<boolean>
  current_company_id: string | null
  created_at: GeneratedInstant
  last_login_at: Instant | null
  version: Generated<number>
  notifications: JsonWithDefault
  agent: JsonColumnOrNull
}

export interface SessionTable {
  id: string
  user_id: string
  secret: Buffer
  counter: Generated<number>
  campaign_scope: string | null
  beneficiary_scope: string | null
  device: Generated<string>
  created_at: GeneratedInstant
  auth_time: GeneratedInstant
  last_seen_at: GeneratedInstant
  expires_at: Instant
  ended_at: Instant | null
  end_reason: string | null
  viewing_company_id: string | null
}

export interface SignInLinkTable {
  id: string
  token_hash: Buffer
  kind: string
  user_id: string | null
  email: string
  redirect: string | null
  campaign_id: string | null
  beneficiary_id: string | null
  company_id: string | null
  created_at: GeneratedInstant
  expires_at: Instant
  used_at: Instant | null
  superseded_at: Instant | null
}

export interface SigningKeyTable {
  kid: string
  public_jwk: JsonColumn
  private_cipher: Buffer
  state: string
  created_at: GeneratedInstant
}

export interface RateLimitTable {
  bucket: string
  subject: string
  window_start: Instant
  hits: number
}

export interface DataKeyTable {
  id: string
  company_id: string | null
  wrapped: Buffer
  created_at: GeneratedInstant
}

export interface IdempotencyTable {
  user_id: string
  call: string
  key: string
  fingerprint: Buffer
  status: number
  body: JsonColumnOrNull
  created_at: GeneratedInstant
}

export interface OutboxTable {
  id: string
  company_id: string | null
  campaign_id: string | null
  beneficiary_id: string | null
  kind: string
  dedupe: string
  recipient: string
  payload: JsonColumn
  state: Generated<string>
  priority: Generated<number>
  attempts: Generated<number>
  error: string | null
  created_at: Instant
  due_at: Instant
  claimed_at: Instant | null
  sent_at: Instant | null
}

export interface DemoMailTable {
  id: string
  at: Instant
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attachments: JsonWithDefault
}

export interface AuditTable {
  id: string
  company_id: string | null
  at: Instant
  actor_id: string | null
  actor_name: string | null
  session_id: string | null
  action: string
  target_type: string | null
  target_id: string | null
  summary: string | null
  before: JsonColumnOrNull
  after: JsonColumnOrNull
  request_id: string | null
  seq: number | null
  previous_hash: Buffer | null
  hash: Buffer | null
}

export interface CompanyTable {
  id: string
  siren: string
  legal_name: string
  trade_name: string | null
  legal_form: string | null
  siret: string | null
  naf_code: string | null
  idcc_codes: Generated<number[]>
  address: JsonColumnOrNull
  headcount: number | null
  fiscal_year_end_month: Generated<number>
  fiscal_year_end_day: Generated<number>
  has_cse: boolean | null
  account_keeper: Generated<string>
  account_keeper_company_code: string | null
  payroll_software: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  bound_to_participation: Generated<boolean>
  bound_at_250: Generated<boolean>
  four_eyes_launch: Generated<boolean>
  status: Generated<string>
  logo_url: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
  vat_number: string | null
  rcs_city: string | null
  share_capital_cents: number | null
  naf_revision: string | null
  establishments: JsonWithDefault
  headcount_year: number | null
  current_fiscal_year: JsonColumnOrNull
  annual_gross_payroll_cents: number | null
  annual_revenue_cents: number | null
  taxable_profit_cents: number | null
  equity_cents: number | null
  added_value_cents: number | null
  has_union_delegate: boolean | null
  cse_contact: JsonColumnOrNull
  payroll_contact: JsonColumnOrNull
  legal_representative: JsonColumnOrNull
  brand_color: string | null
  iban_cipher: Buffer | null
  iban_mask: string | null
  bic: string | null
  keeper_iban_cipher: Buffer | null
  keeper_iban_mask: string | null
  keeper_bic: string | null
  origins: JsonWithDefault
  access_reviewed_on: string | null
  other_schemes: JsonWithDefault
}

export interface MembershipTable {
  user_id: string
  company_id: string
  role: string
  status: Generated<string>
  created_at: Instant
  company_role: Generated<string>
  invited_at: Instant | null
  invited_by: string | null
  invited_by_name: string | null
  invited_name: string | null
  expires_at: Instant | null
  accepted_at: Instant | null
  revoked_at: Instant | null
}

export interface FundTable {
  id: string
  code: string
  data: JsonColumn
  status: string
  sri: number | null
  version: Generated<number>
}

export interface PlanTable {
  id: string
  company_id: string
  kind: string
  name: string
  abondement: JsonColumn
  fund_ids: Generated<string[]>
  default_fund_id: string | null
  has_managed_profiles: Generated<boolean>
  version: Generated<number>
  updated_at: Instant
}

export interface AgreementTable {
  id: string
  company_id: string
  type: string
  title: string
  signed_on: string | null
  filed_on: string | null
  first_exercise_start: string | null
  last_exercise_end: string | null
  clauses: JsonColumn
  version: Generated<number>
  updated_at: Instant
}

export interface BeneficiaryTable {
  id: string
  company_id: string
  user_id: string | null
  employee_number: string | null
  civility: Generated<string>
  last_name: string
  birth_name: string | null
  first_name: string
  birth_date: string | null
  birth_place: string | null
  birth_country: string | null
  nir_cipher: Buffer | null
  nir_mask: string | null
  nir_index: Buffer | null
  personal_email: string | null
  work_email: string | null
  mobile: string | null
  address: JsonColumnOrNull
  establishment: string | null
  contract_type: string | null
  hire_date: string | null
  exit_date: string | null
  exit_reason: string | null
  status: Generated<string>
  iban_cipher: Buffer | null
  iban_mask: string | null
  electronic_delivery: Generated<string>
  wants_reminders: Generated<boolean>
  account_status: Generated<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface BeneficiaryYearTable {
  company_id: string
  beneficiary_id: string
  year: number
  reference_salary_cents: number | null
  presence_days: number | null
}

export interface ExtractTable {
  id: string
  company_id: string | null
  user_id: string
  state: string
  file_name: string
  size_bytes: number
  reading: JsonWithDefault
  sealed: Buffer | null
  beat_at: GeneratedInstant
  year: number | null
  expires_at: Instant
  created_at: Instant
  updated_at: Instant
}

export interface ExtractFileTable {
  extract_id: string
  company_id: string | null
  part: number
  sealed: Buffer
}

export interface ExtractRowTable {
  extract_id: string
  company_id: string | null
  row: number
  status: string
  employee_number: string | null
  beneficiary_id: string | null
  has_problem: Generated<boolean>
  warnings: Generated<number>
  left_out: Generated<boolean>
  salary_cents: number | null
  sealed: Buffer
}

export interface CampaignTable {
  id: string
  company_id: string
  name: string
  type: string
  year: number
  state: Generated<string>
  exercise_start: string
  exercise_end: string
  envelope_gross_cents: number | null
  payroll_gross_cents: number | null
  criteria: JsonColumn
  seniority_months: number
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  opens_at: Instant | null
  response_days: number
  presumption_days: number
  closes_at: Instant | null
  planned_payment_date: string | null
  legal_payment_deadline: string
  destinations: string[]
  default_rule: string
  draft_policy: string
  reminder_plan: number[]
  message_title: string | null
  message_body: string | null
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  warning_reasons: JsonWithDefault
  frozen: JsonColumnOrNull
  calculation: JsonColumnOrNull
  calculated_at: Instant | null
  distributed_gross_cents: Generated<number>
  launched_at: Instant | null
  launched_by: string | null
  launched_by_name: string | null
  closed_at: Instant | null
  submitted_at: Instant | null
  submitted_by: string | null
  submitted_by_name: string | null
  validated_at: Instant | null
  validated_by: string | null
  validated_by_name: string | null
  completed_at: Instant | null
  completed_by: string | null
  completed_by_name: string | null
  cancelled_at: Instant | null
  cancelled_by: string | null
  cancelled_by_name: string | null
  state_reason: string | null
  paid_on: string | null
  keeper_reference: string | null
  frozen_hash: Buffer | null
  export_sha256: JsonColumnOrNull
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
  process_id: string | null
}

export interface CampaignBeneficiaryTable {
  id: string
  company_id: string
  campaign_id: string
  beneficiary_id: string
  employee_number: string | null
  last_name: string
  first_name: string
  email: string | null
  establishment: string | null
  hire_date: string | null
  exit_date: string | null
  reference_salary_cents: number | null
  presence_days: number | null
  engagement_state: Generated<string>
  gross_cents: Generated<number>
  csg_deductible_cents: Generated<number>
  csg_non_deductible_cents: Generated<number>
  crds_cents: Generated<number>
  net_cents: Generated<number>
  calculation: JsonColumnOrNull
  by_hand: JsonColumnOrNull
  capped: Generated<boolean>
  late_added: Generated<boolean>
  email_bounced: Generated<boolean>
  exclusion_reason: string | null
  invited_at: Instant | null
  informed_on: string | null
  deadline_at: Instant | null
  opened_at: Instant | null
  drafted_at: Instant | null
  submitted_at: Instant | null
  submission_channel: string | null
  last_reminder_at: Instant | null
  last_manual_reminder_at: Instant | null
  reminder_count: Generated<number>
  receipt_number: string | null
  paid_cents: number | null
  pee_cents: number | null
  percol_cents: number | null
  held_cents: number | null
  abondement_gross_cents: Generated<number>
  abondement_net_cents: Generated<number>
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface ChoiceTable {
  id: string
  company_id: string
  campaign_beneficiary_id: string
  campaign_id: string
  beneficiary_id: string
  status: string
  mode: string | null
  lines: JsonColumn
  total_cents: number
  acknowledgements: Generated<string[]>
  channel: string | null
  receipt_number: string | null
  receipt_sha256: string | null
  receipt: JsonColumnOrNull
  submitted_at: Instant | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface ExportLayoutTable {
  kind: string
  version: string
  layout: JsonColumn
}

export interface ExportDownloadTable {
  id: string
  company_id: string
  campaign_id: string
  kind: string
  format: string
  layout_version: string
  sha256: string
  at: Instant
  by_id: string
  by_name: string
}

export interface Database extends CompanySide {
  business_clock: BusinessClockTable
  app_user: AppUserTable
  session: SessionTable
  sign_in_link: SignInLinkTable
  signing_key: SigningKeyTable
  rate_limit: RateLimitTable
  data_key: DataKeyTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  demo_mail: DemoMailTable
  audit: AuditTable
  company: CompanyTable
  membership: MembershipTable
  fund: FundTable
  plan: PlanTable
  agreement: AgreementTable
  beneficiary: BeneficiaryTable
  beneficiary_year: BeneficiaryYearTable
  extract: ExtractTable
  extract_file: ExtractFileTable
  extract_row: ExtractRowTable
  campaign: CampaignTable
  campaign_beneficiary: CampaignBeneficiaryTable
  choice: ChoiceTable
  export_layout: ExportLayoutTable
  export_download: ExportDownloadTable
}
