import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import {
  addPasskey,
  addTotp,
  confirmFactor,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
  signInWithPasskey,
  startFactor,
  startPasskey,
  startPasskeySignIn,
  startTotp,
} from '@moisson/contract/factor'
import { requireFactor } from '@moisson/contract/company-access'
import {
  listSessions,
  redeemLink,
  refreshSession,
  setPassword,
  signInWithPassword,
} from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantCompany, plantMembership, plantUser } from '../../testing/plant.ts'
import { softwareAuthenticator } from '../../testing/software-authenticator.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { hashPassword } from '../hash-password.ts'
import { mintLink } from '../mint-link.ts'
import { identityScope } from '../see-identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
/** Codes change every half-minute: no test begins right before. */
beforeEach(async () => {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 4000) await sleep(left)
})

const password = 'un grand verger sous la pluie'
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const codeAt = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const emailOf = async (user: string) =>
  (await server.owner.query<{ email: string }>('select email from app_user where id = $1', [user])).rows[0]
    ?.email ?? ''
const rowsOf = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows

/** A person with an application of codes, and the codes that came with it. */
async function withTotp(options: Parameters<typeof plantUser>[1] = {}) {
  const user = await plantUser(server, options)
  const begun = await server.call(startTotp, {}, { as: user })
  const body = { code: codeAt(begun.body.secret, -1), name: 'Téléphone' }
  const added = await server.call(addTotp, { path: { id: begun.body.id }, body }, { as: user })
  expect([added.status, added.error]).toEqual([200, added.body])
  return { user, id: added.body.id, secret: begun.body.secret, codes: added.body.recovery_codes ?? [] }
}

/** A person with a passkey. */
async function withPasskey(user?: string) {
  const id = user ?? (await plantUser(server))
  const device = softwareAuthenticator()
  const { options } = (await server.call(startPasskey, {}, { as: id })).body
  const body = { credential: device.make(options), name: 'MacBook' }
  const added = await server.call(addPasskey, { body }, { as: id })
  expect([added.status, added.error]).toEqual([201, added.body])
  return { user: id, device, id: added.body.id, codes: added.body.recovery_codes, body }
}

async function signInByLink(user: string) {
  const email = await emailOf(user)
  const link = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id: user, email }, now),
  )
  const answer = await server.call(redeemLink, { body: { token: link?.token ?? '' } })
  expect(answer.status).toBe(200)
  return answer.body
}
const byPasskey = async (credential: Record<string, unknown>) =>
  server.call(signInWithPasskey, { body: { credential } })
const challenge = async () => (await server.call(startPasskeySignIn, {})).body.options

test('a passkey alone signs in; its answer counts once, for our address, with its holder verified', async () => {
  const { user, device, body } = await withPasskey()
  const options = await challenge()
  const first = await byPasskey(device.answer(options))
  expect([first.status, first.body.user.uid, first.body.second_step]).toEqual([200, user, null])
  expect((await server.call(getUser, {}, bearer(first.body.id_token))).body.second_factors).toEqual([
    'passkey',
  ])
  const sessions = await rowsOf('select acr from session where user_id = $1 and ended_at is null', user)
  expect(sessions.map(({ acr }) => acr)).toEqual(['aal2', 'aal2'])

  const codeOf = async (credential: Record<string, unknown>) => (await byPasskey(credential)).error.code
  expect(await codeOf(device.answer(options))).toBe('wrong_passkey')
  const told = { challenge: 'c2V0IGJ5IHNvbWVib2R5IGVsc2U', rpId: 'localhost' }
  expect(await codeOf(device.answer(told))).toBe('wrong_passkey')
  expect(await codeOf(device.answer(await challenge(), { verified: false }))).toBe('wrong_passkey')
  expect(await codeOf(device.answer(await challenge(), { origin: 'http://localhost:4001' }))).toBe(
    'wrong_passkey',
  )
  expect(await codeOf({})).toBe('wrong_passkey')
  // The challenge of an enrolment is no challenge of a sign-in, and its answer is not kept twice.
  const enrolling = (await server.call(startPasskey, {}, { as: user })).body.options
  expect(await codeOf(device.answer({ ...enrolling, rpId: 'localhost' }))).toBe('wrong_passkey')
  expect((await server.call(addPasskey, { body }, { as: user })).error.code).toBe('wrong_passkey')
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [user])
  expect(await codeOf(device.answer(await challenge()))).toBe('user-disabled')
})

