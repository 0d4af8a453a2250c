import {
  getCompany,
  listAgreements,
  listPlans,
  saveAgreement,
  savePlan,
  switchCompany,
  updateCompany,
} from '@moisson/contract/company'
import { getUser } from '@moisson/contract/user'
import { listFunds, readFundDocument } from '@moisson/contract/fund'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoCatalogue } from '../fund/demo-catalogue.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.inTransaction({ companies: '*' }, (tx) => seedFunds(tx))
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
})

const sirenOf = async (id: string): Promise<string> =>
  (await server.owner.query<{ siren: string }>(`select siren from company where id = $1`, [id])).rows[0]
    ?.siren ?? ''
const save = (body: object, headers: Record<string, string> = {}, as = admin) =>
  server.call(updateCompany, { path: { id: company }, body }, { as, headers })

test('a person without a company gets null and 200', async () => {
  const answer = await server.call(getCompany, {}, { as: await plantUser(server) })
  expect([answer.status, answer.body]).toEqual([200, null])
})

test('the administrator sees the whole file with what is missing and what they may do', async () => {
  const manager = await plantUser(server, { manager: true, name: 'Hugo Lambert' })
  await plantMembership(server, manager, company, 'manager')
  const { body } = await server.call(getCompany, {}, { as: admin })
  expect(body).toMatchObject({ id: company, manager_name: 'Hugo Lambert', completeness: 29, version: 1 })
  if (!body || !('permissions' in body)) throw new Error('the public file was answered')
  expect(body.permissions).toEqual(expect.arrayContaining(['updateCompany', 'launchCampaign']))
  expect(body.permissions).not.toContain('validateCampaign')
  expect(body.blockers[0]).toMatchObject({ code: 'contact_missing', field: 'contact_email' })
  const english = await server.call(getCompany, {}, { as: admin, headers: { 'x-language': 'en' } })
  expect(english.body).toMatchObject({
    blockers: expect.arrayContaining([
      expect.objectContaining({ code: 'naf_missing', message: expect.stringContaining('Give the NAF code') }),
    ]),
  })
  const theirs = await server.call(getCompany, {}, { as: manager })
  expect(theirs.body).toMatchObject({ permissions: expect.arrayContaining(['validateCampaign']) })
})

test('a beneficiary sees name and logo, and nothing else', async () => {
  const person = await plantUser(server)
  await plantBeneficiary(server, company, { userId: person })
  const { body } = await server.call(getCompany, {}, { as: person })
  expect(body).toEqual({ id: company, legal_name: 'Les Vergers de Saint-Prix', logo_url: null })
})

test('a company that comes takes nobody from theirs; switching changes the preference only: access stays what it was', async () => {
  const other = await plantCompany(server, { name: 'Atelier du Phare' })
  const foreign = await plantCompany(server)
  await plantMembership(server, admin, other, 'company_admin')
  const current = async () => (await server.call(getUser, {}, { as: admin })).body.current_company_id
  expect(await current()).toBe(company)
  expect((await server.call(switchCompany, { path: { id: other } }, { as: admin })).body).toEqual({
    company_id: other,
  })
  expect(await current()).toBe(other)
  expect((await server.call(listPlans, { path: { id: company } }, { as: admin })).status).toBe(200)
  const refusedOne = await server.call(switchCompany, { path: { id: foreign } }, { as: admin })
  const invented = await server.call(switchCompany, { path: { id: crypto.randomUUID() } }, { as: admin })
  expect([refusedOne.status, invented.status]).toEqual([404, 404])
  await server.owner.query(`delete from membership where user_id = $1 and company_id = $2`, [admin, other])
  expect(await current()).toBe(company)
})

test('the file is changed field by field, computed keys are ignored, stored values accepted, and what GET gave can be put back', async () => {
  const siren = await sirenOf(company)
  const changed = await save({
    trade_name: 'Les Vergers',
    siren,
    status: 'active',
    manager_name: 'moi',
    idcc_codes: [7024],
    address: { city: 'Angers', postal_code: '49000' },
  })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({
    trade_name: 'Les Vergers',
    siren,
    status: 'active',
    manager_name: null,
    idcc_codes: [7024],
    address: { city: 'Angers', postal_code: '49000' },
    version: 2,
  })
  const again = await save(changed.body)
  expect(again.body).toMatchObject({ ...changed.body, version: 3, updated_at: again.body.updated_at })
})

