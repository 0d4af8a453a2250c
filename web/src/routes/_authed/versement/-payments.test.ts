import { expect, test } from 'vitest'
import { isRecorded, otherMatchingYear } from './-payments.ts'

test('a day of another year than the matching is told, of the keeper’s payment alone', () => {
  const of2026 = { matching_years: [2026] }
  expect(otherMatchingYear(of2026, 'account_keeper', '2027-01-04')).toBe(2026)
  expect(otherMatchingYear(of2026, 'account_keeper', '2026-12-31')).toBeNull()
  expect(otherMatchingYear(of2026, 'account_keeper', null)).toBeNull()
  expect(otherMatchingYear(of2026, 'payroll', '2027-01-04')).toBeNull()
  expect(otherMatchingYear({ matching_years: [2026, 2027] }, 'account_keeper', '2027-01-04')).toBeNull()
  expect(otherMatchingYear({ matching_years: [] }, 'account_keeper', '2027-01-04')).toBeNull()
})

test('what was ordered is recorded, whatever its lateness; what nobody recorded or took back is not', () => {
  expect(isRecorded({ version: 1, paid_on: '2026-12-31' })).toBe(true)
  expect(isRecorded({ version: 2, paid_on: null })).toBe(false)
  // A campaign that is over tells its day of payment for movements without a record.
  expect(isRecorded({ version: 0, paid_on: '2026-12-31' })).toBe(false)
})
