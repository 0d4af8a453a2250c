import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import type { SimulationType } from '../vocabulary.ts'
import type { Facts } from './facts.ts'
import type { GivenInputs } from './inputs.ts'
import type { SimulationResult } from './result.ts'
import { threeSmicBefore } from './ppv.ts'
import { completeInputs, simulate } from './simulate.ts'

const facts: Facts = {
  today: '2026-11-21',
  closing: { month: 12, day: 31 },
  headcount: 48,
  headcount_year: null,
  annual_gross_payroll_cents: null,
  annual_revenue_cents: null,
  taxable_profit_cents: null,
  equity_cents: null,
  added_value_cents: null,
  bound_to_participation: false,
  bound_at_250: false,
  has_cse: true,
  has_union_delegate: false,
  agreements: { interessement: null, participation: null },
  interessement_signed: false,
  abondement: { pee: null, percol: null },
  people: null,
  retained: { envelope_cents: null, reserve_cents: null },
}
const context = { rules_date: '2026-05-31', closing: facts.closing }

function problemsOf<T extends SimulationType>(type: T, given: GivenInputs<T>, more: Partial<Facts> = {}) {
  const completed = completeInputs(type, given, { ...facts, ...more })
  return 'problems' in completed ? completed.problems.map(({ field, code }) => `${field} ${code}`) : []
}
function run<T extends SimulationType>(
  type: T,
  given: GivenInputs<T>,
  more: Partial<Facts> = {},
): SimulationResult {
  const completed = completeInputs(type, given, { ...facts, ...more })
  if ('problems' in completed) throw new Error(JSON.stringify(completed.problems))
  const result = simulate(type, completed.inputs, context)
  if ('impossible' in result || isRefusal(result)) throw new Error(JSON.stringify(result))
  return result
}
const warned = (result: SimulationResult) => result.warnings.map(({ code }) => code)

test('an envelope by margin tiers on payroll: nothing at 5 %, 3 % at 9 % (rule book INT-003, INT-005)', () => {
  const tiers = (profit: number) =>
    run('interessement_envelope', {
      band_measure: 'ratio',
      rate_of: 'payroll',
      actual_value_cents: profit,
      reference_value_cents: 1_000_000_000,
      annual_gross_payroll_cents: 100_000_000,
      bands: [
        // « Above 5 % »: a band holds its first bound, so it starts one hundredth of a percent later.
        { from: 501, to: 800, rate_bps: 100 },
        { from: 800, to: 1000, rate_bps: 300 },
        { from: 1000, to: null, rate_bps: 500 },
      ],
    }).totals['envelope_cents']
  expect([tiers(50_000_000), tiers(90_000_000)]).toEqual([0, 3_000_000])
})

test('a rate on a result with a trigger and a cap of its own (rule book INT-007, INT-009)', () => {
  const pool = (operating: number, net = 50_000_000) =>
    run('interessement_envelope', {
      rate_bps: 250,
      actual_value_cents: operating,
      annual_gross_payroll_cents: 120_000_000,
      trigger: { label: 'Résultat net', actual_cents: net, above_cents: 0 },
      cap_bps_of_payroll: 300,
    })
  expect(pool(200_000_000).totals['envelope_cents']).toBe(3_600_000)
  expect(pool(80_000_000).totals['envelope_cents']).toBe(2_000_000)
  expect(pool(80_000_000, 0).totals['envelope_cents']).toBe(0)
  expect(pool(200_000_000).warnings).toContainEqual(
    expect.objectContaining({ code: 'own_cap_bites', amount_cents: 1_400_000 }),
  )
})

test('the collective ceiling cuts what exceeds it, income of the heads included, and says by how much (INT-001)', () => {
  const result = run('interessement_envelope', {
    rate_bps: 2_500,
    actual_value_cents: 100_000_000,
    annual_gross_payroll_cents: 100_000_000,
    dirigeants_income_cents: 8_000_000,
  })
  expect(result.totals).toMatchObject({ ceiling_cents: 21_600_000, envelope_cents: 21_600_000 })
  expect(result.warnings).toContainEqual(
    expect.objectContaining({ code: 'collective_ceiling_bites', amount_cents: 3_400_000 }),
  )
})

