import type { AllocationGiven, Criterion, CriterionName, Sharer } from '../src/allocation.ts'
import { allocation, payBase } from '../src/allocation.ts'
import { individualCeiling, participationPayCeiling } from '../src/ceilings.ts'
import { seniority } from '../src/seniority.ts'
import { daysOnBooks, presenceDays } from '../src/presence.ts'
import {
  dirigeantBase,
  participationLimits,
  rebuiltPay,
  spouseBase,
  successiveGrants,
  temporaryWorkerSeniority,
} from '../src/reference-pay.ts'
import { record, requireShape } from '../src/shape.ts'
import { whole } from '../src/takes.ts'
import { answer, type Shapes, year as exerciceOf } from './shape.ts'

export type Part = { pct: number; criterion: CriterionName; weights: number[] }

/** Employee numbers in the order of the vector, so that ties are served in that order. */
const key = (place: number): string => String(place).padStart(9, '0')
const single = (criterion: CriterionName): Criterion[] => [{ criterion, share_bps: 10_000 }]
export const criteriaOf = (parts: readonly Part[]): Criterion[] =>
  parts.map(({ criterion, pct }) => ({ criterion, share_bps: Math.round(pct * 100) }))

export function peopleOf(parts: readonly Part[]): Sharer[] {
  const weights = (criterion: CriterionName) => parts.find((part) => part.criterion === criterion)?.weights
  const count = Math.max(...parts.map((part) => part.weights.length))
  return Array.from({ length: count }, (_, place) => ({
    key: key(place),
    salary_cents: weights('salary')?.[place] ?? 0,
    presence: weights('presence')?.[place] ?? 0,
    appartenance: weights('appartenance')?.[place] ?? 0,
  }))
}
const salaried = (salaries: readonly number[]): Sharer[] =>
  salaries.map((salary_cents, place) => ({ key: key(place), salary_cents }))
function nobody(count: number): Sharer[] {
  requireShape(record({ beneficiaries: whole(0, 1_000_000) }), { beneficiaries: count })
  return Array.from({ length: count }, (_, place) => ({ key: key(place) }))
}

const share = (given: AllocationGiven) => {
  const result = allocation.value(given)
  return {
    result,
    shares_cents: result.shares.map((one) => one.gross_cents),
    shares_before_cap_cents: result.shares.map((one) => one.before_ceiling_cents),
  }
}
const ceilingOf = (of: number) => individualCeiling.value({ exercise: exerciceOf(of) }).ceiling_cents

type Capped = {
  year: number
  pool_cents: number
  kind: 'interessement' | 'participation'
  salaries_cents: number[]
  redistribution_clause?: boolean
}

function capped(input: Capped) {
  const participation = input.kind === 'participation'
  const given: AllocationGiven = {
    envelope_cents: input.pool_cents,
    criteria: single('salary'),
    people: salaried(input.salaries_cents),
    ceiling_cents: ceilingOf(input.year),
    salary_ceiling_cents: participation
      ? participationPayCeiling.value({ exercise: exerciceOf(input.year) }).ceiling_cents
      : null,
    // Mandatory for participation, a clause for intéressement.
    redistribution: participation || input.redistribution_clause === true,
  }
  const { result, ...shares } = share(given)
  return {
    ...shares,
    bases_cents: given.people.map((person) => payBase(person, given)),
    not_distributed_cents: result.not_distributed_cents,
    left_in_reserve_cents: result.not_distributed_cents,
    rounds: result.rounds,
    passes: result.passes.length,
  }
}

type SeniorityInput = {
  condition_months: number
  calc_period: string
  contracts: [string, string | null][]
  convention_days_per_month?: number
}
const seniorityOf = (input: SeniorityInput) => {
  const period = exerciceOf(input.calc_period)
  const contracts = input.contracts.map(([start, end]) => ({ start, end }))
  const { days, eligible } = seniority.value({
    period,
    contracts,
    condition_months: input.condition_months,
    days_per_month: input.convention_days_per_month,
  })
  return { days, eligible, months_reached: eligible, presence_days: daysOnBooks(period, contracts) }
}

