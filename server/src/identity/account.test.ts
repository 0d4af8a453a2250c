import { changeEmail, deleteAccount, lookUpAccount, redeemLink } from '@moisson/contract/identity'
import { getUser, updateUser } from '@moisson/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionLimits } from '../config.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { accountFor, linkAccounts } from './account-for.ts'
import { mintLink } from './mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    limits: { ...productionLimits, linksPerAddress: 50, linksPerDevice: 500 },
  })
})
afterAll(() => server.close())

const address = () => `${crypto.randomUUID()}@example.org`
async function minted(recipient: string, kind: string): Promise<string> {
  const { rows } = await server.owner.query<{ payload: { link: LinkOrder } }>(
    `select payload from outbox where recipient = $1 and kind = $2 order by created_at desc limit 1`,
    [recipient, kind],
  )
  const order = rows[0]?.payload.link
  if (!order) throw new Error(`no ${kind} to ${recipient}`)
  const link = await server.inTransaction(identityScope, (tx, now) => mintLink(tx, order, now))
  return link?.token ?? ''
}
const follow = async (recipient: string, kind: string, as?: string) =>
  server.call(redeemLink, { body: { token: await minted(recipient, kind) } }, as ? { as } : undefined)

test('the record has the keys of the specification and no secret', async () => {
  const email = address()
  const user = await plantUser(server, { email })
  await server.owner.query(`update app_user set password_hash = 'secret-hash' where id = $1`, [user])
  const { body, raw } = await server.call(lookUpAccount, {}, { as: user })
  expect(Object.keys(body).toSorted()).toEqual(
    'displayName email emailVerified isAnonymous metadata phoneNumber photoURL providerData tenantId uid'.split(
      ' ',
    ),
  )
  expect(body).toMatchObject({ uid: user, email, isAnonymous: false })
  expect(raw.toString()).not.toContain('secret-hash')
  expect((await server.call(lookUpAccount, {})).status).toBe(401)
})

test('language and display name are kept per person', async () => {
  const user = await plantUser(server)
  const changed = await server.call(updateUser, { body: { locale: 'en', displayName: 'Zoé' } }, { as: user })
  expect(changed.body).toMatchObject({ locale: 'en', displayName: 'Zoé' })
  const again = await server.call(updateUser, { body: changed.body }, { as: user })
  expect([again.status, again.body.displayName]).toEqual([200, 'Zoé'])
  expect((await server.call(getUser, {}, { as: user })).body.locale).toBe('en')
})

test('easy words are of the account, asked for or not, told with its audit and forgotten with it', async () => {
  const user = await plantUser(server)
  const read = async () => (await server.call(getUser, {}, { as: user })).body.easy_words
  expect(await read()).toBeNull()
  await server.call(updateUser, { body: { easy_words: true } }, { as: user })
  await server.call(updateUser, { body: { locale: 'en' } }, { as: user })
  expect(await read()).toBe(true)
  await server.call(updateUser, { body: { easy_words: false } }, { as: user })
  expect(await read()).toBe(false)
  const { rows } = await server.owner.query(
    `select company_id, before, after from audit where target_id = $1 and after ? 'easy_words' order by at`,
    [user],
  )
  expect(rows).toEqual([
    { company_id: null, before: { easy_words: null }, after: { easy_words: true } },
    { company_id: null, before: { easy_words: true }, after: { easy_words: false } },
  ])
})

test('an address moves only when its link is clicked; the old one is told and can take the account back', async () => {
  const [old, fresh] = [address(), address()]
  const user = await plantUser(server, { email: old })
  const asked = await server.call(changeEmail, { body: { email: fresh } }, { as: user })
  expect([asked.status, asked.body]).toEqual([202, { sent: true }])
  expect((await server.call(getUser, {}, { as: user })).body.email).toBe(old)
  const confirmed = await follow(fresh, 'email-change', user)
  expect([confirmed.status, confirmed.body.user.email]).toEqual([200, fresh])
  expect((await server.call(getUser, {}, { as: user })).status).toBe(401)
  const back = await follow(old, 'email-changed-notice')
  expect([back.status, back.body.user.email]).toEqual([200, old])
})

test('whoever took an account cannot kill its owner’s way back by moving it on', async () => {
  const [old, second, third] = [address(), address(), address()]
  const user = await plantUser(server, { email: old })
  await server.call(changeEmail, { body: { email: second } }, { as: user })
  const taken = await follow(second, 'email-change', user)
  const back = await minted(old, 'email-changed-notice')
  const headers = { authorization: `Bearer ${taken.body.id_token}` }
  await server.call(changeEmail, { body: { email: third } }, { headers })
  const token = await minted(third, 'email-change')
  const moved = await server.call(redeemLink, { body: { token } }, { headers })
  const thiefsWayBack = await minted(second, 'email-changed-notice')
  const recovered = await server.call(redeemLink, { body: { token: back } })
  expect([recovered.status, recovered.body.user.email]).toEqual([200, old])
  const stale = { authorization: `Bearer ${moved.body.id_token}` }
  expect((await server.call(getUser, {}, { headers: stale })).status).toBe(401)
  const again = await server.call(redeemLink, { body: { token: thiefsWayBack } })
  expect([again.status, again.error.code]).toEqual([409, 'superseded_action_code'])
})

