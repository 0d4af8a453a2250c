import {
  createFund,
  getFund,
  listCatalogue,
  listFunds,
  publishFund,
  readFundDocument,
  updateFund,
} from '@moisson/contract/fund'
import { savePlan } from '@moisson/contract/company'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { seedFunds, seedReferenceFunds } from './seed-funds.ts'

let server: TestServer
let alex: string
let sophie: string
beforeAll(async () => {
  server = await startTestServer()
  alex = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
  sophie = await plantUser(server, { manager: true })
})
afterAll(() => server.close())

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
let made = 0
const newFund = async () => {
  made += 1
  const body = {
    code: `99000000${1000 + made}`,
    code_type: 'amf' as const,
    name: 'Équilibre responsable',
    manager_name: 'Exemple Gestion',
    asset_class: 'diversified_balanced' as const,
    sfdr: 'article_8' as const,
    plans: ['pee' as const],
    recommended_holding_months: 60,
    entry_cost_bps: 0,
    description_fr: 'La moitié en actions, la moitié en obligations.',
  }
  const answer = await server.call(createFund, { body }, { as: alex })
  expect(answer.status).toBe(201)
  return answer.body
}
const upload = (fid: string, content: Buffer, dic_date = '2026-01-15') =>
  server.app.inject({
    method: 'POST',
    url: `/api/admin/funds/${fid}/document`,
    ...form(content, dic_date),
  })
