import { expect, test } from 'vitest'
import { clauseOn } from './dated-clause.ts'
import { abondementFor } from './abondement-choice.ts'

const written = [
  { plans: ['PEE'], sources: ['interessement'], matching: { rate_bps: 2000 } },
  { plans: ['PEE'], sources: ['participation'], matching: { rate_bps: 500 } },
  { plans: ['PERCOL'], seniority_years_from: 10, matching: { rate_bps: 10_000 } },
  { plans: ['PERCOL'], matching: { rate_bps: 5000 } },
] as const

test.each([
  ['PEE', 'interessement', 1, 2000],
  ['PEE', 'participation', 1, 500],
  ['PERCOL', 'voluntary', 9, 5000],
  ['PERCOL', 'voluntary', 10, 10_000],
] as const)(
  '%s fed by %s after %i years is matched at its own rate',
  (plan, source, seniority_years, rate_bps) =>
    expect(abondementFor(written, { plan, source, seniority_years })).toEqual({ rate_bps }),
)

test('a source that no rule names is not matched', () =>
  expect(abondementFor(written, { plan: 'PEE', source: 'ppv', seniority_years: 5 })).toBeNull())

test('the longest seniority reached decides, wherever it is written', () => {
  const steps = [
    { seniority_years_from: 5, matching: { rate_bps: 5 } },
    { matching: { rate_bps: 0 } },
    { seniority_years_from: 1, matching: { rate_bps: 1 } },
    { seniority_years_from: 10, matching: { rate_bps: 10 } },
  ]
  const rateAfter = (seniority_years: number) =>
    abondementFor(steps, { plan: 'PEE', source: 'interessement', seniority_years })?.rate_bps
  expect([0, 1, 4, 5, 9, 10].map(rateAfter)).toEqual([0, 1, 1, 5, 5, 10])
})

test('among equals the first written decides', () => {
  const twice = [{ matching: { rate_bps: 1 } }, { seniority_years_from: 0, matching: { rate_bps: 2 } }]
  const contribution = { plan: 'PEE', source: 'ppv', seniority_years: 3 } as const
  expect(abondementFor(twice, contribution)).toEqual({ rate_bps: 1 })
  expect(abondementFor(twice.toReversed(), contribution)).toEqual({ rate_bps: 2 })
})

test('weights that change by exercice: the clause in force that day', () => {
  const weights = [
    { from: '2026-01-01', value: '50/50' },
    { from: '2024-01-01', value: '45/55' },
    { from: '2025-01-01', value: '47/53' },
  ]
  expect(clauseOn(weights, '2023-12-31')).toBeNull()
  expect(clauseOn(weights, '2024-12-31')).toBe('45/55')
  expect(clauseOn(weights, '2025-01-01')).toBe('47/53')
  expect(clauseOn(weights, '2025-12-31')).toBe('47/53')
  expect(clauseOn(weights.toReversed(), '2025-12-31')).toBe('47/53')
  expect(clauseOn(weights, '2027-12-31')).toBe('50/50')
})

test('of two clauses of the same day the first written holds', () =>
  expect(
    clauseOn(
      [
        { from: '2026-01-01', value: 'first' },
        { from: '2026-01-01', value: 'second' },
      ],
      '2026-06-30',
    ),
  ).toBe('first'))
