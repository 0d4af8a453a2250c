import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import type { SimulationType } from '../vocabulary.ts'
import type { Facts } from './facts.ts'
import type { GivenInputs } from './inputs.ts'
import type { SimulationResult } from './result.ts'
import { threeSmicBefore } from '../campaign/three-smic.ts'
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
  const closing = more.closing ?? facts.closing
  const result = simulate(type, completed.inputs, { ...context, closing })
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
  // A headcount typed for the average moves no threshold, and says so.
  const typed = (headcount: number, more: GivenInputs<'employer_cost'> = {}) =>
    warned(run('employer_cost', { interessement_cents: 100_000, headcount, ...more }))
  expect(typed(49)).not.toContain('headcount_for_average')
  expect(typed(50)).toContain('headcount_for_average')
  expect(typed(249, { bound_to_participation: true })).not.toContain('headcount_for_average')
  expect(typed(250, { bound_to_participation: true })).toContain('headcount_for_average')
})

test('the cost of a bonus withholds nothing from who is under three SMIC in a company under 50, as its own simulation', () => {
  const paid = { ppv_cents: 1_000_000, paid_on: '2026-06-30' }
  const cost = (given: GivenInputs<'employer_cost'>) => run('employer_cost', { ...paid, ...given })
  const alone = (headcount: number, below: number) =>
    run('ppv', {
      amount_cents: 100_000,
      people: 10,
      people_below_3_smic: below,
      headcount,
      paid_on: '2026-06-30',
    })
  for (const [headcount, below] of [
    [49, 10],
    [49, 4],
    [50, 10],
  ] as const)
    expect(cost({ headcount, ppv_below_3_smic_bps: below * 1000 }).totals['net_cents']).toBe(
      alone(headcount, below).totals['net_cents'],
    )
  expect(cost({ headcount: 49 }).totals).toMatchObject({ cost_cents: 1_000_000, net_cents: 1_000_000 })
  const large = cost({ headcount: 300, bound_at_250: true })
  expect(large.totals).toMatchObject({ forfait_social_cents: 200_000, net_cents: 903_000 })
  // From 250 on, the last months of 2023 had the temporary regime too.
  const old = cost({ headcount: 300, bound_at_250: true, paid_on: '2023-12-31' })
  expect(old.totals).toMatchObject({ forfait_social_cents: 0, net_cents: 1_000_000 })
  expect(warned(cost({ headcount: 49 }))).toContain('ppv_limit_not_read')
  expect(problemsOf('employer_cost', paid, { headcount: null })).toEqual(['headcount missing'])
  expect(warned(run('employer_cost', { interessement_cents: 100_000 }))).not.toContain('ppv_limit_not_read')
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
    rule: { rate_bps: 30_000 },
    groups: [{ people: 2, contribution_cents: 200_000 }],
  })
  expect(capped.totals['abondement_cents']).toBe(2 * 384_480)
  expect(warned(capped)).toEqual(['limit_bites'])
  // The law forbids more than three times: nothing is computed of it.
  const groups = [{ people: 2, contribution_cents: 200_000 }]
  expect(problemsOf('abondement_budget', { rule: { rate_bps: 30_001 }, groups })).toEqual([
    'rule.rate_bps above_three_times',
  ])
  const climbing = [
    { up_to_cents: 30_000, rate_bps: 30_000 },
    { up_to_cents: null, rate_bps: 40_000 },
  ]
  expect(problemsOf('abondement_budget', { rule: { tiers: climbing }, groups })).toEqual([
    'rule.tiers.1.rate_bps above_three_times',
  ])
})

test('who is concerned is read over five years running (EFF-005)', () => {
  const headcounts = { 2020: 55, 2021: 56, 2022: 48, 2023: 53, 2024: 54, 2025: 54, 2026: 55 }
  const result = run('obligation_check', { year: 2026, headcounts })
  const verdict = result.lines.find(({ code }) => code === 'participation')
  expect([result.totals['participation'], verdict?.value?.fr]).toEqual([
    0,
    'facultative, obligatoire au plus tôt pour l’exercice ouvert le 01/01/2028',
  ])
  const bound = run('obligation_check', {
    year: 2025,
    headcounts: { 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 50 },
  })
  expect([bound.totals['participation'], warned(bound)]).toEqual([1, ['participation_due']])
})

