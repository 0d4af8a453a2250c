import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importBeneficiaries, listBeneficiaries } from '@moisson/contract/beneficiary'
import {
  acceptExtractDoubts,
  correctExtractRow,
  extractBeneficiaries,
  remapExtract,
} from '@moisson/contract/extract'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { inline, sheetXml, workbookParts, zipOf } from './sheet-test-files.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-01T10:00:00Z')
  admin = await plantUser(server)
})
afterAll(() => server.close())

const header =
  "Matricule;Nom;Prénom;E-mail;NIR;IBAN;Date d'entrée;Date de sortie;Salaire de référence;Jours de présence"
const three = [
  header,
  'A1;Perrin;Vianney;vianney@example.org;;;22/06/2018;;70 872,28;365',
  'A2;Petit;Nina;nina@example.org;;;01/02/2020;30/09/2025;30 000,00;273',
  'A3;Zola;Émile;;;;03/04/2015;;41 000,10;365',
].join('\n')

async function freshCompany(): Promise<string> {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  return company
}
const drop = (content: string | Uint8Array, company: string, name = 'paie.csv') =>
  server.call(extractBeneficiaries, { query: { company_id: company }, file: { name, content } } as never, {
    as: admin,
  })
const write = (company: string, body: object) =>
  server.call(importBeneficiaries, { path: { id: company }, body: body as never }, { as: admin })
const people = async (company: string) =>
  (await server.call(listBeneficiaries, { path: { id: company } }, { as: admin })).body.items
const again = (company: string, id: string, body: object) =>
  server.call(remapExtract, { path: { id: company, extractId: id }, body } as never, { as: admin })
const accept = (company: string, id: string, doubts: { code: string; field: string }[], accepted = true) =>
  server.call(
    acceptExtractDoubts,
    { path: { id: company, extractId: id }, body: { doubts, accepted } },
    { as: admin },
  )

test('whole kinds of doubts are counted, taken as they are in one go, and doubted again', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id, year: 2024 })
  const { body } = await drop(
    `${header}\nA1;Perrin;Vianney;v@example.org;;;22/06/2018;;7 087,22;365\nB1;Sand;George;g@example.org;;;;;30 000,00;365\nB2;;Adèle;a@example.org;;;01/07/2020;;30 000,00;365`,
    company,
  )
  expect(body.rows.map(({ status }) => status)).toEqual(['updated', 'error', 'error'])
  expect(body.rows[0]?.problems.map(({ message }) => message)).toEqual([
    'Moins que le SMIC à temps plein pour cette présence (21\u202f621,60\u00a0€). Vérifiez le montant, ou le temps partiel.',
    'Loin du dernier salaire connu (70\u202f872,28\u00a0€). Vérifiez le montant.',
  ])
  expect(body.last_year).toEqual({
    year: 2024,
    people: 3,
    reference_salary_cents: 14_187_238,
    people_here: 3,
  })
  const kinds = body.doubts.map(({ code, field, count, acceptable }) => [code, field, count, acceptable])
  expect(kinds).toEqual(
    expect.arrayContaining([
      ['pay_far', 'reference_salary_cents', 1, true],
      ['missing_required', 'hire_date', 1, true],
      ['missing_required', 'last_name', 1, false],
    ]),
  )
  const all = body.doubts.map(({ code, field }) => ({ code, field }))
  const taken = await accept(company, body.extract_id, all)
  expect(taken.body.rows.map(({ status }) => status)).toEqual(['updated', 'new', 'error'])
  expect(taken.body.totals).toMatchObject({ error: 1, warnings: 0 })
  const row = (
    await server.call(
      correctExtractRow,
      {
        path: { id: company, extractId: body.extract_id, row: '3' },
        body: { values: { email: 'george@example.org' } },
      } as never,
      { as: admin },
    )
  ).body.row
  expect([row.status, row.problems.map(({ accepted }) => accepted)]).toEqual(['new', [true]])
  const doubted = await accept(company, body.extract_id, all, false)
  expect(doubted.body.rows.map(({ status }) => status)).toEqual(['updated', 'error', 'error'])
  expect(doubted.body.doubts.every(({ accepted }) => !accepted)).toBe(true)
})

