import { expect, test } from 'vitest'
import { differenceOf, differenceWith } from './difference.ts'

const existing = [
  {
    id: 'a',
    employee_number: '001',
    last_name: 'Roy',
    first_name: 'Léa',
    email: 'lea@example.org',
    exit_date: null,
  },
  {
    id: 'b',
    employee_number: '002',
    last_name: 'Petit',
    first_name: 'Luc',
    reference_salary_cents: 3_000_000,
  },
  { id: 'c', employee_number: '003', last_name: 'Blanc', first_name: 'Lou' },
  { id: 'd', employee_number: null, last_name: 'Sans', first_name: 'Numéro' },
]

test('each row is new, changed field by field, or unchanged; people the file does not name are missing', () => {
  const difference = differenceWith(existing, [
    { row: 2, employee_number: '001', last_name: 'Roy', first_name: 'Léa', exit_date: '2025-06-30' },
    {
      row: 3,
      employee_number: '002',
      last_name: 'Petit',
      first_name: 'Luc',
      reference_salary_cents: 3_100_000,
    },
    { row: 4, employee_number: '003', last_name: 'Blanc', first_name: 'Lou' },
    { row: 5, employee_number: '004', last_name: 'Neuf', first_name: 'Eva' },
    { row: 6, last_name: 'Sans', first_name: 'Matricule' },
  ])
  expect(difference).toEqual({
    new: [5, 6],
    changed: [
      { row: 2, id: 'a', changes: [{ field: 'exit_date', before: null, after: '2025-06-30' }] },
      {
        row: 3,
        id: 'b',
        changes: [{ field: 'reference_salary_cents', before: 3_000_000, after: 3_100_000 }],
      },
    ],
    unchanged: [4],
    missing: ['d'],
  })
})

test('a blank cell erases nothing', () => {
  const [first] = existing
  const difference = differenceWith(first === undefined ? [] : [first], [{ row: 2, employee_number: '001' }])
  expect(difference).toEqual({ new: [], changed: [], unchanged: [2], missing: [] })
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
