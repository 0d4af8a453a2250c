import { expect, test } from 'vitest'
import { checkPay, type KnownPay } from './check-pay.ts'
import { minimumPayCents } from './pay-watch.ts'

const exercise = { start: '2025-01-01', end: '2025-12-31' }
const minimum = minimumPayCents(exercise)
const doubts = (record: object, known: KnownPay | null = null) =>
  checkPay({ row: 2, hire_date: '2010-01-01', ...record }, known, exercise, minimum).map(
    ({ code, figure_cents }) => [code, figure_cents],
  )

test('the minimum of an exercice is the sum of its months, as the law dates them', () => {
  expect(minimum).toBe(2_162_160)
  expect(minimumPayCents({ start: '2024-07-01', end: '2025-06-30' })).toBe(
    Math.round((4 * 1_766.92 + 8 * 1_801.8) * 100),
  )
  expect(minimumPayCents({ start: '2010-01-01', end: '2010-12-31' })).toBeNull()
})

test('a pay under the legal minimum for the presence is doubted, an apprentice’s is not', () => {
  expect(doubts({ reference_salary_cents: 2_162_160, presence_days: 365 })).toEqual([])
  expect(doubts({ reference_salary_cents: 2_162_159, presence_days: 365 })).toEqual([
    ['pay_under_minimum', 2_162_160],
  ])
  expect(doubts({ reference_salary_cents: 1_100_000, presence_days: 182.5 })).toEqual([])
  expect(doubts({ reference_salary_cents: 1_100_000, hire_date: '2025-07-01' })).toEqual([])
  expect(doubts({ reference_salary_cents: 900_000, contract_type: 'apprentice' })).toEqual([])
  expect(doubts({ reference_salary_cents: 0, presence_days: 365 })).toEqual([])
})

test('a pay of an exercice in which somebody was not hired yet is doubted, alone; an earlier contract explains it', () => {
  const pay = { reference_salary_cents: 900_000, hire_date: '2026-01-01' }
  expect(doubts(pay, { cents: 6_000_000, presence_days: null })).toEqual([['pay_before_hire', undefined]])
  expect(doubts({ ...pay, hire_date: '2025-12-31' }).flat()).not.toContain('pay_before_hire')
  expect(doubts({ ...pay, reference_salary_cents: 0 })).toEqual([])
  const other_contracts = [{ start: '2025-01-01', end: '2025-06-30' }]
  expect(doubts({ ...pay, other_contracts }).flat()).not.toContain('pay_before_hire')
})

test('a pay far from the one known is doubted with it, by day when both presences are known', () => {
  const known = { cents: 6_000_000, presence_days: 365 }
  const pay = { reference_salary_cents: 3_000_000 }
  expect(doubts({ ...pay, presence_days: 365 }, known)).toEqual([['pay_far', 6_000_000]])
  expect(doubts({ ...pay, presence_days: 182.5 }, known)).toEqual([])
  expect(doubts({ reference_salary_cents: 6_500_000, presence_days: 365 }, known)).toEqual([])
  expect(doubts({ reference_salary_cents: 60_000_000, presence_days: 365 }, known)).toEqual([
    ['pay_far', 6_000_000],
  ])
})
