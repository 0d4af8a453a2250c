import {
  addBeneficiary,
  importBeneficiaries,
  listBeneficiaries,
  updateBeneficiary,
} from '@moisson/contract/beneficiary'
import { fitNumber } from '@moisson/core/beneficiary/fit-number'
import { listPayments } from '@moisson/contract/payment'
import { updateUser } from '@moisson/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UNFIT_NUMBER } from '../campaign/campaign-figures.ts'
import { plantSettled } from '../testing/plant-settled.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})
const add = (body: object) =>
  server.call(
    addBeneficiary,
    { path: { id: company }, body: { last_name: 'Noël', first_name: 'Ana', ...body } },
    { as: admin },
  )
const age = async () => {
  await server.tokenOf(admin)
  await server.owner.query(
    `update session set auth_time = now() - interval '61 minutes' where user_id = $1`,
    [admin],
  )
}
const iban = 'FR7630006000011234567890189'

test('a person made with a bank account asks for a recent sign-in, without one it does not', async () => {
  await age()
  expect((await add({ employee_number: 'A1' })).status).toBe(201)
  expect((await add({ first_name: 'Eva', iban })).error.code).toBe('recent_sign_in_required')
})

test.each(['M1\nM2', '=1+1', '+3', '@x'])(
  'the employee number %j is refused at entry and in a list',
  async (number) => {
    const one = await add({ employee_number: number })
    expect(one.status).toBe(422)
    const items = [{ employee_number: number, last_name: 'Noël', first_name: 'Ana' }]
    const many = await server.call(
      importBeneficiaries,
      { path: { id: company }, body: { items } },
      { as: admin },
    )
    expect(many.status).toBe(422)
  },
)

test('a name on two lines is refused', async () => {
  expect((await add({ last_name: 'Noël\nBcc' })).status).toBe(422)
})

test('the company that moves the mail of a proven person asks for a recent sign-in, and the person is told with a way back', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const user = await plantUser(server, { email })
  const bid = await plantBeneficiary(server, company, { userId: user, email })
  const move = (body: object) =>
    server.call(updateBeneficiary, { path: { id: company, bid }, body }, { as: admin })
  await age()
  expect((await move({ personal_email: 'autre@example.net' })).error.code).toBe('recent_sign_in_required')
  expect((await move({ personal_email: email })).status).toBe(200)
  await server.owner.query('update session set auth_time = now() where user_id = $1', [admin])
  expect((await move({ personal_email: 'autre@example.net' })).status).toBe(200)
  const { rows } = await server.owner.query(
    `select recipient, payload from outbox where kind = 'contact-changed' and beneficiary_id = $1`,
    [bid],
  )
  expect(rows).toMatchObject([
    {
      recipient: email,
      payload: { by_company: true, link: { kind: 'recover_email', user_id: user, beneficiary_id: bid } },
    },
  ])
})

const recent = () => server.owner.query('update session set auth_time = now() where user_id = $1', [admin])
const mails = async (kind: string, bid: string) =>
  (
    await server.owner.query<{ recipient: string; payload: { fields?: string[]; link?: unknown } }>(
      'select recipient, payload from outbox where kind = $1 and beneficiary_id = $2 order by recipient',
      [kind, bid],
    )
  ).rows
/** Somebody with a proven account, of whom the file keeps what is given. */
async function proven(columns: Record<string, string | null>): Promise<{ bid: string; email: string }> {
  const email = `${crypto.randomUUID()}@example.org`
  const userId = await plantUser(server, { email })
  const bid = await plantBeneficiary(server, company, { userId, email, number: 'P1' })
  const names = Object.keys(columns)
  await server.owner.query(
    `update beneficiary set ${names.map((name, at) => `${name} = $${at + 2}`).join(', ')} where id = $1`,
    [bid, ...names.map((name) => (columns[name] === 'own' ? email : columns[name]))],
  )
  return { bid, email }
}
const importing = (row: object) =>
  server.call(
    importBeneficiaries,
    {
      path: { id: company },
      body: { items: [{ employee_number: 'P1', last_name: 'Noël', first_name: 'Ana', ...row }] },
    },
    { as: admin },
  )

test.each([
  ['the mail', { personal_email: 'own' }, { personal_email: 'autre@example.net' }, 'personal_email'],
  [
    'the only mail, that of the company,',
    { personal_email: null, work_email: 'own' },
    { work_email: 'autre@example.net' },
    'personal_email',
  ],
  ['the number of the SMS', { electronic_delivery: 'sms' }, { mobile: '+33639980009' }, 'mobile'],
])(
  '%s of a proven person moves by a recent sign-in alone, in their file as in a list, and they are told with a way back',
  async (_what, columns, change, field) => {
    const { bid, email } = await proven({ ...columns, ...('mobile' in change && { mobile: '+33639980001' }) })
    const ways = [
      () => server.call(updateBeneficiary, { path: { id: company, bid }, body: change }, { as: admin }),
      () => importing(change),
    ]
    const { rows: before } = await server.owner.query('select * from beneficiary where id = $1', [bid])
    await age()
    for (const way of ways) expect((await way()).error.code).toBe('recent_sign_in_required')
    expect(await mails('contact-changed', bid)).toEqual([])
    await recent()
    for (const way of ways) {
      expect((await way()).status).toBeLessThan(300)
      const told = await mails('contact-changed', bid)
      expect(told).toMatchObject([
        {
          recipient: email,
          payload: { fields: [field], by_company: true, link: { kind: 'recover_email' } },
        },
      ])
      await server.owner.query(`delete from outbox where beneficiary_id = $1`, [bid])
      await server.owner.query(
        'update beneficiary set personal_email = $2, work_email = $3, mobile = $4 where id = $1',
        [bid, before[0].personal_email, before[0].work_email, before[0].mobile],
      )
    }
  },
)

