import type { HeldOutcome } from '@moisson/core/payment/held-sum'
import type { Fund } from '@moisson/contract/fund'
import type { FundAmounts } from '@moisson/core/abondement/clause'
import type { settingFields } from '@moisson/core/campaign/setting-fields'
import type { RecordedBasis } from '@moisson/core/campaign/envelope-basis'
import type { EmployerCost } from '@moisson/core/campaign/employer-cost'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import type { KeeperSettings } from '@moisson/core/keeper/keepers-of'
import type { ByHand, CampaignCalculation, PersonCalculation } from '@moisson/core/campaign/share'
import type { Receipt } from '@moisson/core/choice/receipt'
import type { Line, MatchedLine } from '@moisson/core/choice/offer'
import type {
  Acknowledgement,
  CampaignState,
  CampaignType,
  ChoiceMode,
  ChoiceStatus,
  EngagementState,
  HandoverWay,
  InformedBy,
  PlanKind,
  SubmissionChannel,
} from '@moisson/core/vocabulary'
import type { Generated } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { ColumnsOf } from './columns-of.ts'
import type { Computed, Instant, JsonColumn, JsonColumnOrNull } from './columns.ts'

/** A fund as people were shown it, kept whole in the rules of a launched campaign. */
export type ShownFund = Infer<typeof Fund>
export type CampaignRules = FrozenRules<ShownFund>
/** The last computation of the shares, and whose it was. */
export type StoredCalculation = CampaignCalculation & {
  computed_by: string | null
  /** Of its people, those who have an amount; left out of what was computed before it was counted. */
  receiving?: number
}
/** The last correction of an amount after the launch, with what stood before it. */
export interface StoredCorrection {
  at: string
  by: string
  reason: string
  gross_cents: number
  net_cents: number
  reference_salary_cents: number | null
  presence_days: number | null
  /** The advance before it was corrected; left out where it was not. */
  advance_gross_cents?: number
  advance_net_cents?: number
  /** The last choice that was for the former amount. */
  choice_version?: number
}

/** Campaigns, what each person chose and was matched, and what was exported, as the code sees them. */
export interface CampaignTable extends ColumnsOf<typeof settingFields> {
  /** Called off while others of the company were being answered: what those may cost is still to be read again. */
  costs_left: Generated<boolean>
  id: string
  company_id: string
  type: CampaignType
  year: number
  state: Generated<CampaignState>
  /** Where the envelope comes from, where the formula of its agreement gave it. */
  envelope_basis: JsonColumnOrNull<RecordedBasis>
  /** The part of the envelope that was added after the launch. */
  complement_gross_cents: Generated<number>
  closes_at: Instant | null
  legal_payment_deadline: string
  frozen: JsonColumnOrNull<CampaignRules>
  /** Who keeps the accounts of what it places, from the launch on. */
  keepers: JsonColumnOrNull<KeeperSettings>
  calculation: JsonColumnOrNull<StoredCalculation>
  cost: JsonColumnOrNull<EmployerCost>
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
  export_sha256: JsonColumnOrNull<Record<string, string | null>>
  look_again_at: Instant | null
  /** The end for which those who run it were told who has not answered. */
  silent_told_for: Instant | null
  /** Since when its receipts and the bases of its shares are gone. */
  forgotten_at: Instant | null
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
  /** The leaving day the outcome was settled with. */
  settled_exit_date: string | null
  correction: JsonColumnOrNull<StoredCorrection>
  reference_salary_cents: number | null
  presence_days: number | null
  engagement_state: Generated<EngagementState>
  gross_cents: Generated<number>
  csg_deductible_cents: Generated<number>
  csg_non_deductible_cents: Generated<number>
  crds_cents: Generated<number>
  net_cents: Generated<number>
  /** What was paid before the share was known, with what was withheld on it: part of the share. */
  advance_gross_cents: Generated<number>
  advance_csg_deductible_cents: Generated<number>
  advance_csg_non_deductible_cents: Generated<number>
  advance_crds_cents: Generated<number>
  advance_net_cents: Generated<number>
  /** The share less the advance, part by part: what is chosen about, paid, placed and declared. */
  due_gross_cents: Computed<number>
  due_csg_deductible_cents: Computed<number>
  due_csg_non_deductible_cents: Computed<number>
  due_crds_cents: Computed<number>
  due_net_cents: Computed<number>
  /** The most somebody may pay in of their own money; null where an amount is due to them. */
  room_cents: number | null
  /** What a day is worth where they give days, and the half days that what they confirmed makes, once it counts. */
  day_cents: number | null
  given_half_days: Computed<number | null>
  /** Whether there is anything to decide about: an amount still due, or room to pay in. */
  decides: Computed<boolean>
  calculation: JsonColumnOrNull<PersonCalculation>
  by_hand: JsonColumnOrNull<ByHand>
  capped: Generated<boolean>
  late_added: Generated<boolean>
  /** Exempt of income tax and of CSG and CRDS, placed or not. */
  untaxed: Generated<boolean>
  email_bounced: Generated<boolean>
  on_paper: Generated<boolean>
  readdressed_at: Instant | null
  /** That of the last change which the person made themself, already informed. */
  self_readdressed_at: Instant | null
  address_followed: Generated<boolean>
  exclusion_reason: string | null
  invited_at: Instant | null
  informed_on: string | null
  /** By what the person was informed; null where a screen came first. */
  informed_by: InformedBy | null
  deadline_at: Instant | null
  opened_at: Instant | null
  drafted_at: Instant | null
  submitted_at: Instant | null
  submission_channel: SubmissionChannel | null
  last_reminder_at: Instant | null
  last_manual_reminder_at: Instant | null
  reminder_count: Generated<number>
  /** By the person, with the link in a mail: what has to be told still is. */
  reminders_stopped_at: Instant | null
  receipt_number: string | null
  paid_cents: number | null
  pee_cents: number | null
  percol_cents: number | null
  held_cents: number | null
  abondement_gross_cents: Generated<number>
  abondement_net_cents: Generated<number>
  /** Interest for paying late, on each of the three sums: 0 until it is fixed for a day. */
  late_interest_paid_cents: Generated<number>
  late_interest_pee_cents: Generated<number>
  late_interest_percol_cents: Generated<number>
  next_due_at: Instant | null
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
  status: ChoiceStatus
  mode: ChoiceMode | null
  /** With their matching from the confirmation on; a draft's are without. */
  lines: JsonColumn<(Line & Partial<MatchedLine>)[]>
  total_cents: number
  acknowledgements: Generated<Acknowledgement[]>
  channel: SubmissionChannel | null
  receipt_number: string | null
  receipt_sha256: string | null
  receipt: JsonColumnOrNull<Receipt>
  submitted_at: Instant | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
}

