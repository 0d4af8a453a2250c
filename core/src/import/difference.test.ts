import { expect, test } from 'vitest'
import { differenceWith } from './difference.ts'

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
