import { allocation, type Sharer } from '@moisson/law/allocation'
import { addMonths, daysIn, intersection, type Day } from '@moisson/law/calendar'
import { individualCeiling } from '@moisson/law/ceilings'
import { csgCrds } from '@moisson/law/csg-crds'
import { scaleDown, scaleHalfUp } from '@moisson/law/money'
import { daysOnBooks } from '@moisson/law/presence'
import { Refused } from '@moisson/law/refusal'
import { seniority } from '@moisson/law/seniority'
import { refuse, type Refusal } from '../refusal.ts'
import type { Criterion } from '../vocabulary.ts'
import type { CampaignCriterion } from './frozen-rules.ts'
import type { Exercise } from './exercise-dates.ts'
import type { Words } from './words.ts'

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
}

/** Somebody of the company, with pay and presence of the exercice; null where the file says nothing. */
export interface Candidate {
  beneficiary_id: string
  employee_number: string | null
  hire_date: Day | null
  exit_date: Day | null
  reference_salary_cents: number | null
  presence_days: number | null
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
  presence_from: 'file' | 'contract' | 'hand'
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
  provisional_parameters: Words[]
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

/** Whether the seniority condition is met; a person without a known hire date counts as there all along. */
export function isEntitled(
  rules: Pick<ShareRules, 'exercise' | 'seniority_months'>,
  person: Candidate,
): boolean {
  return entitledBy(rules)(person)
}

/** The same for many people: those with the same dates within reach of the condition are looked at once. */
function entitledBy({ exercise, seniority_months }: Pick<ShareRules, 'exercise' | 'seniority_months'>) {
  // Nothing before the twelve months that precede the exercice counts.
  const from = addMonths(exercise.start, -12)
  const known = new Map<string, boolean>()
  return ({ by_hand, hire_date, exit_date }: Candidate): boolean => {
    if (by_hand?.added === true) return true
    const start = hire_date === null || hire_date < from ? from : hire_date
    const end = exit_date === null || exit_date > exercise.end ? exercise.end : exit_date
    if (end < start) return false
    const dates = `${start} ${end}`
    const answer = known.get(dates)
    if (answer !== undefined) return answer
    const contracts = [{ start, end }]
    const { eligible } = seniority.value({ period: exercise, contracts, condition_months: seniority_months })
    known.set(dates, eligible)
    return eligible
  }
}

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
  const people = candidates.filter(entitledBy(rules)).map((person) => based(rules, person))
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
        presence_from: person.presence_from,
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
        (total, person) => total + (person.reference_salary_cents ?? 0),
        0,
      ),
      provisional_parameters: ceilings.provisional ? [passName] : [],
      levies_on: rules.paid_on,
    },
  }
}

/**
 * The share of somebody forgotten at the launch, by the rates everybody else was served with, within the same
 * ceiling. Whether the envelope still holds that much is another question.
 */
export function shareOfLateComer(
  rules: ShareRules,
  calculation: CampaignCalculation,
  candidate: Candidate,
  imposed_gross_cents?: number,
): PersonShare | ShareRefusal {
  const person = based(rules, candidate)
  const pay = rules.criteria.find(({ criterion, weight_bps }) => criterion === 'salary' && weight_bps > 0)
  if (imposed_gross_cents === undefined && pay && person.reference_salary_cents === null)
    return refuse('pay_missing', { count: 1 })
  const criteria = calculation.masses.map(({ criterion, sub_mass_cents, total_weight }) => {
    const weight = weightOf(criterion, person, pay)
    return { criterion, weight, share_cents: scaleDown(sub_mass_cents, weight, Math.max(1, total_weight)) }
  })
  const before = imposed_gross_cents ?? criteria.reduce((total, part) => total + part.share_cents, 0)
  const ceiling = Math.max(0, ceilingsOf(rules).of(person) - person.already_granted_cents)
  const gross_cents = Math.min(before, ceiling)
  const levies = csgCrds.value({ gross_cents, on: rules.paid_on })
  return {
    beneficiary_id: person.beneficiary_id,
    reference_salary_cents: person.reference_salary_cents,
    presence_days: person.presence_days,
    gross_cents,
    csg_deductible_cents: levies.csg_deductible_cents,
    csg_non_deductible_cents: levies.csg_non_deductible_cents,
    crds_cents: levies.crds_cents,
    net_cents: levies.net_cents,
    capped: gross_cents === ceiling,
    calculation: {
      criteria: imposed_gross_cents === undefined ? criteria : [],
      before_ceiling_cents: before,
      ceiling_cents: ceiling,
      redistributed_cents: 0,
      excess_cents: before - gross_cents,
      presence_from: person.presence_from,
    },
  }
}