/** Names of the rule book that are not ours; none is a kind of its own. */
const absenceNames = new Map([
  ['deuil_L3142_1_1', 'deuil_enfant'],
  ['temps_partiel_therapeutique', 'mi_temps_therapeutique'],
  ['chomage_partiel', 'activite_partielle'],
  ['conge_supplementaire_de_naissance', 'conge_supplementaire_naissance'],
])

type Proration = {
  year: number
  entry: string | null
  exit: string | null
  basis: 'days' | 'months'
  salary_cents: number
}
const prorated = ({ year, salary_cents, entry, exit, basis }: Proration) =>
  participationLimits.value({
    exercise: exerciceOf(year),
    proration: { entry, exit, basis },
    salary_cents,
  })

export const allocationShapes: Shapes = {
  allocation_uniform: (input: { pool_cents: number; beneficiaries: number }) =>
    share({
      envelope_cents: input.pool_cents,
      criteria: single('uniform'),
      people: nobody(input.beneficiaries),
      redistribution: false,
    }),
  allocation_presence_days: (input: { pool_cents: number; days: number[] }) =>
    share({
      envelope_cents: input.pool_cents,
      criteria: single('presence'),
      people: input.days.map((presence, place) => ({ key: key(place), presence })),
      redistribution: false,
    }),
  allocation_salary: (input: { pool_cents: number; salaries_cents: number[] }) =>
    share({
      envelope_cents: input.pool_cents,
      criteria: single('salary'),
      people: salaried(input.salaries_cents),
      redistribution: false,
    }),
  allocation_salary_floor_ceiling: (input: {
    pool_cents: number
    salaries_cents: number[]
    floor_cents?: number | null
    ceiling_cents?: number | null
  }) => {
    const given: AllocationGiven = {
      envelope_cents: input.pool_cents,
      criteria: single('salary'),
      people: salaried(input.salaries_cents),
      salary_floor_cents: input.floor_cents,
      salary_ceiling_cents: input.ceiling_cents,
      redistribution: false,
    }
    return { ...share(given), bases_cents: given.people.map((person) => payBase(person, given)) }
  },
  allocation_mixed_sub_masses: (input: { pool_cents: number; parts: Part[] }) => {
    const given = {
      envelope_cents: input.pool_cents,
      criteria: criteriaOf(input.parts),
      people: peopleOf(input.parts),
      redistribution: false,
    }
    const { result, shares_cents } = share(given)
    const sub_masses = input.parts.map(({ pct, criterion }, i) => ({
      pct,
      sub_mass_cents: result.passes[0]?.masses[i]?.cents,
      shares_cents: result.shares.map((one) => one[`${criterion}_cents`]),
    }))
    return { sub_masses, shares_cents }
  },
  individual_cap_no_redistribution: capped,
  individual_cap_redistribution: capped,
  participation_cap_and_mandatory_redistribution: capped,
  participation_left_in_reserve: (input: { year: number; pool_cents: number; beneficiaries: number }) => {
    const { result, shares_cents } = share({
      envelope_cents: input.pool_cents,
      criteria: single('uniform'),
      people: nobody(input.beneficiaries),
      ceiling_cents: ceilingOf(input.year),
      redistribution: true,
    })
    return { shares_cents, left_in_reserve_cents: result.not_distributed_cents }
  },
  mixed_criteria_cap_and_redistribution: (input: {
    year: number
    kind: string
    pool_cents: number
    redistribution_clause?: boolean
    parts: Part[]
  }) => {
    const { result, shares_cents, shares_before_cap_cents } = share({
      envelope_cents: input.pool_cents,
      criteria: criteriaOf(input.parts),
      people: peopleOf(input.parts),
      ceiling_cents: ceilingOf(input.year),
      redistribution: input.kind === 'participation' || input.redistribution_clause === true,
    })
    return {
      shares_cents,
      shares_before_cap_cents,
      not_distributed_cents: result.not_distributed_cents,
      passes: result.passes.length,
    }
  },
  participation_proration_of_caps_days: prorated,
  participation_proration_of_caps_months: prorated,
  // Neither part-time nor illness lowers the limits of somebody who was there all year.
  participation_no_proration_for_absence_or_part_time: (input: {
    year: number
    entry?: string
    exit?: string
  }) =>
    prorated({
      year: input.year,
      entry: input.entry ?? null,
      exit: input.exit ?? null,
      basis: 'days',
      salary_cents: 0,
    }),
  pass_for_offset_exercice: (input: { exercice_start: string; exercice_end: string }) => {
    const exercice = { start: input.exercice_start, end: input.exercice_end }
    return {
      reading_average_of_months_cents: individualCeiling.value({ exercise: exercice }).ceiling_cents,
      reading_year_of_closing_cents: individualCeiling.value({ exercise: exercice, offset: 'last_day' })
        .ceiling_cents,
    }
  },
  presence_days: (input: { calendar_days: number; absences: { type: string; days: number }[] }) =>
    presenceDays.value({
      calendar_days: input.calendar_days,
      absences: input.absences.map(({ type, days }) => ({ type: absenceNames.get(type) ?? type, days })),
    }),
  salary_reconstitution: ({
    maternity_months,
    ...input
  }: {
    paid_salary_cents: number
    maternity_months: number
    monthly_salary_if_present_cents: number
    employer_maintained_cents: number
  }) => answer(rebuiltPay, { ...input, absence_months: maternity_months }),
  dirigeant_income_cap: (input: { dirigeant_income_n_minus_1_cents: number; highest_salary_cents: number }) =>
    dirigeantBase.value({
      income_n_minus_1_cents: input.dirigeant_income_n_minus_1_cents,
      highest_salary_cents: input.highest_salary_cents,
    }),
  spouse_base: (input: { year: number; clause: boolean }) =>
    spouseBase.value({ exercise: exerciceOf(input.year), clause: input.clause }),
  seniority_condition: seniorityOf,
  seniority_condition_refused: ({ condition_months }: { condition_months: number }) => {
    const outcome = seniority.apply({ period: exerciceOf(2026), contracts: [], condition_months })
    return outcome.refusal === undefined
      ? { accepted: true, reason: null }
      : { accepted: false, reason: 'MAX_3_MONTHS' }
  },
  leaver_before_year_end: (
    input: Omit<SeniorityInput, 'condition_months'> & { clause_presence_at_year_end: boolean },
  ) => ({
    // No other condition than seniority may be asked: the clause is not read.
    ...seniorityOf({ condition_months: 3, ...input }),
    clause_accepted: !input.clause_presence_at_year_end,
  }),
  temporary_worker: ({ days_on_mission_last_exercice }: { days_on_mission_last_exercice: number }) => {
    const { deemed_months } = temporaryWorkerSeniority.value({
      days_on_mission: days_on_mission_last_exercice,
    })
    return {
      deemed_seniority_months: deemed_months,
      eligible_in: deemed_months > 0 ? 'temporary work agency' : null,
    }
  },
  supplement_individual_cap: (input: {
    year: number
    already_granted_cents: number
    supplement_share_cents: number
  }) => {
    const { granted_cents, cut_cents } = successiveGrants.value({
      ceiling_cents: ceilingOf(input.year),
      shares_cents: [input.supplement_share_cents],
      already_granted_cents: input.already_granted_cents,
    })
    return { granted_cents: granted_cents[0], cut_cents: cut_cents[0] }
  },
  infra_annual_cap: (input: { year: number; periods: { share_before_cap_cents: number }[] }) =>
    successiveGrants.value({
      ceiling_cents: ceilingOf(input.year),
      shares_cents: input.periods.map((period) => period.share_before_cap_cents),
    }),
}
