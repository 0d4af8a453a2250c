import { allocation, type Sharer } from '@moisson/law/allocation'
import type { Day } from '@moisson/law/calendar'
import { csgCrds } from '@moisson/law/csg-crds'
import { Refused } from '@moisson/law/refusal'
import { refuse, type Refusal } from '../refusal.ts'
import type { Criterion } from '../vocabulary.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Exercise } from './exercise-dates.ts'
import { ceilingsOf } from './individual-ceilings.ts'
import type { OfficerPay, OfficerRules } from './officers.ts'
import { based, entitledBy, highestSalary, hundredths, weightOf } from './share-bases.ts'
import type { Text } from '@moisson/law/text'

export interface ShareRules {
  exercise: Exercise
  envelope_gross_cents: number | null
  criteria: readonly CampaignCriterion[]
  seniority_months: number
  individual_cap_cents: number | null
  prorate_cap: boolean
  redistribute: boolean
  /** Day the levies are withheld. */
  paid_on: Day
  officers: OfficerRules
}

/** Somebody of the company, with pay and presence of the exercice; null where the file says nothing. */
export interface Candidate {
  beneficiary_id: string
  employee_number: string | null
  hire_date: Day | null
  exit_date: Day | null
  reference_salary_cents: number | null
  presence_days: number | null
  contract_type: string | null
  /** Pay known for the year before the exercice: what counts for an officer. */
  income_before_cents: number | null
  /** What was corrected or decided by hand for this campaign. */
  by_hand: ByHand | null
  /** Given by other campaigns for the same exercice: it lowers the ceiling. */
  already_granted_cents: number
}

export interface ByHand {
  /** Enrolled by somebody's decision, whatever the seniority. */
  added?: boolean
  reference_salary_cents?: number | null
  presence_days?: number | null
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
  presence_from: 'file' | 'contract' | 'hand'
  /** For an officer or a spouse: how the pay that counts was found. */
  officer?: OfficerPay
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
  capped: boolean
  calculation: PersonCalculation
}

/** The common part of a computation: sub-masses, ceiling, rounds, and what was not published. */
export interface CampaignCalculation {
  envelope_cents: number
  distributed_cents: number
  not_distributed_cents: number
  rounds: number
  masses: { criterion: Criterion; share_bps: number; sub_mass_cents: number; total_weight: number }[]
  cap_cents: number
  cap_of_agreement: boolean
  cap_provisional: boolean
  capped: number
  people: number
  reference_salary_total_cents: number
  /** The highest salary paid to an employee: it limits what counts for officers. */
  highest_salary_cents?: number
  provisional_parameters: Text[]
  levies_on: Day
}

export interface SharedEnvelope {
  shares: PersonShare[]
  calculation: CampaignCalculation
}

export type ShareRefusal = Refusal<
  | 'envelope_missing'
  | 'nobody_entitled'
  | 'criteria_not_100'
  | 'pay_missing'
  | 'criterion_without_weight'
  | 'parameter_not_published'
>

/** Shares the envelope between those entitled, to the cent, and withholds the levies of each. */
export function shareEnvelope(
  rules: ShareRules,
  candidates: readonly Candidate[],
): SharedEnvelope | ShareRefusal {
  try {
    return shared(rules, candidates)
  } catch (error) {
    if (!(error instanceof Refused) || error.refusal.code !== 'parameter_not_published') throw error
    const { parameter = '', date = '' } = error.refusal.facts
    return refuse('parameter_not_published', { parameter: String(parameter), date })
  }
}

