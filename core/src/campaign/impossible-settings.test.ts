import { expect, test } from 'vitest'
import { impossibleSettings } from './impossible-settings.ts'

const around = {
  exercise: { start: '2025-01-01', end: '2025-12-31' },
  now: new Date('2026-03-02T09:00:00Z'),
}
const codes = (asked: Parameters<typeof impossibleSettings>[0]) =>
  impossibleSettings(asked, around).map(({ field, code }) => [field, code])

test('an opening today, a payment within two years and a ceiling up to the law’s are given', () => {
  expect(
    codes({
      opens_at: '2026-03-02T07:00:00Z',
      planned_payment_date: '2028-03-02',
      individual_cap_cents: 35_325_00,
    }),
  ).toEqual([])
  expect(codes({ opens_at: null, planned_payment_date: null, individual_cap_cents: null })).toEqual([])
  expect(codes({ planned_payment_date: '2026-02-01' })).toEqual([])
})

test('each is refused at its field one step further', () => {
  expect(
    codes({
      opens_at: '2020-05-04T07:00:00Z',
      planned_payment_date: '2028-03-03',
      individual_cap_cents: 35_325_01,
    }),
  ).toEqual([
    ['individual_cap_cents', 'above_individual_ceiling'],
    ['opens_at', 'opening_past'],
    ['planned_payment_date', 'payment_too_far'],
  ])
})

test('a ceiling of nothing, by which nobody would be paid, is refused too', () => {
  expect(codes({ individual_cap_cents: 0 })).toEqual([['individual_cap_cents', 'above_individual_ceiling']])
  expect(codes({ individual_cap_cents: 1 })).toEqual([])
})