test('more days of presence than of contract are doubted with both figures; said right, or accepted, they are not', async () => {
  const company = await freshCompany()
  const late = `${header}\nA7;Nogaret;Lou;lou@example.org;;;01/10/2025;;30 000,00;365`
  const { body } = await drop(late, company)
  const path = { id: company, extractId: body.extract_id, row: String(body.rows[0]?.row) }
  const [doubt] = body.rows[0]?.problems ?? []
  expect(body.rows[0]?.problems).toHaveLength(1)
  expect(doubt).toMatchObject({
    code: 'presence_above_contract',
    field: 'presence_days',
    severity: 'warning',
  })
  expect(doubt?.message).toMatch(/365, alors que .* 92 au plus/)
  const correct = async (values: Record<string, string>) =>
    (await server.call(correctExtractRow, { path, body: { values } } as never, { as: admin })).body.row
      .problems
  expect(await correct({ presence_days: '92' })).toEqual([])
  expect((await correct({ presence_days: '93' })).map(({ code }) => code)).toEqual([
    'presence_above_contract',
  ])
  // Not refused: what is doubted can be taken as it is.
  expect((await write(company, { extract_id: body.extract_id })).body.created).toBe(1)

  // Once written, a later file of other columns tells the same.
  const later = (await drop(`Matricule;Nom;Prénom;Téléphone\nA7;Nogaret;Lou;0612345678`, company)).body
  expect(later.rows[0]?.problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/93, alors que .* 92 au plus/),
  ])
})

test('a row number that no file can have is not found', async () => {
  const company = await freshCompany()
  const { body } = await drop(three, company)
  const put = (row: string) =>
    server.call(
      correctExtractRow,
      { path: { id: company, extractId: body.extract_id, row }, body: {} } as never,
      { as: admin },
    )
  expect([(await put('9999999999')).status, (await put('99')).status]).toEqual([404, 404])
  const wrong = await write(company, { extract_id: body.extract_id, leave_out: [9_999_999_999] })
  expect(wrong.status).toBe(422)
})

test('months are asked about, kept as chosen, and the year is written, never the first month', async () => {
  const company = await freshCompany()
  const rows = ['A1', 'A2'].flatMap((number) =>
    Array.from(
      { length: 12 },
      (_, month) => `${number};Roy;Léa ${number};${number}@example.org;01/02/2015;${month + 1}/2025;2 500,00`,
    ),
  )
  const { body } = await drop(
    ["Matricule;Nom;Prénom;E-mail;Date d'entrée;Mois;Salaire brut", ...rows].join('\n'),
    company,
  )
  expect(body.settings.months).toMatchObject({ header: 'Mois', choice: null, people: 2, missing: [] })
  expect([body.totals.error, body.settings.pay.doubt]).toEqual([24, false])
  const wrong = body.rows.map(({ row }) => row)
  const nothing = await write(company, { extract_id: body.extract_id, leave_out: wrong })
  expect(nothing.body).toMatchObject({ created: 0 })
})

test('the sum of the months is written once it was asked for', async () => {
  const company = await freshCompany()
  const rows = Array.from(
    { length: 12 },
    (_, month) => `A1;Roy;Léa;lea@example.org;01/02/2015;${month + 1}/2025;2 500,00`,
  )
  const file = ["Matricule;Nom;Prénom;E-mail;Date d'entrée;Mois;Salaire brut", ...rows].join('\n')
  const { body } = await drop(file, company)
  const summed = (await again(company, body.extract_id, { months: 'sum' })).body
  expect([summed.settings.months?.choice, summed.totals.rows, summed.totals.new]).toEqual(['sum', 1, 1])
  await write(company, { extract_id: body.extract_id })
  expect((await people(company))[0]?.years).toEqual([
    { year: 2025, reference_salary_cents: 3_000_000, presence_days: null, absences: null, rebuilt_pay: null },
  ])
})

