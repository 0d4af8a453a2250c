import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBeneficiary, listBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import { createCampaign, listCampaigns } from '@moisson/contract/campaign'
import { updateCompany } from '@moisson/contract/company'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})
afterAll(() => server.close())

const auditOf = async (action: string) =>
  (
    await server.owner.query<{ actor_name: string; company_id: string }>(
      'select actor_name, company_id from audit where action = $1',
      [action],
    )
  ).rows

test('every write leaves one audit row with its actor and company, in the same transaction', async () => {
  const answer = await server.call(
    updateCompany,
    { path: { id: company }, body: { trade_name: 'Vergers' } },
    { as: admin },
  )
  expect(answer.status).toBe(200)
  expect(await auditOf('company.updateCompany')).toEqual([
    { actor_name: 'Claire Martin', company_id: company },
  ])
})

test('a refused write leaves neither change nor audit row', async () => {
  const before = (await auditOf('beneficiary.addBeneficiary')).length
  const answer = await server.call(
    addBeneficiary,
    { path: { id: company }, body: { last_name: 'Roy', first_name: 'Éva', nir: '1 23' } },
    { as: admin },
  )
  expect([answer.status, answer.error.code]).toEqual([422, 'invalid_nir'])
  expect((await auditOf('beneficiary.addBeneficiary')).length).toBe(before)
})

test('the same request with the same key acts once, even twenty at a time, and gives the same answer', async () => {
  const request = {
    path: { id: company },
    body: { last_name: 'Blin', first_name: 'Noa', employee_number: 'K1' },
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.call(addBeneficiary, request, { as: admin, headers: { 'idempotency-key': 'once' } }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
})

test('the same key with another body is refused', async () => {
  const headers = { 'idempotency-key': 'other' }
  const body = { last_name: 'Blin', first_name: 'Noa', employee_number: 'K2' }
  await server.call(addBeneficiary, { path: { id: company }, body }, { as: admin, headers })
  const answer = await server.call(
    addBeneficiary,
    { path: { id: company }, body: { ...body, employee_number: 'K3' } },
    { as: admin, headers },
  )
  expect([answer.status, answer.error.code]).toEqual([422, 'idempotency_mismatch'])
})

test('a stale write answers 412 with the current state; without If-Match it is accepted', async () => {
  const person = (
    await server.call(
      addBeneficiary,
      { path: { id: company }, body: { last_name: 'Cros', first_name: 'Tess', employee_number: 'S1' } },
      { as: admin },
    )
  ).body
  const path = { id: company, bid: person.id }
  const first = await server.call(
    updateBeneficiary,
    { path, body: { mobile: '+33639980011' } },
    { as: admin, headers: { 'if-match': `"${person.version}"` } },
  )
  expect([first.status, first.headers['etag']]).toEqual([200, `"${person.version + 1}"`])
  const stale = await server.call(
    updateBeneficiary,
    { path, body: { mobile: '+33639980012' } },
    { as: admin, headers: { 'if-match': `"${person.version}"` } },
  )
  expect([stale.status, stale.error.code, (stale.error.current as { version: number }).version]).toEqual([
    412,
    'version_conflict',
    person.version + 1,
  ])
  expect(
    (await server.call(updateBeneficiary, { path, body: { mobile: '+33639980013' } }, { as: admin })).status,
  ).toBe(200)
})

test('what a GET gave is accepted by PUT, and read-only keys change nothing', async () => {
  const person = (
    await server.call(
      addBeneficiary,
      {
        path: { id: company },
        body: { last_name: 'Dru', first_name: 'Ève', employee_number: 'P1', nir: '294070599547362' },
      },
      { as: admin },
    )
  ).body
  const answer = await server.call(
    updateBeneficiary,
    { path: { id: company, bid: person.id }, body: person as never },
    { as: admin },
  )
  expect([answer.status, answer.body.nir, answer.body.company_id]).toEqual([200, person.nir, company])
})

test('a body that is not valid says which fields and why, in French by default and English on demand', async () => {
  const request = { path: { id: company }, body: { name: '', type: 'interessement', year: 'x' } } as never
  const french = await server.call(createCampaign, request, { as: admin })
  expect(french.status).toBe(422)
  expect(french.error.field_errors?.map((error) => error.field)).toEqual(['name', 'year'])
  expect(french.error.field_errors?.[0]?.message).toBe('Ce champ est obligatoire.')
  const english = await server.call(createCampaign, request, { as: admin, headers: { 'x-language': 'en' } })
  expect(english.error.field_errors?.[0]?.message).toBe('This field is required.')
})

test('characters that no database keeps are refused at their field, in body and query', async () => {
  for (const text of ['a\u0000b', '\ud800', '0000-01-01', '9999-12-31T00:00:00Z']) {
    const answer = await server.call(
      updateCompany,
      { path: { id: company }, body: { trade_name: text } },
      { as: admin },
    )
    expect([answer.status, answer.error.field_errors?.[0]?.field]).toEqual([422, 'trade_name'])
  }
  const listed = await server.call(
    listBeneficiaries,
    { path: { id: company }, query: { q: '\u0000' } },
    { as: admin },
  )
  expect([listed.status, listed.error.field_errors?.[0]?.field]).toEqual([422, 'q'])
})

test('an address that cannot be decoded answers as one that does not exist', async () => {
  const answer = await server.app.inject({
    method: 'GET',
    url: '/api/company/%ff/campaigns',
    headers: { 'x-language': 'en' },
  })
  const body = answer.json<{ error: string; code: string; request_id: string }>()
  expect([answer.statusCode, body.code, body.error]).toEqual([
    404,
    'not_found',
    'Not found, or outside your access.',
  ])
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': body.request_id })
})

test('an empty filter is no filter', async () => {
  const answer = await server.call(
    listCampaigns,
    { path: { id: company }, query: { state: '', type: '', year: '' } as never },
    { as: admin },
  )
  expect(answer.status).toBe(200)
})

test('a body of another kind is refused with 415, an empty one of any kind is accepted', async () => {
  const token = await server.tokenOf(admin)
  const put = (type: string, payload: string | Buffer) =>
    server.app.inject({
      method: 'PUT',
      url: `/api/company/${company}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })
  expect((await put('application/xml', '<a/>')).statusCode).toBe(415)
  expect((await put('application/x-www-form-urlencoded', 'trade_name=x')).statusCode).toBe(415)
  expect((await put('application/x-www-form-urlencoded', '')).statusCode).toBe(200)
  expect((await put('application/json', Buffer.from('{"trade_name":"Caf\xe9"}', 'latin1'))).statusCode).toBe(
    400,
  )
})

test('an If-Match that is no version is refused, a star is accepted', async () => {
  const put = (value: string) =>
    server.call(
      updateCompany,
      { path: { id: company }, body: {} },
      { as: admin, headers: { 'if-match': value } },
    )
  expect([(await put('zz')).status, (await put('*')).status]).toEqual([400, 200])
})

test('a body that is not JSON, or reaches for a prototype, answers 400 and not 500', async () => {
  const token = await server.tokenOf(admin)
  for (const payload of ['{', '{"__proto__":{"x":1}}']) {
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/company/${company}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload,
    })
    expect([payload, answer.statusCode]).toEqual([payload, 400])
  }
})
