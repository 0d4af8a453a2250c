import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-01T10:00:00Z')
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
  const names = ['Étienne', 'Eude', 'Abadie', 'de Sèze', 'Zola', 'abadie', 'Ledoux']
  for (const [at, lastName] of names.entries())
    await plantBeneficiary(server, company, { lastName, firstName: `P${at}`, number: `N${at}` })
  await plantBeneficiary(server, company, { lastName: 'Sans', number: 'N8', email: null, salary: null })
  await plantBeneficiary(server, await plantCompany(server), { lastName: 'Étranger' })
})
afterAll(() => server.close())

const list = async (query: Record<string, string> = {}) =>
  (await server.call(listBeneficiaries, { path: { id: company }, query } as never, { as: admin })).body
const everyPage = async (query: Record<string, string>) => {
  const names: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor ? { cursor } : {}) })
    names.push(...page.items.map((item) => item.last_name))
    expect(page.total).toBe(8)
    cursor = page.next_cursor
  }
  return names
}

test('names are sorted as a French reader expects, whatever the page size', async () => {
  const sorted = ['abadie', 'Abadie', 'de Sèze', 'Étienne', 'Eude', 'Ledoux', 'Sans', 'Zola']
  for (const limit of ['1', '3', '200']) expect(await everyPage({ limit })).toEqual(sorted)
  expect(await everyPage({ limit: '3', sort: '-name' })).toEqual(sorted.toReversed())
  expect((await everyPage({ limit: '2', sort: 'employee_number' })).length).toBe(8)
  expect(new Set(await everyPage({ limit: '3', sort: '-hire_date' })).size).toBe(8)
})

test('a page read while people are added repeats nobody and loses nobody who was there', async () => {
  const first = await list({ limit: '3' })
  const early = await plantBeneficiary(server, company, { lastName: 'Aaa' })
  const rest = await list({ limit: '200', cursor: first.next_cursor ?? '' })
  const seen = [...first.items, ...rest.items].map((item) => item.last_name)
  expect(seen).toEqual(['abadie', 'Abadie', 'de Sèze', 'Étienne', 'Eude', 'Ledoux', 'Sans', 'Zola'])
  await server.owner.query('delete from beneficiary where id = $1', [early])
})

test('search ignores accents and case, takes words in any order, and reads % and _ as characters', async () => {
  const found = async (q: string) => (await list({ q })).items.map((item) => item.last_name)
  expect(await found('ETIEN')).toEqual(['Étienne'])
  expect(await found('p0 étienne')).toEqual(['Étienne'])
  expect(await found('n4@example')).toEqual(['Zola'])
  expect(await found('%')).toEqual([])
  expect(await found('étranger')).toEqual([])
})

test('issues are counted for the company and filter the list', async () => {
  const page = await list({ issue: 'no_email' })
  expect(page.items.map((item) => item.last_name)).toEqual(['Sans'])
  expect(page.total).toBe(1)
  expect(page.issue_counts).toEqual({
    no_email: 1,
    no_own_contact: 0,
    no_employee_number: 0,
    no_birth_date: 0,
    unlikely: 0,
    no_hire_date: 0,
    no_pay: 1,
    no_presence: 0,
    bounced: 0,
  })
  expect((await list({ issue: 'no_pay', year: '2024' })).total).toBe(8)
  expect((await list({ issue: 'no_presence', year: '2024' })).total).toBe(8)
  expect((await list({ issue: 'any' })).total).toBe(1)
})

