import { writeXlsx } from 'hucre/xlsx'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { columnFields } from '@moisson/core/import/read-sheets'
import {
  readRecords,
  readSheetFile,
  SheetRefusal,
  type ReadChunk,
  type ReadHead,
  type ReadOptions,
} from './read-sheet.ts'
import { readHere } from './sheet-reading.ts'
import { refusalReasons, type SheetRefusalReason } from '@moisson/core/import/sheet-refusals'
import { headerXml, inline, sheetXml, testFiles, workbookParts, zipOf } from './sheet-test-files.ts'

const today = '2026-11-20'
const files = testFiles()
afterAll(() => files.remove())

interface Read extends Pick<ReadChunk, 'records' | 'problems'> {
  head: ReadHead
}
/** The reading itself, without a process: what most guarantees are about. */
async function read(path: string, options: Partial<ReadOptions> = {}): Promise<Read> {
  const heads: ReadHead[] = []
  const result = { records: [] as Read['records'], problems: [] as Read['problems'] }
  await readHere(
    { path, options: { today, ...options } },
    async (head) => void heads.push(head),
    async (chunk) => {
      result.records.push(...chunk.records)
      result.problems.push(...chunk.problems)
    },
  )
  const [head] = heads
  if (head === undefined) throw new Error('no head')
  return { head, ...result }
}

async function refusalOf(path: string, options: Partial<ReadOptions> = {}): Promise<string> {
  const error: unknown = await read(path, options).catch((thrown: unknown) => thrown)
  if (!(error instanceof SheetRefusal)) throw new Error(`not refused: ${String(error)}`)
  return `${error.code} ${error.reason}`
}

const csv =
  'Matricule;Nom;Prénom;E-mail;Salaire brut annuel\r\nA1;Roy;Léa;lea@example.org;30 000,50\r\nA2;Petit;Luc;luc@example.org;20000\r\n'
const LEA = {
  row: 2,
  employee_number: 'A1',
  last_name: 'Roy',
  first_name: 'Léa',
  email: 'lea@example.org',
  reference_salary_cents: 3_000_050,
}

const samples = new URL('../../../../shared/samples/', import.meta.url).pathname
const expectations = existsSync(samples)
  ? readdirSync(samples).filter((name) => name.endsWith('.expected.json'))
  : []

describe.skipIf(expectations.length === 0)(
  'the sample files (../shared/samples, skipped when absent)',
  () => {
    test.each(expectations)('%s', async (name) => {
      const expected = JSON.parse(readFileSync(join(samples, name), 'utf8')) as Record<string, unknown>
      const reading = await readSheetFile(join(samples, String(expected['file'])), { today })
      expect(Object.keys(columnFields(reading.columns))).toEqual(Object.keys(expected['columns'] as object))
      expect({
        file: expected['file'],
        header_row: reading.header_row,
        ...(reading.sheet_name === null
          ? { encoding: reading.encoding, delimiter: reading.delimiter }
          : { sheet: reading.sheet_name }),
        columns: columnFields(reading.columns),
        rows_expected: reading.rows_expected,
        records: reading.records,
        problems: reading.problems,
      }).toEqual(expected)
    })
  },
)

