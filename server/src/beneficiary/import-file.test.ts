import { existsSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importBeneficiaries, listBeneficiaries } from '@moisson/contract/beneficiary'
import { correctExtractRow, extractBeneficiaries, getExtract, remapExtract } from '@moisson/contract/extract'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { resumeReadings } from './read-extract.ts'
import { inline, sheetXml, workbookParts, zipOf } from './sheet-test-files.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-01T10:00:00Z')
  admin = await plantUser(server)
})
afterAll(() => server.close())

const nir = '199051699045495'
const iban = 'FR7699999000172757444404466'
const otherIban = 'FR7699999000219537667088810'
const header =
  "Matricule;Nom;Prénom;E-mail;NIR;IBAN;Date d'entrée;Date de sortie;Salaire de référence;Jours de présence"
const three = [
  header,
  `A1;Perrin;Vianney;vianney@example.org;${nir};${iban};22/06/2018;;70 872,28;365`,
  `A2;Petit;Nina;nina@example.org;;;01/02/2020;30/09/2025;30 000,00;273`,
  `A3;Zola;Émile;;;;03/04/2015;;41 000,10;365`,
].join('\n')

async function freshCompany(): Promise<string> {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  return company
}
const drop = (content: string | Uint8Array, company: string | undefined, name = 'paie.csv', as = admin) =>
  server.call(
    extractBeneficiaries,
    { query: company === undefined ? {} : { company_id: company }, file: { name, content } } as never,
    { as },
  )
const write = (company: string, body: object) =>
  server.call(importBeneficiaries, { path: { id: company }, body: body as never }, { as: admin })
const people = async (company: string) =>
  (await server.call(listBeneficiaries, { path: { id: company } }, { as: admin })).body.items

test('a file is read without being written, then written whole, once', async () => {
  const company = await freshCompany()
  const { status, body } = await drop(three, company)
  expect(status).toBe(200)
  expect([body.state, body.company_id, body.encoding, body.year]).toEqual(['ready', company, 'utf-8', 2025])
  expect(body.totals).toEqual({
    rows: 3,
    new: 3,
    updated: 0,
    unchanged: 0,
    error: 0,
    duplicate: 0,
    missing: 0,
    warnings: 1,
    reference_salary_cents: 14_187_238,
  })
  expect(body.rows[0]?.record).toMatchObject({
    last_name: 'Perrin',
    nir: '••••••••495',
    iban: '••••••••4466',
  })
  expect(body.rows[2]?.problems.map((problem) => [problem.code, problem.severity])).toEqual([
    ['missing_required', 'warning'],
  ])
  expect(await people(company)).toEqual([])

  const written = await write(company, { extract_id: body.extract_id })
  expect([written.status, written.body]).toEqual([
    201,
    { created: 3, updated: 0, unchanged: 0, marked_left: 0, rejected: [] },
  ])
  const [perrin, petit] = await people(company)
  expect(perrin).toMatchObject({
    employee_number: 'A1',
    hire_date: '2018-06-22',
    personal_email: 'vianney@example.org',
    nir: '••••••••495',
    years: [{ year: 2025, reference_salary_cents: 7_087_228, presence_days: 365 }],
    status: 'active',
    blockers: [{ code: 'no_birth_date' }],
  })
  expect(petit?.status).toBe('left')
  const again = await write(company, { extract_id: body.extract_id })
  expect([again.status, again.error.code]).toEqual([409, 'extract_not_ready'])
})