test('a presence above the contracts and a pay from before the hire are doubted in the file as in the list, which find the same people', async () => {
  const elsewhere = await plantCompany(server)
  const asked = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, asked, elsewhere, 'company_admin')
  const id = await plantBeneficiary(server, elsewhere, { lastName: 'Tardif' })
  const read = async () => {
    const query = { issue: 'unlikely', year: '2025' } as never
    const { body } = await server.call(listBeneficiaries, { path: { id: elsewhere }, query }, { as: asked })
    const all = { year: '2025' } as never
    const whole = await server.call(listBeneficiaries, { path: { id: elsewhere }, query: all }, { as: asked })
    const [person] = whole.body.items
    const told = person?.blockers.filter(({ code }) => code === 'unlikely').map(({ field }) => field) ?? []
    // The list finds by its own words whoever the file doubts.
    expect([body.total, body.issue_counts['unlikely']]).toEqual(told.length > 0 ? [1, 1] : [0, 0])
    return told
  }
  const change = async (person: string, year = 'presence_days = 92') => {
    await server.owner.query(`update beneficiary set ${person} where id = $1`, [id])
    await server.owner.query(`update beneficiary_year set ${year} where beneficiary_id = $1`, [id])
    return read()
  }
  expect(await change(`hire_date = '2025-10-01', exit_date = null`)).toEqual([])
  expect(await change(`hire_date = '2025-10-01'`, 'presence_days = 93')).toEqual(['presence_days'])
  const earlier = `other_contracts = '[{"start":"2024-02-01","end":"2025-01-01"}]'`
  expect(await change(earlier, 'presence_days = 93')).toEqual([])
  expect(await change(earlier, 'presence_days = 94')).toEqual(['presence_days'])
  // Two contracts over the same days are those days once.
  expect(
    await change(`other_contracts = '[{"start":"2025-11-01","end":null}]'`, 'presence_days = 93'),
  ).toEqual(['presence_days'])
  expect(await change(`other_contracts = '[]', exit_date = '2025-12-01'`)).toEqual(['presence_days'])
  expect(await change(`hire_date = '2026-02-01', exit_date = null`, 'presence_days = null')).toEqual([
    'reference_salary_cents',
  ])
  expect(await change(`hire_date = '2026-02-01'`, 'presence_days = 10')).toEqual([
    'reference_salary_cents',
    'presence_days',
  ])
  expect(await change(`hire_date = null`, 'presence_days = 366')).toEqual(['presence_days'])
  expect(await change(`hire_date = null`, 'presence_days = 365')).toEqual([])
})

test('whoever leaves with neither a personal e-mail nor a phone is to be asked, until one of them is known', async () => {
  const elsewhere = await plantCompany(server)
  const asked = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, asked, elsewhere, 'company_admin')
  const id = await plantBeneficiary(server, elsewhere, { lastName: 'Parti' })
  const change = (set: string) => server.owner.query(`update beneficiary set ${set} where id = $1`, [id])
  const read = async () => {
    const query = { issue: 'no_own_contact' } as never
    const { body } = await server.call(listBeneficiaries, { path: { id: elsewhere }, query }, { as: asked })
    return [
      body.items.map(({ blockers }) => blockers.some(({ code }) => code === 'no_own_contact')),
      body.issue_counts['no_own_contact'],
    ]
  }
  await change(`personal_email = null, mobile = null, work_email = 'parti@vergers.example'`)
  expect(await read()).toEqual([[], 0])
  await change(`exit_date = '2026-06-30'`)
  expect(await read()).toEqual([[true], 1])
  await change(`exit_date = null, status = 'left'`)
  expect(await read()).toEqual([[true], 1])
  await change(`mobile = '+33612345678'`)
  expect(await read()).toEqual([[], 0])
  await change(`mobile = null, personal_email = 'parti@example.org'`)
  expect(await read()).toEqual([[], 0])
})

test('a cursor that was tampered with or belongs to another order is refused', async () => {
  const { next_cursor } = await list({ limit: '2' })
  for (const query of [
    { cursor: 'abc' },
    { cursor: next_cursor ?? '', sort: '-name' },
    { cursor: Buffer.from('["name",1,"a","b","nobody"]').toString('base64url') },
  ]) {
    const answer = await server.call(listBeneficiaries, { path: { id: company }, query } as never, {
      as: admin,
    })
    expect([answer.status, answer.error.code]).toEqual([422, 'invalid_cursor'])
  }
})

test('the list never opens a sealed value', async () => {
  const spoiled = await plantBeneficiary(server, company, { lastName: 'Zzz' })
  await server.owner.query(
    `update beneficiary set nir_cipher = '\\x00', nir_mask = '••495', iban_cipher = '\\x00', iban_mask = '••4466' where id = $1`,
    [spoiled],
  )
  const last = (await list({ q: 'zzz' })).items[0]
  expect([last?.nir, last?.iban]).toEqual(['••495', '••4466'])
})