test('objectives count in proportion from their start, all or nothing without one, and downwards when lower is better', () => {
  const result = run('interessement_envelope', {
    maximum_bps_of_payroll: 400,
    annual_gross_payroll_cents: 120_000_000,
    objectives: [
      { label: 'Qualité', weight_bps: 6000, start: 95, target: 98, actual: 97 },
      { label: 'Accidents', weight_bps: 4000, target: 3, actual: 3, lower_is_better: true },
    ],
  })
  expect(result.totals['envelope_cents']).toBe(3_840_000)
  expect(result.steps.filter(({ of }) => of === 'formula').length).toBeGreaterThan(4)
  expect(warned(result)).not.toContain('never_zero')
})

test('a formula that can never give nothing is told so, with the least it pays', () => {
  const result = run('interessement_envelope', {
    maximum_bps_of_payroll: 100,
    annual_gross_payroll_cents: 100_000_000,
    objectives: [{ label: 'Présence', weight_bps: 10_000, target: 0, actual: 5 }],
  })
  expect(result.warnings).toContainEqual(
    expect.objectContaining({ code: 'never_zero', severity: 'error', amount_cents: 1_000_000 }),
  )
})

test('a formula that can give nothing is never said to guarantee something', () => {
  const base = { actual_value_cents: 80_000_000, annual_gross_payroll_cents: 100_000_000 }
  const safe: GivenInputs<'interessement_envelope'>[] = [
    { rate_bps: 500 },
    { rate_bps: 500, threshold_cents: 50_000_000, rate_of: 'payroll' },
    { bands: [{ from: 0, to: null, rate_bps: 100 }], rate_of: 'payroll' },
    { rate_bps: 500, indicator: 'revenue', threshold_cents: 50_000_000, rate_of: 'excess' },
  ]
  for (const given of safe)
    expect(warned(run('interessement_envelope', { ...base, ...given }))).not.toContain('never_zero')
  const open: GivenInputs<'interessement_envelope'> = {
    bands: [{ from: null, to: null, rate_bps: 100 }],
    rate_of: 'payroll',
  }
  expect(warned(run('interessement_envelope', { ...base, ...open }))).toContain('never_zero')
  const always = { rate_bps: 500, indicator: 'revenue', threshold_cents: 0, rate_of: 'payroll' } as const
  expect(warned(run('interessement_envelope', { ...base, ...always }))).toContain('never_zero')
})

test('each wrong field of a formula is named: gaps, overlaps, weights, what is missing', () => {
  const base = { actual_value_cents: 1, annual_gross_payroll_cents: 1 }
  const bands = [
    { from: 0, to: 800, rate_bps: 100 },
    { from: 900, to: 1000, rate_bps: 300 },
    { from: 950, to: 1200, rate_bps: 500 },
  ]
  expect(problemsOf('interessement_envelope', { ...base, bands })).toEqual([
    'bands.1.from grid_gap',
    'bands.2.from grid_overlap',
    'bands.2.to grid_not_covering',
  ])
  const objectives = [{ label: 'Qualité', weight_bps: 9_000, start: 99, target: 98, actual: 97 }]
  expect(problemsOf('interessement_envelope', { ...base, objectives })).toEqual([
    'objectives weights_not_whole',
    'maximum_bps_of_payroll missing',
    'objectives.0.start points_not_increasing',
  ])
  expect(problemsOf('interessement_envelope', {})).toEqual([
    'actual_value_cents missing',
    'annual_gross_payroll_cents missing',
  ])
  expect(
    problemsOf('distribution', {
      envelope_cents: 1,
      criteria: { equal_bps: 1, salary_bps: 2, presence_bps: 3 },
    }),
  ).toEqual(['criteria weights_not_whole'])
})

test('what nobody gives is taken from the company’s file, and said', () => {
  const completed = completeInputs(
    'interessement_envelope',
    {},
    {
      ...facts,
      taxable_profit_cents: 40_000_000,
      people: { year: 2025, count: 47, reference_salary_cents: 150_000_000, below_3_smic: 45 },
    },
  )
  expect(completed).toMatchObject({
    inputs: {
      year: 2025,
      actual_value_cents: 40_000_000,
      annual_gross_payroll_cents: 150_000_000,
      headcount: 47,
    },
    assumed: [
      { field: 'actual_value_cents', from: 'company' },
      { field: 'annual_gross_payroll_cents', from: 'people' },
      { field: 'headcount', from: 'people' },
      { field: 'rate_bps', from: 'default' },
    ],
  })
})