test('a pay of a month is doubted and turned into twelve when asked; dates and presence follow their choice', async () => {
  const company = await freshCompany()
  const { body } = await drop(
    "Matricule;Nom;Prénom;E-mail;Date d'entrée;Salaire brut;Présence (%)\nA1;Roy;Léa;lea@example.org;02/01/2015;2 500,00;100\nA2;Roy;Luc;luc@example.org;03/02/2016;2 600,00;50",
    company,
  )
  expect(body.settings).toMatchObject({
    dates: { order: 'day_first', doubt: 'unproved' },
    pay: { period: 'year', counted: 2, below: 2, doubt: true },
    presence: { header: 'Présence (%)', unit: null },
  })
  const read = (
    await again(company, body.extract_id, {
      date_order: 'month_first',
      pay_period: 'month',
      presence_unit: 'percent_of_exercice',
    })
  ).body
  expect(read.settings).toMatchObject({
    dates: { order: 'month_first', doubt: null },
    pay: { period: 'month', doubt: false },
    presence: { unit: 'percent_of_exercice' },
  })
  expect(
    read.rows.map(({ record }) => [
      record['hire_date'],
      record['reference_salary_cents'],
      record['presence_days'],
    ]),
  ).toEqual([
    ['2015-02-01', 3_000_000, 365],
    ['2016-03-02', 3_120_000, 182.5],
  ])
})

test('sheets with people are named and read together when asked; nobody of an unread one is marked as left', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const titles = ['Matricule', 'Nom', 'Prénom', 'E-mail']
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Site 1',
        rows: [
          titles,
          ['A1', 'Perrin', 'Vianney', 'vianney@example.org'],
          ['C1', 'Hugo', 'Adèle', 'a@example.org'],
        ],
      },
      {
        name: 'Site 2',
        rows: [titles, ['A2', 'Petit', 'Nina', 'nina@example.org'], ['B1', 'Sand', 'Lou', 'l@example.org']],
      },
    ],
  })
  const { body } = await drop(book, company, 'sites.xlsx')
  expect(body.settings.sheets).toEqual([
    { name: 'Site 1', rows: 2, same_columns: true, read: true },
    { name: 'Site 2', rows: 2, same_columns: true, read: false },
  ])
  const refused = await write(company, { extract_id: body.extract_id, on_missing: 'mark_left' })
  expect([refused.status, refused.error.code]).toEqual([409, 'sheets_not_read'])
  const both = (await again(company, body.extract_id, { sheets: ['Site 1', 'Site 2'] })).body
  expect(both.settings.sheets.map(({ read }) => read)).toEqual([true, true])
  expect(both.rows.map(({ row, record }) => [row, record['employee_number']])).toEqual([
    [2, 'A1'],
    [3, 'C1'],
    [20_000_002, 'A2'],
    [20_000_003, 'B1'],
  ])
  const left = await write(company, { extract_id: body.extract_id, on_missing: 'mark_left' })
  expect(left.body).toMatchObject({ created: 2, marked_left: 1 })
})

test('rows hidden in a workbook are counted and marked, and left out when asked', async () => {
  const company = await freshCompany()
  const cells = (values: string[]) => values.map(inline).join('')
  const line = (row: number, values: string[], more = '') => `<row r="${row}"${more}>${cells(values)}</row>`
  const book = zipOf(
    workbookParts({
      sheet: sheetXml(
        line(1, ['Matricule', 'Nom', 'Prénom']) +
          line(2, ['A1', 'Roy', 'Léa']) +
          line(3, ['A2', 'Roy', 'Luc'], ' hidden="1"') +
          line(4, ['A3', 'Roy', 'Lou'], ' hidden="0"'),
      ),
    }),
  )
  const { body } = await drop(book, company, 'filtre.xlsx')
  expect(body.settings.hidden_rows).toEqual({ count: 1, choice: null })
  expect(body.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], ['hidden_row'], []])
  const without = (await again(company, body.extract_id, { hidden_rows: 'skip' })).body
  expect([without.totals.rows, without.settings.hidden_rows]).toEqual([2, { count: 1, choice: 'skip' }])
})
