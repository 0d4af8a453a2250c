import type { Covering } from '../company/covered-exercise.ts'
import type { Day } from '@moisson/law/calendar'
import type { Text } from '@moisson/law/text'
import type {
  AgreementType,
  CampaignState,
  CampaignType,
  ConclusionMode,
  TodoPriority,
  TodoType,
  StepKind,
} from '../vocabulary.ts'
import type { Signatory } from '../company/signatory-fields.ts'
import type { Related } from './template.ts'

/** A step of a process that waits for the company. */
export interface StepStanding {
  id: string
  process_id: string
  process: Text
  code: string
  position: number
  kind: StepKind
  title: Text
  due_date: string | null
  minutes: number | null
  /** The adviser sent it back, and why. */
  sent_back: boolean
  comment: string | null
}

/** A campaign as its things to do see it. */
export interface CampaignStanding {
  id: string
  name: string
  type: CampaignType
  year: number
  state: CampaignState
  exercise_end: Day
  /** The shares are calculated: only the launch is left. */
  calculated: boolean
  closes_on: Day | null
  legal_payment_deadline: Day
  planned_payment_date: Day | null
  presumption_days: number
  gross_cents: number
  /** Who has a share, and who of them has not answered. */
  people: number
  silent: number
  /** Those of them whose notice has left: who may be reminded. */
  remindable: number
  /** Whom no mail reaches, and whose letter is not printed yet or tells a former amount. */
  unprinted: number
  /** Since when the first of those letters is to be printed; null where none is. */
  unprinted_since: Day | null
  /** Since when it is in its state: a draft since it was created, an open one since the last answer or its launch. */
  state_since: Day | null
  /** Who will have left on the payment day, which was not known when their share was reckoned: how many, and the first names. */
  left: { count: number; names: readonly string[] } | null
  /** Why it was sent back. */
  reason: string | null
}

/** What the product knows of a company by itself. */
export interface CompanyStanding {
  company_id: string
  today: Day
  closing: { month: number; day: number } | null
  /** Answers still missing in the company file. */
  missing: number
  has_people: boolean
  bounced: number
  without_email: number
  /** Who leaves, or has left, with neither a personal e-mail nor a phone. */
  leavers_without_contact: number
  /** Sums still held for people nobody could reach, by the last day they are kept; null where no text says when. */
  held: readonly { until: Day | null; count: number; cents: number; source: Text }[]
  /** Receipts of submitted campaigns that promise more matching than was settled, and by how much, gross. */
  settled_promises: { receipts: number; missing_cents: number }
  /** Questions of people that wait for an answer, how many people dispute an amount by them, and the soonest day; answers that no mail tells of. */
  questions: { open: number; disputed: number; due: Day | null; to_give: number }
  campaigns: readonly CampaignStanding[]
  agreements: readonly (Covering & {
    type: AgreementType
    title: string
    conclusion: ConclusionMode | null
    signatories: readonly Signatory[]
    filed_on: Day | null
    /** Null: the year. */
    period_months: number | null
    /** Whether it goes on by itself at its end; null where nobody said so. */
    tacit_renewal: boolean | null
    /** An example of the demo: nobody undertook anything by it. */
    is_example?: boolean
  })[]
  /** Papers in use whose validity ends. */
  documents: readonly { id: string; type: string; title: string; valid_until: Day }[]
  /** Steps of the running processes that wait for the company. */
  steps: readonly StepStanding[]
  /** The company has said that it has an agreement. */
  told_agreement: boolean
  /** Templates whose thing to do is still open: what the product finds is not said twice. */
  open_templates: readonly { code: string; year: number }[]
}

/** A thing to do that the product found by itself; it is gone once solved. */
export interface SystemTodo {
  /** The same for the same finding, so that what a person says of it stays with it. */
  key: string
  type: TodoType
  priority: TodoPriority
  due_date: Day | null
  /** From when it waits now, however far its day is: what it asks for takes months. */
  pressing_from?: Day
  year: number | null
  assignee_role: 'company_admin' | 'manager'
  minutes: number
  related: Related
  title: Text
  description: Text
  due_rule: Text | null
  consequence: Text | null
  /** Templates that ask for the same thing. */
  twins?: readonly string[]
}
