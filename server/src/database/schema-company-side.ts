import type { OwnProcess } from '@moisson/core/process/own-template'
import type { OwnTodo } from '@moisson/core/todo/own-todos'
import type { DraftAnswers } from '@moisson/core/accord/draft-answers'
import type { Answers } from '@moisson/core/process/check-form'
import type { PaymentRecord } from '@moisson/core/payment/movements'
import type { AnswerStatus, LateKind, PaymentKind } from '@moisson/core/payment/payment-vocabulary'
import type { FormField, RequiredDocument } from '@moisson/core/process/template'
import type { staffRoles } from '@moisson/core/roles'
import type { InputsByType } from '@moisson/core/simulation/inputs'
import type { SimulationResult } from '@moisson/core/simulation/result'
import type { Related } from '@moisson/core/todo/template'
import type {
  DocumentSource,
  DocumentStatus,
  DocumentType,
  DocumentVisibility,
  FundStatus,
  ProcessStatus,
  ProcessType,
  simulationStatuses,
  SimulationType,
  StepKind,
  StepResponsible,
  StepStatus,
  todoSources,
  TodoPriority,
  TodoStatus,
  TodoType,
  UserDocumentStatus,
  PlanKind,
} from '@moisson/core/vocabulary'
import type { Text } from '@moisson/law/text'
import type { Generated } from 'kysely'
import type { KeptFund } from './kept-fund.ts'
import type { WrittenFrom } from './kept-paper.ts'
import type { Instant, JsonColumn, JsonColumnOrNull, JsonWithDefault } from './columns.ts'

/** What a step says, kept as its template had it. */
export interface StepTexts {
  title: Text
  summary: Text
  why: Text
  body: Text
}

/** The company's papers, things to do, simulations, processes and payments, as the code sees them. */
export interface StoredFileTable {
  id: string
  company_id: string | null
  object_key: string
  file_name: string
  mime_type: string
  size_bytes: number
  sha256: string
  scanned: Generated<'unscanned' | 'clean' | 'infected'>
  created_by: string | null
  created_at: Instant
}

