import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { Cells } from '@moisson/core/import/cell'
import { sheetLimits } from './sheet-limits.ts'
import {
  headerXml,
  inline,
  sheetXml,
  testFiles,
  workbookParts,
  zipOf,
  type ZipPart,
} from './sheet-test-files.ts'
import { openXlsx } from './sheet-xlsx.ts'

const files = testFiles()
afterAll(() => files.remove())

async function rowsOf(path: string, sheet?: string): Promise<{ row: number; cells: Cells }[]> {
  const source = await openXlsx(path, sheetLimits)
  const rows: { row: number; cells: Cells }[] = []
  await source.rows(
    sheet ?? source.heads[0]?.name ?? '',
    (row, cells) => rows.push({ row, cells }),
    async () => {},
  )
  await source.close()
  return rows
}
const rowsOfXml = (parts: readonly ZipPart[]): Promise<{ row: number; cells: Cells }[]> =>
  rowsOf(files.file('own.xlsx', zipOf(parts)))

test('a row beyond the last one a workbook can have makes the file a damaged one', async () => {
  const sheet = sheetXml(`${headerXml}<row r="2147483648">${inline('A1')}</row>`)
  await expect(rowsOfXml(workbookParts({ sheet }))).rejects.toMatchObject({ reason: 'damaged' })
})

const run = `<t>${'x'.repeat(100_000)}</t>`
test.each([
  ['a cell', { sheet: sheetXml(`${headerXml}<row><c t="inlineStr"><is>${run.repeat(50)}</is></c></row>`) }],
  ['a text of the table', { sheet: sheetXml(headerXml), strings: `<sst><si>${run.repeat(50)}</si></sst>` }],
  [
    'a value',
    {
      sheet: sheetXml(`${headerXml}<row><c><v>${`${'9'.repeat(100_000)}<!-- -->`.repeat(50)}</v></c></row>`),
    },
  ],
])('%s in pieces without end is refused before it fills the memory', async (_, parts) => {
  await expect(rowsOfXml(workbookParts(parts))).rejects.toMatchObject({ reason: 'inflates_too_much' })
})

test('sheets and relations without end are refused, columns hidden again and again are not held', async () => {
  const sheet = sheetXml(headerXml)
  const workbook = `<workbook xmlns:r="r"><sheets>${'<sheet name="A" r:id="r9"/>'.repeat(6_000)}</sheets></workbook>`
  const refused = { reason: 'inflates_too_much' }
  await expect(rowsOfXml(workbookParts({ sheet, workbook }))).rejects.toMatchObject(refused)
  const related = workbookParts({ sheet }).map((part) =>
    part.name === '_rels/.rels'
      ? { ...part, content: `<Relationships>${'<Relationship Id="x"/>'.repeat(6_000)}</Relationships>` }
      : part,
  )
  await expect(rowsOfXml(related)).rejects.toMatchObject(refused)

  const hidden = `<cols>${'<col min="-1000000000" max="16384" hidden="1"/>'.repeat(1_000)}</cols><sheetData>`
  const path = files.file(
    'hidden.xlsx',
    zipOf(workbookParts({ sheet: sheet.replace('<sheetData>', hidden) })),
  )
  const source = await openXlsx(path, sheetLimits)
  await source.close()
  const columns = source.heads[0]?.hiddenColumns ?? []
  expect(columns).toHaveLength(16_384)
  expect(Math.min(...columns)).toBe(0)
})

test('texts, numbers, zeros, dates and formulas of a workbook are read as they were written', async () => {
  const path = files.file(
    'mixed.xlsx',
    await writeXlsx({
      sheets: [
        { name: 'Vide', rows: [['Lisez-moi']] },
        {
          name: 'Données',
          columns: [{ numFmt: '00000' }, {}, { hidden: true }, { numFmt: 'dd/mm/yyyy' }],
          rows: [
            ['Matricule', 'Nom', 'Mensuel', 'Entrée'],
            [42, 'L’Hermitte & fils <x>', 12.5, new Date(Date.UTC(2020, 1, 29))],
          ],
        },
      ],
    }),
  )
  const source = await openXlsx(path, sheetLimits)
  expect(source.heads.map((head) => head.name)).toEqual(['Vide', 'Données'])
  expect(source.heads[1]?.hiddenColumns).toEqual([2])
  await source.close()
  expect((await rowsOf(path, 'Données'))[1]).toEqual({
    row: 2,
    cells: ['00042', 'L’Hermitte & fils <x>', 12.5, 43_890],
  })
})

