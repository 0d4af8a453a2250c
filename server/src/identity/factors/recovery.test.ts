import { Secret, TOTP } from 'otpauth'
import { addTotp, confirmFactor, startTotp } from '@moisson/contract/factor'
import { askRecovery, listRecoveries, settleRecovery } from '@moisson/contract/factor-recovery'
import { redeemLink } from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { setUserRole } from '@moisson/contract/user-role'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../../testing/plant.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { mintLink } from '../mint-link.ts'
import { identityScope } from '../see-identity.ts'
import { applyRecoveries } from './apply-recoveries.ts'
import { newAdminDays } from './recovery-store.ts'

let server: TestServer
let company: string
const someone = {} as Record<'alex' | 'other' | 'owner' | 'editor' | 'stranger', string>
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  const elsewhere = await plantCompany(server)
  someone.alex = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
  someone.other = await plantUser(server, { platformAdmin: true })
  someone.owner = await plantUser(server, { name: 'Claire Martin' })
  someone.editor = await plantUser(server)
  someone.stranger = await plantUser(server)
  await plantMembership(server, someone.owner, company, 'company_admin')
  await plantMembership(server, someone.editor, company, 'company_admin')
  await plantMembership(server, someone.stranger, elsewhere, 'company_admin')
  await server.owner.query(`update membership set company_role = 'editor' where user_id = $1`, [
    someone.editor,
  ])
})
afterAll(() => server.close())

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const one = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows[0]

/** Somebody of the company who came in by a link and has lost the telephone that shows the codes. */
async function lost({ platformAdmin = false } = {}) {
  const user = await plantUser(server, { platformAdmin, name: 'Lucas Bernard' })
  await plantMembership(server, user, company, 'company_admin')
  await server.owner.query(`update membership set company_role = 'editor' where user_id = $1`, [user])
  const { id, secret } = (await server.call(startTotp, {}, { as: user })).body
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  await server.call(addTotp, { path: { id }, body: { code: code(0), name: 'Téléphone' } }, { as: user })
  const { email } = await one('select email from app_user where id = $1', user)
  const signIn = async () => {
    const link = await server.inTransaction(identityScope, (tx, now) =>
      mintLink(tx, { kind: 'sign_in', user_id: user, email }, now),
    )
    return (await server.call(redeemLink, { body: { token: link?.token ?? '' } })).body
  }
  const half = await signIn()
  const asked = await server.call(askRecovery, {}, bearer(half.id_token))
  expect([asked.status, asked.body.state]).toEqual([202, 'asked'])
  const request = (await one('select id from factor_recovery where user_id = $1', user)).id as string
  const mails = async () =>
    (
      await server.owner.query(
        `select payload ->> 'recovery_step' as step from outbox where recipient = $1 and kind = 'factor-recovery' order by created_at, id`,
        [email],
      )
    ).rows.map(({ step }) => step)
  return { user, half, request, signIn, code, mails }
}
const settle = async (request: string, as: string, confirm = true) => {
  const answer = await server.call(settleRecovery, { path: { id: request }, body: { confirm } }, { as })
  return answer.error?.code ?? answer.status
}
const seenBy = async (as: string) =>
  (await server.call(listRecoveries, {}, { as })).body.items.map(({ id }) => id)
const hasFactor = async (user: string) =>
  (await one('select count(*)::int as n from sign_in_factor where user_id = $1', user)).n === 1

test('two different people confirm, one of them of the platform; after the wait the factors end and a new one is asked for', async () => {
  const { user, half, request, signIn, mails } = await lost()
  for (const nobody of [someone.editor, someone.stranger, user]) {
    expect(await seenBy(nobody === user ? someone.stranger : nobody)).not.toContain(request)
    if (nobody !== user) expect(await settle(request, nobody)).toBe('not_found')
  }
  expect(await settle(randomUUID(), someone.alex)).toBe('not_found')
  for (const settler of [someone.owner, someone.alex]) expect(await seenBy(settler)).toContain(request)
  expect(await settle(request, someone.owner)).toBe(204)
  expect(await settle(request, someone.owner)).toBe('recovery_confirmed_already')
  await applyRecoveries(server.services)
  expect(await hasFactor(user)).toBe(true)
  expect(await settle(request, someone.alex)).toBe(204)
  expect(await settle(request, someone.other)).toBe('recovery_confirmed_already')
  await applyRecoveries(server.services)
  expect(await hasFactor(user)).toBe(true)

  await server.owner.query(
    `update factor_recovery set due_at = business_now() - interval '1 second' where id = $1`,
    [request],
  )
  expect(await applyRecoveries(server.services)).toEqual({ recovered: 1 })
  expect(await hasFactor(user)).toBe(false)
  expect((await server.call(getUser, {}, bearer(half.id_token))).error.code).toBe('user-token-expired')
  const next = await signIn()
  expect(next.second_step).toBe('enrol')
  expect((await server.call(getUser, {}, bearer(next.id_token))).error.code).toBe('second_factor_missing')
  expect(await mails()).toEqual(['asked', 'confirmed_once', 'waiting', 'done'])
  const told = await one(
    `select count(*)::int as n from outbox where kind = 'factor-recovery-to-confirm' and payload ->> 'person' = 'Lucas Bernard'`,
  )
  expect(told.n).toBe(3)
  const audited = await server.owner.query(
    `select action from audit where target_id = $1 and action ~ 'Recovery$' order by at, action`,
    [user],
  )
  expect(audited.rows.map(({ action }) => action)).toEqual([
    'identity.askRecovery',
    'identity.settleRecovery',
    'identity.settleRecovery',
    'identity.applyRecovery',
  ])
})

