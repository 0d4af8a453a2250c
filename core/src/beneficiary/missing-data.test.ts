import { expect, test } from 'vitest'
import { missingDataOf } from './missing-data.ts'

const exercise = { start: '2025-01-01', end: '2025-12-31' }
const whole = {
  employee_number: 'A1',
  email: 'lea@example.org',
  birth_date: '1990-01-31',
  hire_date: '2020-01-01',
  exit_date: null,
  reference_salary_cents: 3_000_000,
  presence_days: 365,
}

test('a person of whom everything is known misses nothing, a zero is a value', () => {
  expect(missingDataOf(whole, exercise)).toEqual([])
  expect(missingDataOf({ ...whole, reference_salary_cents: 0, presence_days: 0 }, exercise)).toEqual([])
})

test('what is missing is said with what is assumed and what it decides', () => {
  const missing = missingDataOf(
    { ...whole, birth_date: null, hire_date: null, presence_days: null, exit_date: '2025-01-31' },
    exercise,
  )
  expect(missing.map(({ field, decides, assumed }) => [field, decides, assumed.fr])).toEqual([
    ['birth_date', 'afterwards', 'le teneur de compte refusera la personne'],
    ['hire_date', 'entitlement', 'ancienneté supposée acquise'],
    ['presence_days', 'share', 'compté présent 31 jours, tous ceux de son contrat dans l’exercice'],
  ])
})

test('what nobody asked for is not missing', () => {
  expect(missingDataOf({ hire_date: '2020-01-01' }, exercise)).toEqual([])
})