test('a stale write gets the present state and changes nothing; one without If-Match is accepted', async () => {
  expect((await save({ trade_name: 'Premier' }, { 'if-match': '"1"' })).headers['etag']).toBe('"2"')
  const stale = await save({ trade_name: 'Second' }, { 'if-match': '"1"' })
  expect([stale.status, stale.error.code]).toEqual([412, 'version_conflict'])
  expect(stale.error.current).toMatchObject({ trade_name: 'Premier', version: 2 })
  expect((await save({ trade_name: 'Troisième' })).body).toMatchObject({
    trade_name: 'Troisième',
    version: 3,
  })
})

test('a SIRET belongs to the company’s SIREN', async () => {
  const refusedOne = await save({ siret: '73282932000074' })
  expect([refusedOne.status, refusedOne.error.code]).toEqual([422, 'invalid_request'])
  expect(refusedOne.error.field_errors?.[0]).toMatchObject({ field: 'siret', code: 'invalid_siret' })
  expect((await save({ siret: null })).body.siret).toBeNull()
})

const rule = { base: 'net' as const, leavers: false, cap_cents: null }
const funds = demoCatalogue.map((fund) => fund.id)
const putPlan = (kind: 'pee' | 'percol', body: object, headers: Record<string, string> = {}) =>
  server.call(savePlan, { path: { id: company, kind }, body }, { as: admin, headers })

test('a plan is created by its kind, then changed; its least risky fund receives silence unless another is named', async () => {
  const made = await putPlan('pee', { fund_ids: [funds[4], funds[0], funds[2]] })
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({
    kind: 'pee',
    default_fund_id: funds[0],
    version: 1,
    abondement: { kind: 'none' },
  })
  const named = await putPlan('pee', { default_fund_id: funds[2], name: 'PEE du groupe' })
  expect(named.body).toMatchObject({ default_fund_id: funds[2], version: 2, name: 'PEE du groupe' })
  expect(named.body.funds.map((fund) => fund.code)).toEqual(['DEMO000005', 'DEMO000001', 'DEMO000003'])
  const dropped = await putPlan('pee', { fund_ids: [funds[0]] })
  expect(dropped.body).toMatchObject({ default_fund_id: funds[0], version: 3 })
  expect((await putPlan('pee', {}, { 'if-match': '"1"' })).status).toBe(412)
  expect((await server.call(listPlans, { path: { id: company } }, { as: admin })).body.items).toHaveLength(1)
})

test('a plan refuses an unknown fund, one not on offer for its kind, and a matching rule beyond the law', async () => {
  const employerStock = funds[9] ?? ''
  const attempts: [object, string][] = [
    [{ fund_ids: [crypto.randomUUID()] }, 'unknown_fund'],
    [{ fund_ids: [employerStock] }, 'unknown_fund'],
    [{ fund_ids: [funds[0]], default_fund_id: funds[1] }, 'unknown_fund'],
    [{ abondement: { ...rule, kind: 'single', rate_bps: 30_001 } }, 'illegal_abondement'],
    [
      { abondement: { ...rule, kind: 'single', rate_bps: 10_000, cap_cents: 99_999_999 } },
      'illegal_abondement',
    ],
    [{ abondement: { ...rule, kind: 'bands', bands: [] } }, 'unclear_abondement'],
  ]
  for (const [body, code] of attempts) {
    const answer = await putPlan('percol', body)
    expect([answer.status, answer.error.code]).toEqual([422, code])
  }
  const sentence = (await putPlan('pee', { abondement: { ...rule, kind: 'single', rate_bps: 40_000 } })).error
    .error
  expect(sentence).toContain('300\u202f% de ce que la personne place')
  expect((await server.call(listPlans, { path: { id: company } }, { as: admin })).body.items).toEqual([])
})