const passName: Words = {
  fr: 'Plafond individuel (75 % du PASS)',
  en: 'Individual ceiling (75% of the PASS)',
}

interface Based extends Candidate {
  key: string
  presence_days: number
  presence_from: PersonCalculation['presence_from']
}

/** The bases that count: what was corrected by hand, else the file, else the days on the books. */
function based(rules: Pick<ShareRules, 'exercise'>, person: Candidate): Based {
  const { by_hand } = person
  const filed = by_hand?.presence_days ?? person.presence_days
  const contract = { start: person.hire_date ?? rules.exercise.start, end: person.exit_date }
  return {
    ...person,
    // A person without a number still has a place in the order of equal remainders, after the numbers.
    key: person.employee_number ?? `~${person.beneficiary_id}`,
    reference_salary_cents: by_hand?.reference_salary_cents ?? person.reference_salary_cents,
    presence_days: filed ?? daysOnBooks(rules.exercise, [contract]),
    presence_from: by_hand?.presence_days != null ? 'hand' : filed === null ? 'contract' : 'file',
  }
}

/** Half days and hours turned into days have two decimals; a weight is a whole number. */
const hundredths = (days: number): number => Math.round(days * 100)

function weightOf(criterion: Criterion, person: Based, pay: CampaignCriterion | undefined): number {
  if (criterion === 'uniform') return 1
  if (criterion === 'presence') return hundredths(person.presence_days)
  const salary = Math.max(person.reference_salary_cents ?? 0, pay?.floor_cents ?? 0)
  return Math.min(salary, pay?.ceiling_cents ?? Infinity)
}

/** The ceiling of each: the agreement's or the law's, whichever is lower, prorated for part of the exercice. */
function ceilingsOf(rules: ShareRules) {
  const { exercise, individual_cap_cents } = rules
  const legal = individualCeiling.value({ exercice: exercise, unpublished: 'provisional' })
  const ofAgreement = individual_cap_cents !== null && individual_cap_cents < legal.ceiling_cents
  const common = ofAgreement ? individual_cap_cents : legal.ceiling_cents
  const known = new Map<string, number>()
  const prorated = (entry: Day | null, exit: Day | null): number => {
    const inside = intersection(exercise, { start: entry ?? exercise.start, end: exit ?? exercise.end })
    const own = inside ? scaleHalfUp(common, daysIn(inside), daysIn(exercise)) : 0
    const byLaw = individualCeiling.value({
      exercice: exercise,
      proration: { entry, exit },
      unpublished: 'provisional',
    }).ceiling_cents
    return ofAgreement ? Math.min(own, byLaw) : byLaw
  }
  return {
    common,
    ofAgreement,
    // A provisional figure matters only where it is the one that limits.
    provisional: legal.provisional && !ofAgreement,
    of({ hire_date, exit_date }: Candidate): number {
      const entry = hire_date !== null && hire_date > exercise.start ? hire_date : null
      const exit = exit_date !== null && exit_date < exercise.end ? exit_date : null
      if (!rules.prorate_cap || (entry === null && exit === null)) return common
      const name = `${entry} ${exit}`
      const cached = known.get(name)
      if (cached !== undefined) return cached
      const ceiling = prorated(entry, exit)
      known.set(name, ceiling)
      return ceiling
    },
  }
}
