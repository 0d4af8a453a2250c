import { expect, test } from 'vitest'
import { heldUntil } from './held-until.ts'

const ofYear = { exercise_end: '2025-12-31', legal_payment_deadline: '2026-05-31' }

test('the money of who was never informed is kept a year: from the last day to pay, or from the end of the lock-up of a participation', () => {
  expect(heldUntil({ ...ofYear, type: 'interessement' })).toBe('2027-05-31')
  expect(heldUntil({ ...ofYear, type: 'participation' })).toBe('2032-06-01')
})

test('no day is invented for what no text dates: a bonus and a matching of the employer alone', () => {
  expect(heldUntil({ ...ofYear, type: 'ppv' })).toBeNull()
  expect(heldUntil({ ...ofYear, type: 'abondement' })).toBeNull()
})