const samples = ['silae-salaries', 'sage-participation', 'cegid-effectif-2025', 'beneficiaires-500'].map(
  (name) => new URL(`../../../../shared/samples/${name}.xlsx`, import.meta.url).pathname,
)
test.skipIf(!samples.every((path) => existsSync(path)))(
  'each cell of the samples is the one an independent reader finds (../shared/samples, skipped when absent)',
  async () => {
    for (const path of samples) {
      const book = await readXlsx(readFileSync(path))
      for (const sheet of book.sheets) {
        const own = new Map((await rowsOf(path, sheet.name)).map(({ row, cells }) => [row, cells]))
        sheet.rows.forEach((cells, index) => {
          cells.forEach((cell, column) => {
            const mine = own.get(index + 1)?.[column] ?? null
            const theirs = cell instanceof Date ? cell.getTime() / 86_400_000 + 25_569 : cell
            const shown = typeof mine === 'string' && typeof theirs === 'number' ? Number(mine) : mine
            expect(shown === '' ? null : shown, `${sheet.name} ${index + 1}:${column + 1}`).toEqual(
              theirs === '' ? null : theirs,
            )
          })
        })
      }
    }
  },
)

test('cells without address, prefixed names, CDATA, rich text and phonetic guides are read', async () => {
  const strings =
    '<x:sst xmlns:x="m"><x:si><x:r><x:t>No</x:t></x:r><x:r><x:t>ël</x:t></x:r></x:si><x:si><x:t>Dupont</x:t><x:rPh sb="0"><x:t>PHON</x:t></x:rPh></x:si><x:si><x:t><![CDATA[A & <B>]]></x:t></x:si></x:sst>'
  const sheet = `<?xml version="1.0"?><!-- a > b --><x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c><x:c t="s"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`
  expect(await rowsOfXml(workbookParts({ sheet, strings }))).toEqual([
    { row: 1, cells: ['Noël', 'Dupont', 'A & <B>'] },
  ])
})

test('errors, booleans, dates as text and formulas without a value keep their nature', async () => {
  const row = `<row r="7"><c r="B7" t="e"><v>#N/A</v></c><c r="C7"><f>A1*12</f></c><c r="D7" t="d"><v>2023-03-15T00:00:00</v></c><c r="E7" t="b"><v>1</v></c><c r="F7" t="str"><f>""</f><v></v></c><c r="G7"><f>1+1</f><v>2</v></c><c r='H7' t = "str" ><v>a_x000A_b &#233;&amp;</v></c></row>`
  expect(await rowsOfXml(workbookParts({ sheet: sheetXml(row) }))).toEqual([
    {
      row: 7,
      cells: [
        undefined,
        { broken: 'error', text: '#N/A' },
        { broken: 'formula', text: '' },
        '2023-03-15T00:00:00',
        'VRAI',
        undefined,
        2,
        'a\nb é&',
      ],
    },
  ])
})

test('a number too great to be one stays as it was written', async () => {
  const row = '<row><c><v>1e999</v></c><c><v>1e15</v></c></row>'
  expect(await rowsOfXml(workbookParts({ sheet: sheetXml(row) }))).toEqual([
    { row: 1, cells: ['1e999', 1e15] },
  ])
})

test('a workbook that counts from 1904 says so', async () => {
  const workbook =
    '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'
  const path = files.file('1904.xlsx', zipOf(workbookParts({ sheet: sheetXml(headerXml), workbook })))
  const source = await openXlsx(path, sheetLimits)
  expect(source.date1904).toBe(true)
  await source.close()
})

test('a workbook in UTF-16 and one cut in pieces at every byte give the same rows', async () => {
  const sheet = sheetXml(`<row>${inline('Œuvrard 😀')}</row>`)
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheet, 'utf16le')])
  const parts = workbookParts({ sheet }).map((part) =>
    part.name.endsWith('sheet1.xml') ? { ...part, content: wide } : part,
  )
  expect(await rowsOfXml(parts)).toEqual([{ row: 1, cells: ['Œuvrard 😀'] }])
})
