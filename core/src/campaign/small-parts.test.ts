import { describe, expect, test } from 'vitest'
import { addDays } from '@moisson/law/calendar'
import { isPayDay } from '../payment/pay-day.ts'
import { payYearOf } from './bonus-terms.ts'
import { unpublishedBonus } from './bonus-terms.ts'
import {
  defaultSettings,
  payableYear,
  paymentWithin,
  plannedPayment,
  presumptionDaysOf,
  type CompanyFacts,
} from './default-settings.ts'
import { latestNotice } from './latest-notice.ts'
import {
  checkExercise,
  checkExerciseOf,
  exerciseOf,
  legalPaymentDeadline,
  movedByYears,
} from './exercise-dates.ts'
import { explainShare } from './explain-share.ts'
import { mergeSmallGroups, type Group } from './small-groups.ts'

describe('the exercice of a year', () => {
  test.each([
    [2026, 12, 31, '2026-01-01', '2026-12-31', '2027-05-31'],
    [2026, 6, 30, '2025-07-01', '2026-06-30', '2026-11-30'],
    [2024, 2, 29, '2023-03-01', '2024-02-29', '2024-07-31'],
    [2025, 2, 29, '2024-03-01', '2025-02-28', '2025-07-31'],
    [2026, 4, 31, '2025-05-01', '2026-04-30', '2026-09-30'],
  ])('%i closed on %i/%i', (year, month, day, start, end, deadline) => {
    const exercise = exerciseOf(year, { month, day })
    expect(exercise).toEqual({ start, end })
    expect(legalPaymentDeadline(exercise)).toBe(deadline)
    expect(checkExercise(exercise)).toEqual(exercise)
  })
  test('a half-year is paid within two months', () => {
    expect(legalPaymentDeadline({ start: '2026-01-01', end: '2026-06-30' })).toBe('2026-08-31')
  })
  test('more than twelve months, or an end before the start, is refused', () => {
    expect(checkExercise({ start: '2026-01-01', end: '2027-01-01' })).toMatchObject({
      refusal: 'exercise_dates',
    })
    expect(checkExercise({ start: '2026-01-02', end: '2026-01-01' })).toMatchObject({
      refusal: 'exercise_dates',
    })
  })
  test('an exercice is of the years in which it starts and ends; a campaign of another year refuses it', () => {
    const straddling = { start: '2024-10-01', end: '2025-09-30' }
    expect(checkExerciseOf(2024, straddling)).toEqual(straddling)
    expect(checkExerciseOf(2025, straddling)).toEqual(straddling)
    for (const year of [2023, 2026])
      expect(checkExerciseOf(year, straddling)).toEqual({
        refusal: 'exercise_of_other_year',
        details: { ...straddling, year: String(year) },
      })
    expect(checkExerciseOf(2026, { start: '2026-01-02', end: '2026-01-01' })).toMatchObject({
      refusal: 'exercise_dates',
    })
  })
  test('29 February moved by a year is the 28th', () => {
    expect(movedByYears('2024-02-29', 1)).toBe('2025-02-28')
  })
})