test('the challenge made for one person adds nothing to another', async () => {
  const [one, other] = [await plantUser(server), await plantUser(server)]
  const { options } = (await server.call(startPasskey, {}, { as: one })).body
  const credential = softwareAuthenticator().make(options)
  const answer = await server.call(addPasskey, { body: { credential, name: 'x' } }, { as: other })
  expect([answer.status, answer.error.code]).toEqual([422, 'wrong_passkey'])
})

test('the first factor ends the other sessions, says so by mail, and shows ten codes that only their hashes keep', async () => {
  const user = await plantUser(server)
  const before = await signInByLink(user)
  const { codes, id } = await withPasskey(user)
  expect(new Set(codes).size).toBe(10)
  expect((await server.call(getUser, {}, bearer(before.id_token))).error.code).toBe('user-token-expired')
  const list = await server.call(listFactors, {}, { as: user })
  expect(list.body.items.map(({ id: one, kind, name }) => [one, kind, name])).toEqual([
    [id, 'passkey', 'MacBook'],
  ])
  expect([list.body.recovery_codes_left, list.body.required]).toEqual([10, false])
  const mails = await rowsOf(
    `select payload ->> 'factor_change' as change from outbox where recipient = $1`,
    await emailOf(user),
  )
  expect(mails).toEqual([{ change: 'added' }])
  const kept = JSON.stringify(await rowsOf('select r::text from recovery_code r where user_id = $1', user))
  for (const code of codes ?? []) expect(kept).not.toContain(code.replaceAll('-', ''))
  expect(kept).toContain('$argon2id$')
})

test.each(['link', 'password'] as const)(
  'after a %s the second factor is asked: until then the session opens nothing, then a new one does',
  async (way) => {
    const { user, secret } = await withTotp()
    await server.owner.query('update app_user set password_hash = $2 where id = $1', [
      user,
      await hashPassword(password),
    ])
    const half =
      way === 'link'
        ? await signInByLink(user)
        : (await server.call(signInWithPassword, { body: { email: await emailOf(user), password } })).body
    expect(half.second_step).toBe('confirm')
    const as = bearer(half.id_token)
    for (const call of [getUser, listSessions, listFactors, startPasskey, startTotp]) {
      const answer = await server.call(call, {}, as)
      expect([call.http, answer.status, answer.error.code]).toEqual([call.http, 403, 'second_factor_needed'])
    }
    // It is not among the sessions, and neither counts nor ends one.
    expect((await server.call(listSessions, {}, { as: user })).body.items).toHaveLength(1)
    expect((await server.call(startFactor, {}, as)).body).toEqual({
      passkey: null,
      totp: true,
      recovery_codes_left: 10,
    })
    const whole = await server.call(confirmFactor, { body: { code: codeAt(secret) } }, as)
    expect([whole.status, whole.body.second_step]).toEqual([200, null])
    expect((await server.call(getUser, {}, bearer(whole.body.id_token))).status).toBe(200)
    expect((await server.call(startFactor, {}, as)).error.code).toBe('user-token-expired')
    const [{ amr }] = await rowsOf(
      'select amr from session where user_id = $1 and not half order by created_at desc limit 1',
      user,
    )
    expect(amr).toEqual([way === 'link' ? 'link' : 'pwd', 'otp', 'mfa'])
  },
)

test('a sign-in under way lasts a quarter of an hour, is found again by its cookie, and pushes no session out', async () => {
  const { user } = await withTotp()
  for (let turn = 0; turn < 6; turn++) await signInByLink(user)
  expect((await server.call(getUser, {}, { as: user })).status).toBe(200)
  const halves = await rowsOf(
    'select extract(epoch from expires_at - created_at)::int as s from session where user_id = $1 and half',
    user,
  )
  expect(new Set(halves.map(({ s }) => s))).toEqual(new Set([900]))
  const link = await server.inTransaction(identityScope, async (tx, now) =>
    mintLink(tx, { kind: 'sign_in', user_id: user, email: await emailOf(user) }, now),
  )
  const opened = await server.call(redeemLink, { body: { token: link?.token ?? '' } })
  const cookie = [opened.headers['set-cookie']]
    .flat()
    .map((one) => String(one).split(';')[0])
    .join('; ')
  const again = await server.call(refreshSession, {}, { headers: { cookie } })
  expect([again.status, again.body.second_step]).toEqual([200, 'confirm'])
})