test('the legal reserve, and a formula of an agreement held between it and its ceiling (RSP-001, RSP-003)', () => {
  const figures = {
    profit_cents: 100_000_000,
    equity_cents: 200_000_000,
    wages_cents: 300_000_000,
    added_value_cents: 500_000_000,
  }
  expect(run('participation_reserve', figures).totals['reserve_cents']).toBe(27_000_000)
  const uneven = {
    profit_cents: 48_765_432,
    equity_cents: 123_456_789,
    wages_cents: 210_987_654,
    added_value_cents: 345_678_901,
  }
  expect(run('participation_reserve', uneven).totals['reserve_cents']).toBe(12_998_351)
  const own = (rate_bps: number) =>
    run('participation_reserve', {
      ...figures,
      derogatory: { rate_bps, of: 'taxable_profit', ceiling: 'half_net_taxable' },
    })
  expect([own(1_000).totals['reserve_cents'], warned(own(1_000))]).toEqual([27_000_000, ['below_legal']])
  expect([own(4_000).totals['reserve_cents'], warned(own(4_000))]).toEqual([40_000_000, []])
  expect([own(6_000).totals['reserve_cents'], warned(own(6_000))]).toEqual([50_000_000, ['above_ceiling']])
})

test('the employer’s cost follows destination and size (FS-001, FS-003, FS-011)', () => {
  const levy = (given: GivenInputs<'employer_cost'>) =>
    run('employer_cost', { paid_on: '2026-05-31', ...given }).totals['forfait_social_cents']
  expect(
    levy({ interessement_cents: 5_000_000, participation_cents: 2_000_000, abondement_pee_cents: 1_000_000 }),
  ).toBe(0)
  expect(levy({ interessement_cents: 10_000_000, bound_at_250: true })).toBe(2_000_000)
  const split = {
    participation_cents: 10_000_000,
    bound_to_participation: true,
    to_percol_bps: 3_000,
    percol_qualifies: true,
  }
  expect(levy(split)).toBe(1_880_000)
  expect(run('employer_cost', split).totals['cost_cents']).toBe(11_880_000)
})

test('an employee’s choice: cash after levies and own tax, or placed with what the employer adds (CHOICE-013)', () => {
  const result = run('employee_net', {
    gross_cents: 100_000,
    paid_on: '2026-05-31',
    marginal_tax_bps: 3_000,
    pee: { rate_bps: 5_000, plan_cap_cents: 60_000 },
  })
  expect(result.totals).toMatchObject({ net_cents: 90_300, income_tax_cents: -27_960, cash_cents: 62_340 })
  // Half of 903 € is 451.50 €, from which 9.7 % are withheld.
  expect(result.totals).toMatchObject({
    pee_abondement_cents: 40_770,
    pee_cents: 131_070,
    percol_cents: 90_300,
  })
  const later = run('employee_net', {
    gross_cents: 100_000,
    paid_on: '2026-05-31',
    yearly_growth_bps: 1_000,
    years: 1,
  })
  // 903 € grow by 90.30 €, from which 18.6 % are withheld.
  expect(later.totals['pee_later_cents']).toBe(90_300 + 9_030 - 1_680)
})

test('a matching budget multiplies each group’s abondement by its people, within plan and law (ABOND-009)', () => {
  const tiers = [
    { up_to_cents: 30_000, rate_bps: 30_000 },
    { up_to_cents: 60_000, rate_bps: 10_000 },
    { up_to_cents: null, rate_bps: 5_000 },
  ]
  const result = run('abondement_budget', {
    paid_on: '2026-05-31',
    rule: { tiers },
    groups: [
      { people: 10, contribution_cents: 100_000 },
      { people: 3, contribution_cents: 0 },
    ],
    bound_to_participation: true,
  })
  expect(result.totals).toMatchObject({
    abondement_cents: 1_400_000,
    forfait_social_cents: 280_000,
    budget_cents: 1_680_000,
  })
  const capped = run('abondement_budget', {
    paid_on: '2026-05-31',
    rule: { rate_bps: 40_000 },
    groups: [{ people: 2, contribution_cents: 200_000 }],
  })
  expect(capped.totals['abondement_cents']).toBe(2 * 384_480)
  expect(warned(capped)).toEqual(['limit_bites', 'above_three_times'])
})