describe('csv', () => {
  const latin = (text: string): Buffer =>
    Buffer.from(text.replaceAll('€', '\u0080').replaceAll('Œ', '\u008c'), 'latin1')
  test.each<[string, Buffer, string]>([
    ['utf-8', Buffer.from(csv), 'utf-8'],
    ['utf-8 with its mark', Buffer.from(`\ufeff${csv}`), 'utf-8'],
    ['windows-1252', latin(csv), 'windows-1252'],
    ['utf-16 with its mark', Buffer.from(`\ufeff${csv}`, 'utf16le'), 'utf-16le'],
    ['utf-16 without mark', Buffer.from(csv, 'utf16le'), 'utf-16le'],
    ['utf-16 big endian', Buffer.from(`\ufeff${csv}`, 'utf16le').swap16(), 'utf-16be'],
  ])('%s is recognised and read', async (name, bytes, encoding) => {
    const { head, records } = await read(files.file(`${name}.csv`, bytes))
    expect([head.encoding, head.delimiter, head.sheet_name]).toEqual([encoding, ';', null])
    expect(records[0]).toEqual(LEA)
  })

  test('an accent that comes late in a long file still decides the encoding', async () => {
    const filler = Array.from(
      { length: 6_000 },
      (_, index) => `B${index};Roy;Lea;p${index}@example.org;1`,
    ).join('\n')
    const text = `Matricule;Nom;Prenom;E-mail;Brut annuel\n${filler}\nA1;Œuvrard;Léa;lea@example.org;1\n`
    const { head, records } = await read(files.file('late.csv', latin(text)))
    expect(head.encoding).toBe('windows-1252')
    expect(records.at(-1)).toMatchObject({ last_name: 'Œuvrard', first_name: 'Léa' })
  })

  test('another encoding can be asked for', async () => {
    const dos = Buffer.from(csv.replaceAll('é', '\u0082'), 'latin1')
    expect((await read(files.file('dos.csv', dos), { encoding: 'cp850' })).records[0]).toEqual(LEA)
    const mac = Buffer.from(csv.replaceAll('é', '\u008e'), 'latin1')
    expect((await read(files.file('mac.csv', mac), { encoding: 'macintosh' })).records[0]).toEqual(LEA)
  })

  test.each([',', '\t', '|', ';'])(
    'the separator « %s » is recognised, even when values hold others',
    async (separator) => {
      const rows = [
        ['Matricule', 'Nom', 'Prénom', 'Adresse', 'E-mail'],
        ['A1', 'Roy', 'Léa', '3; rue, du | Puits\t', 'lea@example.org'],
      ]
      const text = rows.map((row) => row.map((value) => `"${value}"`).join(separator)).join('\n')
      const { head, records } = await read(files.file('separator.csv', text))
      expect(head.delimiter).toBe(separator)
      expect(records[0]?.address_line1).toBe('3; rue, du | Puits')
    },
  )

  test('a quoted line break starts no row, a preamble and blank lines count', async () => {
    const text =
      'Export du 12/03/2026\n\nMatricule;"Nom\nd\'usage";Prénom;Adresse;E-mail\nA1;Roy;Léa;"3 rue du Puits\nBât. ""B""";lea@example.org\n\nA2;Petit;Luc;;luc@example.org'
    const { head, records } = await read(files.file('quotes.csv', text))
    expect(head.header_row).toBe(3)
    expect(columnFields(head.columns)).toMatchObject({ "Nom d'usage": 'last_name' })
    expect(records.map(({ row, address_line1 }) => [row, address_line1])).toEqual([
      [4, '3 rue du Puits\nBât. "B"'],
      [6, undefined],
    ])
  })

  test('stray quotes, missing cells, old Mac line ends and Excel’s sep= line are taken as they are', async () => {
    const text =
      'sep=,\rMatricule,Nom,Prénom,E-mail\rA1,Roy "dit Le Roux",Léa,lea@example.org\rA2,Petit\rA3,="007",Lou,lou@example.org,,,extra'
    const { head, records } = await read(files.file('odd.csv', text))
    expect([head.delimiter, head.header_row]).toEqual([',', 2])
    expect(records.map((record) => record.last_name)).toEqual(['Roy "dit Le Roux"', 'Petit', '007'])
  })

  test('commas between columns and in amounts are refused where they meet, and read where amounts are quoted', async () => {
    const header = 'Matricule,Nom,Prénom,Brut annuel,Jours présence\n'
    const whole = 'A1,Roy,Léa,30000,365\n'
    for (const row of ['A2,Petit,Luc,30 979,71 €,300', 'A2,Petit,Luc,30979,71,300'])
      await expect(read(files.file('comma.csv', header + whole + row))).rejects.toMatchObject({
        reason: 'spilled_decimals',
        details: { row: 3, cells: 6, width: 5 },
      })
    const { records } = await read(files.file('quoted.csv', `${header}A2,Petit,Luc,"30 979,71 €",300`))
    expect(records).toMatchObject([{ reference_salary_cents: 3_097_971, presence_days: 300 }])
  })

  test('a chosen header row and mapping are followed', async () => {
    const text = 'a;b;c\nMatricule;Nom;Prénom;Libre\nA1;Roy;Léa;x@example.org\n'
    const { records } = await read(files.file('chosen.csv', text), {
      headerRow: 2,
      mapping: { Libre: 'email' },
    })
    expect(records).toEqual([
      { row: 3, employee_number: 'A1', last_name: 'Roy', first_name: 'Léa', email: 'x@example.org' },
    ])
  })
})