test('an owner counts where the person agreed to belong to the company, not where they were typed in or invited', async () => {
  const { user, request } = await lost()
  await plantBeneficiary(server, company, { userId: user })
  for (const status of ['invited', 'revoked']) {
    await server.owner.query('update membership set status = $2 where user_id = $1', [user, status])
    expect(await seenBy(someone.owner)).not.toContain(request)
    expect(await settle(request, someone.owner)).toBe('not_found')
  }
})

test('the word of a new administrator of the platform does not count yet', async () => {
  const { request } = await lost()
  const made = await plantUser(server)
  const body = { role: 'platform_admin' as const }
  expect((await server.call(setUserRole, { path: { id: made }, body }, { as: someone.alex })).status).toBe(
    200,
  )
  expect(await seenBy(made)).not.toContain(request)
  expect(await settle(request, made)).toBe('not_found')
  await server.owner.query(
    `update app_user set platform_admin_since = platform_admin_since - make_interval(days => $2) where id = $1`,
    [made, newAdminDays],
  )
  expect(await settle(request, made)).toBe(204)
  await server.owner.query('update app_user set is_platform_admin = false where id = $1', [made])
})

test('the wait is a day after the second word', async () => {
  const { request } = await lost()
  await settle(request, someone.alex)
  await settle(request, someone.other)
  const { hours } = await one(
    'select extract(epoch from due_at - second_at)::int / 3600 as hours from factor_recovery where id = $1',
    request,
  )
  expect(hours).toBe(24)
})

test('two owners are not enough, and an owner has no word about the platform’s own people', async () => {
  const { request } = await lost()
  const second = await plantUser(server)
  await plantMembership(server, second, company, 'company_admin')
  expect(await settle(request, someone.owner)).toBe(204)
  expect(await settle(request, second)).toBe('recovery_needs_platform')
  const admin = await lost({ platformAdmin: true })
  expect(await settle(admin.request, someone.owner)).toBe('not_found')
  expect(await settle(admin.request, someone.alex)).toBe(204)
  expect(await settle(admin.request, someone.other)).toBe(204)
})

test('a word counts as long as whoever gave it could give it: a suspended account, or an owner no more, confirms nothing', async () => {
  const { request } = await lost()
  const thief = await plantUser(server, { name: 'Voleur' })
  await plantMembership(server, thief, company, 'company_admin')
  expect(await settle(request, thief)).toBe(204)
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [thief])
  const seen = (await server.call(listRecoveries, {}, { as: someone.alex })).body.items
  expect(seen.find(({ id }) => id === request)).toMatchObject({ state: 'asked', first_by_name: null })
  // The word of the platform is the first one, then, and not the second.
  expect(await settle(request, someone.alex)).toBe(204)
  expect((await one('select due_at from factor_recovery where id = $1', request)).due_at).toBeNull()

  const waiting = await lost()
  expect(await settle(waiting.request, someone.owner)).toBe(204)
  expect(await settle(waiting.request, someone.alex)).toBe(204)
  await server.owner.query(`update membership set status = 'revoked' where user_id = $1`, [someone.owner])
  await server.owner.query(
    `update factor_recovery set due_at = business_now() - interval '1 second' where id = $1`,
    [waiting.request],
  )
  expect(await applyRecoveries(server.services)).toEqual({ recovered: 0 })
  await server.owner.query(`update membership set status = 'active' where user_id = $1`, [someone.owner])
  expect(await hasFactor(waiting.user)).toBe(true)
  expect(await waiting.mails()).toEqual(['asked', 'confirmed_once', 'waiting', 'refused'])
})

test('whoever shows a factor meanwhile ends the request', async () => {
  const { user, half, request, code } = await lost()
  await settle(request, someone.alex)
  await settle(request, someone.other)
  await server.call(confirmFactor, { body: { code: code(1) } }, bearer(half.id_token))
  await server.owner.query(
    `update factor_recovery set due_at = business_now() - interval '1 second' where id = $1`,
    [request],
  )
  expect(await applyRecoveries(server.services)).toEqual({ recovered: 0 })
  expect(await hasFactor(user)).toBe(true)
})

test('a refusal ends the request, which is asked again after a day only; asking twice is one request', async () => {
  const { half, request, signIn, user } = await lost()
  expect((await server.call(askRecovery, {}, bearer(half.id_token))).body.state).toBe('asked')
  expect((await one('select count(*)::int as n from factor_recovery where user_id = $1', user)).n).toBe(1)
  expect(await settle(request, someone.owner, false)).toBe(204)
  const again = await server.call(askRecovery, {}, bearer(half.id_token))
  expect([again.status, again.error.code]).toEqual([429, 'too-many-requests'])
  await server.owner.query(
    `update factor_recovery set ended_at = ended_at - interval '25 hours' where id = $1`,
    [request],
  )
  const { id_token } = await signIn()
  // Another request of the same person is being written: this one waits for it and is answered with it.
  const twin = await server.owner.connect()
  await twin.query('begin')
  await twin.query('select from app_user where id = $1 for update', [user])
  await twin.query(
    `insert into factor_recovery (id, user_id, asked_at) values (gen_random_uuid(), $1, business_now())`,
    [user],
  )
  const waiting = server.call(askRecovery, {}, bearer(id_token))
  await sleep(200)
  await twin.query('commit')
  twin.release()
  const { status, body } = await waiting
  expect([status, body.state]).toEqual([202, 'asked'])
})
