import {
  addBeneficiary,
  getBeneficiary,
  importBeneficiaries,
  listBeneficiaries,
} from '@moisson/contract/beneficiary'
import {
  addEstablishment,
  changeEstablishment,
  deleteEstablishment,
  listEstablishments,
} from '@moisson/contract/establishment'
import {
  acceptExtractDoubts,
  correctExtractRow,
  extractBeneficiaries,
  getExtract,
} from '@moisson/contract/extract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const siren = '000020008'
const cidrerie = `${siren}00025`
let server: TestServer
let admin: string
let company: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-01T10:00:00Z')
  admin = await plantUser(server)
  company = await freshCompany(siren)
})
afterAll(() => server.close())

async function freshCompany(number?: string): Promise<string> {
  const id = await plantCompany(server, number === undefined ? {} : { siren: number })
  await plantMembership(server, admin, id, 'company_admin')
  return id
}
const add = (body: Parameters<typeof server.call<typeof addEstablishment>>[1]['body'], id = company) =>
  server.call(addEstablishment, { path: { id }, body }, { as: admin })
const list = async (id = company) =>
  (await server.call(listEstablishments, { path: { id } }, { as: admin })).body
const person = (body: object, id = company) =>
  server.call(
    addBeneficiary,
    { path: { id }, body: { first_name: 'Lina', last_name: 'Moreau', ...body } as never },
    { as: admin },
  )

test('a place of work has a name and a SIRET of the company, each once', async () => {
  const made = await add({ name: '  Cidrerie du  Haut ', siret: '000 020 008 00025' })
  expect([made.status, made.body.name, made.body.siret]).toEqual([201, 'Cidrerie du Haut', cidrerie])
  const wrong = await add({ name: 'CIDRERIE DU HAUT', siret: '73282932000074' })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_request'])
  expect(wrong.error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
    ['name', 'establishment_twice'],
    ['siret', 'invalid_siret'],
  ])
  const twice = await add({ name: 'Autre', siret: cidrerie })
  expect(twice.error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
    ['siret', 'establishment_twice'],
  ])
  const long = await add({ name: 'Ancienne', closed_on: '1900-01-01' })
  expect(long.error.field_errors).toMatchObject([{ field: 'closed_on', code: 'closed_out_of_range' }])
  expect((await list()).items.map(({ name }) => name)).toEqual(['Cidrerie du Haut'])
})

test('a person has a place that exists, found by its name or its SIRET, and follows it when it is named otherwise', async () => {
  const unknown = await person({ establishment: 'Entrepôt' })
  expect([unknown.status, unknown.error.code]).toEqual([422, 'unknown_establishment'])
  expect(unknown.error.field_errors?.map(({ field }) => field)).toEqual(['establishment'])
  const made = await person({ establishment: cidrerie, employee_number: 'S1' })
  expect(made.body.establishment).toBe('Cidrerie du Haut')
  const [site] = (await list()).items
  if (!site) throw new Error('one was added')
  expect([site.people, site.head_office]).toEqual([1, false])
  const change = (body: object, version?: number) =>
    server.call(
      changeEstablishment,
      { path: { id: company, eid: site.id }, body },
      { as: admin, headers: version === undefined ? {} : { 'if-match': `"${version}"` } },
    )
  expect((await change({ name: 'Cidrerie' }, site.version)).status).toBe(200)
  expect((await change({ name: 'Tard' }, site.version)).status).toBe(412)
  const path = { id: company, bid: made.body.id }
  const read = await server.call(getBeneficiary, { path }, { as: admin })
  expect(read.body.establishment).toBe('Cidrerie')
  const filtered = await server.call(
    listBeneficiaries,
    { path: { id: company }, query: { establishment: 'Cidrerie' } },
    { as: admin },
  )
  expect([filtered.body.total, filtered.body.establishments]).toEqual([1, ['Cidrerie']])
  const removal = await server.call(
    deleteEstablishment,
    { path: { id: company, eid: site.id } },
    { as: admin },
  )
  expect([removal.status, removal.error.code]).toEqual([409, 'establishment_in_use'])
  for (const closed_on of ['1900-01-01', '2040-01-01'])
    expect((await change({ closed_on })).error.field_errors).toMatchObject([
      { field: 'closed_on', code: 'closed_out_of_range' },
    ])
  expect((await change({ closed_on: '2026-02-28' })).body.closed_on).toBe('2026-02-28')
})

test('a place to which nobody belongs is taken back; another company’s is not found', async () => {
  const other = await freshCompany()
  const { body } = await add({ name: 'Erreur' }, other)
  const take = (id: string) => server.call(deleteEstablishment, { path: { id, eid: body.id } }, { as: admin })
  expect((await take(company)).status).toBe(404)
  expect((await take(other)).status).toBe(200)
  expect((await list(other)).items).toEqual([])
})

