import { expect, test } from 'vitest'
import { blankAgreement, bodyOf, valuesOf, withCriterion } from './-agreement-values.ts'

test('of a first agreement nothing is recorded that nobody said; later only what changed is sent', () => {
  const blank = blankAgreement('c1', 'interessement')
  expect(bodyOf(blank, {})).toEqual({ title: 'Accord d’intéressement' })
  expect(bodyOf(blank, { signed_on: '2026-05-12', seniority_months: 0, spouse_quarter: true })).toEqual({
    title: 'Accord d’intéressement',
    signed_on: '2026-05-12',
    clauses: { seniority_months: 0, spouse_quarter: true },
  })
  const { criteria, officers, spouse_quarter } = valuesOf(blank)
  expect([criteria, officers, spouse_quarter]).toEqual([null, null, null])
  expect(bodyOf({ ...blank, version: 3 }, { filed_on: '2026-05-20' })).toEqual({ filed_on: '2026-05-20' })
})

test('a criterion that weighs nothing leaves the agreement', () => {
  const uniform = [{ criterion: 'uniform' as const, weight_bps: 10_000 }]
  const both = withCriterion(uniform, 'salary', { weight_bps: 5000 })
  expect(both.map(({ criterion }) => criterion)).toEqual(['uniform', 'salary'])
  expect(withCriterion(both, 'uniform', { weight_bps: 0 })).toEqual([
    { criterion: 'salary', weight_bps: 5000 },
  ])
})