/** One row a person, locked by whoever reads and writes the person's accounts of matching. */
export interface AbondementAccountTable {
  beneficiary_id: string
  company_id: string
  version: Generated<number>
}

export interface AbondementEntryTable {
  id: string
  company_id: string
  beneficiary_id: string
  plan_kind: PlanKind
  year: number
  kind: 'opening' | 'reservation' | 'settlement'
  contributed_cents: Generated<number>
  gross_cents: Generated<number>
  net_cents: Generated<number>
  uncut_gross_cents: Generated<number>
  above_cap_cents: Generated<number>
  /** What it places on each fund, where the plan's matching looks at them. */
  by_fund: JsonColumnOrNull<FundAmounts>
  promised_gross_cents: number | null
  promised_net_cents: number | null
  campaign_id: string | null
  campaign_beneficiary_id: string | null
  choice_id: string | null
  source: 'choice' | 'draft' | 'default' | 'file' | 'hand' | 'kept_promise'
  note: string | null
  confirmed_at: Instant
  settled_at: Instant | null
  freed_at: Instant | null
  freed_because: string | null
  created_by: string | null
  created_by_name: string | null
  version: Generated<number>
  created_at: Instant
  updated_at: Instant
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

/** The code in an SMS: it opens the person's campaign until their deadline, as that of a letter does. */
export interface TextCodeTable {
  code_hash: Buffer
  company_id: string
  campaign_id: string
  beneficiary_id: string
  campaign_beneficiary_id: string
  created_at: Instant
  used_at: Instant | null
  /** Where it went. */
  number: string | null
}

/** The letter of somebody whom no mail reaches: its code, when it was printed, and when it was handed over. */
export interface LetterTable {
  campaign_beneficiary_id: string
  company_id: string
  campaign_id: string
  beneficiary_id: string
  /** The keyed digest of the last code printed: a letter printed again closes the former. Null where nothing is asked. */
  code_hash: Buffer | null
  first_printed_at: Instant
  printed_at: Instant
  printed_by: string
  printed_by_name: string
  prints: Generated<number>
  /** When its code was last used. */
  used_at: Instant | null
  handed_on: string | null
  handed_how: HandoverWay | null
  handed_at: Instant | null
  handed_by: string | null
  handed_by_name: string | null
}

/** What became of a sum held for somebody who could not be reached; no row: it is still held, and nobody said more. */
export interface HeldSumTable {
  campaign_beneficiary_id: string
  company_id: string
  campaign_id: string
  beneficiary_id: string
  outcome: HeldOutcome
  amount_cents: number
  /** The day it left; null while it is kept. */
  done_on: string | null
  reference: string | null
  note: string | null
  recorded_by: string
  recorded_by_name: string
  recorded_at: Instant
  version: Generated<number>
}

/** The signed paper of a choice that the company entered for somebody. */
export interface ChoicePaperTable {
  id: string
  company_id: string
  campaign_id: string
  campaign_beneficiary_id: string
  beneficiary_id: string
  file_id: string
  sha256: string
  /** The day written on it. */
  signed_on: string
  receipt_number: string
  entered_at: Instant
  entered_by: string
  entered_by_name: string
  /** Why a paper already entered was entered anew. */
  correction_reason: string | null
}

/** The digest of each printed receipt; without a number once the receipt was erased. */
export interface ReceiptFileTable {
  sha256: string
  company_id: string
  receipt_number: string | null
  printed_at: Instant
}

export interface CampaignSide {
  campaign: CampaignTable
  campaign_beneficiary: CampaignBeneficiaryTable
  letter: LetterTable
  held_sum: HeldSumTable
  text_code: TextCodeTable
  choice: ChoiceTable
  choice_paper: ChoicePaperTable
  abondement_account: AbondementAccountTable
  abondement_entry: AbondementEntryTable
  export_download: ExportDownloadTable
  receipt_file: ReceiptFileTable
}
