import { expect, test } from 'vitest'
import { readAdvances } from './read-advances.ts'

test('a list of advances is read by employee number, as it was copied', () => {
  expect(readAdvances('Matricule;Avance brute\r\n00101;1 167,77\r\n00102;0', 'fr')).toEqual({
    rows: [
      { employee_number: '00101', gross_cents: 116_777 },
      { employee_number: '00102', gross_cents: 0 },
    ],
    faults: [],
  })
  expect(readAdvances('00101\t12,5 €', 'fr').rows).toEqual([{ employee_number: '00101', gross_cents: 1250 }])
})

test('what cannot be read is said by its line, never guessed', () => {
  expect(readAdvances(';12\n00101;\n00102;1.234,5\n00103;-3', 'fr')).toEqual({
    rows: [],
    faults: [
      { line: 1, problem: 'noNumber', written: '' },
      { line: 2, problem: 'badAmount', written: '' },
      { line: 3, problem: 'badAmount', written: '1.234,5' },
      { line: 4, problem: 'badAmount', written: '-3' },
    ],
  })
})