let token = ''
function form(content: Buffer, dicDate: string) {
  const part = (head: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` },
    payload: Buffer.concat([
      part('name="dic_date"', dicDate),
      part('name="file"; filename="dic.pdf"', content),
      Buffer.from('--x--\r\n'),
    ]),
  }
}

test('a fund is offered only when its document and key figures are there, and what is missing is listed', async () => {
  token = await server.tokenOf(alex)
  const fund = await newFund()
  expect([fund.status, fund.blockers.map((one) => one.field)]).toEqual([
    'draft',
    ['dic', 'dic_date', 'sri', 'recurring_cost_bps', 'share_class'],
  ])
  const path = { fid: fund.id }
  const early = await server.call(publishFund, { path }, { as: alex })
  expect([early.status, early.error.code]).toEqual([409, 'fund_not_ready'])
  expect(early.error.error).toContain('l’indicateur de risque (SRI)')
  const refused = await upload(fund.id, Buffer.from('un texte'))
  expect([refused.statusCode, (JSON.parse(refused.payload) as { code: string }).code]).toEqual([
    422,
    'dic_not_pdf',
  ])
  expect((await upload(fund.id, pdf('premier'))).statusCode).toBe(201)
  await server.call(
    updateFund,
    { path, body: { sri: 3, recurring_cost_bps: 105, share_class: 'A', note: 'D’après le DIC' } },
    { as: alex },
  )
  const offered = await server.call(publishFund, { path }, { as: alex })
  expect(offered.body).toMatchObject({
    status: 'published',
    blockers: [],
    verification_status: 'verified',
    version: 4,
  })
  const { versions } = (await server.call(getFund, { path }, { as: sophie })).body
  expect(versions.map((one) => [one.version, one.status, one.saved_by])).toEqual([
    [4, 'published', 'Alex Petit'],
    [3, 'draft', 'Alex Petit'],
    [2, 'draft', 'Alex Petit'],
    [1, 'draft', 'Alex Petit'],
  ])
  expect([versions[1]?.note, versions[1]?.changed]).toEqual([
    'D’après le DIC',
    ['recurring_cost_bps', 'share_class', 'sri'],
  ])
  const hole = await server.call(updateFund, { path, body: { sri: null } }, { as: alex })
  expect([hole.status, hole.error.code]).toEqual([409, 'fund_not_ready'])
})

test('a new document is a new version, and the address that a campaign kept still gives the former one', async () => {
  token = await server.tokenOf(alex)
  const fund = await newFund()
  await upload(fund.id, pdf('ancien'))
  const first = (await server.call(getFund, { path: { fid: fund.id } }, { as: alex })).body
  await server.call(
    updateFund,
    { path: { fid: fund.id }, body: { sri: 2, recurring_cost_bps: 50, share_class: 'B' } },
    { as: alex },
  )
  const read = (query: object, as: string | null = null) =>
    server.call(readFundDocument, { path: { code: fund.code }, query } as never, { as })
  expect((await read({})).status).toBe(404)
  expect((await read({}, sophie)).status).toBe(200)
  await server.call(publishFund, { path: { fid: fund.id } }, { as: alex })
  await upload(fund.id, pdf('nouveau'), '2026-06-01')
  const before = new URL(first.dic_url ?? '', 'https://moisson.example').searchParams.get('version')
  const [kept, now] = [await read({ version: before }), await read({})]
  expect(kept.headers['content-type']).toContain('application/pdf')
  expect([kept.raw.includes('ancien'), now.raw.includes('nouveau')]).toEqual([true, true])
  expect((await read({ version: '99' })).status).toBe(404)
})

test('a draft needs a code and a name alone', async () => {
  const body = { code: 'BROUILLON1', name: 'Fonds à décrire' }
  const answer = await server.call(createFund, { body }, { as: alex })
  expect([answer.status, answer.body.manager_name]).toEqual([201, ''])
})

test('plans and beneficiaries are offered published funds only, and a closed one leaves nobody behind', async () => {
  await server.inTransaction({ companies: '*' }, (tx) => seedFunds(tx))
  const company = await plantCompany(server)
  const admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
  const plan = (fund_ids: string[]) =>
    server.call(savePlan, { path: { id: company, kind: 'pee' }, body: { fund_ids } }, { as: admin })
  const draft = await newFund()
  expect((await plan([draft.id])).error.code).toBe('unknown_fund')
  const offered = (await server.call(listFunds, { query: { catalogue: 'true' } }, { as: admin })).body.items
  expect(offered.some((one) => one.id === draft.id)).toBe(false)
  const [chosen, other] = offered
  await plan([chosen?.id ?? ''])
  const close = (id: string | undefined, status: 'closed_to_new' | 'archived' | 'published') =>
    server.call(updateFund, { path: { fid: id ?? '' }, body: { status } }, { as: alex })
  expect((await close(chosen?.id, 'closed_to_new')).body).toMatchObject({
    status: 'closed_to_new',
    plan_count: 1,
  })
  expect((await plan([chosen?.id ?? ''])).status).toBe(200)
  const fresh = (await server.call(listFunds, { query: { catalogue: 'true' } }, { as: admin })).body.items
  expect(fresh.some((one) => one.id === chosen?.id)).toBe(false)
  const own = (await server.call(listFunds, { query: { company_id: company } }, { as: admin })).body.items
  expect(own.map((one) => one.id)).toEqual([chosen?.id])
  expect((await close(chosen?.id, 'published')).error.code).toBe('fund_state')
  expect(
    (await server.call(publishFund, { path: { fid: chosen?.id ?? '' } }, { as: alex })).body.status,
  ).toBe('published')
  expect((await close(other?.id, 'archived')).body.status).toBe('archived')
  expect((await server.call(publishFund, { path: { fid: other?.id ?? '' } }, { as: alex })).error.code).toBe(
    'fund_state',
  )
})

test('the catalogue is changed by the platform alone, each code names one fund, and a stale write is refused', async () => {
  const fund = await newFund()
  const path = { fid: fund.id }
  for (const answer of [
    await server.call(updateFund, { path, body: { sri: 1 } }, { as: sophie }),
    await server.call(createFund, { body: { code: 'X', name: 'X' } }, { as: sophie }),
    await server.call(publishFund, { path }, { as: sophie }),
  ])
    expect(answer.status).toBe(403)
  const twin = await server.call(createFund, { body: { code: fund.code, name: 'X' } }, { as: alex })
  expect([twin.status, twin.error.code]).toEqual([409, 'fund_code_exists'])
  const atOnce = await Promise.all(
    [1, 2, 3].map(() => server.call(createFund, { body: { code: 'AT-ONCE', name: 'X' } }, { as: alex })),
  )
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  const stale = await server.call(
    updateFund,
    { path, body: { sri: 1 } },
    { as: alex, headers: { 'if-match': '"7"' } },
  )
  expect([stale.status, stale.error.current]).toMatchObject([412, { id: fund.id, version: 1 }])
  const wrong = await server.call(updateFund, { path, body: { sri: 8 } }, { as: alex })
  expect([wrong.status, wrong.error.field_errors?.[0]?.field]).toEqual([422, 'sri'])
  const same = await server.call(updateFund, { path, body: { ...fund } as never }, { as: alex })
  expect([same.status, same.body.version]).toEqual([200, 1])
})

test('the reference set waits as drafts with what was verified of each, and seeding it again changes nothing', async () => {
  await server.inTransaction({ companies: '*' }, (tx) => seedReferenceFunds(tx))
  await server.inTransaction({ companies: '*' }, (tx) => seedReferenceFunds(tx))
  const { items } = (await server.call(listCatalogue, { query: { status: 'draft' } }, { as: sophie })).body
  const reference = items.filter((one) => /^(REF-|FR00|9900001|9900000[49])/.test(one.code))
  expect(reference).toHaveLength(27)
  const states = Object.groupBy(reference, (one) => one.verification_status)
  expect([states.verified?.length, states.unverified?.map((one) => one.code).toSorted()]).toEqual([
    4,
    ['REF-F04', 'REF-F06A', 'REF-F06B'],
  ])
  expect(reference.every((one) => one.blockers.some(({ field }) => field === 'dic'))).toBe(true)
})
