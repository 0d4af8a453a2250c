import type { AgreementFormula } from '@moisson/core/accord/accord'
import type { AgreementClauses } from '@moisson/core/campaign/frozen-rules'
import type { actFields } from '@moisson/core/company/agreement-fields'
import type { MatchingClause } from '@moisson/core/company/matching-clause'
import type { establishmentFields } from '@moisson/core/company/establishment-fields'
import type { companyFields } from '@moisson/core/company/fields'
import type { planFields } from '@moisson/core/company/plan-fields'
import type {
  AgreementAct,
  AgreementType,
  CompanyRole,
  CompanyStatus,
  FactorKind,
  FundStatus,
  PlanKind,
  userStatuses,
} from '@moisson/core/vocabulary'
import type { DataRequestKind } from '@moisson/core/privacy/data-requests'
import type { Erasure, ErasureOutcome } from '@moisson/core/privacy/erasure'
import type { JWK } from 'jose'
import type { Generated, GeneratedAlways } from 'kysely'
import type { everyYearField, personFields } from '@moisson/core/beneficiary/fields'
import type { ColumnsOf } from './columns-of.ts'
import type { KeptFund } from './kept-fund.ts'
import type { KeptAttachment, LinkKind, MailPayload, MailState } from './kept-mail.ts'
import type { KeptAgent, KeptNotifications } from './kept-person.ts'
import type { Reading, RowStatus } from './kept-reading.ts'
import type { GeneratedInstant, Instant, JsonColumn, JsonColumnOrNull, JsonWithDefault } from './columns.ts'
import type { AcademySide } from './schema-academy.ts'
import type { CampaignSide } from './schema-campaign-side.ts'
import type { CompanySide } from './schema-company-side.ts'
import type { QuestionSide } from './schema-question.ts'
import type { RatificationSide } from './schema-ratification.ts'

/** The tables as the code sees them; the migrations are the source. */
export interface BusinessClockTable {
  one: Generated<boolean>
  shift: Generated<string>
  made_at: GeneratedInstant | null
}

/** The only row of the installation itself. */
export interface InstallationTable {
  one: Generated<boolean>
  /** No mail leaves while it is set; a restore sets it. */
  mail_held_since: Instant | null
  restored_at: Instant | null
  backup_made_at: Instant | null
  /** The provider by which messages leave to mobiles, written at each start; null without one. */
  sms_gateway: string | null
}

export interface AppUserTable {
  id: string
  email: string
  /** The address in lower case, which accounts are found by. */
  email_key: GeneratedAlways<string>
  display_name: string | null
  phone: string | null
  photo_url: string | null
  locale: Generated<string>
  /** Null as long as they never said. */
  easy_words: boolean | null
  status: Generated<(typeof userStatuses)[number]>
  password_hash: string | null
  email_verified: Generated<boolean>
  is_platform_admin: Generated<boolean>
  is_manager: Generated<boolean>
  current_company_id: string | null
  created_at: GeneratedInstant
  last_login_at: Instant | null
  version: Generated<number>
  notifications: JsonWithDefault<KeptNotifications>
  agent: JsonColumnOrNull<KeptAgent>
  factor_asked: Generated<boolean>
  suspended_by_platform: Generated<boolean>
  suspended_at: Instant | null
  /** When they were made an administrator of the platform; null before it was kept. */
  platform_admin_since: Instant | null
  /** The person whose letters it opens: it has no mailbox. */
  letter_of: string | null
}

export interface SignInFactorTable {
  id: string
  user_id: string
  kind: FactorKind
  name: string
  created_at: GeneratedInstant
  confirmed_at: Instant | null
  last_used_at: Instant | null
  credential_id: string | null
  public_key: Buffer | null
  counter: Generated<number>
  transports: Generated<string[]>
  secret_cipher: Buffer | null
}

export interface RecoveryCodeTable {
  user_id: string
  number: number
  hash: string
  used_at: Instant | null
}

