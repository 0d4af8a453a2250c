import type { Day } from '@moisson/law/calendar'
import type { DefaultRule, Destination } from '../vocabulary.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Words } from './words.ts'

/** Something missing, or something to know, before the launch; `reason_required` asks for a written reason. */
export interface Remark {
  code: string
  message: Words
  field?: string
  count?: number
  reason_required?: boolean
}

export type LeftOutReason = 'left_before' | 'hired_after' | 'seniority'

export interface LaunchFacts {
  now: Date
  envelope_gross_cents: number | null
  payroll_gross_cents: number | null
  criteria: readonly CampaignCriterion[]
  exercise_end: Day
  opens_at: Date | null
  response_days: number
  presumption_days: number
  planned_payment_date: Day | null
  legal_payment_deadline: Day
  destinations: readonly Destination[]
  default_rule: DefaultRule
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  warning_reasons: Readonly<Record<string, string>>
  /** Distributed by the other campaigns launched for the same exercice. */
  granted_elsewhere_cents: number
  /** People of the company entitled to a share, or enrolled by the last computation. */
  people: {
    entitled: number
    without_pay: number
    without_email: number
    reference_salary_total_cents: number
    /** Some file changed after the last computation. */
    changed_since: boolean
    /** People who have the address of somebody else entitled, with the names of the first of them. */
    sharing_email: number
    sharing_email_names: readonly string[]
    /** People of the company who get no share, by reason, with the names of the first five. */
    left_out: readonly { reason: LeftOutReason; count: number; names: readonly string[] }[]
  }
  /** Plans that are a destination, with the number of funds that may be offered. */
  plans: readonly { kind: Destination; funds: number }[]
  /** Plans the company has, offered here or not. */
  company_has_pee: boolean
  agreement: { first_exercise_start: Day | null; last_exercise_end: Day | null } | null
  calculation: { distributed_cents: number; not_distributed_cents: number; cap_provisional: boolean } | null
  /** The law's own sentence about a figure it does not know for the dates of the campaign. */
  unknown_figure: Words | null
}

export interface LaunchChecks {
  blockers: Remark[]
  warnings: Remark[]
}
