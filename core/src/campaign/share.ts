import type { Text } from '@moisson/law/text'
import type { Day } from '@moisson/law/calendar'
import type { Criterion } from '../vocabulary.ts'
import type { Exercise } from './exercise-dates.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Contract } from '@moisson/law/presence'
import type { YearDetails } from '../beneficiary/fields.ts'
import type { Assumed } from './assumed.ts'
import type { CountedAbsence, RebuiltPay } from './presence-of.ts'
import type { OfficerPay, OfficerRules } from './officers.ts'
import type { BonusTerms } from './bonus-terms.ts'
import type { OwnRoom, OwnTerms } from './own-terms.ts'
import type { RestDays } from './days-terms.ts'
import type { PlanLimits } from './plan-limits.ts'

export interface ShareRules {
  exercise: Exercise
  envelope_gross_cents: number | null
  /** What everybody gets, where the envelope is made of it; absent where the envelope is shared. */
  each_gross_cents?: number | null
  /** Of what the employer pays into a plan alone: the limits of the year. */
  plan_limits?: PlanLimits | null
  /** Of a bonus of value sharing: what the law makes of it on the day of the payment. */
  bonus?: BonusTerms | null
  /** Of money of the people's own: what its limit goes by. */
  own?: OwnTerms | null
  /** People give days for their value. */
  days?: boolean
  criteria: readonly CampaignCriterion[]
  seniority_months: number
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  /** Of participation: pay counts up to three PASS, for the time in the company (D3324-10, D3324-13). */
  pay_of_participation?: boolean
  /** Day the levies are withheld. */
  paid_on: Day
  officers: OfficerRules
}

/** Somebody of the company, with pay and presence of the exercice; null where the file says nothing. */
export interface Candidate extends Partial<YearDetails> {
  beneficiary_id: string
  employee_number: string | null
  hire_date: Day | null
  exit_date: Day | null
  /** Besides the one of the hire and exit dates. */
  other_contracts?: readonly Contract[]
  reference_salary_cents: number | null
  presence_days: number | null
  contract_type: string | null
  /** Pay known for the year before the exercice: what counts for an officer. */
  income_before_cents: number | null
  /** What was corrected or decided by hand for this campaign. */
  by_hand: ByHand | null
  /** Given by other campaigns for the same exercice: it lowers the ceiling. */
  already_granted_cents: number
  /** What the limits of a plan leave of this person's year; absent where other ceilings count. */
  room_cents?: number
  /** Half days already given in the year, to other campaigns. */
  already_half_days?: number
  /** Days they may give, and the net value of one. */
  rest_days?: number | null
  rest_day_value_cents?: number | null
}

export interface ByHand {
  /** Enrolled by somebody's decision, whatever the seniority. */
  added?: boolean
  reference_salary_cents?: number | null
  presence_days?: number | null
  rest_days?: number
  rest_day_value_cents?: number
}

/** What is kept of one person's computation, enough to print its steps. */
export interface PersonCalculation {
  criteria: { criterion: Criterion; weight: number; share_cents: number }[]
  before_ceiling_cents: number
  ceiling_cents: number | null
  redistributed_cents: number
  excess_cents: number
  /** Given for the same exercice by campaigns launched before; none when left out. */
  already_granted_cents?: number
  presence_from: 'file' | 'contract' | 'absences' | 'hand'
  /** Computed after the others, at the rates they were served with: a correction, or somebody forgotten. */
  at_rates?: true
  /** The most of the pay that counts, where it counted for less than the whole. */
  pay_ceiling_cents?: number
  /** What presence was found from. */
  absences?: CountedAbsence[]
  rebuilt_pay?: RebuiltPay
  other_contracts?: Contract[]
  /** For an officer or a spouse: how the pay that counts was found. */
  officer?: OfficerPay
  /** Of a bonus: the months looked at, and the pay under which nothing is withheld; null where everybody bears levies. */
  bonus?: {
    reference: Exercise
    threshold_cents: number | null
    /** The exercice whose pay stood for that of these months; null where theirs was given. */
    pay_year?: number | null
    /** Days under contract in that exercice where it was not the whole of it: the threshold is theirs. */
    pay_days?: number
  }
  /** Of money of one's own: how much may be paid in, and what that was found from. */
  own?: OwnRoom
  /** Of days that a person gives: how many they have, and what one is worth. */
  days?: RestDays
}

export interface PersonShare {
  beneficiary_id: string
  reference_salary_cents: number | null
  presence_days: number
  gross_cents: number
  csg_deductible_cents: number
  csg_non_deductible_cents: number
  crds_cents: number
  net_cents: number
  /** The most the person may pay in of their own money; absent: the net is what there is. */
  room_cents?: number
  /** What one day is worth, where the person gives days. */
  day_cents?: number
  capped: boolean
  /** Exempt of income tax and of CSG and CRDS, placed or not. */
  untaxed: boolean
  calculation: PersonCalculation
}

/** What one criterion gave in one round of redistribution. */
export interface Redistribution {
  criterion: Criterion
  cents: number
  total_weight: number
}

/** The common part of a computation: sub-masses, ceiling, rounds, and what was not published. */
export interface CampaignCalculation {
  envelope_cents: number
  distributed_cents: number
  not_distributed_cents: number
  rounds: number
  masses: { criterion: Criterion; share_bps: number; sub_mass_cents: number; total_weight: number }[]
  /** What ceilings left, as it was shared again among those below theirs: what each weight had, over every round; absent where nothing was, or before it was kept. */
  redistributions?: Redistribution[]
  cap_cents: number
  cap_of_agreement: boolean
  cap_provisional: boolean
  capped: number
  people: number
  reference_salary_total_cents: number
  /** The highest salary paid to an employee: it limits what counts for officers. */
  highest_salary_cents?: number
  /** The pay that a maximum ratio let count at most; absent without one. */
  ratio_ceiling_cents?: number
  provisional_parameters: Text[]
  /** What was assumed for lack of data; none in a computation made before it was kept. */
  assumed?: Assumed[]
  levies_on: Day
}

export interface SharedEnvelope {
  shares: PersonShare[]
  calculation: CampaignCalculation
}
