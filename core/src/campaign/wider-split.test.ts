import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { criteriaFrom } from './criteria.ts'
import { shareOfLateComer } from './late-share.ts'
import { shareEnvelope } from './share-envelope.ts'
import { aCandidate } from './testing/a-candidate.ts'
import type { Candidate, ShareRules, SharedEnvelope } from './share.ts'

const base: ShareRules = {
  exercise: { start: '2021-01-01', end: '2021-12-31' },
  envelope_gross_cents: 1_000_000,
  criteria: [],
  seniority_months: 0,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: false,
  paid_on: '2022-05-31',
  officers: { left_out: 'not_in_agreement', spouse_quarter: false },
}
let next = 0
const person = (more: Partial<Candidate> = {}) => aCandidate(`N${String(next++).padStart(4, '0')}`, more)
const shared = (
  criteria: ShareRules['criteria'],
  people: readonly Candidate[],
  more = {},
): SharedEnvelope => {
  const result = shareEnvelope({ ...base, criteria, ...more }, people)
  if (isRefusal(result)) throw new Error(result.refusal)
  return result
}
const weightsOf = ({ shares }: SharedEnvelope) =>
  shares.map(({ calculation }) => calculation.criteria.map(({ weight }) => weight))

const half = { hire_date: '2021-07-02', reference_salary_cents: 1_500_000, presence_days: 183 }

test('a floor in PASS counts whole for everybody, or in proportion where the agreement says so', () => {
  const people = [person({ reference_salary_cents: 20_000_000 }), person(half), person({ presence_days: 73 })]
  const salary = { criterion: 'salary' as const, weight_bps: 10_000 }
  const inPass = { ...salary, floor_pass_bps: 10_000, ceiling_pass_bps: 30_000 }
  // PASS of 2021: 41 136 €.
  expect(weightsOf(shared([inPass], people))).toEqual([[12_340_800], [4_113_600], [4_113_600]])
  expect(weightsOf(shared([{ ...inPass, bounds_prorated: 'appartenance' }], people))).toEqual([
    [12_340_800],
    [Math.round((4_113_600 * 183) / 365)],
    [4_113_600],
  ])
  expect(weightsOf(shared([{ ...inPass, bounds_prorated: 'presence' }], people))).toEqual([
    [12_340_800],
    [Math.round((4_113_600 * 183) / 365)],
    // Present a fifth of the year: the ceiling in proportion is below the pay.
    [Math.round((12_340_800 * 73) / 365)],
  ])
  const inEuros = { ...salary, floor_cents: 2_400_000 }
  expect(weightsOf(shared([inEuros], people))).toEqual([[20_000_000], [2_400_000], [3_000_000]])
  expect(weightsOf(shared([{ ...inEuros, bounds_prorated: 'appartenance' }], people))[1]).toEqual([1_500_000])
})

test('time on the books is not reduced by absences, and stands beside presence', () => {
  const people = [person(), person({ presence_days: 100 }), person({ ...half, presence_days: 100 })]
  const criteria = [
    { criterion: 'presence' as const, weight_bps: 5000 },
    { criterion: 'appartenance' as const, weight_bps: 2000 },
    { criterion: 'salary' as const, weight_bps: 3000 },
  ]
  const result = shared(criteria, people)
  expect(weightsOf(result).map((weights) => weights.slice(0, 2))).toEqual([
    [36_500, 36_500],
    [10_000, 36_500],
    [10_000, 18_300],
  ])
  expect(result.calculation.masses.map(({ sub_mass_cents }) => sub_mass_cents)).toEqual([
    500_000, 200_000, 300_000,
  ])
})

test('weights by slice of the envelope: 50/50 up to 5 M€, 30/70 up to 10 M€, all by pay above', () => {
  const sliced = (bps: number[]) => [
    { up_to_cents: 500_000_000, weight_bps: bps[0]! },
    { up_to_cents: 1_000_000_000, weight_bps: bps[1]! },
    { up_to_cents: null, weight_bps: bps[2]! },
  ]
  const criteria = [
    { criterion: 'uniform' as const, weight_bps: 5000, slices: sliced([5000, 3000, 0]) },
    { criterion: 'salary' as const, weight_bps: 5000, slices: sliced([5000, 7000, 10_000]) },
  ]
  const many = Array.from({ length: 2000 }, () => person())
  const masses = (envelope_gross_cents: number) =>
    shared(criteria, many, { envelope_gross_cents }).calculation.masses.map(
      ({ sub_mass_cents }) => sub_mass_cents,
    )
  expect(masses(400_000_000)).toEqual([200_000_000, 200_000_000])
  expect(masses(800_000_000)).toEqual([250_000_000 + 90_000_000, 250_000_000 + 210_000_000])
  expect(masses(1_200_000_000)).toEqual([400_000_000, 600_000_000 + 200_000_000])
  const broken = [criteria[0]!, { ...criteria[1]!, slices: sliced([5000, 6000, 10_000]) }]
  expect(shareEnvelope({ ...base, criteria: broken }, many)).toMatchObject({ refusal: 'criteria_not_100' })
})

test('a maximum ratio of three holds between those there all along, and for a late comer at the same rates', () => {
  const criteria = [{ criterion: 'salary' as const, weight_bps: 10_000, max_ratio_bps: 30_000 }]
  const people = [
    person({ reference_salary_cents: 12_000_000 }),
    person({ reference_salary_cents: 2_000_000 }),
    // Half a year at a low pay sets no ceiling for the others.
    person({ ...half, reference_salary_cents: 400_000 }),
  ]
  const result = shared(criteria, people)
  const [high, low] = result.shares.map(({ gross_cents }) => gross_cents)
  expect(weightsOf(result)).toEqual([[6_000_000], [2_000_000], [400_000]])
  expect(high! / low!).toBeCloseTo(3, 4)
  const late = shareOfLateComer(
    { ...base, criteria },
    result.calculation,
    person({ reference_salary_cents: 9_000_000 }),
  )
  expect(late).toMatchObject({ calculation: { criteria: [{ weight: 6_000_000 }] } })
})

test('weights fixed by year in advance: a campaign has those of its exercice', () => {
  const by_year = (...bps: number[]) =>
    bps.map((weight_bps, i) => ({ from: `${2024 + i}-01-01`, weight_bps }))
  const criteria = [
    { criterion: 'uniform' as const, weight_bps: 4500, by_year: by_year(4500, 4700, 5000) },
    { criterion: 'salary' as const, weight_bps: 5500, by_year: by_year(5500, 5300, 5000) },
  ]
  const of = (start: string) => criteriaFrom(criteria, start).map(({ weight_bps }) => weight_bps)
  expect([of('2024-01-01'), of('2025-01-01'), of('2026-01-01')]).toEqual([
    [4500, 5500],
    [4700, 5300],
    [5000, 5000],
  ])
})
