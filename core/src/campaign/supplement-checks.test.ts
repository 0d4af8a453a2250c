import { expect, test } from 'vitest'
import type { AgreementInForce, CompletedCampaign, LaunchFacts } from './launch-facts.ts'
import { sameSplit, supplementBlockers } from './supplement-checks.ts'

const main: CompletedCampaign = {
  id: 'main',
  name: 'Participation 2025',
  state: 'open',
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  paid_on: '2026-05-29',
  distributed_cents: 6_000_000,
  criteria: [{ criterion: 'salary', weight_bps: 10_000, floor_cents: null }],
  reserve: {
    legal_cents: 5_000_000,
    derogatory: { result_cents: 6_000_000, ceiling_cents: 10_000_000, at_least_legal: true },
    carried_cents: 500_000,
    total_cents: 6_500_000,
    steps: [],
  },
  figures: {
    reserve_formula: 'derogatory',
    reserve_ceiling: 'half_net_accounting',
    reserve_profit_cents: 30_000_000,
    reserve_equity_cents: 0,
    reserve_accounting_profit_cents: 20_000_000,
  },
}
const facts = {
  type: 'participation_supplement',
  completes: main,
  decided_on: '2026-01-01',
  specific_agreement_on: null,
  exercise_start: '2025-01-01',
  exercise_end: '2025-12-31',
  criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  envelope_gross_cents: 4_000_000,
  granted_elsewhere_cents: 6_000_000,
  reserve_accounting_profit_cents: null,
  planned_payment_date: '2026-05-29',
  legal_payment_deadline: '2026-12-31',
  now: new Date('2026-05-11T08:00:00Z'),
} as unknown as LaunchFacts
const codes = (changes: Partial<LaunchFacts>) =>
  supplementBlockers({ ...facts, ...changes }).map(({ code }) => code)

test('a supplement decided the day after the closing and paid the very day of what it completes has nothing against it', () => {
  expect(codes({})).toEqual([])
  expect(codes({ decided_on: '2025-12-31' })).toEqual(['decision_before_closing'])
  expect(codes({ decided_on: '2026-05-12' })).toEqual(['decision_to_come'])
  expect(codes({ decided_on: '2026-05-11' })).toEqual([])
  expect(codes({ planned_payment_date: '2026-05-28' })).toEqual(['supplement_before_payment'])
  expect(codes({ planned_payment_date: '2026-12-31' })).toEqual([])
  expect(codes({ planned_payment_date: '2027-01-01' })).toEqual(['supplement_too_late'])
})

test('with an agreement that names a ceiling it is that one which limits, what earlier exercices left apart', () => {
  // Half of 200 000 €, less a reserve of 60 000 €.
  expect(codes({ envelope_gross_cents: 4_000_001 })).toEqual(['supplement_above_ceiling'])
  // Another supplement of the exercice takes from it too.
  expect(codes({ granted_elsewhere_cents: 6_000_001 })).toEqual(['supplement_above_ceiling'])
})

test('without such an agreement the highest of the four ceilings limits', () => {
  const legal = { ...main, figures: { ...main.figures, reserve_formula: 'legal' as const } }
  expect(codes({ completes: legal, envelope_gross_cents: 24_000_000 })).toEqual([])
  expect(codes({ completes: legal, envelope_gross_cents: 24_000_001 })).toEqual(['supplement_above_ceiling'])
})

test('it completes what was launched, of its own exercice', () => {
  expect(codes({ completes: null })).toEqual(['completed_campaign_missing'])
  expect(codes({ completes: { ...main, state: 'draft' } })).toEqual(['completed_campaign_without_shares'])
  expect(codes({ completes: { ...main, state: 'cancelled' } })).toEqual(['completed_campaign_without_shares'])
  expect(codes({ exercise_end: '2025-11-30' })).toEqual(['completed_campaign_of_other_exercice'])
})

test('another split asks for the agreement on it; the same one may be written otherwise', () => {
  const half = [
    { criterion: 'salary' as const, weight_bps: 5000 },
    { criterion: 'uniform' as const, weight_bps: 5000 },
  ]
  expect(codes({ criteria: half })).toEqual(['split_needs_agreement'])
  expect(codes({ criteria: half, specific_agreement_on: '2026-01-01' })).toEqual([])
  expect(sameSplit(half, [{ criterion: 'presence', weight_bps: 0 }, ...half.toReversed()])).toBe(true)
  expect(sameSplit(half, [{ ...half[0]!, floor_cents: 1 }, half[1]!])).toBe(false)
})

test('a split that the agreement gives to supplements is taken as it is; one it leaves to another agreement waits for that', () => {
  const under = (own: { criterion: 'uniform'; weight_bps: number }[]) => ({
    agreement: { title: 'Accord 2025', clauses: { supplement_criteria: own } } as unknown as AgreementInForce,
  })
  const equal = [{ criterion: 'uniform' as const, weight_bps: 10_000 }]
  expect(codes({ ...under(equal), criteria: equal })).toEqual([])
  // The split of what it completes is not the one of the supplement.
  expect(codes(under(equal))).toEqual(['split_needs_agreement'])
  expect(codes({ ...under(equal), specific_agreement_on: '2026-01-01' })).toEqual([])
  expect(codes(under([]))).toEqual(['split_needs_agreement'])
  expect(codes({ ...under([]), specific_agreement_on: '2026-01-01' })).toEqual([])
})

test('what completes nothing is asked nothing of this', () => {
  expect(codes({ type: 'interessement', completes: null, decided_on: null })).toEqual([])
})