test('a headcount known for one year alone gives no verdict, and the years to give are asked', () => {
  const result = run('obligation_check', { year: 2026, headcounts: { 2025: 300 } })
  const said = ['participation', 'forfait_social', 'heads'].map(
    (wanted) => result.lines.find(({ code }) => code === wanted)?.value?.fr,
  )
  expect(said).toEqual(['à préciser', 'à préciser', 'à préciser'])
  const asked = result.warnings.find(({ code }) => code === 'history_missing')
  expect(asked?.message.fr).toMatch(/^Seule une année est connue/)
})

test('the exercice that opened before the five civil years were over is not held to participation (L3322-1)', () => {
  const closing = { month: 6, day: 30 }
  const headcounts = { 2019: 49, 2020: 50, 2021: 50, 2022: 50, 2023: 50, 2024: 50 }
  const check = (year: number) => run('obligation_check', { year, headcounts }, { closing })
  const shown = (year: number) => {
    const { lines } = check(year)
    return ['participation', 'agreement_deadline'].map(
      (wanted) => lines.find(({ code }) => code === wanted)?.value?.fr,
    )
  }
  // From 1 July 2024 to 30 June 2025: it opened before the end of 2024.
  expect(shown(2025)).toEqual([
    'facultative, obligatoire au plus tôt pour l’exercice ouvert le 01/07/2025',
    '30/06/2027',
  ])
  expect(check(2026).totals['participation']).toBe(1)
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

test('a negative equity that decides the reserve is refused at its field, with what to ask', () => {
  const figures = {
    profit_cents: 100_000_000,
    equity_cents: -50_000_000,
    wages_cents: 300_000_000,
    added_value_cents: 500_000_000,
  }
  expect(problemsOf('participation_reserve', figures)).toEqual(['equity_cents negative_equity'])
  const zero = run('participation_reserve', { ...figures, equity_cents: 0 })
  expect(zero.totals['reserve_cents']).toBe(30_000_000)
})

test('a nil reserve says which term of the formula makes it nil', () => {
  const figures = {
    profit_cents: 10_000_000,
    equity_cents: 100_000_000,
    wages_cents: 300_000_000,
    added_value_cents: 500_000_000,
  }
  const because = (given: GivenInputs<'participation_reserve'>) => {
    const { totals, warnings } = run('participation_reserve', { ...figures, ...given })
    expect(totals['legal_cents']).toBe(0)
    return warnings.find(({ code }) => code === 'nothing_due')?.message.fr
  }
  expect(because({ profit_cents: -1_000 })).toMatch(/perte de 10,00/)
  expect(because({ profit_cents: 0 })).toMatch(/bénéfice net fiscal \(B\) est nul/)
  expect(because({ equity_cents: 200_000_000 })).toMatch(
    /ne dépasse pas 5.% des capitaux propres \(C\), 100.000,00/,
  )
  expect(because({ wages_cents: 0 })).toMatch(/^Les salaires \(S\)/)
  expect(because({ added_value_cents: 0 })).toMatch(/^La valeur ajoutée \(VA\)/)
  expect(because({ profit_cents: 5_000_001, wages_cents: 1 })).toMatch(/demi-centime/)
  expect(warned(run('participation_reserve', figures))).not.toContain('nothing_due')
})

test('nobody receives more than three quarters of the ceiling, of participation no more than of intéressement', () => {
  const paid = { paid_on: '2026-05-31', pee: null, percol: null }
  const said = (given: GivenInputs<'employee_net'>) =>
    run('employee_net', { ...paid, ...given }).warnings.find(({ code }) => code === 'above_legal_share')
  expect(said({ kind: 'participation', gross_cents: 3_532_500 })).toBeUndefined()
  expect(said({ kind: 'participation', gross_cents: 3_532_501 })?.message.fr).toContain('D3324-12')
  expect(said({ kind: 'interessement', gross_cents: 3_532_501 })?.message.fr).toContain('L3314-8')
})

test('what exceeds the limit of the bonus is ordinary pay: neither received as it is, nor free of tax', () => {
  const result = run('ppv', {
    paid_on: '2026-06-30',
    people: 2,
    headcount: 45,
    people_below_3_smic: 2,
    amount_cents: 350_000,
    placed: true,
  })
  expect(result.totals).toMatchObject({
    above_limit_cents: 100_000,
    net_cents: 600_000,
    csg_crds_cents: 0,
    taxable_people: 2,
  })
  const said = result.warnings.find(({ code }) => code === 'above_limit')?.message.fr ?? ''
  expect(said).toContain('salaire ordinaire, soumis aux cotisations patronales et salariales et à l’impôt')
  expect(said).toContain('loi 2022-1158')
})

test('a bonus paid before 1 December 2023 follows the rules of its day (law 2023-1107)', () => {
  const before = { people: 1, headcount: 45, people_below_3_smic: 0, amount_cents: 100_000, placed: true }
  const old = run('ppv', { ...before, paid_on: '2023-11-30' })
  expect([old.totals['taxable_people'], warned(old)]).toEqual([1, ['placed_before_the_law', 'one_a_year']])
  const since = run('ppv', { ...before, paid_on: '2023-12-01' })
  expect([since.totals['taxable_people'], warned(since)]).toEqual([0, ['placed_in_time', 'two_a_year']])
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

test('what became of what the ceilings cut is said as it is: shared, in part, or not at all', () => {
  const rows = (count: number, pay: (place: number) => number) =>
    Array.from({ length: count }, (_, place) => ({
      label: `P${place}`,
      reference_salary_cents: pay(place),
      presence_days: 365,
    }))
  const said = (given: GivenInputs<'distribution'>) =>
    run('distribution', { year: 2025, ...given }).warnings.find(
      ({ code }) => code === 'individual_ceiling_bites',
    )?.message.fr
  // A thousand million between forty-eight: everybody is at the ceiling, nobody is left to receive.
  const all = said({ envelope_cents: 100_000_000_000, rows: rows(48, () => 3_000_000) })
  expect(all).toContain('ne sont pas distribués')
  expect(all).toContain('personne n’est sous son plafond')
  expect(all).not.toContain('partagés entre les autres')
  const criteria = { equal_bps: 0, salary_bps: 10_000, presence_bps: 0 }
  const one = rows(10, (place) => (place === 0 ? 90_000_000 : 3_000_000))
  const mix = { envelope_cents: 10_000_000, criteria, rows: one }
  expect(said(mix)).toContain(', partagés entre les autres')
  expect(said({ ...mix, redistribute: false })).toContain(', qui ne sont pas distribués')
})

test('a pay that nobody has is doubted by its name, a low one of a short presence is not', () => {
  const doubted = (pay: number, presence_days = 365) =>
    run('distribution', {
      year: 2025,
      envelope_cents: 1_000_000,
      criteria: { equal_bps: 5000, salary_bps: 5000, presence_bps: 0 },
      rows: [
        { label: 'Anna', reference_salary_cents: 3_000_000, presence_days: 365 },
        { label: 'Luc', reference_salary_cents: pay, presence_days },
      ],
    }).warnings.find(({ code }) => code === 'pay_doubtful')?.message.fr
  // Euros typed as cents, then two zeros too many.
  expect(doubted(30_000)).toContain('(Luc)')
  expect(doubted(300_000_000)).toContain('1 salaire est hors de l’ordinaire')
  expect(doubted(3_000_000)).toBeUndefined()
  expect(doubted(30_000, 20)).toBeUndefined()
})