test('an address of another account is asked for like any other; only its own link says so, when clicked', async () => {
  const [taken, later] = [address(), address()]
  await plantUser(server, { email: taken })
  const email = address()
  const user = await plantUser(server, { email })
  const asked = await server.call(changeEmail, { body: { email: taken.toUpperCase() } }, { as: user })
  expect([asked.status, asked.body]).toEqual([202, { sent: true }])
  expect((await follow(taken, 'email-change', user)).error.code).toBe('email-already-in-use')
  expect((await server.call(getUser, {}, { as: user })).body.email).toBe(email)
  await server.call(changeEmail, { body: { email: later } }, { as: user })
  await plantUser(server, { email: later })
  const clicked = await follow(later, 'email-change', user)
  expect([clicked.status, clicked.error.code]).toEqual([409, 'email-already-in-use'])
})

test('a closed account names nobody and signs nobody in; the employer’s file stays', async () => {
  const email = address()
  const user = await plantUser(server, { email })
  const company = await plantCompany(server)
  const file = await plantBeneficiary(server, company, { userId: user })
  await server.call(updateUser, { body: { easy_words: true } }, { as: user })
  const link = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id: user, email }, now),
  )
  expect((await server.call(deleteAccount, { body: undefined }, { as: user })).status).toBe(204)
  expect((await server.call(getUser, {}, { as: user })).status).toBe(401)
  expect((await server.call(redeemLink, { body: { token: link?.token ?? '' } })).status).toBe(404)
  const { rows } = await server.owner.query(
    `select u.status, u.email, u.display_name, u.easy_words, b.user_id, b.last_name from app_user u, beneficiary b where u.id = $1 and b.id = $2`,
    [user, file],
  )
  expect(rows[0]).toEqual({
    status: 'closed',
    email: `closed-${user}@closed.invalid`,
    display_name: null,
    easy_words: null,
    user_id: null,
    last_name: 'Moreau',
  })
  const next = await server.inTransaction(identityScope, (tx) => accountFor(tx, { email }))
  expect(next.created).toBe(true)
})

test('the last administrator of a company cannot leave it alone; of two who leave at once, one stays', async () => {
  const company = await plantCompany(server, { name: 'Atelier du Phare' })
  const [first, second] = [await plantUser(server), await plantUser(server)]
  for (const user of [first, second]) await plantMembership(server, user, company, 'company_admin')
  const leave = (user: string) => server.call(deleteAccount, { body: undefined }, { as: user })
  await Promise.all([server.tokenOf(first), server.tokenOf(second)])
  const answers = await Promise.all([leave(first), leave(second)])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const stayed = answers.find((answer) => answer.status === 409)
  expect(stayed?.error.code).toBe('last_admin')
  expect(stayed?.error.error).toContain('Atelier du Phare')
})

test('the last administrator of the platform stays', async () => {
  const boss = await plantUser(server, { platformAdmin: true })
  expect((await server.call(deleteAccount, { body: undefined }, { as: boss })).error.code).toBe('last_admin')
})

test('closing an account asks for a recent sign-in', async () => {
  const user = await plantUser(server)
  await server.tokenOf(user)
  await server.owner.query(`update session set auth_time = now() - interval '2 hours' where user_id = $1`, [
    user,
  ])
  const answer = await server.call(deleteAccount, { body: undefined }, { as: user })
  expect(answer.error.code).toBe('recent_sign_in_required')
})

test('everybody of a company with an address gets the account of that address, once, and only there', async () => {
  const [company, other] = [await plantCompany(server), await plantCompany(server)]
  const known = address()
  const user = await plantUser(server, { email: known })
  const shared = address()
  const people = [
    await plantBeneficiary(server, company, { email: known.toUpperCase() }),
    await plantBeneficiary(server, company, { email: shared }),
    await plantBeneficiary(server, company, { email: shared }),
    await plantBeneficiary(server, company, { email: null }),
  ]
  const foreign = await plantBeneficiary(server, other, { email: address() })
  const link = () => server.inTransaction(identityScope, (tx) => linkAccounts(tx, company))
  expect([await link(), await link()]).toEqual([3, 0])
  const { rows } = await server.owner.query<{ user_id: string | null }>(
    `select b.user_id from unnest($1::uuid[]) with ordinality as w (id, place) join beneficiary b using (id) order by place`,
    [[...people, foreign]],
  )
  const ids = rows.map((row) => row.user_id)
  expect([ids[0], ids[3], ids[4]]).toEqual([user, null, null])
  expect(ids[1]).not.toBeNull()
  expect(ids[1]).toBe(ids[2])
})
