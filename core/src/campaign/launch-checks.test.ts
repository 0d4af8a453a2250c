import { describe, expect, test } from 'vitest'
import { launchChecks } from './launch-checks.ts'
import type { LaunchFacts } from './launch-facts.ts'

/** A plain correct campaign: nothing is missing, nothing is to be explained. */
const plain: LaunchFacts = {
  now: new Date('2027-03-01T09:00:00Z'),
  envelope_gross_cents: 2_000_000,
  payroll_gross_cents: null,
  criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  exercise_end: '2026-12-31',
  opens_at: null,
  response_days: 15,
  presumption_days: 5,
  planned_payment_date: '2027-05-31',
  legal_payment_deadline: '2027-05-31',
  destinations: ['immediate_payment', 'pee', 'percol'],
  default_rule: 'pee_lowest_risk',
  contact_name: 'Claire Martin',
  contact_email: 'claire@example.org',
  contact_phone: null,
  warning_reasons: {},
  people: {
    entitled: 5,
    without_pay: 0,
    without_email: 0,
    reference_salary_total_cents: 11_800_000,
    changed_since: false,
    sharing_email: 0,
    sharing_email_names: [],
    left_out: [],
  },
  plans: [
    { kind: 'pee', funds: 2 },
    { kind: 'percol', funds: 3 },
  ],
  company_has_pee: true,
  agreement: { first_exercise_start: '2025-01-01', last_exercise_end: '2027-12-31' },
  calculation: { distributed_cents: 2_000_000, not_distributed_cents: 0, cap_provisional: false },
  unknown_figure: null,
  granted_elsewhere_cents: 0,
}
const codes = (more: Partial<LaunchFacts>) => {
  const { blockers, warnings } = launchChecks({ ...plain, ...more })
  return { blockers: blockers.map(({ code }) => code), warnings: warnings.map(({ code }) => code) }
}

test('a plain correct campaign has neither blocker nor warning', () => {
  expect(launchChecks(plain)).toEqual({ blockers: [], warnings: [] })
})

test.each<[string, Partial<LaunchFacts>, string]>([
  ['no envelope', { envelope_gross_cents: null }, 'envelope_missing'],
  ['an envelope of nothing', { envelope_gross_cents: 0 }, 'envelope_missing'],
  ['criteria under 100 %', { criteria: [{ criterion: 'uniform', weight_bps: 9_000 }] }, 'criteria_not_100'],
  [
    'a floor above its ceiling',
    { criteria: [{ criterion: 'salary', weight_bps: 10_000, floor_cents: 2, ceiling_cents: 1 }] },
    'floor_above_ceiling',
  ],
  [
    'nobody entitled',
    {
      people: {
        entitled: 0,
        without_pay: 0,
        without_email: 0,
        reference_salary_total_cents: 0,
        changed_since: false,
        sharing_email: 0,
        sharing_email_names: [],
        left_out: [],
      },
    },
    'nobody_entitled',
  ],
  [
    'a missing pay where pay is a criterion',
    { people: { ...plain.people, without_pay: 1 }, payroll_gross_cents: 11_800_000 },
    'pay_missing',
  ],
  [
    'one cent above 20 % of the wages',
    { envelope_gross_cents: 2_360_001, calculation: null },
    'collective_ceiling',
  ],
  [
    'shares that do not make the envelope',
    { calculation: { distributed_cents: 1_999_999, not_distributed_cents: 0, cap_provisional: false } },
    'totals_do_not_match',
  ],
  [
    'a figure that nobody knows',
    { unknown_figure: { fr: 'Inconnu.', en: 'Unknown.' } },
    'parameter_not_published',
  ],
  ['a plan without a fund', { plans: [{ kind: 'pee', funds: 2 }] }, 'plan_without_funds'],
  ['no immediate payment', { destinations: ['pee', 'percol'] }, 'payment_not_offered'],
  ['silence paid although there is a PEE', { default_rule: 'immediate_payment' }, 'default_not_legal'],
  ['silence half to the PER COL', { default_rule: 'half_percol_half_pee' }, 'default_not_legal'],
  ['a PEE that is not offered', { destinations: ['immediate_payment'] }, 'default_not_legal'],
  ['nobody to ask', { contact_name: null }, 'contact_missing'],
  ['no way to ask', { contact_email: ' ' }, 'contact_missing'],
  ['a payment before the last answer', { planned_payment_date: '2027-03-21' }, 'payment_before_close'],
])('%s stops the launch', (_, more, code) => {
  expect(codes(more).blockers).toEqual([code])
})

