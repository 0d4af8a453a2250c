import { expect, test } from 'vitest'
import { personFaults } from './check-person.ts'
import { unlikelyOf } from './unlikely.ts'

test('all that is wrong with a person is said at once, each at its field', () => {
  const faults = personFaults(
    {
      nir: '199051699045496',
      iban: 'FR7612345',
      mobile: 'abc',
      personal_email: 'zoé@example.org',
      work_email: 'zoe @example.org',
      birth_date: '2030-01-01',
      hire_date: '2025-02-01',
      exit_date: '2025-01-01',
    },
    '2026-11-23',
  )
  expect(faults.map(({ field, code }) => [field, code])).toEqual([
    ['nir', 'invalid_nir'],
    ['personal_email', 'invalid_email'],
    ['work_email', 'invalid_email'],
    ['mobile', 'invalid_phone'],
    ['iban', 'invalid_iban'],
    ['birth_date', 'birth_date_ahead'],
    ['exit_date', 'exit_before_hire'],
  ])
  expect(faults[1]?.text.fr).toMatch(/n’est pas valide.* sans accent .* Remplacez «\sé\s»\.$/)
  expect(faults[2]?.text.fr).toMatch(/sans espace/)
})

test('what is empty, masked or right says nothing', () => {
  expect(
    personFaults(
      { nir: '••••••••112', iban: null, mobile: '06 39 98 00 02', personal_email: ' Zoe@Example.org ' },
      '2026-11-23',
    ),
  ).toEqual([])
})

test('a hire before fifteen, after ninety, or a name of one letter is to be checked', () => {
  const person = { last_name: 'Robin', first_name: 'Alix', hire_date: '2020-09-01' }
  const of = (more: object) => unlikelyOf({ ...person, ...more }).map(({ field }) => field)
  expect(of({ birth_date: '2005-09-01' })).toEqual([])
  expect(of({ birth_date: '2005-09-02' })).toEqual(['birth_date'])
  expect(of({ birth_date: '2023-09-01' })).toEqual(['birth_date'])
  expect(of({ birth_date: '1930-08-31' })).toEqual(['birth_date'])
  expect(of({ first_name: 'A ' })).toEqual(['first_name'])
  expect(of({ last_name: 'Ly' })).toEqual([])
})
