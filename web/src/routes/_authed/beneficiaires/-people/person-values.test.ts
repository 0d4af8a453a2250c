import { personFields, personSections } from '@moisson/core/beneficiary/fields'
import { expect, test } from 'vitest'
import { withChange } from '../../../../form/record-changes.ts'
import type { Person, PersonValues } from './person-values.ts'
import { bodyOf, changesIn, emptyPerson, fieldAt, storedPerson } from './person-values.ts'
import { refusedFieldsOf } from './refused-fields.ts'

const person: Person = {
  ...emptyPerson(2026),
  id: 'a',
  company_id: 'c',
  last_name: 'Martin',
  first_name: 'Claire',
  nir: '************123',
  account_status: 'active',
  years: [
    {
      year: 2025,
      reference_salary_cents: 3_452_883,
      presence_days: 210.5,
      absences: null,
      rebuilt_pay: null,
    },
  ],
  has_campaigns: false,
  blockers: [],
  version: 3,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}
const stored = storedPerson(person, 2026)

test('a form holds every field of a person, and each stands in a part of the file', () => {
  for (const [name, field] of Object.entries(personFields)) {
    expect(stored).toHaveProperty(name)
    expect(emptyPerson(2026)).toHaveProperty(name)
    expect(Object.keys(personSections)).toContain(field.section)
    // Pay and presence are drawn by exercice: a field of the person would not be seen there.
    expect(field.section).not.toBe('pay')
  }
})

test('what is put back as it was is no change, an exercice not known yet included', () => {
  const typed = withChange<PersonValues, 'years.2026.presence_days'>(
    stored,
    {},
    'years.2026.presence_days',
    365,
  )
  expect(typed).toEqual({ 'years.2026.presence_days': 365 })
  expect(withChange(stored, typed, 'years.2026.presence_days', null)).toEqual({})
})

test('pay and presence of one exercice are sent apart, and nothing of an exercice left alone', () => {
  expect(
    bodyOf({ mobile: null, 'years.2026.reference_salary_cents': 100, 'years.2025.presence_days': 365 }),
  ).toEqual({
    mobile: null,
    years: [
      { year: 2026, reference_salary_cents: 100 },
      { year: 2025, presence_days: 365 },
    ],
  })
})

test('a text goes without the blanks around it, and one of blanks only is none', () => {
  expect(bodyOf({ establishment: '  ', birth_place: ' Tours ' })).toEqual({
    establishment: null,
    birth_place: 'Tours',
  })
  expect(bodyOf({ address: { city: ' ', postal_code: ' 37000' } as never })).toEqual({
    address: { city: null, postal_code: '37000' },
  })
  expect(bodyOf({ address: { city: ' ' } as never })).toEqual({ address: null })
})

test('what the server says of an exercice goes to its field, in the order they were sent', () => {
  const fields = refusedFieldsOf(['mobile', 'years.2026.presence_days', 'years.2025.presence_days'])
  expect(fields['years.0.presence_days']).toBe('years.2026.presence_days')
  expect(fields['years.1.reference_salary_cents']).toBe('years.2025.reference_salary_cents')
})

test('a new person with names only carries the names only', () => {
  const empty = emptyPerson(2025)
  const named = { ...empty, last_name: 'Robin', first_name: 'Alix' }
  expect(bodyOf(changesIn(named, empty))).toEqual({ last_name: 'Robin', first_name: 'Alix' })
})

test('a value of the form knows its field, and the exercice it belongs to', () => {
  expect(fieldAt('birth_place').label.fr).toBe('Lieu de naissance')
  const { kind, label } = fieldAt('years.2025.reference_salary_cents')
  expect([kind, label.fr]).toEqual(['cents', 'Salaire de référence 2025'])
})