test('nothing clear of a NIR or an IBAN is in any table of the import, sealed values open for their own row only', async () => {
  const company = await freshCompany()
  const { body } = await drop(three, company)
  await write(company, { extract_id: body.extract_id })
  for (const table of ['extract', 'extract_file', 'extract_row', 'beneficiary', 'audit', 'outbox']) {
    const { rows } = await server.owner.query(`select t::text as row from ${table} t`)
    const text = rows.map((row: { row: string }) => row.row).join('\n')
    const hex = (value: string) => Buffer.from(value).toString('hex')
    for (const secret of [nir, iban, hex(nir), hex(iban)])
      expect([table, text.includes(secret)]).toEqual([table, false])
  }
  const { rows } = await server.owner.query(
    `select id, nir_cipher, iban_cipher from beneficiary where company_id = $1 and employee_number = 'A1'`,
    [company],
  )
  const { sealer } = server.services
  expect(sealer.open(company, `beneficiary.nir/${rows[0].id}`, rows[0].nir_cipher).toString()).toBe(nir)
  expect(sealer.open(company, `beneficiary.iban/${rows[0].id}`, rows[0].iban_cipher).toString()).toBe(iban)
})

test('an empty cell is said with what is assumed of the person; what the company knows already is not missing', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const { body } = await drop(
    `${header}\nA1;Perrin;Vianney;;;;;;;\nB1;Sand;George;g@example.org;;;;;30 000,00;365\nB2;Hugo;Adèle;a@example.org;;;01/07/2025;;30 000,00;`,
    company,
  )
  expect(body.rows.map(({ status }) => status)).toEqual(['unchanged', 'error', 'new'])
  expect(body.rows.flatMap((row) => row.problems.map(({ message }) => message))).toEqual([
    '«\u00a0Date d’entrée\u00a0» est vide\u00a0: ancienneté supposée acquise. Complétez la cellule.',
    '«\u00a0Jours de présence\u00a0» est vide\u00a0: compté présent 184 jours, tous ceux de son contrat dans l’exercice. Complétez la cellule.',
  ])
})

test('the same file again changes nothing; a changed one says what was there before', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const same = (await drop(three, company)).body
  expect(same.totals).toMatchObject({ new: 0, updated: 0, unchanged: 3, missing: 0 })
  expect((await write(company, { extract_id: same.extract_id })).body).toMatchObject({
    created: 0,
    unchanged: 3,
  })

  const changed = (
    await drop(
      `${header}\nA1;Perrin;Vianney;v.perrin@example.org;${nir};${iban};22/06/2018;;70 872,28;180`,
      company,
    )
  ).body
  expect(changed.totals).toMatchObject({ updated: 1, missing: 1 })
  expect(changed.rows[0]?.before).toEqual({ email: 'vianney@example.org', presence_days: 365 })
  const missing = await server.call(
    getExtract,
    { path: { id: company, extractId: changed.extract_id }, query: { only: 'missing' } } as never,
    { as: admin },
  )
  expect(missing.body.rows.map((row) => [row.status, row.record['last_name']])).toEqual([['missing', 'Zola']])
  const written = await write(company, { extract_id: changed.extract_id, on_missing: 'mark_left' })
  expect(written.body).toMatchObject({ created: 0, updated: 1, marked_left: 1 })
  const after = await people(company)
  expect(after.map((person) => [person.last_name, person.status])).toEqual([
    ['Perrin', 'active'],
    ['Petit', 'left'],
    ['Zola', 'left'],
  ])
  expect(after[0]).toMatchObject({
    personal_email: 'v.perrin@example.org',
    hire_date: '2018-06-22',
    version: 2,
  })
})

test('a blank cell erases nothing', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const sparse = (await drop('Matricule;Nom;Prénom;E-mail\nA1;Perrin;Vianney Jean;', company)).body
  expect(sparse.rows[0]?.before).toEqual({ first_name: 'Vianney' })
  await write(company, { extract_id: sparse.extract_id })
  expect((await people(company))[0]).toMatchObject({
    first_name: 'Vianney Jean',
    personal_email: 'vianney@example.org',
    nir: '••••••••495',
    years: [{ presence_days: 365 }],
  })
})

