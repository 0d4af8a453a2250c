import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const known = {
  id: 'a',
  employee_number: '001',
  last_name: 'Roy',
  first_name: 'Léa',
  reference_salary_cents: 3_000_000,
  exit_date: null,
}

test('a row is new, changed field by field, or unchanged', () => {
  const row = { row: 2, employee_number: '001', last_name: 'Roy', first_name: 'Léa' }
  expect(differenceOf(undefined, row)).toEqual({ status: 'new' })
  expect(differenceOf(known, row)).toEqual({ status: 'unchanged', id: 'a' })
  expect(
    differenceOf(known, { ...row, exit_date: '2025-06-30', reference_salary_cents: 3_100_000 }),
  ).toMatchObject({
    status: 'changed',
    changes: expect.arrayContaining([
      { field: 'exit_date', before: null, after: '2025-06-30' },
      { field: 'reference_salary_cents', before: 3_000_000, after: 3_100_000 },
    ]) as unknown,
  })
})

test('a blank cell erases nothing', () => {
  expect(differenceOf(known, { row: 2, employee_number: '001' })).toEqual({ status: 'unchanged', id: 'a' })
})

const changesOf = (known: object, given: object) => {
  const difference = differenceOf({ id: 'a', ...known }, { row: 2, ...given })
  return difference.status === 'changed' ? difference.changes.map(({ field }) => field) : []
}

test.each([
  ['Bernard', 'BERNARD'],
  ['Bernard', 'bernard'],
  ['Lefèvre', 'LEFEVRE'],
  ['Lefèvre', 'LEFÈVRE'],
  ['Lefe\u0300vre', 'Lef\u00e8vre'],
  ['Lebœuf', 'LEBOEUF'],
  ['De La Tour', 'de la Tour'],
  ['D’Almeida-Féraud', 'D’ALMEIDA-FERAUD'],
  ['DUPONT', 'dupont'],
  ['LEFÈVRE', 'LEFEVRE'],
])('%s on record is not changed by %s in a file', (known, given) => {
  expect(changesOf({ last_name: known, first_name: known }, { last_name: given, first_name: given })).toEqual(
    [],
  )
  expect(changesOf({ birth_name: known }, { birth_name: given })).toEqual([])
})

test.each([
  ['Bernard', 'BERNARDI', 'another name'],
  ['Lefevre', 'Lefèvre', 'an accent put right'],
  ['Lefèvre', 'Lefevre', 'an accent taken off on purpose'],
  ['Lefevre', 'LEFÈVRE', 'an accent that the record lacks'],
  ['BERNARD', 'Bernard', 'a record in capitals written properly'],
  ['LEFEVRE', 'Lefèvre', 'a record in capitals written properly, accents included'],
])('%s on record is changed by %s in a file: %s', (known, given) => {
  expect(changesOf({ last_name: known }, { last_name: given })).toEqual(['last_name'])
})

test('the case of anything but a name is a change', () => {
  expect(changesOf({ establishment_name: 'Lyon' }, { establishment_name: 'LYON' })).toEqual([
    'establishment_name',
  ])
})

test('a country written in another way is none other', () => {
  for (const [known, given] of [
    ['FRA', 'FRANCE'],
    ['France', 'FR'],
    ['Belgique', 'BEL'],
  ])
    for (const field of ['country', 'birth_country'])
      expect(changesOf({ [field]: known }, { [field]: given })).toEqual([])
  expect(changesOf({ country: 'FRA' }, { country: 'BEL' })).toEqual(['country'])
  expect(changesOf({ country: null }, { country: 'FRANCE' })).toEqual(['country'])
})
