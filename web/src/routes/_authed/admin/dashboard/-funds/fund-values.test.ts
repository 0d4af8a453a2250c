import { expect, test } from 'vitest'
import { bodyOf, bpsOf, problemsOf, valuesOf } from './fund-values.ts'

test('a percentage is read as it is typed in French or English, and nothing else is', () => {
  const read = ['0,85', '0.85', '1', '12,5 %', '', '100'].map(bpsOf)
  expect(read).toEqual([85, 85, 100, 1250, null, 10_000])
  for (const wrong of ['abc', '-1', '0,855', '101', '1e2'])
    expect([wrong, bpsOf(wrong)]).toEqual([wrong, undefined])
})

test('every wrong field is named at once, and a draft may leave its figures open', () => {
  expect(problemsOf({ ...valuesOf(), sri: '8', recurring_cost: 'x', months: '0' })).toEqual({
    code: 'code',
    name: 'name',
    sri: 'sri',
    months: 'months',
    recurring_cost: 'percent',
  })
  const draft = { ...valuesOf(), code: ' 9900001 ', name: 'Équilibre' }
  expect(problemsOf(draft)).toEqual({})
  expect(bodyOf(draft)).toMatchObject({
    code: '9900001',
    sri: null,
    recurring_cost_bps: null,
    plans: ['pee'],
    share_class: null,
  })
})
