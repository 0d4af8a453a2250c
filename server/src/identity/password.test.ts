import {
  redeemLink,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  setPassword,
  signInWithPassword,
} from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { judgePassword } from '@moisson/core/password-strength'
import { argon2Sync, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import { authenticate } from './authenticate.ts'
import { routes } from '../routes.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { mintLink } from './mint-link.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
let user: string
let email: string
const password = 'tuile marron violon grenier'
let hash: string
beforeAll(async () => {
  server = await startTestServer()
  hash = await hashPassword(password)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.query('delete from rate_limit')
  email = `${crypto.randomUUID()}@example.org`
  user = await plantUser(server, { email })
  await server.owner.query(`update app_user set password_hash = $2 where id = $1`, [user, hash])
})

const signIn = (address = email, word = password) =>
  server.call(signInWithPassword, { body: { email: address, password: word } })
const change = (body: { current?: string; password: string }) =>
  server.call(setPassword, { body }, { as: user })
async function resetLink(): Promise<string> {
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { kind: 'reset_password', user_id: user, email }, now),
  )
  return minted?.token ?? ''
}

test('the right password opens a session whatever the case of the address', async () => {
  const answer = await signIn(email.toUpperCase())
  expect(answer.status).toBe(200)
  expect(answer.body.user).toMatchObject({ uid: user, email })
  expect(answer.body.user.providerData.map((provider) => provider.providerId)).toContain('password')
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  expect(cookies.every((one) => one.includes('HttpOnly'))).toBe(true)
  const cookie = cookies.find((one) => one.startsWith('moisson='))?.split(';')[0] ?? ''
  expect((await server.call(refreshSession, {}, { headers: { cookie } })).status).toBe(200)
})

test('unknown, wrong and without password are one and the same answer', async () => {
  await plantUser(server, { email: 'sans@example.org' })
  const answers = [
    await signIn(email, 'x'),
    await signIn('nobody@example.org'),
    await signIn('sans@example.org'),
  ]
  for (const answer of answers) {
    const { request_id: _, ...body } = answer.error
    expect([answer.status, body]).toEqual([
      401,
      { error: 'Adresse e-mail ou mot de passe incorrect.', code: 'invalid-credential' },
    ])
  }
})

test('a suspended person learns it with the right password only', async () => {
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [user])
  expect((await signIn(email, 'wrong')).error.code).toBe('invalid-credential')
  expect((await signIn()).error.code).toBe('user-disabled')
})

test('ten failures close an account’s door for the hour to everybody, parallel attempts and other processes included', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(email, 'wrong')))
  const codes = answers.map((answer) => answer.error.code).toSorted()
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(4)
  const locked = await signIn()
  expect([locked.status, locked.error.code]).toEqual([429, 'too-many-requests'])
  const elsewhere = await buildApp(server.services, { authenticate, routes })
  const payload = { email, password }
  const inOtherProcess = await elsewhere.inject({ method: 'POST', url: '/api/auth/password', payload })
  expect([inOtherProcess.statusCode, Number(inOtherProcess.headers['retry-after']) > 3000]).toEqual([
    429,
    true,
  ])
  await elsewhere.close()
})

test('a success forgets the failures before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let time = 0; time < 4; time += 1) await signIn(email, 'wrong')
    expect((await signIn()).status).toBe(200)
  }
})

test('a forgotten password is replaced through a link that works once; every other session ends', async () => {
  const before = await server.tokenOf(user)
  const asked = await server.call(requestPasswordReset, { body: { email } })
  const cookie = String([asked.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const unknown = await server.call(
    requestPasswordReset,
    { body: { email: 'nobody@example.org' } },
    { headers: { cookie } },
  )
  expect([asked.status, asked.raw]).toEqual([202, unknown.raw])
  const { rows } = await server.owner.query(`select kind, payload from outbox where recipient = $1`, [email])
  expect(rows).toMatchObject([{ kind: 'password-reset', payload: { link: { kind: 'reset_password' } } }])
  const token = await resetLink()
  const weak = await server.call(resetPassword, { body: { token, password: 'azerty' } })
  expect([weak.status, weak.error.code]).toEqual([422, 'weak_password'])
  const fresh = 'girafe quarante bobine toit'
  const reset = (word: string) => server.call(resetPassword, { body: { token, password: word } })
  const answers = await Promise.all([reset(fresh), reset(fresh), reset(fresh)])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await signIn()).status).toBe(401)
  expect((await signIn(email, fresh)).status).toBe(200)
  const notices = await server.owner.query(
    `select payload from outbox where recipient = $1 and kind = 'password-changed'`,
    [email],
  )
  expect(notices.rows).toHaveLength(1)
  const old = await server.call(getUser, {}, { headers: { authorization: `Bearer ${before}` } })
  expect(old.status).toBe(401)
})

