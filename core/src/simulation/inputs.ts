import type { AbondementRule } from '@moisson/law/abondement-rule'
import type { Day } from '@moisson/law/calendar'
import type { PlanKind, SimulationType } from '../vocabulary.ts'

export const formulaKinds = ['threshold', 'progressive_bands', 'share_of_result', 'objectives_grid'] as const
export const indicators = [
  'operating_result',
  'pre_tax_result',
  'ebitda',
  'revenue',
  'gross_margin',
  'custom',
] as const
/** What the bands measure: the indicator in cents, its growth or its ratio to the reference in basis points. */
export const bandMeasures = ['indicator', 'growth', 'ratio'] as const
/** What a rate applies to: the whole indicator, only what exceeds (or falls in the slice), or the payroll. */
export const rateBases = ['indicator', 'excess', 'payroll'] as const
export const groupings = ['establishment', 'contract_type', 'pay_quarter'] as const
export const profitKinds = ['interessement', 'participation'] as const
export const derogatoryCeilingNames = [
  'half_net_accounting',
  'net_accounting_minus_5pct_equity',
  'net_taxable_minus_5pct_equity',
  'half_net_taxable',
] as const

export interface Band {
  from: number | null
  to: number | null
  rate_bps: number
}
export interface Objective {
  label: string
  weight_bps: number
  /** Where it starts to count; absent, the target is all or nothing. */
  start?: number | null
  target: number
  actual: number
  unit?: string
  lower_is_better?: boolean
}

/** The envelope of an intéressement by its formula. Money in cents, shares in basis points. */
export interface EnvelopeInputs {
  year: number
  formula_kind: (typeof formulaKinds)[number]
  indicator: (typeof indicators)[number]
  indicator_label?: string
  /** Last year, the budget, or the turnover a ratio is read against. */
  reference_value_cents: number | null
  actual_value_cents: number | null
  annual_gross_payroll_cents: number
  dirigeants_income_cents: number
  headcount: number | null
  rate_bps: number
  rate_of: (typeof rateBases)[number]
  threshold_cents: number | null
  /** Nothing is due exactly on the threshold. */
  strict: boolean
  band_measure: (typeof bandMeasures)[number]
  bands: Band[]
  objectives: Objective[]
  /** What the objectives give when all are reached. */
  maximum_bps_of_payroll: number
  /** A condition on another figure, all or nothing. */
  trigger: { label: string; actual_cents: number; above_cents: number } | null
  cap_bps_of_payroll: number | null
  cap_cents: number | null
  scenarios: { label: string; change_bps: number }[]
}

export interface ReserveInputs {
  year: number
  profit_cents: number
  equity_cents: number
  wages_cents: number
  added_value_cents: number
  headcount: number | null
  derogatory: {
    rate_bps: number
    of: 'taxable_profit' | 'accounting_profit'
    ceiling: (typeof derogatoryCeilingNames)[number]
    net_accounting_profit_cents?: number
  } | null
}

export interface Mix {
  equal_bps: number
  salary_bps: number
  presence_bps: number
}
export interface GivenRow {
  label: string
  reference_salary_cents: number
  presence_days: number
}
export interface DistributionInputs {
  kind: (typeof profitKinds)[number]
  year: number
  envelope_cents: number
  criteria: Mix
  salary_floor_cents: number | null
  salary_cap_cents: number | null
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  seniority_months: number
  /** The people of the company in the year, or the rows given. */
  source: 'company' | 'rows'
  rows: GivenRow[]
  group_by: (typeof groupings)[number]
}

export interface EmployerCostInputs {
  paid_on: Day
  interessement_cents: number
  participation_cents: number
  abondement_pee_cents: number
  abondement_percol_cents: number
  ppv_cents: number
  /** Part of the bonus that goes to people paid less than three SMIC. */
  ppv_below_3_smic_bps: number
  /** Part of intéressement and participation placed on a PER COL. */
  to_percol_bps: number
  /** The rules of the PER COL give the reduced rate. */
  percol_qualifies: boolean
  bound_to_participation: boolean
  bound_at_250: boolean
  headcount: number | null
  /** The company's own rates, to compare with pay and after tax; null leaves the comparison out. */
  employer_contributions_bps: number | null
  corporate_tax_bps: number | null
}

export interface EmployeeNetInputs {
  kind: (typeof profitKinds)[number]
  paid_on: Day
  gross_cents: number
  /** Own marginal rate of income tax; null shows the amounts before tax. */
  marginal_tax_bps: number | null
  pee: AbondementRule | null
  percol: AbondementRule | null
  years: number
  /** A supposition of the reader, never a promise. */
  yearly_growth_bps: number
}

export interface AbondementInputs {
  plan: PlanKind
  paid_on: Day
  rule: AbondementRule
  /** How many people place how much, net. */
  groups: { people: number; contribution_cents: number }[]
  bound_to_participation: boolean
  percol_qualifies: boolean
}

export interface ObligationInputs {
  year: number
  /** Annual headcount by civil year. */
  headcounts: Record<string, number>
  has_cse: boolean
  has_union_delegate: boolean
  branch_agreement: boolean
  /** Revenue and net taxable profit by exercice, latest last, for the duty of companies under 50. */
  results: { year: number; revenue_cents: number; profit_cents: number }[]
  has_scheme: boolean
}

export interface PpvInputs {
  paid_on: Day
  amount_cents: number
  people: number
  /** Of these, how many earned less than three SMIC over the twelve months before. */
  people_below_3_smic: number
  headcount: number
  interessement_accord: boolean
  voluntary_participation: boolean
  public_interest: boolean
  placed: boolean
  lowest_cents: number | null
  highest_cents: number | null
}

export interface InputsByType {
  interessement_envelope: EnvelopeInputs
  participation_reserve: ReserveInputs
  distribution: DistributionInputs
  employer_cost: EmployerCostInputs
  employee_net: EmployeeNetInputs
  abondement_budget: AbondementInputs
  obligation_check: ObligationInputs
  ppv: PpvInputs
}
export type GivenInputs<T extends SimulationType> = Partial<InputsByType[T]>