test('an agreement holds the clauses that were given and no other, and its criteria add up to 100 %', async () => {
  const put = (body: object, headers = {}) =>
    server.call(saveAgreement, { path: { id: company, type: 'interessement' }, body }, { as: admin, headers })
  const made = await put({ title: 'Accord 2026-2028', clauses: { presumption_days: 4 } })
  expect(made.body).toMatchObject({ title: 'Accord 2026-2028', version: 1 })
  expect(made.body.clauses).toEqual({ presumption_days: 4 })
  const wrong = await put({ clauses: { criteria: [{ criterion: 'salary', weight_bps: 9000 }] } })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'criteria_not_100'])
  const later = await put({
    signed_on: '2026-03-01',
    clauses: { criteria: [{ criterion: 'salary', weight_bps: 10_000 }] },
  })
  expect(later.body).toMatchObject({ signed_on: '2026-03-01', title: 'Accord 2026-2028', version: 2 })
  expect(later.body.clauses).toEqual({
    presumption_days: 4,
    criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  })
  // A clause may be taken back; what was never said stays unsaid.
  expect((await put({ clauses: { officers: true, spouse_quarter: true } })).body.clauses.officers).toBe(true)
  const back = await put({ clauses: { officers: null, spouse_quarter: null } })
  expect(back.body.clauses).toEqual(later.body.clauses)
  expect((await put({}, { 'if-match': '"1"' })).status).toBe(412)
  const listed = await server.call(listAgreements, { path: { id: company } }, { as: admin })
  expect(listed.body.items).toEqual([back.body])
  // What GET gave, put back, changes nothing.
  expect((await put({ signed_on: back.body.signed_on, clauses: back.body.clauses })).body.version).toBe(4)
  const foreign = await plantCompany(server)
  const elsewhere = await server.owner.query<{ id: string }>(
    `with f as (insert into stored_file (id, company_id, object_key, file_name, mime_type, size_bytes, sha256, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 1, 'x', now()) returning id)
     insert into document (id, company_id, title, type, file_id, status, source, series_id, created_at, updated_at)
     select gen_random_uuid(), $1, 'Accord', 'interessement_agreement', f.id, 'signed', 'upload', gen_random_uuid(), now(), now()
     from f returning id`,
    [foreign],
  )
  for (const [body, code] of [
    [{ filed_on: '2026-02-28' }, 'agreement_dates'],
    [{ signed_on: '2099-01-01' }, 'agreement_dates'],
    [{ first_exercise_start: '2026-01-01', last_exercise_end: '2031-01-01' }, 'agreement_period'],
    [{ first_exercise_start: '2026-01-01', last_exercise_end: '2025-12-31' }, 'agreement_period'],
    [{ document_id: elsewhere.rows[0]?.id }, 'unknown_document'],
  ] as const) {
    const refused = await put(body)
    expect([refused.status, refused.error.code]).toEqual([422, code])
  }
})

test('plans and agreements of a foreign company are not found, and a beneficiary may not ask', async () => {
  const other = await plantCompany(server)
  const person = await plantUser(server)
  await plantBeneficiary(server, company, { userId: person })
  for (const call of [listPlans, listAgreements]) {
    expect((await server.call(call, { path: { id: other } }, { as: admin })).status).toBe(404)
    expect((await server.call(call, { path: { id: company } }, { as: person })).status).toBe(403)
  }
})

test('people see the funds of their employer’s plans only; staff may ask for the whole catalogue', async () => {
  await putPlan('pee', { fund_ids: [funds[3], funds[0]] })
  const person = await plantUser(server)
  await plantBeneficiary(server, company, { userId: person })
  const codes = async (as: string, query: object = {}) =>
    (await server.call(listFunds, { query }, { as })).body.items.map((fund) => fund.code)
  expect(await codes(person)).toEqual(['DEMO000001', 'DEMO000004'])
  expect(await codes(person, { catalogue: 'true' })).toEqual(['DEMO000001', 'DEMO000004'])
  expect(await codes(person, { plan: 'percol' })).toEqual([])
  expect(await codes(admin, { catalogue: 'true' })).toHaveLength(10)
  expect(await codes(admin, { catalogue: 'true', plan: 'percol' })).toHaveLength(9)
  const foreign = await plantCompany(server)
  for (const id of [foreign, crypto.randomUUID(), 'x'])
    expect((await server.call(listFunds, { query: { company_id: id } }, { as: person })).status).toBe(404)
})

test('each demo fund says it is one and has its figures and its document', async () => {
  for (const { code, data } of demoCatalogue) {
    expect([code.startsWith('DEMO'), data.name.endsWith('(démo)'), data.is_demo]).toEqual([true, true, true])
    const rates = data.scenarios.map((scenario) => scenario.bps_per_year)
    expect(rates).toEqual(rates.toSorted((a, b) => a - b))
  }
  const sheet = await server.call(readFundDocument, { path: { code: 'DEMO000004' } })
  expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(sheet.raw.toString()).toContain('1\u202f038,00\u00a0€')
  expect((await server.call(readFundDocument, { path: { code: 'FR0000029837' } })).status).toBe(404)
})
