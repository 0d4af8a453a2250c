import { expect, test } from 'vitest'
import { readOpenings } from './read-openings.ts'

test('rows are read as a spreadsheet writes or copies them', () => {
  const file =
    '\ufeffMatricule;Plan;Année;Abondement brut;Somme placée;Origine\r\n00101;PEE;2026;1 167,77;;"Teneur; avant ""avril"""\r\n'
  expect(readOpenings(file, 'fr')).toEqual({
    rows: [
      {
        employee_number: '00101',
        plan: 'pee',
        year: 2026,
        gross_cents: 116_777,
        contributed_cents: 0,
        note: 'Teneur; avant "avril"',
      },
    ],
    lines: [2],
    faults: [],
  })
  const pasted = '00102\tPER COL\t2026\t50\t100\n\n00103\tpei\t2026\t12,5 €'
  const { rows, lines } = readOpenings(pasted, 'fr')
  expect(rows.map((row) => [row.plan, row.gross_cents, row.contributed_cents])).toEqual([
    ['percol', 5000, 10_000],
    ['pee', 1250, 0],
  ])
  expect(lines).toEqual([1, 3])
})

test('what cannot be read is said by its line, never guessed', () => {
  const { rows, faults } = readOpenings(
    ';PEE;2026;1\n1;PEA;2026;1\n1;PEE;26;1\n1;PEE;2026;1.234,5\n1;PEE;2026;-3',
    'fr',
  )
  expect(rows).toEqual([])
  expect(faults).toEqual([
    { line: 1, problem: 'noNumber', written: '' },
    { line: 2, problem: 'badPlan', written: 'PEA' },
    { line: 3, problem: 'badYear', written: '26' },
    { line: 4, problem: 'badAmount', written: '1.234,5' },
    { line: 5, problem: 'badAmount', written: '-3' },
  ])
})

test('amounts are read with the marks of the page’s language, and never guessed', () => {
  const pasted = '00102\tPEE\t2026\t1,167.77\t€100'
  expect(readOpenings(pasted, 'en').rows).toMatchObject([{ gross_cents: 116_777, contributed_cents: 10_000 }])
  expect(readOpenings(pasted, 'fr').faults).toEqual([{ line: 1, problem: 'badAmount', written: '1,167.77' }])
})
