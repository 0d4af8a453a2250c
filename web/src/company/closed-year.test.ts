import { expect, test } from 'vitest'
import { lastClosedYear, offeredYears } from './closed-year.ts'

const july = { fiscal_year_end_month: 7, fiscal_year_end_day: 31 }

test('an exercice has ended the day after its closing, not on it', () => {
  expect(lastClosedYear(july, '2026-07-31')).toBe(2025)
  expect(lastClosedYear(july, '2026-08-01')).toBe(2026)
})

test('the running exercice is offered first, then those that ended', () => {
  expect(offeredYears(july, '2026-08-01')).toEqual([2027, 2026, 2025, 2024])
})
