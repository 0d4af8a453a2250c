import { expect, test } from 'vitest'
import { answeredFile, withYear } from './answered-file.ts'
import type { Given, Oriented } from './oriented.ts'

const fresh: Pick<Oriented, 'asks' | 'closed_year'> = {
  asks: ['annual_gross_payroll_cents', 'annual_gross_payroll_year'],
  closed_year: 2025,
}
const kept = (given: Given, before: Given = {}) => answeredFile(withYear(given, fresh), before, '2026-11-23')

test('wages are kept with the last closed exercice, or with the one chosen', () => {
  const wages = { annual_gross_payroll_cents: 60_000_000 }
  expect(kept(wages)).toEqual({ ...wages, annual_gross_payroll_year: 2025 })
  const chosen = { ...wages, annual_gross_payroll_year: 2026 }
  expect(kept(chosen)).toEqual(chosen)
  // Who does not know keeps the wages without a year.
  expect(kept({ ...wages, annual_gross_payroll_year: null })).toEqual(wages)
})

test('a year without wages is not kept, and goes with wages that are taken back', () => {
  expect(kept({ annual_gross_payroll_year: 2024 })).toEqual({})
  const before = { annual_gross_payroll_cents: 60_000_000, annual_gross_payroll_year: 2025 }
  expect(kept({ annual_gross_payroll_cents: null }, before)).toEqual({
    annual_gross_payroll_cents: null,
    annual_gross_payroll_year: null,
  })
})

test('wages on file without their exercice get the one chosen, and none by themselves', () => {
  const asks: Oriented['asks'] = ['annual_gross_payroll_year']
  const year = (given: Given) => answeredFile(withYear(given, { asks, closed_year: 2025 }), {}, '2026-11-23')
  expect(year({})).toEqual({})
  expect(year({ annual_gross_payroll_year: 2024 })).toEqual({ annual_gross_payroll_year: 2024 })
})
