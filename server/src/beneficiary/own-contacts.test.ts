import { getMe, updateMe } from '@moisson/contract/beneficiary'
import { redeemLink } from '@moisson/contract/identity'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintLink } from '../identity/mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from '../identity/see-identity.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let person: string
let bid: string
let email: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  email = `${crypto.randomUUID()}@example.org`
  person = await plantUser(server, { email })
  bid = await plantBeneficiary(server, await plantCompany(server), { userId: person, email })
})

const change = (body: object) => server.call(updateMe, { body }, { as: person })
const told = async () =>
  (
    await server.owner.query<{ recipient: string; payload: { fields: string[]; link?: LinkOrder } }>(
      `select recipient, payload from outbox where kind = 'contact-changed' and beneficiary_id = $1 order by created_at, recipient`,
      [bid],
    )
  ).rows
const grow = () =>
  server.owner.query(`update session set auth_time = now() - interval '61 minutes' where user_id = $1`, [
    person,
  ])

const changes = [
  { personal_email: 'ailleurs@example.org' },
  { mobile: '+33639980009' },
  { address: { line1: '1 rue des Lilas', postal_code: '01340', city: 'Jayat', country: 'FRA' } },
  { electronic_delivery: 'opposed' },
]
test.each(changes)('%o asks for a recent sign-in, and the address from before is told', async (body) => {
  await server.tokenOf(person)
  await grow()
  const late = await change(body)
  expect([late.status, late.error.code]).toEqual([401, 'recent_sign_in_required'])
  await server.owner.query('update session set auth_time = now() where user_id = $1', [person])
  expect((await change(body)).status).toBe(200)
  const mails = await told()
  expect(mails.map(({ recipient }) => recipient)).toEqual([email])
  expect(mails[0]?.payload.fields).toEqual(Object.keys(body))
})

test('what is sent back as it was read asks for nothing and tells nobody', async () => {
  await change({ address: { line1: '1 rue des Lilas', postal_code: '01340', city: 'Jayat' } })
  const before = (await told()).length
  await grow()
  const { personal_email, mobile, address, electronic_delivery, iban } = (
    await server.call(getMe, {}, { as: person })
  ).body
  expect((await change({ personal_email, mobile, address, electronic_delivery, iban })).status).toBe(200)
  expect((await change({ wants_reminders: false })).status).toBe(200)
  expect(await told()).toHaveLength(before)
})

test('the way back of the account’s own mailbox restores the address and ends what was open', async () => {
  await change({ personal_email: 'voleur@example.org' })
  const [mail] = await told()
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, mail?.payload.link as LinkOrder, now),
  )
  const back = await server.call(redeemLink, { body: { token: minted?.token ?? '' } })
  expect([back.status, back.body.campaign_scope, back.body.redirect]).toEqual([200, null, '/beneficiaire'])
  expect((await change({ mobile: '+33639980009' })).status).toBe(401)
  const { rows } = await server.owner.query('select personal_email from beneficiary where id = $1', [bid])
  expect(rows).toEqual([{ personal_email: email }])
})

test('a former address that is not the account’s may be somebody else’s: it is told, without a way in', async () => {
  await server.owner.query(`update beneficiary set personal_email = 'faute@example.org' where id = $1`, [bid])
  await change({ personal_email: 'juste@example.org' })
  const mails = await told()
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(['faute@example.org', email].toSorted())
  const former = mails.find(({ recipient }) => recipient === 'faute@example.org')
  expect(former?.payload.link).toBeUndefined()
  expect(mails.find(({ recipient }) => recipient === email)?.payload.link?.beneficiary_id).toBeNull()
})

test('an address under which somebody else of the company is on file or signs in is refused at its field', async () => {
  const { rows } = await server.owner.query<{ company_id: string }>(
    'select company_id from beneficiary where id = $1',
    [bid],
  )
  const company = rows[0]?.company_id ?? ''
  const address = () => `${crypto.randomUUID()}@example.org`
  const [personal, work, staff, elsewhere] = [address(), address(), address(), address()]
  await plantBeneficiary(server, company, { email: personal, firstName: 'Inès', lastName: 'Secrète' })
  const other = await plantBeneficiary(server, company, {})
  await server.owner.query('update beneficiary set work_email = $2 where id = $1', [other, work])
  await plantMembership(server, await plantUser(server, { email: staff }), company, 'company_admin')
  await plantUser(server, { email: elsewhere })
  for (const personal_email of [personal.toUpperCase(), work, staff]) {
    const no = await change({ personal_email })
    expect([no.status, no.error.code]).toEqual([409, 'address_of_somebody'])
    expect(no.error.field_errors?.map(({ field }) => field)).toEqual(['personal_email'])
    expect(JSON.stringify(no.error)).not.toMatch(/Inès|Secrète|@/)
  }
  expect(await told()).toEqual([])
  expect((await change({ personal_email: elsewhere })).status).toBe(200)
  await server.owner.query('update beneficiary set work_email = $2 where id = $1', [other, email])
  expect((await change({ personal_email: email })).status).toBe(200)
})

test('of two employers the one named has its file read and changed, and no other; nobody else’s is found', async () => {
  const second = await plantCompany(server)
  const other = await plantBeneficiary(server, second, { userId: person, email })
  const foreign = await plantCompany(server)
  await plantBeneficiary(server, foreign, {})
  const iban = 'FR7630006000011234567890189'
  const saved = await server.call(updateMe, { query: { company_id: second }, body: { iban } }, { as: person })
  expect([saved.status, saved.body.id]).toEqual([200, other])
  const files = await Promise.all(
    saved.body.companies.map(async ({ id }) => {
      const { body } = await server.call(getMe, { query: { company_id: id } }, { as: person })
      return [body.id, body.iban] as const
    }),
  )
  expect(new Map(files)).toEqual(
    new Map([
      [bid, null],
      [other, saved.body.iban],
    ]),
  )
  const { rows } = await server.owner.query(
    `select beneficiary_id, company_id from outbox where kind = 'iban-changed' and beneficiary_id = any($1)`,
    [[bid, other]],
  )
  expect(rows).toEqual([{ beneficiary_id: other, company_id: second }])
  for (const company_id of [foreign, crypto.randomUUID()])
    for (const body of [{ iban }, {}])
      expect((await server.call(updateMe, { query: { company_id }, body }, { as: person })).status).toBe(404)
})
