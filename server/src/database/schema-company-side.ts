import type { Generated } from 'kysely'
import type { Instant, JsonColumn, JsonColumnOrNull, JsonWithDefault } from './columns.ts'

/** The company's papers, things to do, simulations, processes and payments, as the code sees them. */
export interface StoredFileTable {
  id: string
  company_id: string | null
  object_key: string
  file_name: string
  mime_type: string
  size_bytes: number
  sha256: string
  scanned: Generated<string>
  created_by: string | null
  created_at: Instant
}

export interface DocumentTable {
  id: string
  company_id: string
  title: string
  type: string
  year: number | null
  period_start: string | null
  period_end: string | null
  file_id: string
  status: string
  visibility: Generated<string>
  source: string
  signed_at: string | null
  filed_at: string | null
  filing_reference: string | null
  valid_from: string | null
  valid_until: string | null
  answers: JsonColumnOrNull
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

export interface DocumentAccessTable {
  id: string
  company_id: string
  document_id: string
  share_id: string | null
  user_id: string | null
  who: string
  kind: string
  at: Instant
}

export interface TodoTable {
  id: string
  company_id: string
  type: string
  title: string
  description: Generated<string>
  status: Generated<string>
  priority: Generated<string>
  due_date: string | null
  due_rule: string | null
  assignee_role: Generated<string>
  assignee_id: string | null
  source: string
  code: string | null
  year: number | null
  related: JsonColumnOrNull
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
  type: string
  name: string
  status: Generated<string>
  rules_date: string
  engine_version: string
  inputs: JsonColumn
  results: JsonColumn
  compare_with_id: string | null
  created_by: string | null
  created_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

export interface ProcessTable {
  id: string
  company_id: string
  template_code: string
  template_version: number
  type: string
  title: string | null
  year: number | null
  status: string
  manager_id: string | null
  campaign_id: string | null
  copied_from_id: string | null
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
  texts: JsonColumn
  kind: string
  status: string
  responsible: string
  depends_on: Generated<string[]>
  due_date: string | null
  estimated_minutes: number | null
  legal_basis: string | null
  page: string | null
  skippable: Generated<boolean>
  required_documents: JsonWithDefault
  form_schema: JsonColumnOrNull
  form_data: JsonColumnOrNull
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
  author_role: string
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
  status: string
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

export interface PaymentRecordTable {
  id: string
  company_id: string
  campaign_id: string
  kind: string
  status: string
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
  status: string
  reason: string | null
  resolved_at: Instant | null
  resolved_by_name: string | null
  resolution: string | null
  version: Generated<number>
}

export interface FundVersionTable {
  fund_id: string
  version: number
  status: string
  data: JsonColumn
  note: string | null
  saved_by: string | null
  saved_by_name: string | null
  saved_at: Instant
}

export interface CompanySide {
  stored_file: StoredFileTable
  document: DocumentTable
  document_share: DocumentShareTable
  document_access: DocumentAccessTable
  todo: TodoTable
  simulation: SimulationTable
  process: ProcessTable
  process_step: ProcessStepTable
  step_comment: StepCommentTable
  user_document: UserDocumentTable
  payment_record: PaymentRecordTable
  keeper_answer: KeeperAnswerTable
  keeper_answer_line: KeeperAnswerLineTable
  fund_version: FundVersionTable
}