test('names in capitals neither change nor overwrite the same names written with their accents', async () => {
  const company = await freshCompany()
  const columns = 'Matricule;Nom;Prénom;E-mail;Salaire de référence'
  await write(company, {
    extract_id: (
      await drop(`${columns}\nA1;Lefèvre;Zoé;z@example.org;100\nA2;BLANC;LÉO;l@example.org;100`, company)
    ).body.extract_id,
  })
  const capitals = `${columns}\nA1;LEFEVRE;ZOE;z@example.org;SALARY\nA2;BLANC;LÉO;l@example.org;100`
  const same = (await drop(capitals.replace('SALARY', '100'), company)).body
  expect(same.totals).toMatchObject({ updated: 0, unchanged: 2 })

  const paid = (await drop(capitals.replace('SALARY', '200'), company)).body
  expect(paid.rows[0]?.before).toEqual({ reference_salary_cents: 10_000 })
  expect((await write(company, { extract_id: paid.extract_id })).body).toMatchObject({
    updated: 1,
    unchanged: 1,
  })
  const proper = (await drop(`Matricule;Nom;Prénom;E-mail\nA2;Blanc;Léo;l@example.org`, company)).body
  expect(proper.rows[0]?.before).toEqual({ last_name: 'BLANC', first_name: 'LÉO' })
  await write(company, { extract_id: proper.extract_id })
  expect(
    (await people(company)).map((one) => [
      one.last_name,
      one.first_name,
      one.years[0]?.reference_salary_cents,
    ]),
  ).toEqual([
    ['Blanc', 'Léo', 10_000],
    ['Lefèvre', 'Zoé', 20_000],
  ])
})

test('one row in error and nobody is written; left out, corrected or not accepted, it no longer stands in the way', async () => {
  const company = await freshCompany()
  const faulty = `${three}\nA4;Sand;;george@example.org;;;45/45/2020;;1;1`
  const { body } = await drop(faulty, company)
  const extract = { extract_id: body.extract_id }
  const refusal = await write(company, extract)
  expect([refusal.status, refusal.error.code, refusal.error.details]).toEqual([
    422,
    'rows_in_error',
    { count: 1 },
  ])
  expect(await people(company)).toEqual([])

  const correct = (values: Record<string, string>) =>
    server.call(
      correctExtractRow,
      { path: { id: company, extractId: body.extract_id, row: '5' }, body: { values } } as never,
      { as: admin },
    )
  const texts = body.rows[3]?.problems.map(({ field, code, value }) => [field, code, value])
  expect(texts).toEqual([
    ['first_name', 'missing_required', undefined],
    ['hire_date', 'invalid_date', '45/45/2020'],
    ['reference_salary_cents', 'pay_under_minimum', undefined],
  ])
  expect((await correct({ first_name: 'George' })).body.row.status).toBe('error')
  const long = (await correct({ hire_date: '9'.repeat(200) })).body.row.problems
  expect(long.map(({ code, value }) => [code, value])).toContainEqual(['invalid_date', '9'.repeat(200)])
  const mended = (await correct({ hire_date: '01/03/2020' })).body
  expect([mended.row.status, mended.row.record['hire_date'], mended.totals.error]).toEqual([
    'new',
    '2020-03-01',
    0,
  ])
  expect((await write(company, { ...extract, accept: [2, 5] })).body.created).toBe(2)
  expect((await people(company)).map((person) => person.last_name)).toEqual(['Perrin', 'Sand'])

  const other = (await drop(faulty, company)).body
  expect((await write(company, { extract_id: other.extract_id, leave_out: [5] })).body).toMatchObject({
    created: 2,
  })
})

