import type { Criterion, DefaultRule, Destination, DraftPolicy, PlanKind } from '../vocabulary.ts'
import type { Words } from './words.ts'

/** How the employer completes what reaches a plan; the clause as the company wrote it. */
export interface AbondementClause {
  kind: 'none' | 'single' | 'bands'
  rate_bps?: number
  bands?: { up_to_cents: number | null; rate_bps: number }[]
  cap_cents: number | null
  base: 'net' | 'gross'
  leavers: boolean
}

/** A fund as it stood when the campaign was launched, with the key figures that were shown. */
interface FrozenFund {
  id: string
  code: string
  name: string
  sri: number
  status: string
  dic_url: string | null
}

export interface FrozenPlan<Fund extends FrozenFund = FrozenFund> {
  id: string
  kind: PlanKind
  name: string
  abondement: AbondementClause
  funds: Fund[]
  default_fund_id: string | null
  has_managed_profiles: boolean
  version: number
}

/** A legal figure that was used, with its source. */
export interface FrozenParameter {
  label: Words
  unit: string
  value: number
  from: string
  text: string
  url: string | null
  provisional: boolean
}

export interface CampaignCriterion {
  criterion: Criterion
  weight_bps: number
  floor_cents?: number | null
  ceiling_cents?: number | null
}

export interface AgreementClauses {
  seniority_months: number
  criteria: CampaignCriterion[]
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  presumption_days: number
  default_rule: DefaultRule
  destinations: Destination[]
}

/** The rules of a campaign as they stood at its launch: a later change of plan, fund or agreement leaves them alone. */
export interface FrozenRules<Fund extends FrozenFund = FrozenFund> {
  rules_date: string
  /** Day whose civil year counts for the abondement: the planned payment, else the legal deadline. */
  payment_day: string
  exercise: { start: string; end: string }
  destinations: Destination[]
  default_rule: DefaultRule
  draft_policy: DraftPolicy
  response_days: number
  presumption_days: number
  /** The plans people may choose, and no other. */
  plans: FrozenPlan<Fund>[]
  agreement: {
    id: string
    title: string
    signed_on: string | null
    version: number
    clauses: AgreementClauses
  } | null
  parameters: FrozenParameter[]
  csg_crds_bps: number
}