test('people sent as a list are refused at the place that nobody knows', async () => {
  const items = [
    { employee_number: 'L1', last_name: 'Petit', first_name: 'Nina', establishment: 'cidrerie' },
    { employee_number: 'L2', last_name: 'Zola', first_name: 'Émile', establishment: 'Nulle part' },
  ]
  const send = (some: object[]) =>
    server.call(importBeneficiaries, { path: { id: company }, body: { items: some } as never }, { as: admin })
  const refused = await send(items)
  expect(refused.error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
    ['items.1.establishment', 'unknown_establishment'],
  ])
  expect((await send(items.slice(0, 1))).body.created).toBe(1)
})

test('a file names a place in its own words; an unknown one is a doubt at its row, added on demand, never silently', async () => {
  const id = await freshCompany()
  await add({ name: 'Vergers' }, id)
  const rows = ['F1;Petit;Nina;VERGERS', 'F2;Zola;Émile;Entrepôt', 'F3;Roux;Inès;Entrepôt', 'F4;Noël;Paul;']
  const { body: read } = await server.call(
    extractBeneficiaries,
    {
      query: { company_id: id },
      file: { name: 'paie.csv', content: ['Matricule;Nom;Prénom;Établissement', ...rows].join('\n') },
    } as never,
    { as: admin },
  )
  expect(read.columns.map(({ field }) => field).at(-1)).toBe('establishment_name')
  expect(read.rows.map(({ record }) => record['establishment_name'])).toEqual([
    'Vergers',
    undefined,
    undefined,
    undefined,
  ])
  expect(read.rows[1]?.problems.map(({ code, value }) => [code, value])).toContainEqual([
    'unknown_establishment',
    'Entrepôt',
  ])
  expect(read.unknown_establishments).toEqual([{ name: 'Entrepôt', siret: null, count: 2 }])
  const path = { id, extractId: read.extract_id }
  // Corrected in place, a row waits no more.
  await server.call(
    correctExtractRow,
    { path: { ...path, row: '4' }, body: { values: { establishment_name: 'vergers' } } },
    { as: admin },
  )
  const waiting = await server.call(getExtract, { path }, { as: admin })
  expect(waiting.body.unknown_establishments).toEqual([{ name: 'Entrepôt', siret: null, count: 1 }])
  expect((await list(id)).items.map(({ name }) => name)).toEqual(['Vergers'])
  await add({ name: 'Entrepôt' }, id)
  const judged = await server.call(acceptExtractDoubts, { path, body: { doubts: [] } }, { as: admin })
  expect(judged.body.unknown_establishments).toEqual([])
  expect(judged.body.doubts.map(({ code }) => code)).not.toContain('unknown_establishment')
  const written = await server.call(
    importBeneficiaries,
    { path: { id }, body: { extract_id: read.extract_id } },
    { as: admin },
  )
  expect([written.status, written.body.created]).toEqual([201, 4])
  const { body } = await server.call(listBeneficiaries, { path: { id } }, { as: admin })
  expect(Object.fromEntries(body.items.map((one) => [one.employee_number, one.establishment]))).toEqual({
    F1: 'Vergers',
    F2: 'Entrepôt',
    F3: 'Vergers',
    F4: null,
  })
})

test('codes of a payroll software name no place, unless the company goes by them', async () => {
  const id = await freshCompany()
  const content = 'Matricule;Nom;Prénom;Établissement\nG1;Petit;Nina;ETS1\nG2;Roux;Inès;ETS2'
  const fieldOf = async () => {
    const { body } = await server.call(
      extractBeneficiaries,
      { query: { company_id: id }, file: { name: 'paie.csv', content } } as never,
      { as: admin },
    )
    return body.columns.at(-1)?.field
  }
  expect(await fieldOf()).toBeNull()
  await add({ name: 'ETS2' }, id)
  expect(await fieldOf()).toBe('establishment_name')
})

test('without a decision the people of an unknown place are written without one', async () => {
  const id = await freshCompany()
  const content = 'Matricule;Nom;Prénom;Établissement\nG1;Petit;Nina;Ailleurs'
  const { body: read } = await server.call(
    extractBeneficiaries,
    { query: { company_id: id }, file: { name: 'paie.csv', content } } as never,
    { as: admin },
  )
  const written = await server.call(
    importBeneficiaries,
    { path: { id }, body: { extract_id: read.extract_id } },
    { as: admin },
  )
  expect([written.status, written.body.created]).toEqual([201, 1])
  expect((await list(id)).items).toEqual([])
})