test('a code of six digits counts once, and nothing before it counts after it', async () => {
  const { user, secret } = await withTotp()
  const confirm = async (code: string) =>
    (await server.call(confirmFactor, { body: { code } }, bearer((await signInByLink(user)).id_token))).error
      ?.code
  const now = codeAt(secret)
  expect(await confirm(codeAt(secret, -5))).toBe('wrong_factor_code')
  expect(await confirm(`${now.slice(0, 3)} ${now.slice(3)}`)).toBeUndefined()
  expect(await confirm(now)).toBe('wrong_factor_code')
  expect(await confirm(codeAt(secret, -1))).toBe('wrong_factor_code')
  expect(await confirm(codeAt(secret, 1))).toBeUndefined()
})

test('of two uses of one code at once, one is taken', async () => {
  const { user, secret } = await withTotp()
  const [one, two] = [await signInByLink(user), await signInByLink(user)]
  const code = codeAt(secret)
  const answers = await Promise.all(
    [one, two].map(({ id_token }) => server.call(confirmFactor, { body: { code } }, bearer(id_token))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
})

test('a recovery code works once, however it is typed, and new ones end the former', async () => {
  const { user, codes } = await withTotp()
  const use = async (code: string) => {
    const half = await signInByLink(user)
    return (await server.call(confirmFactor, { body: { recovery_code: code } }, bearer(half.id_token))).status
  }
  expect(await use(` ${(codes[3] ?? '').toUpperCase().replaceAll('-', ' ')}`)).toBe(200)
  expect(await use(codes[3] ?? '')).toBe(422)
  expect((await server.call(listFactors, {}, { as: user })).body.recovery_codes_left).toBe(9)
  const renewed = await server.call(renewRecoveryCodes, {}, { as: user })
  expect(await use(codes[4] ?? '')).toBe(422)
  expect(await use(renewed.body.recovery_codes[4] ?? '')).toBe(200)
  const mails = await rowsOf(
    `select payload ->> 'factor_change' as change from outbox where recipient = $1 order by created_at, id`,
    await emailOf(user),
  )
  expect(mails.map(({ change }) => String(change)).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'added',
    'codes_renewed',
    'recovery_code_used',
    'recovery_code_used',
  ])
})

test('ten failures in an hour close the second step, to the right code too', async () => {
  const { user, secret } = await withTotp()
  const half = await signInByLink(user)
  for (let turn = 0; turn < 10; turn++) {
    const body = turn % 2 === 0 ? { code: '000000' } : { recovery_code: '0abc-defg-hjkm' }
    expect((await server.call(confirmFactor, { body }, bearer(half.id_token))).status).toBe(422)
  }
  const answer = await server.call(confirmFactor, { body: { code: codeAt(secret) } }, bearer(half.id_token))
  expect([answer.status, answer.error.code]).toEqual([429, 'too-many-requests'])
  const failed = await rowsOf(
    `select count(*)::int as n from audit where action = 'identity.signInFailed' and target_id = $1`,
    user,
  )
  expect(failed).toEqual([{ n: 10 }])
})

test('the first proof of an address wipes the factors somebody set before it', async () => {
  const { user } = await withPasskey()
  await server.owner.query('update app_user set email_verified = false where id = $1', [user])
  expect((await signInByLink(user)).second_step).toBeNull()
  expect(await rowsOf('select from sign_in_factor where user_id = $1', user)).toEqual([])
  expect(await rowsOf('select from recovery_code where user_id = $1', user)).toEqual([])
})

test('who takes a former address back keeps the factors of before the change, and loses those of after', async () => {
  const { user, id, secret } = await withTotp()
  const link = await server.inTransaction(identityScope, async (tx, now) =>
    mintLink(tx, { kind: 'recover_email', user_id: user, email: await emailOf(user) }, now),
  )
  await withPasskey(user)
  const half = await server.call(redeemLink, { body: { token: link?.token ?? '' } })
  expect(half.body.second_step).toBe('confirm')
  await server.call(confirmFactor, { body: { code: codeAt(secret, 1) } }, bearer(half.body.id_token))
  expect(await rowsOf('select id from sign_in_factor where user_id = $1', user)).toEqual([{ id }])
})

test('where the installation asks a role for a second factor, its holder adds one before anything else', async () => {
  server.services.config.secondFactorRoles = ['manager']
  const manager = await plantUser(server, { manager: true })
  const company = await plantCompany(server)
  await plantMembership(server, manager, company, 'manager')
  const answer = await server.call(getUser, {}, { as: manager })
  expect([answer.status, answer.error.code]).toEqual([403, 'second_factor_missing'])
  expect((await signInByLink(manager)).second_step).toBe('enrol')
  expect((await server.call(getUser, {}, { as: await plantUser(server) })).status).toBe(200)
  const { id } = await withPasskey(manager)
  expect((await server.call(getUser, {}, { as: manager })).status).toBe(200)
  expect((await server.call(listFactors, {}, { as: manager })).body.required).toBe(true)
  const last = await server.call(removeFactor, { path: { id } }, { as: manager })
  expect([last.status, last.error.code]).toEqual([409, 'last_factor'])
  server.services.config.secondFactorRoles = []
  expect((await server.call(removeFactor, { path: { id } }, { as: manager })).status).toBe(204)
  expect(await rowsOf('select from recovery_code where user_id = $1', manager)).toEqual([])
})

test('a company asks its administrators and nobody else, at its owner’s word', async () => {
  const company = await plantCompany(server)
  const [owner, editor, adviser] = [
    await plantUser(server),
    await plantUser(server),
    await plantUser(server, { manager: true }),
  ]
  for (const admin of [owner, editor]) await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, adviser, company, 'manager')
  await server.owner.query(`update membership set company_role = 'editor' where user_id = $1`, [editor])
  const ask = (as: string, required: boolean) =>
    server.call(requireFactor, { path: { id: company }, body: { required } }, { as })
  expect((await ask(editor, true)).error.code).toBe('role_not_allowed')
  expect((await ask(owner, true)).body).toEqual({ second_factor_required: true })
  for (const admin of [owner, editor])
    expect((await server.call(getUser, {}, { as: admin })).error.code).toBe('second_factor_missing')
  expect((await server.call(getUser, {}, { as: adviser })).status).toBe(200)
  expect((await ask(adviser, false)).status).toBe(200)
  expect((await server.call(getUser, {}, { as: editor })).status).toBe(200)
})

