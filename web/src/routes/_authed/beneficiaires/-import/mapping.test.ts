import { expect, test } from 'vitest'
import { broughtBy, choose, chosenField, mappingOf } from './mapping.ts'
import type { FileColumn } from './use-extract.ts'

const column = (header: string, field: string | null): FileColumn => ({
  index: 0,
  header,
  field,
  confidence: 'high',
  samples: [],
  hidden: false,
})
const columns = [column('Mat.', 'employee_number'), column('Nom', 'last_name'), column('Divers', null)]

test('a field has one column: giving it to another takes it from the first, and says so', () => {
  const { choices, taken } = choose(columns, {}, 'Divers', 'last_name')
  expect(taken).toBe('Nom')
  expect(mappingOf(columns, choices)).toEqual({ 'Mat.': 'employee_number', Nom: null, Divers: 'last_name' })
})

test('a choice taken back is no longer a change', () => {
  const { choices } = choose(columns, {}, 'Mat.', null)
  expect(choose(columns, choices, 'Mat.', 'employee_number').choices).toEqual({})
})

test('what is not chosen stays as it was recognised', () => {
  expect(chosenField(columns[0]!, {})).toBe('employee_number')
  expect(chosenField(columns[2]!, {})).toBe(null)
})

test('a full name counts for both names, a last name alone does not', () => {
  const brought = (list: FileColumn[]) =>
    broughtBy(list, {}).find(({ expected }) => expected === 'name')?.here
  expect(brought([column('Salarié', 'full_name')])).toBe(true)
  expect(brought([column('Nom', 'last_name')])).toBe(false)
})
