import type { AbsenceType } from '@moisson/law/absences'
import type { Day, Period } from '@moisson/law/calendar'
import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import type { Expression } from '@moisson/law/formula/expression'
import type { CampaignCriterion } from '../campaign/frozen-rules.ts'
import type { Criterion } from '../vocabulary.ts'
import type {
  Direction,
  GivenFormula,
  IndicatorKind,
  IndicatorUnit,
  ParticipationLink,
  SavingsPlan,
  ScopeKind,
} from './given-answers.ts'

/** What the company file brings; the answers may say otherwise. */
export interface CompanyFacts {
  legal_name: string
  legal_form: string | null
  siren: string
  siret: string | null
  address: string | null
  registry_city: string | null
  representative: { name: string; quality: string | null } | null
  headcount: number | null
  has_cse: boolean | null
  has_union_delegate: boolean | null
  bound_to_participation: boolean
  bound_at_250: boolean
  closing: { month: number; day: number }
  establishments: { name: string; address: string | null; siret: string | null }[]
  plans: SavingsPlan[]
  /** Gross payroll of the last year, for the worked example. */
  payroll_cents: number | null
}

export interface Indicator {
  name: string
  label: string
  definition: string
  kind: IndicatorKind
  unit: IndicatorUnit
  direction: Direction
  source: string
  owner: string | null
  perimeter: string
  accounting_line: string | null
  adjustments: string | null
  available_by: string | null
  collective: boolean
  history: { year: number; value: number }[]
  plausible: { from: number; to: number }
}

/** A figure written exercice by exercice: a target, a threshold, a rate. */
export interface Parameter {
  name: string
  label: string
  unit: IndicatorUnit
  values: number[]
}

export interface Objective {
  indicator: string
  weight_bps: number
  targets: number[]
  thresholds: number[] | null
  over: { values: number[]; score_bps: number } | null
}

/** The answers with nothing left out: text, tree, checks and example are all made from it and nothing else. */
export interface Accord {
  written_on: Day
  /** The agreement that this one amends, when it is an amendment. */
  amends: { title: string; number: number; signed_on: Day | null } | null
  company: {
    legal_name: string
    form: string
    siren: string
    siret: string | null
    address: string | null
    registry_city: string | null
    representative: { name: string; quality: string } | null
    headcount: number | null
    has_cse: boolean | null
    has_union_delegate: boolean | null
    representation_in_order: boolean
    approved_branch_agreement: boolean
    bound_at_250: boolean
    closing: { month: number; day: number }
    payroll_cents: number | null
  }
  conclusion: {
    mode: ConclusionModeName
    place: string | null
    signed_on: Day | null
    signatories: { name: string; quality: string | null; organisation: string | null }[]
    personnel: number | null
    yes: number | null
    negotiation_failed_minutes: boolean
    cse_consulted_on: Day | null
    cse_meeting_on: Day | null
    branch: { name: string; idcc: number | null; signed_on: Day | null; options: string[] } | null
    replaces_pay: boolean
  }
  preamble: { motives: string; indicators_reasons: string; split_reasons: string }
  scope: {
    kind: ScopeKind
    establishments: { name: string; address: string | null; siret: string | null }[]
    companies: { name: string; siren: string | null }[]
  }
  duration: {
    years: number
    period_months: number
    exercises: Period[]
    first_period: Period
    /** Named parts of the formula calculated over a shorter period than the rest. */
    part_periods: { part: string; period_months: number }[]
  }
  beneficiaries: { seniority_months: number; executives: boolean; spouse: boolean }
  indicators: Indicator[]
  /** As it was given, kept so that the same agreement can be written again. */
  given_formula: GivenFormula
  formula: { tree: Expression; parameters: Parameter[]; objectives: Objective[] | null }
  caps: {
    payroll_bps: number | null
    amount_cents: number | null
    indicator_cap: { indicator: string; rate_bps: number } | null
  }
  participation: { exists: boolean; link: ParticipationLink; combined_cap_bps: number | null }
  criteria: CampaignCriterion[]
  /** Each named part of the formula is shared inside the site of that name. */
  by_site: boolean
  salary: { definition: string }
  presence: { unit: 'days' | 'hours'; also_counted: AbsenceType[] }
  individual_cap: {
    own_cap_cents: number | null
    prorate: boolean
    remainder: 'redistributed' | 'lost'
  }
  supplement: {
    planned: boolean
    split: 'same' | 'specific' | 'own'
    criteria: { criterion: Criterion; weight_bps: number }[]
  }
  payment: { months_after_closing: number }
  advances: { allowed: boolean; every_months: number }
  choice: {
    plans: SavingsPlan[]
    response_days: number
    presumption_days: number
    default: SavingsPlan | 'immediate_payment'
    default_fund: string | null
  }
  follow_up: { body: 'cse' | 'commission'; commission_members: number; days_before_payment: number }
  information: { electronic: boolean; notice_days: number }
  disputes: { internal_step_days: number; court_city: string | null }
  revision: { notice_months: number }
  tacit_renewal: boolean
  exceptional_increase: { above_average_bps: number; reference_exercises: number } | null
  filing: { labour_court_city: string | null }
  special_clauses: { title: string; text: string }[]
}

/** What an envelope is computed from: a campaign keeps this part of the agreement that it carries out. */
export type AgreementFormula = Pick<
  Accord,
  'indicators' | 'formula' | 'caps' | 'participation' | 'duration'
> & {
  /** Absent from what was kept before it was asked. */
  by_site?: boolean
  /** Of a formula that gives an amount for each person: the criterion by which one counts whole or in part. */
  each_by?: Criterion | undefined
}

/** Gross payroll and headcount are known of every company: a formula may use them without declaring them. */
export const PAYROLL = 'masse_salariale'
export const HEADCOUNT = 'effectif'
export const RESERVE = 'reserve_participation'
/** The beneficiaries of an amount each, one who was there for half of the period counting for a half. */
export const PRESENCES = 'beneficiaires_selon_presence'