export interface FactorRecoveryTable {
  id: string
  user_id: string
  asked_at: Instant
  first_by: string | null
  first_at: Instant | null
  second_by: string | null
  second_at: Instant | null
  due_at: Instant | null
  ended_at: Instant | null
  ended_by: string | null
  end_reason: 'done' | 'refused' | 'withdrawn' | null
}

export interface UsedChallengeTable {
  digest: Buffer
  expires_at: Instant
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
  /** The refresh whose bearer was seen in use, and when it was first. */
  used_step: Generated<number>
  used_step_at: Instant | null
  amr: Generated<string[]>
  acr: GeneratedAlways<string>
  half: Generated<boolean>
  /** The link that takes a former address back once the second step is done. */
  pending_link: string | null
}

export interface SignInLinkTable {
  id: string
  token_hash: Buffer
  kind: LinkKind
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
  device: Buffer | null
}

export interface SigningKeyTable {
  kid: string
  public_jwk: JsonColumn<JWK>
  private_cipher: Buffer
  state: 'active' | 'retired'
  created_at: GeneratedInstant
  /** When another began to sign: what it signed is believed for the life of a bearer. */
  retired_at: Instant | null
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
  /** Null while the first request of the key runs. */
  status: number | null
  /** The answer, sealed; null where it has no content. */
  sealed: Buffer | null
  /** The company it tells of; null for none. */
  company_id: string | null
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
  payload: JsonColumn<MailPayload>
  /** By mail, or by SMS to the recipient's number. */
  channel: Generated<'mail' | 'sms'>
  state: Generated<MailState>
  priority: Generated<number>
  attempts: Generated<number>
  error: string | null
  created_at: Instant
  due_at: Instant
  claimed_at: Instant | null
  claimed_by: string | null
  attempt_at: Instant | null
  hindrance: string | null
  sent_at: Instant | null
}

export interface MailSenderTable {
  id: string
  beat_at: GeneratedInstant
}