describe('what a campaign starts from', () => {
  const facts: CompanyFacts = {
    year: 2026,
    type: 'interessement' as const,
    fiscal_year_end_month: 12,
    fiscal_year_end_day: 31,
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    plans_with_funds: ['pee', 'percol'],
    clauses: null,
    author: { name: 'Claire Martin', email: 'claire@example.org' },
  }
  test('a name, a type and a year are enough', () => {
    expect(defaultSettings(facts)).toMatchObject({
      exercise_start: '2026-01-01',
      exercise_end: '2026-12-31',
      response_days: 15,
      destinations: ['immediate_payment', 'pee', 'percol'],
      default_rule: 'pee_lowest_risk',
      reminder_plan: [5, 10, -3, -1],
      contact_name: 'Claire Martin',
      contact_email: 'claire@example.org',
    })
  })
  test('a company without funds pays', () => {
    expect(defaultSettings({ ...facts, plans_with_funds: [] })).toMatchObject({
      destinations: ['immediate_payment'],
      default_rule: 'immediate_payment',
    })
  })
  test('the clauses of the agreement come first', () => {
    const criteria = [{ criterion: 'uniform' as const, weight_bps: 10_000, floor_cents: 5 }]
    const clauses = {
      criteria,
      presumption_days: 4,
      response_days: 30,
      redistribute: true,
      destinations: ['immediate_payment' as const],
    }
    expect(defaultSettings({ ...facts, clauses })).toMatchObject({
      criteria: [{ criterion: 'uniform', weight_bps: 10_000, floor_cents: null, ceiling_cents: null }],
      presumption_days: 4,
      response_days: 30,
      redistribute: true,
      // The law sends silence to the PEE that exists.
      destinations: ['immediate_payment', 'pee'],
    })
  })
  test('the last day to send is told from the presumption of the agreement, before and after the draft is made', () => {
    const clauses = { presumption_days: 4 }
    const draft = defaultSettings({ ...facts, clauses })
    const dates = { last_payment_day: '2026-12-31', response_days: draft.response_days }
    const before = latestNotice({ ...dates, presumption_days: presumptionDaysOf(clauses) })
    expect(before).toBe('2026-12-02')
    expect(latestNotice({ ...dates, presumption_days: draft.presumption_days })).toBe(before)
    expect(presumptionDaysOf(null)).toBe(5)
  })
  test('a company whose closing day is unknown starts from the civil year', () => {
    const unknown = { ...facts, fiscal_year_end_month: null, fiscal_year_end_day: null }
    expect(defaultSettings(unknown)).toMatchObject({ exercise_end: '2026-12-31' })
  })
  test('the payment is planned on the legal last day, or on the first possible one once that is past', () => {
    const exercise = { start: '2026-01-01', end: '2026-12-31' }
    const window = { presumption_days: 5, response_days: 15 }
    // 1 May + 5 + 15 + 10 days to prepare: 31 May.
    expect(plannedPayment(exercise, '2027-05-01', window)).toBe('2027-05-31')
    const agreed = (begun: string) => plannedPayment(exercise, begun, window, 'interessement', '2027-03-31')
    expect([agreed('2027-03-01'), agreed('2027-03-15')]).toEqual(['2027-03-31', '2027-04-14'])
    expect(plannedPayment(exercise, '2027-05-02', window)).toBe('2027-06-01')
    // Saturday 5 June, when no bank pays: the Monday after it.
    expect(plannedPayment(exercise, '2027-05-06', window)).toBe('2027-06-07')
  })
})

describe('groups', () => {
  const group = (key: string, count: number): Group => ({
    key,
    label: key,
    count,
    amount_cents: count * 100,
    answered: 0,
  })
  const merged = (...counts: number[]) =>
    mergeSmallGroups(
      counts.map((count, place) => group(`g${place}`, count)),
      'Autres',
    ).map(({ key, count }) => `${key}:${count}`)
  test('under five are merged', () => {
    expect(merged(10, 3, 2)).toEqual(['g0:10', 'others:5'])
  })
  test('what is merged and still under five takes the smallest group with it', () => {
    expect(merged(20, 7, 3)).toEqual(['g0:20', 'others:10'])
    expect(merged(20, 7, 1, 1)).toEqual(['g0:20', 'others:9'])
  })
  test('a whole of less than five is one group, and nothing is lost', () => {
    expect(merged(2, 1)).toEqual(['others:3'])
    expect(merged(5, 6)).toEqual(['g0:5', 'g1:6'])
    expect(merged(0, 6)).toEqual(['g1:6'])
  })
})

test('an amount opens into its steps, down to the net, in both languages', () => {
  const steps = explainShare(
    {
      envelope_cents: 1_000_000,
      distributed_cents: 1_000_000,
      not_distributed_cents: 0,
      rounds: 0,
      masses: [
        { criterion: 'salary', share_bps: 5000, sub_mass_cents: 500_000, total_weight: 10_000_000 },
        { criterion: 'presence', share_bps: 5000, sub_mass_cents: 500_000, total_weight: 73_000 },
      ],
      cap_cents: 3_604_500,
      cap_of_agreement: false,
      cap_provisional: false,
      capped: 0,
      people: 2,
      reference_salary_total_cents: 10_000_000,
      provisional_parameters: [],
      levies_on: '2027-05-31',
    },
    {
      calculation: {
        criteria: [
          { criterion: 'salary', weight: 3_000_000, share_cents: 150_000 },
          { criterion: 'presence', weight: 36_500, share_cents: 250_000 },
        ],
        before_ceiling_cents: 400_000,
        ceiling_cents: 390_000,
        redistributed_cents: 0,
        excess_cents: 10_000,
        presence_from: 'contract',
      },
      gross_cents: 390_000,
      csg_deductible_cents: 26_520,
      csg_non_deductible_cents: 9360,
      crds_cents: 1950,
      net_cents: 352_170,
      presence_days: 365,
    },
    'interessement',
  )
  expect(steps.map((step) => step.amount_cents)).toEqual([
    150_000,
    250_000,
    null,
    -10_000,
    390_000,
    -35_880,
    -1950,
    352_170,
  ])
  expect(steps[0]?.detail?.fr).toBe('5\u202f000,00\u00a0€ × 30\u202f000,00\u00a0€ ÷ 100\u202f000,00\u00a0€')
  expect(steps[1]?.detail?.en).toBe('€5,000.00 × 365 days ÷ 730 days')
  const moved = steps.slice(0, 4).reduce((sum, step) => sum + (step.amount_cents ?? 0), 0)
  expect(moved).toBe(390_000)
})

