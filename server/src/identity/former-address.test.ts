import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { addTotp, confirmFactor, startTotp } from '@moisson/contract/factor'
import { revokeAdmin } from '@moisson/contract/company-access'
import { changeEmail, inspectLink, redeemLink, renewLink } from '@moisson/contract/identity'
import { getUser, sendMagicLink } from '@moisson/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { productionLimits } from '../config.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mintLink } from './mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
let user: string
let old: string
let fresh: string
beforeAll(async () => {
  server = await startTestServer({
    limits: { ...productionLimits, linksPerAddress: 50, linksPerDevice: 500 },
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  ;[old, fresh] = [address(), address()]
  user = await plantUser(server, { email: old })
})

const address = () => `${crypto.randomUUID()}@example.org`
async function mint(order: LinkOrder): Promise<string> {
  const link = await server.inTransaction(identityScope, (tx, now) => mintLink(tx, order, now))
  return link?.token ?? ''
}
const link = (kind: LinkOrder['kind'], email = old, more: Partial<LinkOrder> = {}) =>
  mint({ kind, user_id: user, email, ...more })
async function mailed(recipient: string, kind: string): Promise<string> {
  const { rows } = await server.owner.query<{ payload: { link: LinkOrder } }>(
    `select payload from outbox where recipient = $1 and kind = $2 order by created_at desc, id limit 1`,
    [recipient, kind],
  )
  if (!rows[0]) throw new Error(`no ${kind} to ${recipient}`)
  return mint(rows[0].payload.link)
}
const mailsTo = async (recipient: string) =>
  (
    await server.owner.query<{ kind: string }>(
      `select kind from outbox where recipient = $1 order by created_at, id`,
      [recipient],
    )
  ).rows.map(({ kind }) => kind)
const redeem = (token: string, as?: string) =>
  server.call(redeemLink, { body: { token } }, as ? { as } : undefined)
const renew = async (token: string) => (await server.call(renewLink, { body: { token } })).status
const emailOf = async () =>
  (await server.owner.query<{ email: string }>('select email from app_user where id = $1', [user])).rows[0]
    ?.email
/** The account moves to another address as its owner does it. */
async function move(to = fresh): Promise<string> {
  await server.call(changeEmail, { body: { email: to } }, { as: user })
  const token = await mailed(to, 'email-change')
  const moved = await redeem(token, user)
  expect([moved.status, moved.error]).toEqual([200, moved.body])
  return token
}

test.each(['sign_in', 'invitation', 'reset_password'] as const)(
  'a %s link of a former address opens nothing and renews nothing, used or not',
  async (kind) => {
    const [used, waiting] = [await link(kind), await link(kind)]
    if (kind !== 'reset_password') await redeem(used)
    await move()
    const before = await mailsTo(old)
    for (const token of [used, waiting]) {
      expect(await renew(token)).toBe(202)
      const { body } = await server.call(inspectLink, { body: { token } })
      expect(body.state).not.toBe('valid')
      expect(body.masked_email.slice(0, 2)).toBe(old.slice(0, 2))
    }
    expect(await mailsTo(old)).toEqual(before)
    expect((await mailsTo(fresh)).filter((one) => one !== 'email-change')).toEqual([])
    if (kind !== 'reset_password') expect((await redeem(waiting)).status).toBe(409)
  },
)

test('a link asked for before the address moved and sent after it opens nothing', async () => {
  await server.call(sendMagicLink, { body: { email: old } })
  await move()
  expect((await redeem(await mailed(old, 'sign-in-link'))).error.code).toBe('superseded_action_code')
})

test('the mailbox of a new address alone neither signs in nor moves the account', async () => {
  await server.call(changeEmail, { body: { email: fresh } }, { as: user })
  const token = await mailed(fresh, 'email-change')
  const stranger = await plantUser(server)
  for (const as of [undefined, stranger]) {
    const answer = await redeem(token, as)
    expect([answer.status, answer.error.code]).toEqual([409, 'own_session_needed'])
  }
  expect(await emailOf()).toBe(old)
  expect((await redeem(token, user)).body.user.email).toBe(fresh)
})

test('of two accounts that move to one address at the same moment one does, and the other is told so', async () => {
  await server.call(changeEmail, { body: { email: fresh } }, { as: user })
  const token = await mailed(fresh, 'email-change')
  const twin = await server.owner.connect()
  await twin.query('begin')
  await twin.query('update app_user set email = $1 where id = $2', [fresh, await plantUser(server)])
  const moving = redeem(token, user)
  await sleep(200)
  await twin.query('commit')
  twin.release()
  expect((await moving).error.code).toBe('email-already-in-use')
  expect(await emailOf()).toBe(old)
})

test('taking an address back ends the other’s hold: a link that moved the account moves it no more', async () => {
  const moving = await move()
  await server.call(changeEmail, { body: { email: address() } }, { as: user })
  const back = await redeem(await mailed(old, 'email-changed-notice'))
  expect([back.status, back.body.user.email]).toEqual([200, old])
  const before = await mailsTo(fresh)
  expect(await renew(moving)).toBe(202)
  expect(await mailsTo(fresh)).toEqual(before)
  expect((await redeem(moving, user)).status).toBe(409)
  expect(await emailOf()).toBe(old)
})

test('where the account has a second factor, taking the address back waits for it', async () => {
  const { id, secret } = (await server.call(startTotp, {}, { as: user })).body
  const codeAt = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await server.call(addTotp, { path: { id }, body: { code: codeAt(0), name: 'Téléphone' } }, { as: user })
  await server.owner.query(`update sign_in_factor set created_at = now() - interval '1 day' where id = $1`, [
    id,
  ])
  await server.owner.query('update app_user set email = $2 where id = $1', [user, fresh])
  const token = await link('recover_email')
  const half = await redeem(token)
  expect([half.status, half.body.second_step]).toEqual([200, 'confirm'])
  expect(await emailOf()).toBe(fresh)
  expect((await server.call(getUser, {}, { as: user })).status).toBe(401)
  const asked = { headers: { authorization: `Bearer ${half.body.id_token}` } }
  expect((await server.call(confirmFactor, { body: { code: '000000' } }, asked)).status).toBe(422)
  expect(await emailOf()).toBe(fresh)
  const whole = await server.call(confirmFactor, { body: { code: codeAt(1) } }, asked)
  expect([whole.status, whole.body.user.email, whole.body.second_step]).toEqual([200, old, null])
  expect((await redeem(token)).error.code).toBe('used_action_code')
})

test('an invitation that was withdrawn is not sent again by its recipient', async () => {
  const company = await plantCompany(server)
  const owner = await plantUser(server)
  await plantMembership(server, owner, company, 'company_admin')
  await server.owner.query(
    `insert into membership (user_id, company_id, role, status, created_at) values ($1, $2, 'company_admin', 'invited', business_now())`,
    [user, company],
  )
  const token = await link('invitation', old, { company_id: company })
  await renew(token)
  expect(await mailsTo(old)).toEqual(['admin-invitation'])
  const gone = await server.call(revokeAdmin, { path: { id: company, uid: user } }, { as: owner })
  expect(gone.status).toBeLessThan(300)
  await renew(token)
  expect(await mailsTo(old)).toEqual(['admin-invitation', 'access-changed', 'sign-in-link'])
})