test('who is concerned is read over five years running (EFF-005)', () => {
  const headcounts = { 2020: 55, 2021: 56, 2022: 48, 2023: 53, 2024: 54, 2025: 54, 2026: 55 }
  const result = run('obligation_check', { year: 2026, headcounts })
  const verdict = result.lines.find(({ code }) => code === 'participation')
  expect([result.totals['participation'], verdict?.value?.fr]).toEqual([
    0,
    'facultative, obligatoire au plus tôt en 2028',
  ])
  const bound = run('obligation_check', {
    year: 2025,
    headcounts: { 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 50 },
  })
  expect([bound.totals['participation'], warned(bound)]).toEqual([1, ['participation_due']])
})

test('a profitable company of 11 has to share value unless a scheme is there or participation is due', () => {
  const results = [2023, 2024, 2025].map((year) => ({
    year,
    revenue_cents: 100_000_000,
    profit_cents: 1_000_000,
  }))
  const check = (given: GivenInputs<'obligation_check'>) =>
    run('obligation_check', { year: 2026, headcounts: { 2025: 20 }, results, ...given })
  expect([check({}).totals['value_sharing'], warned(check({}))]).toEqual([1, ['value_sharing_due']])
  expect(check({ has_scheme: true }).totals['value_sharing']).toBe(0)
  expect(warned(check({ results: results.slice(1) }))).toEqual(['results_missing'])
  // Sixty people who were not fifty for five years are not held to participation, so they are to this duty.
  const grown = { 2021: 40, 2022: 60, 2023: 60, 2024: 60, 2025: 60 }
  expect(check({ headcounts: grown }).totals['value_sharing']).toBe(1)
  expect(check({ headcounts: { ...grown, 2021: 60 } }).totals['value_sharing']).toBe(0)
  // One year alone does not say whether participation is due, which would end this duty.
  const unknown = check({ headcounts: { 2025: 60 } })
  expect([unknown.totals['value_sharing'], warned(unknown)]).toEqual([undefined, ['history_missing']])
})

test('a bonus costs what its regime says, person by person (PPV-001, PPV-003, PPV-005)', () => {
  const ppv = (given: GivenInputs<'ppv'>) => run('ppv', { paid_on: '2026-06-30', people: 1, ...given }).totals
  expect(ppv({ amount_cents: 250_000, headcount: 45 })).toMatchObject({
    csg_crds_cents: 0,
    cost_cents: 250_000,
    taxable_people: 0,
  })
  expect(ppv({ amount_cents: 350_000, headcount: 120 })).toMatchObject({
    csg_crds_cents: 29_100,
    forfait_social_cents: 0,
    taxable_people: 1,
  })
  expect(ppv({ amount_cents: 100_000, headcount: 300 })).toMatchObject({
    csg_crds_cents: 9_700,
    forfait_social_cents: 20_000,
  })
  const own = completeInputs(
    'ppv',
    {},
    {
      ...facts,
      people: { year: 2025, count: 47, reference_salary_cents: 1, below_3_smic: 45 },
    },
  )
  expect(own).toMatchObject({ inputs: { people: 47, people_below_3_smic: 45, headcount: 48 } })
  expect(threeSmicBefore('2026-12-15')).toBe(6_635_721)
  const none = completeInputs('ppv', { amount_cents: 1, people: 1, paid_on: '2027-02-26' }, facts)
  if ('problems' in none) throw new Error('it has every field')
  expect(simulate('ppv', none.inputs, context)).toMatchObject({
    impossible: { fr: expect.stringContaining('n’est pas publié') },
  })
})

test('the same inputs on the same rules date give the same result, once completed as before', () => {
  const given: GivenInputs<'interessement_envelope'> = {
    actual_value_cents: 80_000_000,
    annual_gross_payroll_cents: 120_000_000,
  }
  const first = completeInputs('interessement_envelope', given, facts)
  if ('problems' in first) throw new Error('it has every field')
  const later = { ...facts, today: '2031-01-01', annual_gross_payroll_cents: 1, headcount: 3 }
  const second = completeInputs('interessement_envelope', first.inputs, later)
  if ('problems' in second) throw new Error('it has every field')
  expect(second.inputs).toEqual(first.inputs)
  expect(simulate('interessement_envelope', second.inputs, context)).toEqual(
    simulate('interessement_envelope', first.inputs, context),
  )
})