test('rows that contradict each other stop the writing until one is left out; a mere repetition is passed over', async () => {
  const company = await freshCompany()
  const twice = `${three}\nA2;Petit;Nina;nina@example.org;;;01/02/2020;30/09/2025;30 000,00;273\nA3;Zola;Émile;;;;03/04/2015;;1,00;365`
  const { body } = await drop(twice, company)
  expect(body.rows.map((row) => row.status)).toEqual(['new', 'new', 'new', 'duplicate', 'error'])
  const leaveOut = await server.call(
    correctExtractRow,
    { path: { id: company, extractId: body.extract_id, row: '4' }, body: { left_out: true } } as never,
    { as: admin },
  )
  expect([leaveOut.body.row.left_out, leaveOut.body.totals.error]).toEqual([true, 0])
  const written = (await write(company, { extract_id: body.extract_id })).body
  expect([written.created, written.rejected.map((one) => one.row)]).toEqual([3, [5]])
  const zola = (await people(company)).find((person) => person.last_name === 'Zola')
  expect(zola?.years[0]?.reference_salary_cents).toBe(100)
})

test('the same file is read again with another mapping or exercice, from what was kept', async () => {
  const company = await freshCompany()
  const { body } = await drop(
    `Matricule;Nom;Prénom;E-mail;Prime;Présence\nA1;Perrin;Vianney;v@example.org;1200;300`,
    company,
  )
  expect(body.rows[0]?.record['reference_salary_cents']).toBeUndefined()
  const remap = async (request: object) =>
    (
      await server.call(
        remapExtract,
        { path: { id: company, extractId: body.extract_id }, body: request } as never,
        { as: admin },
      )
    ).body
  const read = await remap({ mapping: { Prime: 'reference_salary_cents' }, year: 2024 })
  expect([read.rows[0]?.record['reference_salary_cents'], read.year]).toEqual([120_000, 2024])
  const kept = await remap({ mapping: { Présence: null } })
  expect(kept.columns.map((column) => column.field)).toEqual([
    'employee_number',
    'last_name',
    'first_name',
    'email',
    'reference_salary_cents',
    null,
  ])
  await write(company, { extract_id: body.extract_id })
  expect((await people(company))[0]?.years).toEqual([
    { year: 2024, reference_salary_cents: 120_000, presence_days: null, absences: null, rebuilt_pay: null },
  ])
})

test('rows are paged and filtered without losing any', async () => {
  const company = await freshCompany()
  const lines = Array.from(
    { length: 250 },
    (_, at) => `N${at};Nom${at};Prénom;${at % 10 ? `n${at}@example.org` : ''}`,
  )
  const { body } = await drop(`Matricule;Nom;Prénom;E-mail\n${lines.join('\n')}`, company)
  expect([body.rows.length, body.next_cursor]).toEqual([100, '101'])
  const page = (query: Record<string, string>) =>
    server.call(getExtract, { path: { id: company, extractId: body.extract_id }, query } as never, {
      as: admin,
    })
  const rest = (await page({ cursor: '101', limit: '200' })).body
  expect([rest.rows[0]?.row, rest.rows.length, rest.next_cursor]).toEqual([102, 150, null])
  expect((await page({ only: 'problems' })).body.rows.length).toBe(25)
  expect((await page({ only: 'error' })).body.rows).toEqual([])
})

test('a change of bank details through a file asks for a recent sign-in and warns each person', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const file = `Matricule;Nom;Prénom;E-mail;IBAN\nA1;Perrin;Vianney;vianney@example.org;${otherIban}`
  const { body } = await drop(file, company)
  expect(body.rows[0]?.before).toEqual({ iban: '••••••••4466' })
  await server.owner.query(`update session set auth_time = now() - interval '2 hours' where user_id = $1`, [
    admin,
  ])
  expect((await write(company, { extract_id: body.extract_id })).error.code).toBe('recent_sign_in_required')
  await server.owner.query(`update session set auth_time = now() where user_id = $1`, [admin])
  expect((await write(company, { extract_id: body.extract_id })).body.updated).toBe(1)
  const { rows } = await server.owner.query(
    `select recipient from outbox where kind = 'iban-changed' and company_id = $1`,
    [company],
  )
  expect(rows).toEqual([{ recipient: 'vianney@example.org' }])
})