test('an exercice that closes at the end of February is twelve months, leap year or not', () => {
  for (const year of [2024, 2025, 2026, 2028]) {
    const exercise = exerciseOf(year, { month: 2, day: 28 })
    expect(checkExercise(exercise)).toEqual(exercise)
    expect(exercise.start.slice(5)).toBe('03-01')
  }
})

describe('the deductible CSG', () => {
  const campaign = {
    masses: [],
    levies_on: '2026-05-29',
  } as unknown as Parameters<typeof explainShare>[0]
  const row = {
    calculation: null,
    gross_cents: 100_000,
    csg_deductible_cents: 6800,
    csg_non_deductible_cents: 2400,
    crds_cents: 500,
    net_cents: 90_300,
    presence_days: null,
  }
  const said = (settled?: { paid_cents: number; pee_cents: number }) =>
    explainShare(
      campaign,
      { ...row, settled: settled && { ...settled, percol_cents: 0, held_cents: 0 } },
      'interessement',
    ).find(({ label }) => label.fr.startsWith('CSG'))?.detail?.fr
  test('is a rule before the choice: no figure is promised for what may be placed', () => {
    expect(said()).toBe(
      'dont 6,8\u202f% du brut déductibles du revenu imposable pour la part perçue\u00a0; rien ne l’est pour la part placée',
    )
  })
  test('is the figure of payroll afterwards, and none for what is placed', () => {
    expect(said({ paid_cents: 90_300, pee_cents: 0 })).toContain('68,00')
    expect(said({ paid_cents: 45_150, pee_cents: 45_150 })).toContain('34,00')
    expect(said({ paid_cents: 0, pee_cents: 90_300 })).toMatch(
      /dont 0(,00)?\s€ déductibles du revenu imposable/u,
    )
  })
})

test('of a bonus, a year whose regime is not published for a company of this size is told by the law’s sentence', () => {
  expect(unpublishedBonus(15, '2026-12-31')).toBeNull()
  expect(unpublishedBonus(15, '2027-01-01')?.fr).toContain('2027')
  // The permanent regime goes on for the others, and for whom nobody can say to be small.
  expect([unpublishedBonus(50, '2027-01-01'), unpublishedBonus(null, '2027-01-01')]).toEqual([null, null])
})

test('what is paid in its own year has a day in it as long as the answers can be in before its end', () => {
  const window = { presumption_days: 5, response_days: 15 }
  expect(paymentWithin(2026, '2026-12-01', window)).toBe('2026-12-31')
  expect(paymentWithin(2026, '2026-12-02', window)).toBe('2026-12-31')
  expect(paymentWithin(2026, '2026-12-10', window)).toBe('2026-12-31')
  // Answered on the last day of the year, nothing can be paid in it: the next year is proposed.
  expect(paymentWithin(2026, '2026-12-11', window)).toBe('2027-01-11')
  expect([payableYear('2026-12-10'), payableYear('2026-12-11')]).toEqual([2026, 2027])
  // 31 December 2028 is a Sunday: the Friday before is the last day, for the year proposed too.
  expect([payableYear('2028-12-08'), payableYear('2028-12-09')]).toEqual([2028, 2029])
  expect(paymentWithin(2028, '2028-12-08', window)).toBe('2028-12-29')
  // 31 January 2027 is a Sunday.
  expect(paymentWithin(2027, '2026-11-30', window)).toBe('2027-01-29')
})

test('the payment day proposed is one on which banks are open in France, whatever the day the campaign begins', () => {
  const window = { presumption_days: 5, response_days: 15 }
  // Ascension Day 2026, a day of TARGET; then a Saturday; Easter Monday is closed to both.
  expect(paymentWithin(2026, '2026-04-14', window)).toBe('2026-05-15')
  expect(paymentWithin(2026, '2026-04-16', window)).toBe('2026-05-18')
  expect(paymentWithin(2026, '2026-03-07', window)).toBe('2026-04-07')
  for (let begun = '2026-01-01'; begun < '2027-06-30'; begun = addDays(begun, 1)) {
    const first = addDays(begun, 30)
    const paid = paymentWithin(Number(first.slice(0, 4)), begun, window)
    expect(isPayDay(paid), `begun on ${begun}`).toBe(true)
  }
})

test('the pay that stands for the months before a payment is that of the last exercice closed on its day', () => {
  const june = { month: 6, day: 30 }
  expect(payYearOf('2026-12-31', null)).toBe(2025)
  expect(payYearOf('2026-06-30', june)).toBe(2025)
  expect(payYearOf('2026-07-01', june)).toBe(2026)
})
