import { expect, test } from 'vitest'
import type { Person } from './person-draft.ts'
import { bodyOf, daysOf, draftOf, emptyDraft, isChanged } from './person-draft.ts'

const person: Person = {
  id: 'a',
  company_id: 'c',
  employee_number: '00042',
  civility: 'mrs',
  last_name: 'Martin',
  birth_name: null,
  first_name: 'Claire',
  birth_date: '1985-03-14',
  birth_place: null,
  birth_country: null,
  nir: '************123',
  personal_email: 'claire.martin@example.org',
  work_email: null,
  mobile: null,
  address: { line1: '12 rue des Pommiers', city: 'Saint-Prix' },
  establishment: 'Vergers',
  contract_type: 'permanent',
  hire_date: '2018-09-01',
  exit_date: null,
  exit_reason: null,
  status: 'active',
  iban: null,
  electronic_delivery: 'allowed',
  account_status: 'active',
  years: [{ year: 2025, reference_salary_cents: 3_452_883, presence_days: 210.5 }],
  has_campaigns: false,
  blockers: [],
  version: 3,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const read = draftOf(person)

test('a form that was only looked at changes nothing, masked identifiers included', () => {
  expect(bodyOf(draftOf(person), read)).toEqual({})
  expect(isChanged(draftOf(person), read)).toBe(false)
})

test('only what was changed is sent; a field emptied is sent as nothing', () => {
  const draft = { ...draftOf(person), mobile: ' +33639980001 ', employee_number: '' }
  expect(bodyOf(draft, read)).toEqual({ mobile: '+33639980001', employee_number: null })
})

test('an address goes whole, so that its other lines stay', () => {
  const { address } = bodyOf({ ...draftOf(person), city: 'Ermont' }, read)
  expect(address).toEqual({
    line1: '12 rue des Pommiers',
    line2: null,
    postal_code: null,
    city: 'Ermont',
    country: null,
  })
})

test('pay and presence of one exercice are sent apart, and nothing of an exercice left alone', () => {
  const years = [
    { year: 2026, reference_salary_cents: 100, presence_days: '' },
    { year: 2025, reference_salary_cents: 3_452_883, presence_days: '365' },
  ]
  expect(bodyOf({ ...draftOf(person), years }, read).years).toEqual([
    { year: 2026, reference_salary_cents: 100 },
    { year: 2025, presence_days: 365 },
  ])
})

test('a new person with names only carries the names only', () => {
  const empty = emptyDraft(2025)
  expect(bodyOf({ ...empty, last_name: 'Robin', first_name: 'Alix' }, empty)).toEqual({
    last_name: 'Robin',
    first_name: 'Alix',
  })
})

test('days are read with a comma or a point, within a year', () => {
  expect(daysOf('210,5')).toBe(210.5)
  expect(daysOf('')).toBe(null)
  expect(daysOf('400')).toBe(undefined)
  expect(daysOf('plein')).toBe(undefined)
})