describe('xlsx', () => {
  test('an own workbook: title, merged cells, second sheet, zeros kept, dates, total', async () => {
    const path = files.file(
      'own.xlsx',
      await writeXlsx({
        sheets: [
          { name: 'Lisez-moi', rows: [['Bonjour']] },
          {
            name: 'Effectif',
            merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }],
            cells: new Map([['2,0', { style: { numFmt: '000000' } }]]),
            rows: [
              ['Effectif 2025'],
              ['N° salarié', 'Nom', 'Prénom', 'Date de naissance', 'Brut annuel', 'Mail'],
              [42, 'Roy', 'Léa', new Date(Date.UTC(1990, 0, 31)), 30_000.5, 'lea@example.org'],
              ['TOTAL', null, null, null, 30_000.5],
            ],
          },
        ],
      }),
    )
    const { head, records, problems } = await read(path)
    expect([head.sheet_name, head.header_row, head.encoding]).toEqual(['Effectif', 2, null])
    expect(records).toEqual([
      {
        row: 3,
        employee_number: '000042',
        last_name: 'Roy',
        first_name: 'Léa',
        birth_date: '1990-01-31',
        reference_salary_cents: 3_000_050,
        email: 'lea@example.org',
      },
    ])
    expect(problems.filter(({ row }) => row > 2)).toEqual([
      { row: 4, code: 'total_row_ignored', severity: 'info' },
    ])
  })

  test('the name of a file says nothing: a csv named .xlsx and a workbook named .csv are read', async () => {
    expect((await read(files.file('wrong.xlsx', csv))).records[0]).toEqual(LEA)
    const workbook = zipOf(
      workbookParts({
        sheet: sheetXml(
          `${headerXml}<row r="2">${['A1', 'Roy', 'Léa', 'lea@example.org'].map(inline).join('')}</row>`,
        ),
      }),
    )
    expect((await read(files.file('wrong.csv', workbook))).records[0]?.employee_number).toBe('A1')
  })
})