test('a sign-in link does not reset a password', async () => {
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id: user, email }, now),
  )
  const token = minted?.token ?? ''
  const answer = await server.call(resetPassword, {
    body: { token, password: 'girafe quarante bobine toit' },
  })
  expect([answer.status, answer.error.code]).toEqual([404, 'invalid_action_code'])
  expect((await server.call(redeemLink, { body: { token } })).status).toBe(200)
})

test('changing a password asks for the present one and ends the other sessions', async () => {
  const elsewhere = await signIn()
  const fresh = 'girafe quarante bobine toit'
  expect((await change({ password: fresh })).error.code).toBe('invalid-credential')
  expect((await change({ password: fresh, current: 'wrong' })).error.code).toBe('invalid-credential')
  expect((await change({ password: fresh, current: password })).body).toEqual({ changed: true })
  const headers = { authorization: `Bearer ${elsewhere.body.id_token}` }
  expect((await server.call(getUser, {}, { headers })).status).toBe(401)
  expect((await server.call(getUser, {}, { as: user })).body.has_password).toBe(true)
  expect((await signIn(email, fresh)).status).toBe(200)
})

test('a first password needs no present one, but a recent sign-in', async () => {
  await server.owner.query(`update app_user set password_hash = null where id = $1`, [user])
  await server.tokenOf(user)
  await server.owner.query(
    `update session set auth_time = now() - interval '61 minutes' where user_id = $1`,
    [user],
  )
  const old = await change({ password: 'girafe quarante bobine toit' })
  expect([old.status, old.error.code]).toEqual([401, 'recent_sign_in_required'])
  expect(old.headers['www-authenticate']).toContain('max_age')
  await server.owner.query(
    `update session set auth_time = now() - interval '59 minutes' where user_id = $1`,
    [user],
  )
  expect((await change({ password: 'girafe quarante bobine toit' })).status).toBe(200)
})

test('a weak password says why in the language asked', async () => {
  const answer = await server.call(
    setPassword,
    { body: { password: 'motdepasse', current: password } },
    { as: user, headers: { 'x-language': 'en' } },
  )
  expect(answer.error.error).toBe('This password is too easy to guess: it is among the most used ones.')
})

test.each(['polniypizdec110211', 'Q1w2e3r4t5y6u7i8o9p0', '!momsanaladventure!'])(
  'a password that has leaked is refused however long it is: %s',
  async (chosen) => {
    expect(judgePassword(chosen).problem).toBeNull()
    const answer = await server.call(
      setPassword,
      { body: { password: chosen, current: password } },
      { as: user },
    )
    expect([answer.status, answer.error.code]).toEqual([422, 'weak_password'])
    expect(answer.error.error).toContain('il a fuité d’un autre site')
  },
)

test('what is stored is argon2id with its own salt', async () => {
  const other = await hashPassword(password)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,data=exact\$/)
  expect(other).not.toBe(hash)
})

/** As `hashPassword` makes it, at costs of the past. */
function formerHash(typed: string, mark: string): string {
  const nonce = randomBytes(16)
  const costs = { memory: 8192, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: typed, nonce, ...costs, tagLength: 32 })
  const written = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8192,t=1,p=1${mark}$${written.join('$')}`
}

test('a hash of former costs is made anew by the sign-in that proves the password, and opens what it opened', async () => {
  const stored = async () => {
    const { rows } = await server.owner.query<{ password_hash: string }>(
      'select password_hash from app_user where id = $1',
      [user],
    )
    return rows[0]?.password_hash ?? ''
  }
  const plant = (former: string) =>
    server.owner.query('update app_user set password_hash = $2 where id = $1', [user, former])
  await plant(formerHash(password, ',data=exact'))
  await signIn(email, 'wrong')
  expect(await stored()).toContain('m=8192')
  // Several at once: each finds its password right, whoever was first.
  const answers = await Promise.all([signIn(), signIn(), signIn()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const renewed = await stored()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1,data=exact\$/)
  expect((await signIn()).status).toBe(200)
  expect(await stored()).toBe(renewed)

  // What was hashed in its compatible form still opens from a keyboard that writes it otherwise.
  await plant(formerHash('figues mûres au soleil', ''))
  expect((await signIn(email, 'ﬁgues mûres au soleil')).status).toBe(200)
  expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(email, 'figues mûres au soleil')).status).toBe(200)
})

test('a password is verified exactly as it was typed; one hashed before that opens as it did', async () => {
  const [typed, alike] = ['ﬁgues mûres au soleil', 'figues mûres au soleil']
  const hash = await hashPassword(typed)
  expect([await isPassword(typed, hash), await isPassword(alike, hash)]).toEqual([true, false])
  expect(await isPassword(` ${typed}`, hash)).toBe(false)
  const former = (await hashPassword(alike)).replace(',data=exact', '')
  expect([await isPassword(typed, former), await isPassword(alike, former)]).toEqual([true, true])
})