test('what a list says again of where a proven person is reached asks for nothing, and moves nobody without an account', async () => {
  const { bid, email } = await proven({ mobile: '+33639980001' })
  await age()
  expect((await importing({ personal_email: email, mobile: '+33639980009' })).status).toBe(201)
  await plantBeneficiary(server, company, { number: 'P2', email: 'sans@example.org' })
  expect((await importing({ employee_number: 'P2', personal_email: 'neuf@example.org' })).status).toBe(201)
  expect(await mails('contact-changed', bid)).toEqual([])
})

test('a changed bank account is told to the account’s own address too, after a list moved the mail', async () => {
  const { bid, email } = await proven({ work_email: null })
  await importing({ personal_email: 'autre@example.net' })
  await importing({ iban })
  expect((await mails('iban-changed', bid)).map(({ recipient }) => recipient)).toEqual(
    [email, 'autre@example.net'].toSorted(),
  )
})

test('a mask that is not the one on file is refused, the one that was read means unchanged', async () => {
  const { body } = await add({ iban })
  const put = (mask: string | null) =>
    server.call(
      updateBeneficiary,
      { path: { id: company, bid: body.id }, body: { iban: mask } },
      { as: admin },
    )
  expect((await put(body.iban)).status).toBe(200)
  expect((await put('••••9999')).error.code).toBe('other_mask')
})

test('a search that comes down to somebody is the reading of their file; the whole list is not', async () => {
  for (let at = 0; at < 5; at++) await plantBeneficiary(server, company, { lastName: `Perrin${at}` })
  const bid = await plantBeneficiary(server, company, { lastName: 'Quatremaire' })
  const search = (query: object) =>
    server.call(listBeneficiaries, { path: { id: company }, query }, { as: admin })
  const read = async () =>
    (
      await server.owner.query(
        `select target_id from audit where company_id = $1 and action = 'beneficiary.readFile'`,
        [company],
      )
    ).rows
  await search({})
  expect(await read()).toEqual([])
  await search({ q: 'quatremaire' })
  expect(await read()).toEqual([{ target_id: bid }])
})

test.each(['0000', '0001', '1000', '9999'])('the year %s is refused where it is asked for', async (year) => {
  const answer = await server.call(
    listPayments,
    { path: { id: company }, query: { year } as never },
    { as: admin },
  )
  expect(answer.status).toBe(422)
})

test.each([
  { displayName: 'URGENT http://evil.example payez' },
  { displayName: 'Ana\r\nBcc: a@b.fr' },
  { phoneNumber: '=1+1' },
  { agent: { title: 'x' } },
])('%j is refused on one’s own record', async (body) => {
  expect((await server.call(updateUser, { body }, { as: admin })).status).toBe(422)
})

test('a name that mixes alphabets is refused at entry, in a list and when a file is changed', async () => {
  const last_name = 'Mаrtin'
  expect((await add({ last_name, employee_number: 'A1' })).error.code).toBe('mixed_alphabets')
  const items = [{ employee_number: 'A2', last_name, first_name: 'Ana' }]
  const many = await server.call(
    importBeneficiaries,
    { path: { id: company }, body: { items } },
    { as: admin },
  )
  expect(many.error.field_errors).toMatchObject([{ field: 'items.0.last_name', code: 'mixed_alphabets' }])
  const { body } = await add({ last_name: 'Иванов', first_name: 'Ана', employee_number: 'A3' })
  const path = { id: company, bid: body.id }
  const changed = await server.call(updateBeneficiary, { path, body: { last_name } }, { as: admin })
  expect([changed.status, changed.error.code]).toEqual([422, 'mixed_alphabets'])
})

test('the employee number that a validated campaign pays by stays until the campaign is completed', async () => {
  const settled = await plantSettled(server, company, [{ number: '0042', gross: 100_000, paid: 90_300 }])
  const { rows } = await server.owner.query(
    'select beneficiary_id as id from campaign_beneficiary where campaign_id = $1',
    [settled.id],
  )
  const renumber = (employee_number: string) =>
    server.call(
      updateBeneficiary,
      { path: { id: company, bid: rows[0].id }, body: { employee_number } },
      { as: admin },
    )
  const move = (state: string) =>
    server.owner.query('update campaign set state = $2 where id = $1', [settled.id, state])
  for (const state of ['validated', 'correction', 'submitted']) {
    await move(state)
    expect((await renumber('0043')).error.code).toBe('number_of_validated')
  }
  expect((await renumber('0042')).status).toBe(200)
  await move('completed')
  expect((await renumber('0043')).status).toBe(200)
})

test('the launch and the entry agree on what an employee number may be', async () => {
  const numbers = [
    'A1',
    '0042',
    '12-3',
    '=1',
    ' +3',
    '@x',
    '-4',
    '|c',
    '＝1',
    'M1\nM2',
    '\tM',
    'a=b',
    'M\u00a0=',
  ]
  const { rows } = await server.owner.query(
    'select array_agg(number ~ $2 order by place) as unfit from unnest($1::text[]) with ordinality n(number, place)',
    [numbers, UNFIT_NUMBER],
  )
  expect(rows[0].unfit).toEqual(numbers.map((number) => !fitNumber(number)))
})