describe('hostile and foreign files', () => {
  const ole = (text: string): Buffer =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(70_000),
      Buffer.from(text, 'utf16le'),
    ])
  const row = (cells: string): string => sheetXml(`${headerXml}<row r="2">${cells}</row>`)
  const good = workbookParts({ sheet: row(['A1', 'Roy', 'Léa', 'a@example.org', '1'].map(inline).join('')) })
  const replaced = (name: string, content: string): Buffer =>
    zipOf(good.map((part) => (part.name === name ? { ...part, content } : part)))

  test.each<[string, () => string | Uint8Array, string]>([
    ['nothing', () => '', 'empty_file empty'],
    ['only blanks', () => '\r\n  \n', 'empty_file empty'],
    ['only a mark', () => '\ufeff\n', 'empty_file empty'],
    ['headers alone', () => csv.slice(0, csv.indexOf('\n') + 1), 'empty_file no_rows'],
    [
      'a text without headers',
      () => 'Bonjour,\nvoici la liste promise.\nCordialement',
      'no_header_found no_header',
    ],
    ['an old Excel workbook', () => ole('Workbook'), 'unsupported_format old_excel'],
    ['a workbook with a password', () => ole('EncryptedPackage'), 'password_protected password'],
    [
      'an archive with a password',
      () => zipOf(good.map((part) => ({ ...part, encrypted: true }))),
      'password_protected password',
    ],
    [
      'a binary workbook',
      () => zipOf([{ name: 'xl/workbook.bin', content: 'x' }]),
      'unsupported_format binary_excel',
    ],
    [
      'an OpenDocument sheet',
      () =>
        zipOf([
          { name: 'mimetype', content: 'x' },
          { name: 'content.xml', content: '<a/>' },
        ]),
      'unsupported_format opendocument',
    ],
    [
      'a Numbers document',
      () => zipOf([{ name: 'Index/Document.iwa', content: 'x' }]),
      'unsupported_format numbers',
    ],
    [
      'a Word document',
      () => zipOf([{ name: 'word/document.xml', content: '<a/>' }]),
      'unsupported_format word',
    ],
    ['an archive', () => zipOf([{ name: 'paie.csv', content: csv }]), 'unsupported_format archive'],
    ['a gzip', () => Buffer.from('1f8b0800', 'hex'), 'unsupported_format archive'],
    ['a PDF', () => '%PDF-1.7 …', 'unsupported_format pdf'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'unsupported_format image'],
    [
      'a page named xls',
      () => '\n<html><body><table><tr><td>Matricule</td></tr></table></body></html>',
      'unsupported_format html',
    ],
    [
      'an XML sheet of 2003',
      () => '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
      'unsupported_format xml',
    ],
    ['a DSN', () => "S10.G00.00.001,'Logiciel'\nS10.G00.00.002,'X'\n", 'unsupported_format dsn'],
    [
      'noise',
      () => Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 251)),
      'unreadable_file binary',
    ],
    ['a cut archive', () => zipOf(good).subarray(0, -40), 'unreadable_file damaged'],
    ['a workbook without sheets', () => zipOf(good.slice(0, 2)), 'unreadable_file damaged'],
    [
      'a sheet that stops in the middle',
      () => replaced('xl/worksheets/sheet1.xml', row(inline('A1')).slice(0, -30)),
      'unreadable_file damaged',
    ],
    [
      'a document type',
      () =>
        replaced(
          'xl/worksheets/sheet1.xml',
          `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${row('&x;')}`,
        ),
      'unreadable_file forbidden_xml',
    ],
    [
      'a million columns',
      () => replaced('xl/worksheets/sheet1.xml', row('<c r="BDWGO2"><v>1</v></c>')),
      'unreadable_file too_many_columns',
    ],
    [
      'a million columns in a csv',
      () => `${csv}A3${';'.repeat(400_000)}x\n`,
      'unreadable_file too_many_columns',
    ],
    ['a quote never closed', () => `${csv}A3;"Roy;${'x\n'.repeat(800_000)}`, 'unreadable_file endless_row'],
  ])('%s', async (name, content, refusal) => {
    expect(await refusalOf(files.file(`hostile-${name.replace(/\W/g, '-')}`, content()))).toBe(refusal)
  })

  test('a true encrypted workbook is told from a damaged one', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows: [['Matricule']] }],
      encryption: { password: 'secret', spinCount: 10 },
    })
    expect(await refusalOf(files.file('encrypted.xlsx', bytes))).toBe('password_protected password')
  })

  test('a bomb is stopped while it inflates, whatever it says of its size', async () => {
    const sheet = sheetXml(`${headerXml}${'<row r="2"/>'.repeat(3_000_000)}`)
    const bomb = zipOf(workbookParts({ sheet }).map((part) => ({ ...part, declared: 10 })))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await refusalOf(files.file('bomb.xlsx', bomb))).toBe('file_too_large inflates_too_much')
  })

  test('a flood of texts and a crowd of entries are stopped by their limits', async () => {
    const strings = `<sst>${'<si><t>flood</t></si>'.repeat(60_000)}</sst>`
    const flood = zipOf(workbookParts({ sheet: row(inline('A1')), strings }))
    const limits = { unpackedBytes: 1024 * 1024 }
    expect(await refusalOf(files.file('flood.xlsx', flood), { limits })).toBe(
      'file_too_large inflates_too_much',
    )
    const crowd = zipOf(Array.from({ length: 50 }, (_, index) => ({ name: `xl/${index}.xml`, content: '' })))
    expect(await refusalOf(files.file('crowd.xlsx', crowd), { limits: { zipEntries: 40 } })).toBe(
      'file_too_large inflates_too_much',
    )
  })

  test('too large and too long files say by how much', async () => {
    const path = files.file('limits.csv', csv)
    expect(await refusalOf(path, { limits: { fileBytes: 10 } })).toBe('file_too_large too_large')
    expect(await refusalOf(path, { limits: { rows: 1 } })).toBe('too_many_rows too_many_rows')
    expect((await read(path, { limits: { rows: 2 } })).records).toHaveLength(2)
    // What follows the last person, as a spreadsheet saves it, holds the machine no longer than a full sheet.
    expect(await refusalOf(path, { limits: { lines: 2 } })).toBe('too_many_rows too_many_lines')
    expect((await read(path, { limits: { lines: 3 } })).records).toHaveLength(2)
  })

  test('no key of a file becomes a property of objects', async () => {
    const text = 'Matricule;Nom;Prénom;__proto__;constructor\nA1;Roy;Léa;polluted;x\n'
    const { head, records } = await read(files.file('proto.csv', text))
    expect(records).toHaveLength(1)
    expect(head.columns.map((column) => column.header)).toContain('__proto__')
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Object.hasOwn(columnFields(head.columns), '__proto__')).toBe(true)
  })
})

