import type { Day } from '@moisson/law/calendar'
import type {
  BonusAct,
  CampaignState,
  CampaignType,
  DefaultRule,
  Destination,
  PlanKind,
} from '../vocabulary.ts'
import type { AgreementClauses, CampaignCriterion, LaunchReason } from './frozen-rules.ts'
import type { AgreementFormula } from '../accord/accord.ts'
import type { RecordedBasis } from './envelope-basis.ts'
import type { LevyRegime } from '../company/levy-regime.ts'
import type { OfficersOut } from './officers.ts'
import type { BonusTerms } from './bonus-terms.ts'
import type { PlanLimits } from './plan-limits.ts'
import type { Reserve, ReserveReading, ReserveSettings } from './reserve.ts'
import type { Text } from '@moisson/law/text'

/**
 * Something missing, or something to know, before the launch; `reason_required` asks for a written reason. Where the
 * question is not why it is launched all the same, `to_answer` names the fact to write and `to_confirm` is a sentence
 * that is only ticked, kept as the reason.
 */
export interface Remark {
  code: string
  message: Text
  field?: string
  count?: number
  reason_required?: boolean
  to_answer?: Text
  to_confirm?: Text
  /** The screen where it is mended, when that is not the campaign's own settings. */
  page?: string
  /** The first of the people concerned. */
  people?: readonly NamedPerson[]
}

export interface NamedPerson {
  id: string
  name: string
}

/** People of whom one figure is not known: how many, and the first five of them. */
export interface Lacking {
  count: number
  first: readonly NamedPerson[]
}

export type LeftOutReason =
  | 'left_before'
  | 'hired_after'
  | 'seniority'
  | 'other_site'
  | 'no_site'
  | 'no_share_before'
  | 'no_days'
  | `officer_${OfficersOut}`

/** People whose matching announced by other campaigns a payment of the employer alone lowers, by how much at the most. */
export interface AnnouncedLowered extends Lacking {
  cents: number
  /** The names of those campaigns. */
  campaigns: readonly string[]
}