export interface DemoMailTable {
  id: string
  at: Instant
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attachments: JsonWithDefault<KeptAttachment[]>
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

export interface AuditHeadTable {
  company_id: string | null
  seq: number
  hash: Buffer
  /** The last row that was forgotten, after ten years, and its hash. */
  cut_seq: Generated<number>
  cut_hash: Buffer | null
}

/** A dispute: nothing of the person is forgotten while it stands. */
export interface LegalHoldTable {
  id: string
  company_id: string
  beneficiary_id: string
  reason: string
  placed_at: Instant
  placed_by: string | null
  placed_by_name: string | null
  lifted_at: Instant | null
  lifted_by_name: string | null
}

export interface ErasureRequestTable {
  id: string
  company_id: string
  beneficiary_id: string
  kind: Generated<DataRequestKind>
  user_id: string | null
  message: string | null
  asked_at: Instant
  decided_at: Instant | null
  decided_by: string | null
  decided_by_name: string | null
  granted: boolean | null
  reason: string | null
  outcome: JsonColumnOrNull<ErasureOutcome>
  done: JsonColumnOrNull<Pick<Erasure, 'whole' | 'purposes'>>
  /** When an erasure was written outside the database too. */
  journaled_at: Instant | null
}

/** Where a value of the company’s file came from. */
export interface Origin {
  source: string
  at: string
  by: string | null
}

export interface CompanyTable extends ColumnsOf<typeof companyFields> {
  id: string
  siren: string
  status: Generated<CompanyStatus>
  logo_url: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
  /** Where and when a value came from, by field. */
  origins: JsonWithDefault<Record<string, Origin>>
  access_reviewed_on: string | null
  /** The number of its last question. */
  questions_asked: Generated<number>
  /** Its administrators need a second factor. */
  second_factor_required: Generated<boolean>
}

/** A place of work of a company; a person’s file holds its name. */
export interface EstablishmentTable extends ColumnsOf<typeof establishmentFields> {
  id: string
  company_id: string
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface AdviserView {
  company_id: string
  /** When the company was given to this adviser. */
  since: Instant
  id: string
  name: string
  email: string
}

export interface MembershipTable {
  user_id: string
  company_id: string
  role: 'company_admin' | 'manager'
  status: Generated<'invited' | 'active' | 'revoked'>
  created_at: Instant
  company_role: Generated<CompanyRole>
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
  data: JsonColumn<Partial<KeptFund>>
  status: FundStatus
  sri: number | null
  version: Generated<number>
}

/** One dated version of a plan: it counts from its day until the next one. */
export interface PlanTable extends ColumnsOf<typeof planFields> {
  id: string
  company_id: string
  kind: PlanKind
  counts_from: Generated<string>
  abondement: JsonColumn<MatchingClause>
  fund_ids: Generated<string[]>
  default_fund_id: string | null
  is_example: Generated<boolean>
  saved_by_name: string | null
  /** How often the plan was saved, counted over all its versions. */
  version: Generated<number>
  updated_at: Instant
}

/** One dated version of an agreement: it rules the exercices from its first one until the next version's. */
export interface AgreementTable extends ColumnsOf<typeof actFields> {
  id: string
  company_id: string
  type: AgreementType
  act: Generated<AgreementAct>
  /** The agreement that an amendment changes, or a renewal goes on with. */
  of_id: string | null
  denounced_on: string | null
  saved_by_name: string | null
  is_example: Generated<boolean>
  clauses: JsonColumn<Partial<AgreementClauses>>
  /** What campaigns compute their envelope from; null where it is typed. */
  formula: JsonColumnOrNull<AgreementFormula>
  /** Why no formula is kept of it. */
  typed_envelope_reason: string | null
  version: Generated<number>
  updated_at: Instant
}

export interface BeneficiaryTable extends ColumnsOf<typeof personFields> {
  id: string
  company_id: string
  user_id: string | null
  nir_index: Buffer | null
  wants_reminders: Generated<boolean>
  /** The gateway said that nobody has the number. */
  sms_refused: Generated<boolean>
  /** Since when the row names nobody. */
  forgotten_at: Instant | null
  account_status: Generated<string>
  search: GeneratedAlways<string>
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface BeneficiaryYearTable extends ColumnsOf<typeof everyYearField> {
  company_id: string
  beneficiary_id: string
  year: number
}

export interface ExtractTable {
  id: string
  company_id: string | null
  user_id: string
  state: 'reading' | 'ready' | 'refused' | 'written'
  file_name: string
  size_bytes: number
  reading: JsonWithDefault<Reading>
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
  status: RowStatus
  employee_number: string | null
  beneficiary_id: string | null
  has_problem: Generated<boolean>
  warnings: Generated<number>
  left_out: Generated<boolean>
  salary_cents: number | null
  sealed: Buffer
}

export interface CompanyHeadcountTable {
  company_id: string
  year: number
  headcount: number
  declared_by: string | null
  declared_by_name: string | null
  declared_at: Date
}

export interface Database extends CompanySide, CampaignSide, RatificationSide, QuestionSide, AcademySide {
  business_clock: BusinessClockTable
  installation: InstallationTable
  app_user: AppUserTable
  session: SessionTable
  sign_in_factor: SignInFactorTable
  recovery_code: RecoveryCodeTable
  factor_recovery: FactorRecoveryTable
  used_challenge: UsedChallengeTable
  sign_in_link: SignInLinkTable
  signing_key: SigningKeyTable
  rate_limit: RateLimitTable
  data_key: DataKeyTable
  idempotency: IdempotencyTable
  outbox: OutboxTable
  mail_sender: MailSenderTable
  demo_mail: DemoMailTable
  audit: AuditTable
  audit_head: AuditHeadTable
  legal_hold: LegalHoldTable
  erasure_request: ErasureRequestTable
  company: CompanyTable
  membership: MembershipTable
  /** Who advises a company today; only read. */
  adviser: AdviserView
  fund: FundTable
  plan: PlanTable
  /** Of each plan the version that counts today; only read. */
  plan_in_force: PlanTable
  agreement: AgreementTable
  beneficiary: BeneficiaryTable
  beneficiary_year: BeneficiaryYearTable
  extract: ExtractTable
  extract_file: ExtractFileTable
  extract_row: ExtractRowTable
  company_headcount: CompanyHeadcountTable
  establishment: EstablishmentTable
}
