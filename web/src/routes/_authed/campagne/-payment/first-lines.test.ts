import { expect, test } from 'vitest'
import { firstCsvLines, firstJsonLines } from './first-lines.ts'

test('a mark, quotes, semicolons inside quotes and windows line ends are read', () => {
  const csv = '\ufeffmatricule;nom;brut\r\n1;"Le Goff; Yann";"1 234,56"\r\n2;"dit ""le Grand""";0,00\r\n'
  expect(firstCsvLines(csv, 5)).toEqual({
    columns: ['matricule', 'nom', 'brut'],
    rows: [
      ['1', 'Le Goff; Yann', '1 234,56'],
      ['2', 'dit "le Grand"', '0,00'],
    ],
  })
})

test('only the rows asked for are read, the last one without its line end too', () => {
  const csv = 'a;b\n1;2\n3;4\n5;6'
  expect(firstCsvLines(csv, 2).rows).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(firstCsvLines(csv, 5).rows.at(-1)).toEqual(['5', '6'])
})

test('the JSON form gives the same shape', () => {
  const json = JSON.stringify({ items: [{ nom: 'A', brut_cents: 10, etablissement: null }] })
  expect(firstJsonLines(json, 5)).toEqual({
    columns: ['nom', 'brut_cents', 'etablissement'],
    rows: [['A', '10', '']],
  })
})