export interface LaunchFacts {
  now: Date
  campaign_id: string
  type: CampaignType
  year: number
  created_at: Date
  envelope_gross_cents: number | null
  /** What each person gets, where it is the same for everybody. */
  each_gross_cents: number | null
  /** Of what the employer pays into a plan alone: the limits of its year; null for the rest. */
  plan_limits: PlanLimits | null
  /** Of the same: who still chooses elsewhere and may bring in less matching there, for the ceiling they share. */
  announced_lowered: AnnouncedLowered | null
  /** Of a bonus of value sharing: what the law makes of it on the day of the payment; null for the rest. */
  bonus: BonusTerms | null
  /** Of money of the people's own: the exercice whose pay the limit is taken on; null for the rest. */
  own_pay_year: number | null
  /** Of the same: another campaign of the year whose payments are not known yet; of days, of any year. */
  own_in_progress: string | null
  /** The other bonuses that were launched, with the day each is paid. */
  other_bonuses: readonly { name: string; paid_on: Day }[]
  /** The figures and steps that gave it, where its agreement’s formula did. */
  envelope_basis: RecordedBasis | null
  /** Of a supplement: the campaign it completes; null where none is named. */
  completes: CompletedCampaign | null
  decided_on: Day | null
  decided_by: BonusAct | null
  specific_agreement_on: Day | null
  /** Of a participation: what its figures make; null for what has no reserve. */
  reserve: ReserveReading | null
  payroll_gross_cents: number | null
  /** Of a supplement of participation: the accounting profit typed for its ceiling. */
  reserve_accounting_profit_cents: number | null
  criteria: readonly CampaignCriterion[]
  /** The places of work it applies to; none: the whole company. */
  establishments: readonly string[]
  seniority_months: number
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  exercise_start: Day
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
  /** People to whom an advance is recorded. */
  advanced: number
  /** Distributed by the other campaigns launched for the same exercice. */
  granted_elsewhere_cents: number
  /** People of the company entitled to a share, or enrolled by the last computation. */
  people: {
    entitled: number
    without_pay: Lacking
    without_hire_date: Lacking
    without_presence: Lacking
    /** Of days that people give: whose day has no value. */
    without_day_value: Lacking
    /** Of the same: whose day is worth less or more than a day of work is likely to. */
    unlikely_day_value: Lacking
    /** Of the same: who gave days in an earlier campaign. */
    gave_days: Lacking
    /** With an employee number that no file can carry. */
    unfit_number: Lacking
    /** Without an address, not by their own wish. */
    without_email: number
    /** Who asked for paper. */
    on_paper: number
    reference_salary_total_cents: number
    /** Some file changed after the last computation. */
    changed_since: boolean
    /** People who have the address of somebody else entitled, with the names of the first of them. */
    sharing_email: number
    sharing_email_names: readonly string[]
    /** Files that look like those of one person: the same number, or the same names and birth date. */
    same_person: Lacking
    /** Of a campaign of some establishments: who has a share in a launched one of others, for the same exercice. */
    also_in_other_site: Lacking
    /** People of the company who get no share, by reason, with the names of the first five. */
    left_out: readonly { reason: LeftOutReason; count: number; names: readonly string[] }[]
  }
  /** Plans of the company, with the number of funds that may be offered and the cap of their own matching, if any. */
  plans: readonly { kind: PlanKind; funds: number; matching: { cap_cents: number | null } | null }[]
  /** Plans the company has, offered here or not. */
  company_has_pee: boolean
  company_has_percol: boolean
  agreement: AgreementInForce | null
  company: CompanyFile
  /** What the employer's levy of the payment goes by. */
  levy: LevyRegime
  calculation: { distributed_cents: number; not_distributed_cents: number; cap_provisional: boolean } | null
  /** The law's own sentence about a figure it does not know for the dates of the campaign. */
  unknown_figure: Text | null
}

/** What a supplement goes by of the campaign it is added to. */
export interface CompletedCampaign {
  id: string
  name: string
  state: CampaignState
  exercise_start: Day
  exercise_end: Day
  /** The day it is paid, planned or recorded. */
  paid_on: Day
  distributed_cents: number
  criteria: readonly CampaignCriterion[]
  /** Of a participation: its figures and the reserve they made. */
  reserve: Reserve | null
  figures: Pick<
    ReserveSettings,
    | 'reserve_formula'
    | 'reserve_ceiling'
    | 'reserve_profit_cents'
    | 'reserve_equity_cents'
    | 'reserve_accounting_profit_cents'
  >
}

/** What the company's file says that a launch cannot do without; null where nobody has said it. */
export interface CompanyFile {
  legal_name: string | null
  siren: string | null
  closing: { month: number; day: number } | null
  /** The closing month, which may be known without its day. */
  closing_month: number | null
  headcount: number | null
  representative: string | null
  /** Gross wages of an exercice; `example` while nobody of the company wrote them. */
  payroll: { cents: number; year: number | null; example: boolean } | null
  has_plans: boolean
  /** The plans somebody keeps the accounts of. */
  kept_plans: readonly PlanKind[]
}

/** The agreement of the campaign's kind as it is recorded. */
export interface AgreementInForce {
  title: string
  signed_on: Day | null
  filed_on: Day | null
  first_exercise_start: Day | null
  last_exercise_end: Day | null
  /** Null: the year. */
  period_months: number | null
  changed_at: Date
  clauses: Partial<AgreementClauses>
  /** What the envelope is computed from; null where its amount is typed. */
  formula: AgreementFormula | null
}

export interface LaunchChecks {
  blockers: Remark[]
  warnings: Remark[]
  /** The warnings the company answered, as they are kept once launched. */
  reasons: LaunchReason[]
  /** The wages behind the 20 % ceiling; null when it could not be checked. */
  wages_cents: number | null
}
