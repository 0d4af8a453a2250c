import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { simulateDistribution } from './distribution.ts'
import type { SimulatedPerson } from './facts.ts'
import type { DistributionInputs } from './inputs.ts'

const inputs: DistributionInputs = {
  kind: 'interessement',
  year: 2026,
  envelope_cents: 1_000_000,
  criteria: { equal_bps: 1_000, salary_bps: 6_000, presence_bps: 3_000 },
  salary_floor_cents: null,
  salary_cap_cents: null,
  individual_cap_cents: null,
  prorate_cap: true,
  redistribute: true,
  seniority_months: 0,
  source: 'rows',
  rows: [
    { label: 'A', reference_salary_cents: 2_400_000, presence_days: 365 },
    { label: 'B', reference_salary_cents: 3_600_000, presence_days: 365 },
    { label: 'C', reference_salary_cents: 6_000_000, presence_days: 182 },
  ],
  group_by: 'establishment',
}
const context = { rules_date: '2026-05-31', closing: { month: 12, day: 31 } }
function share(given: Partial<DistributionInputs>, people?: readonly SimulatedPerson[]) {
  const sheet = simulateDistribution({ ...inputs, ...given }, { ...context, people })
  if (isRefusal(sheet)) throw new Error(sheet.refusal)
  return sheet.result
}
const amounts = (result: ReturnType<typeof share>) => result.rows.map(({ gross_cents }) => gross_cents)

/** A team that is the same at each run: pay from a rule, three sites of very different sizes. */
const team = (count: number): SimulatedPerson[] =>
  Array.from({ length: count }, (_, place) => ({
    beneficiary_id: String(place),
    employee_number: `N${String(place).padStart(6, '0')}`,
    hire_date: '2015-01-05',
    exit_date: null,
    reference_salary_cents: 2_200_000 + ((place * 7_919) % 60_000) * 100,
    presence_days: 200 + ((place * 31) % 166),
    income_before_cents: null,
    by_hand: null,
    already_granted_cents: 0,
    establishment: place < 3 ? 'Phare' : place % 3 === 0 ? 'Cidrerie' : 'Vergers',
    contract_type: 'permanent',
  }))

test('three criteria on separate masses, to the cent (rule book ALLOC-005)', () => {
  expect(amounts(share({}))).toEqual([273_400, 333_399, 393_201])
})

test('the individual ceiling stops the highest and is shared again, round after round (ALLOC-008, ALLOC-033)', () => {
  const rows = [20_000_000, 12_000_000, 6_000_000, 4_000_000].map((pay, place) => ({
    label: String(place),
    reference_salary_cents: pay,
    presence_days: 365,
  }))
  const salary = { equal_bps: 0, salary_bps: 10_000, presence_bps: 0 }
  const result = share({ rows, criteria: salary, envelope_cents: 11_000_000 })
  expect(amounts(result)).toEqual([3_604_500, 3_604_500, 2_274_600, 1_516_400])
  expect(result.warnings.map(({ code }) => code)).toContain('individual_ceiling_bites')
  const alone = share({ rows, criteria: salary, envelope_cents: 11_000_000, redistribute: false })
  expect(alone.totals['not_distributed_cents']).toBeGreaterThan(0)
})

test.each([5, 39, 48, 200])(
  'each mix gives out the whole envelope between %i people, lowest to highest',
  (count) => {
    const { fairness, totals } = share({ source: 'company', envelope_cents: 12_345_678 }, team(count))
    expect(totals['distributed_cents']).toBe(12_345_678)
    expect(fairness?.mixes.map(({ code }) => code)).toEqual(['given', 'uniform', 'salary', 'presence'])
    for (const mix of fairness?.mixes ?? []) {
      expect(mix.mean_cents).toBe(Math.round(12_345_678 / count))
      const curve = mix.curve.map(({ amount_cents }) => amount_cents)
      expect(curve).toEqual(curve.toSorted((a, b) => a - b))
      expect([curve[0], curve.at(-1)]).toEqual([mix.lowest_cents, mix.highest_cents])
      expect(mix.gaining + mix.losing + mix.same).toBe(count)
    }
    const own = fairness?.mixes[0]
    expect([own?.gaining, own?.losing]).toEqual([0, 0])
  },
)

test('a wider envelope never gives anybody less', () => {
  const people = team(60)
  const lowest = [1, 2, 3].map(
    (times) =>
      share({ source: 'company', envelope_cents: times * 1_000_003 }, people).fairness?.mixes[0]?.curve ?? [],
  )
  for (const [place, point] of (lowest[0] ?? []).entries()) {
    expect(lowest[1]?.[place]?.amount_cents).toBeGreaterThanOrEqual(point.amount_cents)
    expect(lowest[2]?.[place]?.amount_cents).toBeGreaterThanOrEqual(lowest[1]?.[place]?.amount_cents ?? 0)
  }
})

test('no group has fewer than five people, and none can be had by subtraction', () => {
  const { fairness } = share({ source: 'company', envelope_cents: 12_345_678 }, team(48))
  const groups = fairness?.groups ?? []
  expect(groups.map(({ key }) => key)).not.toContain('Phare')
  expect(groups.every(({ people }) => people >= 5)).toBe(true)
  expect(groups.reduce((sum, { people }) => sum + people, 0)).toBe(48)
  for (const by of ['contract_type', 'pay_quarter'] as const) {
    const other =
      share({ source: 'company', envelope_cents: 12_345_678, group_by: by }, team(48)).fairness?.groups ?? []
    expect(other.reduce((sum, { people }) => sum + people, 0)).toBe(48)
  }
})

test('under five people nothing but the mean is told, and an average gain of fewer than five stays unsaid', () => {
  const { fairness, lines } = share({ source: 'company', envelope_cents: 400_000 }, team(4))
  expect(fairness?.mixes[0]).toMatchObject({
    lowest_cents: null,
    highest_cents: null,
    curve: [],
    mean_cents: 100_000,
  })
  expect(lines.map(({ code }) => code)).not.toContain('highest')
  expect(fairness?.groups).toEqual([])
  const six = share({ source: 'company', envelope_cents: 400_000 }, team(6)).fairness?.mixes ?? []
  for (const mix of six) if (mix.gaining < 5) expect(mix.average_gain_cents).toBeNull()
})

test('a missing pay makes only the mixes that need it unavailable', () => {
  const people = team(10).map((person, place) =>
    place === 4 ? { ...person, reference_salary_cents: null } : person,
  )
  const equal = { equal_bps: 10_000, salary_bps: 0, presence_bps: 0 }
  const { fairness } = share({ source: 'company', criteria: equal }, people)
  expect(fairness?.mixes.map(({ code, unavailable }) => [code, unavailable === null])).toEqual([
    ['given', true],
    ['uniform', true],
    ['salary', false],
    ['presence', true],
  ])
  const refused = simulateDistribution({ ...inputs, source: 'company' }, { ...context, people })
  expect(refused).toMatchObject({ refusal: 'pay_missing', details: { count: 1 } })
})

test('a hundred thousand people under four mixes stay a matter of a moment', () => {
  const people = team(100_000)
  const started = performance.now()
  const { totals } = share({ source: 'company', envelope_cents: 9_876_543_210 }, people)
  expect(totals['people']).toBe(100_000)
  expect(performance.now() - started).toBeLessThan(10_000)
})