test('without any company the file is still read, for its reader only, and written where the reader decides', async () => {
  const manager = await plantUser(server, { manager: true })
  const { status, body } = await drop(three, undefined, 'x.csv', manager)
  expect([status, body.company_id, body.totals.new]).toEqual([200, null, 3])
  const company = await plantCompany(server)
  await plantMembership(server, manager, company, 'manager')
  await plantMembership(server, admin, company, 'company_admin')
  const path = { id: company, extractId: body.extract_id }
  expect((await server.call(getExtract, { path }, { as: admin })).status).toBe(404)
  expect((await server.call(getExtract, { path }, { as: manager })).body.rows.length).toBe(3)
  expect((await write(company, { extract_id: body.extract_id })).error.code).toBe('unknown_extract')
  const written = await server.call(
    importBeneficiaries,
    { path: { id: company }, body: { extract_id: body.extract_id } },
    { as: manager },
  )
  expect([written.status, written.body.created]).toEqual([201, 3])
})

test('a foreign company, its files and its rows answer like invented ones', async () => {
  const company = await freshCompany()
  const stranger = await plantUser(server)
  const other = await plantCompany(server)
  await plantMembership(server, stranger, other, 'company_admin')
  const { body } = await drop(three, company)
  const path = { id: other, extractId: body.extract_id }
  const answers = [
    await drop(three, company, 'x.csv', stranger),
    await server.call(getExtract, { path }, { as: stranger }),
    await server.call(getExtract, { path: { ...path, id: company } }, { as: stranger }),
    await server.call(remapExtract, { path, body: {} }, { as: stranger }),
    await server.call(correctExtractRow, { path: { ...path, row: '2' }, body: {} } as never, {
      as: stranger,
    }),
  ]
  expect(answers.map((answer) => [answer.status, answer.error.code])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
  const confirm = await server.call(
    importBeneficiaries,
    { path: { id: other }, body: { extract_id: body.extract_id } },
    { as: stranger },
  )
  expect([confirm.status, confirm.error.code]).toEqual([422, 'unknown_extract'])
})

test('a file that cannot be read is refused in its reader’s words and leaves nothing behind', async () => {
  const company = await freshCompany()
  const pdf = await drop('%PDF-1.7 …', company, 'salaires.xlsx')
  expect([pdf.status, pdf.error.code]).toEqual([415, 'unsupported_format'])
  expect(pdf.error.error).toContain('PDF')
  expect((await drop('   ', company)).error.code).toBe('empty_file')
  const { rows } = await server.owner.query('select count(*)::int as n from extract where company_id = $1', [
    company,
  ])
  expect(rows).toEqual([{ n: 0 }])
  expect(readdirSync(join(server.services.config.dataFolder, 'uploads'))).toEqual([])
})

test('a file without recognised titles or without rows is kept, and read again from where its titles are said to be', async () => {
  const company = await freshCompany()
  const again = (extractId: string, body: object) =>
    server.call(remapExtract, { path: { id: company, extractId }, body }, { as: admin })
  const get = async (extractId: string) =>
    (await server.call(getExtract, { path: { id: company, extractId } }, { as: admin })).body
  const refusal = await drop('Liste\nQui;Combien;Où\nAda;12;Lyon', company, 'liste.csv')
  expect([refusal.status, refusal.error.code]).toEqual([422, 'no_header_found'])
  const id = String(refusal.error.details?.['extract_id'])
  expect(await get(id)).toMatchObject({
    state: 'refused',
    refusal: { code: 'no_header_found' },
    encoding: 'utf-8',
    columns: [],
    totals: { rows: 0, missing: 0 },
  })
  const wrongRow = await again(id, { header_row: 40 })
  expect([wrongRow.error.code, wrongRow.error.details?.['extract_id']]).toEqual(['no_header_found', id])
  expect((await again(id, { header_row: 2 })).body).toMatchObject({
    state: 'ready',
    header_row: 2,
    refusal: null,
  })
  const mapping = { Qui: 'last_name', Où: 'first_name', Combien: 'employee_number' }
  expect((await again(id, { mapping })).body.rows[0]?.record).toEqual({
    last_name: 'Ada',
    first_name: 'Lyon',
    employee_number: '12',
  })
  expect((await write(company, { extract_id: id })).body.created).toBe(1)

  const empty = await drop(header, company, 'vide.csv')
  expect(empty.error.code).toBe('empty_file')
  expect(await get(String(empty.error.details?.['extract_id']))).toMatchObject({
    state: 'refused',
    header_row: 1,
  })
})

test('of a workbook whose titles are not recognised, the sheets are offered; a title row belongs to its sheet', async () => {
  const company = await freshCompany()
  const row = (texts: string[]) => `<row>${texts.map(inline).join('')}</row>`
  const parts = workbookParts({
    sheet: sheetXml(row(['Liste']) + row(['Qui', 'Où']) + row(['Ada', 'Lyon'])),
    workbook: `<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>
      <sheet name="Nord" sheetId="1" r:id="r1"/><sheet name="Sud" sheetId="2" r:id="r1"/></sheets></workbook>`,
  })
  const refusal = await drop(zipOf(parts), company, 'sites.xlsx')
  expect(refusal.error.code).toBe('no_header_found')
  const path = { id: company, extractId: String(refusal.error.details?.['extract_id']) }
  const state = async () => {
    const { body } = await server.call(getExtract, { path }, { as: admin })
    return [body.state, body.sheet, body.header_row, body.sheet_names.join()]
  }
  const again = (body: object) => server.call(remapExtract, { path, body }, { as: admin })
  expect(await state()).toEqual(['refused', null, null, 'Nord,Sud'])
  await again({ sheet: 'Nord', header_row: 2 })
  expect(await state()).toEqual(['ready', 'Nord', 2, 'Nord,Sud'])
  expect((await again({ sheet: 'Sud' })).error.code).toBe('no_header_found')
  expect(await state()).toEqual(['refused', 'Sud', null, 'Nord,Sud'])
  await again({ header_row: 2 })
  expect(await state()).toEqual(['ready', 'Sud', 2, 'Nord,Sud'])
})

test('a reading whose process has gone is taken up again, and given up after three attempts', async () => {
  const company = await freshCompany()
  const { body } = await drop(three, company)
  const abandon = (attempts: number) =>
    server.owner.query(
      `update extract set state = 'reading', beat_at = now() - interval '1 minute', reading = jsonb_build_object('attempts', $2::int) where id = $1`,
      [body.extract_id, attempts],
    )
  const read = () =>
    server.call(getExtract, { path: { id: company, extractId: body.extract_id } }, { as: admin })
  await abandon(1)
  await server.owner.query('delete from extract_row where extract_id = $1 and row > 2', [body.extract_id])
  expect((await read()).body.state).toBe('reading')
  await expect.poll(async () => (await read()).body.state, { timeout: 10_000 }).toBe('ready')
  expect((await read()).body.totals.rows).toBe(3)
  await abandon(3)
  await read()
  expect((await read()).body).toMatchObject({ state: 'refused', refusal: { code: 'unreadable_file' } })
})

test('while a file is read its totals are those the reader counted, not counted again', async () => {
  const company = await freshCompany()
  await write(company, { extract_id: (await drop(three, company)).body.extract_id })
  const file = `${header}\nA1;Perrin;Vianney;v@example.org;;;;;1,00;\nA1;Perrin;Vianney;v@example.org;;;;;1,00;\nB1;;Léa;;;;;;2,00;\nB2;Sand;George;;;;01/01/2020;;3,00;`
  const { body } = await drop(file, company)
  expect(body.totals).toMatchObject({ rows: 4, updated: 1, duplicate: 1, error: 1, new: 1, missing: 1 })
  await server.owner.query(
    `with gone as (delete from extract_row where extract_id = $1)
     update extract set state = 'reading', beat_at = now() where id = $1`,
    [body.extract_id],
  )
  const path = { id: company, extractId: body.extract_id }
  const now = await server.call(getExtract, { path, query: { only: 'missing' } } as never, { as: admin })
  expect([now.body.state, now.body.rows]).toEqual(['reading', []])
  expect(now.body.totals).toEqual({ ...body.totals, missing: 0 })
})

test('an upload left on disk by a process that died is deleted, one in use is not', async () => {
  const folder = join(server.services.config.dataFolder, 'uploads')
  for (const name of ['left-behind', 'in-use']) writeFileSync(join(folder, name), three)
  const before = new Date(Date.now() - 3 * 3_600_000)
  utimesSync(join(folder, 'left-behind'), before, before)
  await resumeReadings(server.services)
  expect(readdirSync(folder)).toEqual(['in-use'])
})

test('people sent as a list are written all or none, the wrong fields named', async () => {
  const company = await freshCompany()
  const items = [
    {
      employee_number: 'L1',
      last_name: 'Un',
      first_name: 'Ada',
      email: 'ada@example.org',
      reference_salary_cents: 5,
    },
    {
      employee_number: 'L2',
      last_name: 'Deux',
      first_name: 'Bob',
      nir: '12',
      hire_date: '2020-01-01',
      exit_date: '2019-01-01',
    },
    { employee_number: 'L1', last_name: 'Trois' },
  ]
  const refusal = await write(company, { items })
  expect([refusal.status, refusal.error.code]).toEqual([422, 'rows_in_error'])
  expect(refusal.error.field_errors?.map((one) => one.field)).toEqual([
    'items.1.exit_date',
    'items.1.nir',
    'items.2.first_name',
    'items.2.employee_number',
  ])
  expect(await people(company)).toEqual([])
  const good = [items[0], { last_name: 'Sans', first_name: 'Numéro', work_email: 'sn@example.org' }]
  expect((await write(company, { items: good })).body).toMatchObject({ created: 2 })
  expect((await write(company, { items: [items[0]] })).body).toMatchObject({ created: 0, unchanged: 1 })
  expect((await write(company, { items: [{ ...items[0], first_name: 'Adèle' }] })).body).toMatchObject({
    updated: 1,
  })
})

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../../shared/samples')
test.skipIf(!existsSync(samples))(
  'each sample file is read over the API as its expected reading says, and written (../shared/samples, skipped when absent)',
  async () => {
    for (const name of readdirSync(samples).filter((file) => /\.(xlsx|csv)$/.test(file))) {
      const expected = JSON.parse(readFileSync(join(samples, `${name}.expected.json`), 'utf8')) as {
        rows_expected: number
        header_row: number
        columns: Record<string, string | null>
        records: { row: number; last_name?: string }[]
        problems: { row: number; code: string; severity: string }[]
      }
      const company = await freshCompany()
      const { body } = await drop(readFileSync(join(samples, name)), company, name)
      expect([name, body.totals.rows, body.header_row]).toEqual([
        name,
        expected.rows_expected,
        expected.header_row,
      ])
      expect(Object.fromEntries(body.columns.map((column) => [column.header, column.field]))).toEqual(
        expected.columns,
      )
      const errors = new Set(
        expected.problems.filter((one) => one.severity === 'error').map((one) => one.row),
      )
      const leave_out = [...errors]
      expect([name, body.totals.error]).toEqual([name, leave_out.length])
      const written = await write(company, { extract_id: body.extract_id, leave_out })
      expect([name, written.body.created + written.body.rejected.length + errors.size]).toEqual([
        name,
        expected.rows_expected,
      ])
    }
  },
)