export interface DocumentTable {
  id: string
  company_id: string
  title: string
  type: DocumentType
  year: number | null
  period_start: string | null
  period_end: string | null
  file_id: string
  status: DocumentStatus
  visibility: Generated<DocumentVisibility>
  source: DocumentSource
  signed_at: string | null
  filed_at: string | null
  filing_reference: string | null
  valid_from: string | null
  valid_until: string | null
  answers: JsonColumnOrNull<WrittenFrom>
  campaign_id: string | null
  step_id: string | null
  series_id: string
  revision: Generated<number>
  previous_version_id: string | null
  current: Generated<boolean>
  uploaded_by: string | null
  uploaded_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface DocumentShareTable {
  id: string
  company_id: string
  document_id: string
  token_hash: Buffer
  label: string
  expires_at: Instant
  revoked_at: Instant | null
  created_by: string | null
  created_by_name: string | null
  created_at: Instant
}

/** What opens a page without an account until a day: that of the works council, or one draft of an agreement. */
export interface ReadingLinkTable {
  id: string
  company_id: string
  draft_id: string | null
  may_comment: Generated<boolean>
  token_hash: Buffer
  label: string
  ends_on: string
  revoked_at: Instant | null
  created_by: string | null
  created_by_name: string | null
  created_at: Instant
  opened: Generated<number>
  last_opened_at: Instant | null
}

export interface DocumentAccessTable {
  id: string
  company_id: string
  document_id: string
  share_id: string | null
  user_id: string | null
  who: string
  kind: 'preview' | 'download' | 'share'
  at: Instant
}

export interface TodoTable {
  id: string
  company_id: string
  type: TodoType
  title: string
  description: Generated<string>
  status: Generated<TodoStatus>
  priority: Generated<TodoPriority>
  due_date: string | null
  due_rule: string | null
  assignee_role: Generated<'company_admin' | 'manager'>
  assignee_id: string | null
  source: (typeof todoSources)[number]
  code: string | null
  year: number | null
  related: JsonColumnOrNull<Related>
  estimated_minutes: number | null
  consequence: string | null
  snoozed_until: string | null
  completed_at: Instant | null
  completed_by: string | null
  completed_by_name: string | null
  reason: string | null
  evidence_document_id: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface SimulationTable {
  id: string
  company_id: string
  type: SimulationType
  name: string
  status: Generated<(typeof simulationStatuses)[number]>
  rules_date: string
  engine_version: string
  inputs: JsonColumn<InputsByType[SimulationType]>
  results: JsonColumn<SimulationResult>
  compare_with_id: string | null
  created_by: string | null
  created_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface AccordDraftTable {
  id: string
  company_id: string
  name: string
  kind: Generated<'agreement' | 'amendment'>
  origin: 'empty' | 'draft' | 'agreement' | 'model'
  origin_name: string | null
  answers: JsonColumn<DraftAnswers>
  version: Generated<number>
  created_by: string | null
  created_by_name: string | null
  created_at: Instant
  updated_by: string | null
  updated_by_name: string | null
  updated_at: Instant
}

/** What a reader of a shared draft wrote at a clause, at none for the whole, and what became of it. */
export interface AccordCommentTable {
  id: string
  company_id: string
  draft_id: string
  link_id: string | null
  clause_code: string | null
  clause_title: string | null
  author_name: string
  body: string
  created_at: Instant
  answer: string | null
  answered_by_name: string | null
  answered_at: Instant | null
  closed_at: Instant | null
  closed_by_name: string | null
  /** When whoever shared the draft was told of it. */
  told_at: Instant | null
}

export interface AccordDraftVersionTable {
  company_id: string
  draft_id: string
  version: number
  answers: JsonColumn<DraftAnswers>
  saved_by: string | null
  saved_by_name: string | null
  saved_at: Instant
}

/** What a version of a template says: one of the two. */
export interface OwnTemplateContent {
  process: OwnProcess | null
  todos: OwnTodo[] | null
}
export interface OwnTemplateTable {
  id: string
  version: number
  kind: 'process' | 'todos'
  base_code: string | null
  /** Null: the platform’s. */
  owner_id: string | null
  title: string
  content: JsonColumn<OwnTemplateContent>
  retired: Generated<boolean>
  written_by_name: string
  created_at: Instant
}

export interface ProcessTable {
  id: string
  company_id: string
  template_code: string
  template_version: number
  type: ProcessType
  title: string | null
  year: number | null
  status: ProcessStatus
  manager_id: string | null
  campaign_id: string | null
  copied_from_id: string | null
  /** The template that somebody wrote, whose version is that of the template; null: the product’s. */
  own_template_id: string | null
  started_at: Instant
  target_date: string | null
  completed_at: Instant | null
  cancelled_at: Instant | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface ProcessStepTable {
  id: string
  company_id: string
  process_id: string
  position: number
  code: string
  texts: JsonColumn<StepTexts>
  kind: StepKind
  status: StepStatus
  responsible: StepResponsible
  depends_on: Generated<string[]>
  due_date: string | null
  estimated_minutes: number | null
  legal_basis: string | null
  page: string | null
  skippable: Generated<boolean>
  required_documents: JsonWithDefault<RequiredDocument[]>
  form_schema: JsonColumnOrNull<FormField[]>
  form_data: JsonColumnOrNull<Answers>
  comment: string | null
  submitted_at: Instant | null
  submitted_by: string | null
  submitted_by_name: string | null
  validated_at: Instant | null
  validated_by: string | null
  validated_by_name: string | null
  version: Generated<number>
  updated_at: Instant
}

export interface StepCommentTable {
  id: string
  company_id: string
  step_id: string
  author_id: string | null
  author_name: string
  author_role: (typeof staffRoles)[number]
  text: string
  created_at: Instant
}

export interface UserDocumentTable {
  id: string
  company_id: string
  step_id: string
  document_name: string
  document_id: string | null
  file_id: string
  status: UserDocumentStatus
  rejection_reason: string | null
  uploaded_by: string | null
  uploaded_by_name: string | null
  uploaded_at: Instant
  reviewed_by: string | null
  reviewed_by_name: string | null
  reviewed_at: Instant | null
  revision: Generated<number>
  deleted_at: Instant | null
  version: Generated<number>
}

export interface LateInterestTable {
  id: string
  company_id: string
  campaign_id: string
  kind: LateKind
  first_day: string
  paid_on: string
  days: number
  tmop_source: string | null
  rate_percent: string
  principal_cents: number
  interest_cents: number
  people: number
  fixed_by: string | null
  fixed_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface PaymentRecordTable {
  id: string
  company_id: string
  campaign_id: string
  kind: PaymentKind
  status: PaymentRecord['status']
  amount_cents: number
  paid_on: string | null
  reference: string | null
  note: string | null
  proof_document_id: string | null
  recorded_by: string | null
  recorded_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface KeeperAnswerTable {
  id: string
  company_id: string
  campaign_id: string
  file_id: string | null
  file_name: string
  rejects_only: boolean
  /** Whose keeper answered, where each plan has its own; null: of every plan. */
  plan: PlanKind | null
  received_by: string | null
  received_by_name: string | null
  created_at: Instant
}

export interface KeeperAnswerLineTable {
  id: string
  company_id: string
  answer_id: string
  campaign_id: string
  position: number
  row: number | null
  campaign_beneficiary_id: string | null
  beneficiary_id: string | null
  employee_number: string | null
  person_name: string | null
  plan: string | null
  fund_code: string | null
  amount_cents: number | null
  expected_cents: number | null
  status: AnswerStatus
  reason: string | null
  resolved_at: Instant | null
  resolved_by_name: string | null
  resolution: string | null
  version: Generated<number>
}

export interface FundVersionTable {
  fund_id: string
  version: number
  status: FundStatus
  data: JsonColumn<Partial<KeptFund>>
  note: string | null
  saved_by: string | null
  saved_by_name: string | null
  saved_at: Instant
}

export interface CompanySide {
  stored_file: StoredFileTable
  document: DocumentTable
  document_share: DocumentShareTable
  reading_link: ReadingLinkTable
  document_access: DocumentAccessTable
  todo: TodoTable
  simulation: SimulationTable
  accord_draft: AccordDraftTable
  accord_draft_version: AccordDraftVersionTable
  accord_comment: AccordCommentTable
  own_template: OwnTemplateTable
  process: ProcessTable
  process_step: ProcessStepTable
  step_comment: StepCommentTable
  user_document: UserDocumentTable
  payment_record: PaymentRecordTable
  late_interest: LateInterestTable
  keeper_answer: KeeperAnswerTable
  keeper_answer_line: KeeperAnswerLineTable
  fund_version: FundVersionTable
}
