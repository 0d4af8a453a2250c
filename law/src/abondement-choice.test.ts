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

test('weights that change by exercice: the clause in force that day', () => {
  const weights = [
    { from: '2026-01-01', value: '50/50' },
    { from: '2024-01-01', value: '45/55' },
    { from: '2025-01-01', value: '47/53' },
  ]
  expect(clauseOn(weights, '2023-12-31')).toBeNull()
  expect(clauseOn(weights, '2025-12-31')).toBe('47/53')
  expect(clauseOn(weights, '2027-12-31')).toBe('50/50')
})
