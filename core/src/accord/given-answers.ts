import type { AbsenceType } from '@moisson/law/absences'
import type { ConclusionModeName } from '@moisson/law/conclusion-modes'
import type { Day } from '@moisson/law/calendar'
import type { CampaignCriterion } from '../campaign/frozen-rules.ts'
import type { Criterion } from '../vocabulary.ts'

/** The answers as a client sends them: what is left out takes the company file or the law's ordinary choice. */
export interface GivenAnswers {
  /** The agreement that this one amends; absent for an agreement of its own. */
  amends?: { title: string; number?: number; signed_on?: Day }
  company?: GivenCompany
  conclusion?: GivenConclusion
  preamble?: { motives?: string; indicators_reasons?: string; split_reasons?: string }
  scope?: {
    kind?: ScopeKind
    establishments?: { name: string; address?: string; siret?: string }[]
    companies?: { name: string; siren?: string }[]
  }
  duration?: {
    years?: number
    first_exercise_start?: Day
    period_months?: number
    /** Named parts of the formula that are calculated over a shorter period than the rest. */
    part_periods?: { part: string; period_months: number }[]
  }
  beneficiaries?: { seniority_months?: number; executives?: boolean; spouse?: boolean }
  indicators?: GivenIndicator[]
  formula?: GivenFormula
  caps?: {
    payroll_bps?: number
    amount_cents?: number
    indicator_cap?: { indicator: string; rate_bps: number }
  }
  participation?: { exists?: boolean; link?: ParticipationLink; combined_cap_bps?: number }
  /** `by_site`: each named part of the formula is shared inside the site of that name. */
  split?: { criteria?: GivenCriterion[]; by_site?: boolean }
  salary?: { definition?: string }
  presence?: { unit?: 'days' | 'hours'; also_counted?: AbsenceType[] }
  individual_cap?: { own_cap_cents?: number | null; prorate?: boolean; remainder?: 'redistributed' | 'lost' }
  supplement?: {
    planned?: boolean
    split?: 'same' | 'specific' | 'own'
    criteria?: { criterion: Criterion; weight_bps: number }[]
  }
  payment?: { months_after_closing?: number }
  advances?: { allowed?: boolean; every_months?: number }
  choice?: {
    plans?: SavingsPlan[]
    response_days?: number
    presumption_days?: number
    default?: SavingsPlan | 'immediate_payment'
    default_fund?: string
  }
  follow_up?: { body?: 'cse' | 'commission'; commission_members?: number; days_before_payment?: number }
  information?: { electronic?: boolean; notice_days?: number }
  disputes?: { internal_step_days?: number; court_city?: string }
  revision?: { notice_months?: number }
  tacit_renewal?: boolean
  exceptional_increase?: { above_average_bps?: number; reference_exercises?: number }
  filing?: { labour_court_city?: string }
  special_clauses?: { title: string; text: string }[]
}

/** One sub-mass of the envelope; `by_year_bps` where its weight is another one in each exercice. */
export type GivenCriterion = Omit<CampaignCriterion, 'by_year'> & { by_year_bps?: number[] | null }

export interface GivenCompany {
  legal_name?: string
  legal_form?: string
  siren?: string
  siret?: string
  address?: string
  registry_city?: string
  representative?: { name: string; quality?: string }
  headcount?: number
  has_cse?: boolean
  has_union_delegate?: boolean
  representation_in_order?: boolean
  approved_branch_agreement?: boolean
  closing?: { month: number; day: number }
}

export interface GivenConclusion {
  mode?: ConclusionModeName
  place?: string
  signed_on?: Day
  signatories?: { name: string; quality?: string; organisation?: string }[]
  personnel?: number
  yes?: number
  negotiation_failed_minutes?: boolean
  cse_consulted_on?: Day
  /** The meeting at which the CSE adopted the agreement. */
  cse_meeting_on?: Day
  branch?: { name: string; idcc?: number; signed_on?: Day; options?: string[] }
  replaces_pay?: boolean
}

export interface GivenIndicator {
  name: string
  label: string
  definition?: string
  kind?: IndicatorKind
  unit?: IndicatorUnit
  direction?: Direction
  source?: string
  owner?: string
  perimeter?: string
  accounting_line?: string
  adjustments?: string
  available_by?: string
  collective?: boolean
  history?: { year: number; value: number }[]
  plausible?: { from: number; to: number }
}

export type GivenReward = { rate_bps: number; of?: string } | { amount_cents: number }
export interface GivenObjective {
  indicator: string
  weight_bps: number
  target: number | number[]
  threshold?: number | number[]
  over?: { value: number | number[]; score_bps: number }
}
export type GivenFormula =
  | {
      tree: unknown
      parameters?: { name: string; label: string; unit?: IndicatorUnit; values: number[] }[]
    }
  | {
      preset: 'share_of_result'
      indicator: string
      rate_bps: number
      threshold?: number
      strict?: boolean
      on?: 'whole' | 'excess'
    }
  | {
      preset: 'threshold'
      indicator: string
      threshold: number
      strict?: boolean
      reward: GivenReward
    }
  | {
      preset: 'bands'
      indicator: string
      compared_to?: string
      mode?: 'step' | 'marginal'
      of?: string
      trigger?: { indicator: string; threshold: number; strict?: boolean }
      rows: { from: number | null; to: number | null; rate_bps?: number; amount_cents?: number }[]
    }
  | {
      preset: 'objectives'
      budget: GivenReward
      objectives: GivenObjective[]
      trigger?: { indicator: string; threshold: number; strict?: boolean }
    }

export const scopeKinds = ['all', 'some', 'group'] as const
export type ScopeKind = (typeof scopeKinds)[number]
export const indicatorKinds = ['result', 'performance', 'turnover', 'csr', 'other'] as const
export type IndicatorKind = (typeof indicatorKinds)[number]
export const indicatorUnits = ['EUR', 'ratio', 'count', 'days'] as const
export type IndicatorUnit = (typeof indicatorUnits)[number]
export const directions = ['higher', 'lower'] as const
export type Direction = (typeof directions)[number]
export const participationLinks = ['independent', 'deducted', 'combined_cap'] as const
export type ParticipationLink = (typeof participationLinks)[number]
export const savingsPlans = ['PEE', 'PEG', 'PEI', 'PERCOL'] as const
export type SavingsPlan = (typeof savingsPlans)[number]