test('20 % to the cent is legal', () => {
  expect(codes({ envelope_gross_cents: 2_360_000, calculation: null }).blockers).toEqual([])
})

test('what other campaigns gave for the exercice is told when all together pass 20 %', () => {
  expect(codes({ granted_elsewhere_cents: 360_000 }).warnings).toEqual([])
  expect(codes({ granted_elsewhere_cents: 360_001 })).toEqual({
    blockers: [],
    warnings: ['collective_ceiling_of_exercice'],
  })
})

test('a company without plans pays, and that is all it needs', () => {
  const cash: Partial<LaunchFacts> = {
    destinations: ['immediate_payment'],
    default_rule: 'immediate_payment',
    plans: [],
    company_has_pee: false,
  }
  expect(codes(cash)).toEqual({ blockers: [], warnings: [] })
})

describe('dates', () => {
  test('a window chosen too long for the legal deadline asks for a reason', () => {
    const late = { response_days: 90, planned_payment_date: null }
    expect(codes(late)).toEqual({ blockers: ['reason_missing'], warnings: ['late_payment_chosen'] })
    expect(codes({ ...late, warning_reasons: { late_payment_chosen: ' ' } }).blockers).toEqual([
      'reason_missing',
    ])
    expect(codes({ ...late, warning_reasons: { late_payment_chosen: 'Accord du CSE' } }).blockers).toEqual([])
  })
  test('an opening planned too late asks for a reason', () => {
    const opens_at = new Date('2027-05-15T09:00:00Z')
    expect(codes({ opens_at, planned_payment_date: null }).warnings).toEqual(['late_payment_chosen'])
  })
  test('where nobody can be on time any more the delay is told, and no reason is asked', () => {
    const now = new Date('2027-05-20T09:00:00Z')
    expect(codes({ now, planned_payment_date: null })).toEqual({ blockers: [], warnings: ['late_payment'] })
  })
  test('the last day on which everything still fits asks for nothing', () => {
    // 11 May + 5 days of presumption + 15 days to answer: 31 May.
    const base = { planned_payment_date: null }
    expect(codes({ ...base, now: new Date('2027-05-11T09:00:00Z') }).warnings).toEqual([])
    expect(codes({ ...base, now: new Date('2027-05-12T09:00:00Z') }).warnings).toEqual(['late_payment'])
  })
  test('an exercice still running is told', () => {
    const now = new Date('2026-11-20T09:00:00Z')
    expect(codes({ now })).toEqual({ blockers: [], warnings: ['exercise_not_ended'] })
  })
})

test('an agreement that does not cover the exercice asks for a reason, no agreement at all is told', () => {
  const agreement = { first_exercise_start: '2023-01-01', last_exercise_end: '2025-12-31' }
  expect(codes({ agreement })).toEqual({ blockers: ['reason_missing'], warnings: ['agreement_not_covering'] })
  expect(codes({ agreement: null })).toEqual({ blockers: [], warnings: ['no_agreement'] })
})

test('what is held back by ceilings, unknown or provisional is told without stopping anything', () => {
  const calculation = { distributed_cents: 1_500_000, not_distributed_cents: 500_000, cap_provisional: true }
  expect(codes({ calculation })).toEqual({
    blockers: [],
    warnings: ['not_distributed', 'provisional_parameter'],
  })
  const criteria = [{ criterion: 'uniform', weight_bps: 10_000 } as const]
  const people = { ...plain.people, without_pay: 2, without_email: 1 }
  expect(codes({ criteria, people })).toEqual({
    blockers: [],
    warnings: ['without_email', 'payroll_unknown'],
  })
})

test('a computation older than a file or a setting is told: the launch does it again', () => {
  const people = { ...plain.people, changed_since: true }
  expect(codes({ people })).toEqual({ blockers: [], warnings: ['calculation_outdated'] })
  expect(codes({ people, calculation: null }).warnings).toEqual([])
})

test('every remark speaks both languages, with French spaces', () => {
  const everything = launchChecks({
    ...plain,
    envelope_gross_cents: 9_000_000,
    destinations: ['pee', 'percol'],
    plans: [],
    default_rule: 'percol_managed',
    contact_name: null,
    planned_payment_date: '2027-03-02',
    criteria: [{ criterion: 'salary', weight_bps: 100, floor_cents: 2, ceiling_cents: 1 }],
    people: { ...plain.people, without_pay: 1 },
    payroll_gross_cents: 1000,
  })
  for (const { message } of [...everything.blockers, ...everything.warnings]) {
    expect(message.en).not.toBe('')
    expect(message.fr).not.toMatch(/ [:;!?»%]|« /)
  }
})