test('an old sign-in is confirmed in place with the factor, and neither a link nor a password does it', async () => {
  const { user, secret } = await withTotp()
  const { id_token } = (
    await server.call(
      confirmFactor,
      { body: { code: codeAt(secret) } },
      bearer((await signInByLink(user)).id_token),
    )
  ).body
  const change = () => server.call(setPassword, { body: { password } }, bearer(id_token))
  await server.owner.query(`update session set auth_time = now() - interval '2 hours' where user_id = $1`, [
    user,
  ])
  expect((await change()).error.code).toBe('recent_sign_in_required')
  await signInByLink(user)
  expect((await change()).error.code).toBe('recent_sign_in_required')
  const confirmed = await server.call(confirmFactor, { body: { code: codeAt(secret, 1) } }, bearer(id_token))
  expect(confirmed.status).toBe(200)
  expect(Date.now() - Date.parse(confirmed.body.auth_time)).toBeLessThan(60_000)
  expect((await change()).status).toBe(200)
})

test('somebody else’s factor is not found, as one that does not exist, and stays as it was', async () => {
  const theirs = await withTotp()
  const begun = (await server.call(startTotp, {}, { as: theirs.user })).body
  const user = await plantUser(server)
  for (const id of [theirs.id, begun.id, randomUUID()]) {
    const rename = await server.call(renameFactor, { path: { id }, body: { name: 'À moi' } }, { as: user })
    const remove = await server.call(removeFactor, { path: { id } }, { as: user })
    const add = await server.call(
      addTotp,
      { path: { id }, body: { code: codeAt(begun.secret), name: 'x' } },
      { as: user },
    )
    expect([rename, remove, add].map(({ status }) => status)).toEqual([404, 404, 404])
  }
  const { items } = (await server.call(listFactors, {}, { as: theirs.user })).body
  expect(items.map(({ name }) => name)).toEqual(['Téléphone'])
  await server.call(
    renameFactor,
    { path: { id: theirs.id }, body: { name: 'Mon téléphone' } },
    { as: theirs.user },
  )
  expect((await server.call(listFactors, {}, { as: theirs.user })).body.items[0]?.name).toBe('Mon téléphone')
})

test('no secret of an application of codes is readable in the database', async () => {
  const { user, secret } = await withTotp()
  const [row] = await rowsOf(
    'select f::text as text, secret_cipher from sign_in_factor f where user_id = $1',
    user,
  )
  const raw = Buffer.from(Secret.fromBase32(secret).bytes)
  expect(row.text).not.toContain(secret)
  expect(Buffer.from(row.secret_cipher).includes(raw)).toBe(false)
  expect(Buffer.from(row.secret_cipher).includes(Buffer.from(secret))).toBe(false)
})