function shared(rules: ShareRules, candidates: readonly Candidate[]): SharedEnvelope | ShareRefusal {
  const sum = rules.criteria.reduce((total, criterion) => total + criterion.weight_bps, 0)
  if (sum !== 10_000) return refuse('criteria_not_100', { sum: sum / 100 })
  if (!rules.envelope_gross_cents) return refuse('envelope_missing')
  const highest = highestSalary(candidates)
  const people = candidates.filter(entitledBy(rules)).map((person) => based(rules, person, highest))
  if (people.length === 0) return refuse('nobody_entitled')

  const used = rules.criteria.filter((criterion) => criterion.weight_bps > 0)
  const pay = used.find((criterion) => criterion.criterion === 'salary')
  const unpaid = pay ? people.filter((person) => person.reference_salary_cents === null).length : 0
  if (unpaid > 0) return refuse('pay_missing', { count: unpaid })
  const empty = used.find(({ criterion }) => people.every((person) => weightOf(criterion, person, pay) === 0))
  if (empty) return refuse('criterion_without_weight', { criterion: empty.criterion })

  const ceilings = ceilingsOf(rules)
  const sharers = people.map((person): Sharer => ({
    key: person.key,
    salary_cents: person.reference_salary_cents ?? 0,
    presence: hundredths(person.presence_days),
    ceiling_cents: ceilings.of(person),
    already_granted_cents: person.already_granted_cents,
  }))
  const result = allocation.value({
    envelope_cents: rules.envelope_gross_cents,
    criteria: used.map(({ criterion, weight_bps }) => ({ criterion, share_bps: weight_bps })),
    people: sharers,
    salary_floor_cents: pay?.floor_cents ?? null,
    salary_ceiling_cents: pay?.ceiling_cents ?? null,
    redistribution: rules.redistribute,
  })
  const shares = people.map((person, place): PersonShare => {
    const share = result.shares[place]!
    const levies = csgCrds.value({ gross_cents: share.gross_cents, on: rules.paid_on })
    return {
      beneficiary_id: person.beneficiary_id,
      reference_salary_cents: person.reference_salary_cents,
      presence_days: person.presence_days,
      gross_cents: share.gross_cents,
      csg_deductible_cents: levies.csg_deductible_cents,
      csg_non_deductible_cents: levies.csg_non_deductible_cents,
      crds_cents: levies.crds_cents,
      net_cents: levies.net_cents,
      capped: share.capped,
      calculation: {
        criteria: used.map(({ criterion }) => ({
          criterion,
          weight: weightOf(criterion, person, pay),
          share_cents: share[`${criterion}_cents`],
        })),
        before_ceiling_cents: share.before_ceiling_cents,
        ceiling_cents: share.ceiling_cents,
        redistributed_cents: share.redistributed_cents,
        excess_cents: share.excess_cents,
        ...(person.already_granted_cents > 0 && { already_granted_cents: person.already_granted_cents }),
        presence_from: person.presence_from,
        ...(person.officer && { officer: person.officer }),
      },
    }
  })
  return {
    shares,
    calculation: {
      envelope_cents: rules.envelope_gross_cents,
      distributed_cents: result.distributed_cents,
      not_distributed_cents: result.not_distributed_cents,
      rounds: result.rounds,
      masses: used.map(({ criterion, weight_bps }, place) => ({
        criterion,
        share_bps: weight_bps,
        sub_mass_cents: result.passes[0]?.masses[place]?.cents ?? 0,
        total_weight: result.passes[0]?.masses[place]?.total_weight ?? 0,
      })),
      cap_cents: ceilings.common,
      cap_of_agreement: ceilings.ofAgreement,
      cap_provisional: ceilings.provisional,
      capped: shares.filter((share) => share.capped).length,
      people: people.length,
      reference_salary_total_cents: people.reduce(
        (total, person) => total + (person.officer?.income_cents ?? person.reference_salary_cents ?? 0),
        0,
      ),
      highest_salary_cents: highest,
      provisional_parameters: ceilings.provisional ? [passName] : [],
      levies_on: rules.paid_on,
    },
  }
}

const passName: Text = {
  fr: 'Plafond individuel (75 % du PASS)',
  en: 'Individual ceiling (75% of the PASS)',
}