describe('the reading process', () => {
  const rows = (count: number): string =>
    `Matricule;Nom;Prénom;E-mail\n${Array.from({ length: count }, (_, index) => `A${index};Roy;Léa;p${index}@example.org`).join('\n')}\n`

  test('records come in order, in chunks, with progress, and the reading waits for each', async () => {
    const path = files.file('many.csv', rows(20_000))
    const seen: number[] = []
    let busy = false
    let progress = 0
    const summary = await readRecords(path, { today }, async (chunk) => {
      expect(busy).toBe(false)
      busy = true
      seen.push(...chunk.records.map((record) => record.row))
      expect(chunk.progress).toBeGreaterThanOrEqual(progress)
      progress = chunk.progress
      await new Promise((resolve) => setTimeout(resolve, 1))
      busy = false
    })
    expect(summary.rows_expected).toBe(20_000)
    expect(seen).toEqual(Array.from({ length: 20_000 }, (_, index) => index + 2))
    expect(progress).toBe(1)
  })

  test('a refusal crosses the process with its details', async () => {
    const path = files.file('refused.csv', csv)
    const error: unknown = await readRecords(path, { today, limits: { rows: 1 } }, () => {}).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(SheetRefusal)
    expect((error as SheetRefusal).sentence('fr')).toBe(
      'Ce fichier a plus de 1 lignes de salariés. Coupez-le en plusieurs fichiers, par exemple un par établissement.',
    )
  })

  test('the caller’s own failure stops the reading and comes back as it is', async () => {
    const path = files.file('stop.csv', rows(20_000))
    await expect(readRecords(path, { today }, () => Promise.reject(new Error('no room')))).rejects.toThrow(
      'no room',
    )
  })

  test('a reading that lasts too long is killed', async () => {
    const path = files.file('slow.csv', csv)
    await expect(readRecords(path, { today, limits: { milliseconds: 1 } }, () => {})).rejects.toMatchObject({
      reason: 'too_slow',
    })
  })

  test('a reading that needs too much memory is a refusal, not a crash', async () => {
    const strings = `<sst>${Array.from({ length: 400_000 }, (_, index) => `<si><t>text number ${index}</t></si>`).join('')}</sst>`
    const path = files.file('memory.xlsx', zipOf(workbookParts({ sheet: sheetXml(headerXml), strings })))
    await expect(readRecords(path, { today, limits: { memoryMb: 20 } }, () => {})).rejects.toMatchObject({
      reason: 'out_of_memory',
      code: 'file_too_large',
    })
  })

  test('a file that is not there is an error of ours, not a refusal', async () => {
    await expect(readRecords('/nowhere/paie.csv', { today }, () => {})).rejects.toThrow('without an answer')
  })
})

test.each(Object.keys(refusalReasons) as SheetRefusalReason[])(
  'the refusal %s has a sentence with the way out in both languages',
  (reason) => {
    const refusal = new SheetRefusal(reason, { limit: 100, size: 120, row: 3, minutes: 10 })
    const french = refusal.sentence('fr')
    for (const sentence of [french, refusal.sentence('en')]) {
      expect(sentence).toMatch(/^[A-Z].{60,}\.$/u)
      expect(sentence).not.toMatch(/[{}]/)
    }
    expect(french).not.toMatch(/[^\u202f][;!?]|[^\u00a0]:|'/)
  },
)
