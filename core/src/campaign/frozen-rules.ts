import type {
  BonusAct,
  BoundsProrated,
  Criterion,
  AgreementRule,
  DefaultRule,
  Destination,
  DraftPolicy,
  PlanKind,
} from '../vocabulary.ts'
import type { ManagedStep } from '../company/managed-steps.ts'
import type { AbondementClause } from '../abondement/clause.ts'
import type { BonusTerms } from './bonus-terms.ts'
import type { EmployerCost } from './employer-cost.ts'
import type { Reserve } from './reserve.ts'
import type { Text } from '@moisson/law/text'

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
  /** How its profiles lower the risk; absent in what was launched before it could be told. */
  managed_steps?: ManagedStep[]
  /** The contract with the keeper and the fees after a departure; absent in what was launched before they were told. */
  keeper_contract?: string | null
  fees_after_departure?: 'company' | 'holder' | null
  fees_per_year_cents?: number | null
  /** An example of the demo that nobody decided; absent in what was launched before it could be told. */
  is_example?: boolean
  version: number
}

/** A legal figure that was used, with its source. */
export interface FrozenParameter {
  label: Text
  unit: string
  value: number
  from: string
  text: string
  /** Where it is no name of a text, but a sentence. */
  text_en?: string
  url: string | null
  provisional: boolean
}

export interface CampaignCriterion {
  criterion: Criterion
  weight_bps: number
  floor_cents?: number | null
  ceiling_cents?: number | null
  /** Floor and ceiling as parts of the PASS of the exercice: 12 500 is 1.25 PASS. */
  floor_pass_bps?: number | null
  ceiling_pass_bps?: number | null
  /** What floor and ceiling are in proportion to; absent: they are the same for everybody. */
  bounds_prorated?: BoundsProrated | null
  /** The pay that counts is at most this many times the lowest: 30 000 is three times. */
  max_ratio_bps?: number | null
  /** Weights that change by slice of the envelope; `weight_bps` is that of the first one. */
  slices?: { up_to_cents?: number | null; weight_bps: number }[] | null
  /** In an agreement: the weight from an exercice on, by its first day; a campaign has the one of its exercice. */
  by_year?: { from: string; weight_bps: number }[] | null
}

export interface AgreementClauses {
  seniority_months: number
  criteria: CampaignCriterion[]
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  presumption_days: number
  /** Full days that everybody has to answer; absent: those of the law. */
  response_days?: number
  /** Months after the closing by whose last day it is paid; absent: those of the law. */
  payment_months?: number
  default_rule: AgreementRule
  destinations: Destination[]
  /** Heads, officers and their spouses benefit too (L3312-3); absent: they do not. */
  officers?: boolean
  /** A spouse counts for a quarter of the PASS (L3314-6). */
  spouse_quarter?: boolean
  /** How a supplement is shared; absent: as the envelope; nothing in it: as an agreement to come says (L3314-10). */
  supplement_criteria?: CampaignCriterion[]
}

/** A warning of the launch in both languages, with what the company wrote against it. */
export interface LaunchReason {
  code: string
  message: Text
  reason: string
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
    is_example?: boolean
    clauses: Partial<AgreementClauses>
  } | null
  /** What the campaign might cost, as the launch announced it; what it may cost since then is read from the accounts. */
  announced_cost?: EmployerCost
  /** Of a participation: the reserve, as its figures made it at the launch. */
  reserve?: Reserve
  /** Of a supplement: what it completes, as it stood at the launch, and the day it was decided. */
  supplement?: {
    completes: string
    distributed_cents: number
    reserve_cents: number | null
    decided_on: string
  }
  /** Of a bonus of value sharing: the law's terms on the day of its payment, and the act that decided it. */
  bonus?: BonusTerms & { decided_by: BonusAct | null; decided_on: string | null }
  /** What the launch was warned of, and why it went on. */
  reasons?: LaunchReason[]
  parameters: FrozenParameter[]
  csg_crds_bps: number
  /** What the other campaigns of the exercice had already shared out at the launch, gross; absent: nothing. */
  shared_before_cents?: number
}
