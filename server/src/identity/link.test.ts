import {
  inspectLink,
  redeemLink,
  renewLink,
  requestPasswordReset,
  resetPassword,
} from '@moisson/contract/identity'
import { getUser, sendMagicLink } from '@moisson/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mintLink, safeRedirect } from './mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function mint(order: Omit<LinkOrder, 'email'> & { email?: string }): Promise<string> {
  const email = order.email ?? (await emailOf(order.user_id))
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(tx, { ...order, email }, now),
  )
  if (!minted) throw new Error('no link was made')
  return minted.token
}
async function emailOf(userId: string): Promise<string> {
  const { rows } = await server.owner.query<{ email: string }>(`select email from app_user where id = $1`, [
    userId,
  ])
  return rows[0]?.email ?? ''
}
const redeem = (token: string) => server.call(redeemLink, { body: { token } })
const inspect = (token: string) => server.call(inspectLink, { body: { token } })
/** The mark that an answer gives a browser, as the browser sends it back. */
function markIn(answer: { headers: Record<string, unknown> }): string {
  const cookies = [answer.headers['set-cookie']].flat().map(String)
  const marks = cookies.filter((cookie) => cookie.startsWith('moisson-device='))
  expect(marks).toHaveLength(1)
  return marks[0]?.split(';')[0] ?? ''
}
const mailsTo = async (recipient: string) =>
  (
    await server.owner.query<{ kind: string; payload: { link: LinkOrder } }>(
      `select kind, payload from outbox where recipient = $1 order by created_at, id`,
      [recipient],
    )
  ).rows

test('a known and an unknown address get the same answer; only the known one gets a mail, without any token in it', async () => {
  const email = await emailOf(await plantUser(server))
  const suspended = await emailOf(await plantUser(server, { status: 'suspended' }))
  const cookie = markIn(await server.call(sendMagicLink, { body: { email: 'first@example.org' } }))
  const ask = (address: string) =>
    server.call(
      sendMagicLink,
      { body: { email: address, redirect: '/campagne?x=1' } },
      { headers: { cookie } },
    )
  const [known, unknown, closed] = [await ask(email), await ask('nobody@example.org'), await ask(suspended)]
  expect(known.status).toBe(202)
  expect(known.body).toEqual({
    sent: true,
    expires_in_seconds: 900,
    resend_after_seconds: 30,
    screen_number: expect.stringMatching(/^[1-9]\d$/),
  })
  for (const other of [unknown, closed]) expect([other.status, other.raw]).toEqual([known.status, known.raw])
  const mails = await mailsTo(email)
  expect(mails.map((mail) => [mail.kind, mail.payload.link.redirect])).toEqual([
    ['sign-in-link', '/campagne?x=1'],
  ])
  expect(JSON.stringify(mails)).not.toContain('token')
  expect(await mailsTo('nobody@example.org')).toEqual([])
  expect(await mailsTo(suspended)).toEqual([])
})

/** A link asked for at a screen: its mark, the number it shows, and the link of the mail. */
async function askedFor(call: typeof sendMagicLink | typeof requestPasswordReset, user: string) {
  const email = await emailOf(user)
  const asked = await server.call(call, { body: { email } })
  const order = (await mailsTo(email)).at(-1)?.payload.link
  if (!order) throw new Error('no mail left')
  return { cookie: markIn(asked), screen_number: asked.body.screen_number, token: await mint(order) }
}
const other = (number: string) => (number === '99' ? '10' : String(Number(number) + 1))

test('a link opens where it was asked for by a click; elsewhere only with the number shown there', async () => {
  const user = await plantUser(server)
  const { cookie, screen_number, token } = await askedFor(sendMagicLink, user)
  const look = async (headers: Record<string, string>) =>
    (await server.call(inspectLink, { body: { token } }, { headers })).body.screen_number_asked
  expect([await look({ cookie }), await look({})]).toEqual([false, true])
  for (const body of [{ token }, { token, screen_number: other(screen_number) }]) {
    const refused = await server.call(redeemLink, { body })
    expect([refused.status, refused.error.code]).toEqual([409, 'screen_number_needed'])
  }
  expect((await server.call(redeemLink, { body: { token, screen_number } })).status).toBe(200)

  const same = await askedFor(sendMagicLink, user)
  expect(
    (await server.call(redeemLink, { body: { token: same.token } }, { headers: { cookie: same.cookie } }))
      .status,
  ).toBe(200)
})

test('the number of a screen is tried three times a link, at once or not; a new link for this device needs none', async () => {
  const user = await plantUser(server)
  const { screen_number, token } = await askedFor(sendMagicLink, user)
  const tries = Array.from({ length: 12 }, () =>
    server.call(redeemLink, { body: { token, screen_number: other(screen_number) } }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  expect((await server.call(redeemLink, { body: { token, screen_number } })).status).toBe(429)
  const renewed = await server.call(renewLink, { body: { token } })
  const order = (await mailsTo(await emailOf(user))).at(-1)?.payload.link
  const again = order ? await mint(order) : ''
  expect((await server.call(redeemLink, { body: { token: again } })).status).toBe(409)
  const headers = { cookie: markIn(renewed) }
  expect((await server.call(redeemLink, { body: { token: again } }, { headers })).status).toBe(200)
})

test('a link to choose a password is bound to the screen that asked for it too', async () => {
  const { screen_number, token } = await askedFor(requestPasswordReset, await plantUser(server))
  const reset = (shown: { screen_number?: string }) =>
    server.call(resetPassword, { body: { token, password: 'girafe quarante bobine toit', ...shown } })
  expect((await reset({})).error.code).toBe('screen_number_needed')
  expect((await reset({ screen_number })).status).toBe(200)
})

test('a link is kept as a digest only', async () => {
  const user = await plantUser(server)
  const token = await mint({ kind: 'sign_in', user_id: user })
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await server.owner.query(`select l::text as row from sign_in_link l where user_id = $1`, [
    user,
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain(token)
})

test('looking at a link, however often, does not use it; one of three clicks at once opens a session', async () => {
  const user = await plantUser(server)
  const token = await mint({ kind: 'sign_in', user_id: user, redirect: '/dashboard' })
  for (let time = 0; time < 5; time += 1) {
    const seen = await inspect(token)
    expect([seen.status, seen.body.state, seen.body.kind]).toEqual([200, 'valid', 'sign_in'])
    expect(seen.body.masked_email).not.toBe(await emailOf(user))
    for (const method of ['GET', 'HEAD'] as const)
      expect((await server.app.inject({ method, url: '/api/auth/link/redeem' })).statusCode).toBe(404)
  }
  const answers = await Promise.all([redeem(token), redeem(token), redeem(token)])
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const won = answers.find((answer) => answer.status === 200)
  expect(won?.body.redirect).toBe('/dashboard')
  expect(won?.body.user.uid).toBe(user)
  const me = await server.app.inject({
    url: '/api/user',
    headers: { authorization: `Bearer ${won?.body.id_token}` },
  })
  expect(me.json()).toMatchObject({ uid: user, campaign_scope: null })
  expect((await redeem(token)).error.code).toBe('used_action_code')
  expect((await inspect(token)).body.state).toBe('used')
})

test('links asked for by anybody leave those of the last minutes good', async () => {
  const user = await plantUser(server)
  const first = await mint({ kind: 'sign_in', user_id: user })
  const others: string[] = []
  for (let time = 0; time < 4; time += 1) others.push(await mint({ kind: 'sign_in', user_id: user }))
  expect((await redeem(first)).status).toBe(200)
  for (const other of others) expect((await redeem(other)).error.code).toBe('superseded_action_code')
})

test('a new link replaces the older one of its kind, and each refusal says which', async () => {
  const user = await plantUser(server)
  const first = await mint({ kind: 'sign_in', user_id: user })
  await server.owner.query(
    `update sign_in_link set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [user],
  )
  const second = await mint({ kind: 'sign_in', user_id: user })
  const replaced = await redeem(first)
  expect([replaced.status, replaced.error.code]).toEqual([409, 'superseded_action_code'])
  await server.owner.query(
    `update sign_in_link set expires_at = now() - interval '1 second' where user_id = $1 and superseded_at is null`,
    [user],
  )
  const late = await redeem(second)
  expect([late.status, late.error.code]).toEqual([409, 'expired_action_code'])
  const invented = await redeem('x'.repeat(43))
  expect([invented.status, invented.error.code]).toEqual([404, 'invalid_action_code'])
})

test('a suspended account’s link opens nothing and stays unspent', async () => {
  const user = await plantUser(server)
  const token = await mint({ kind: 'sign_in', user_id: user })
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [user])
  const refusedOne = await redeem(token)
  expect([refusedOne.status, refusedOne.error.code]).toEqual([401, 'user-disabled'])
  await server.owner.query(`update app_user set status = 'active' where id = $1`, [user])
  expect((await redeem(token)).status).toBe(200)
})

test('a password link does not sign in by itself', async () => {
  const token = await mint({ kind: 'reset_password', user_id: await plantUser(server) })
  expect((await redeem(token)).error.code).toBe('invalid_action_code')
})

test('renewing an expired link mails a new one to the same address and page; an invented one answers the same', async () => {
  const user = await plantUser(server)
  const email = await emailOf(user)
  const token = await mint({ kind: 'sign_in', user_id: user, redirect: '/profile' })
  const renewed = await server.call(renewLink, { body: { token } })
  const invented = await server.call(renewLink, { body: { token: 'nothing' } })
  expect([renewed.status, renewed.raw]).toEqual([202, invented.raw])
  expect((await mailsTo(email)).map((mail) => mail.payload.link)).toEqual([
    expect.objectContaining({ kind: 'sign_in', user_id: user, email, redirect: '/profile' }),
  ])
})

test('a path of this site is kept, another site’s address is not', () => {
  expect(safeRedirect('/campagne/detail-1?x=1#y')).toBe('/campagne/detail-1?x=1#y')
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    '/\t/evil.example',
  ])
    expect(safeRedirect(path)).toBeNull()
})

test('the first proof of an address wipes a password set before it', async () => {
  const user = await plantUser(server)
  await server.owner.query(
    `update app_user set email_verified = false, password_hash = 'planted' where id = $1`,
    [user],
  )
  const before = await server.tokenOf(user)
  expect((await redeem(await mint({ kind: 'sign_in', user_id: user }))).status).toBe(200)
  const { rows } = await server.owner.query(
    `select email_verified, password_hash from app_user where id = $1`,
    [user],
  )
  expect(rows[0]).toEqual({ email_verified: true, password_hash: null })
  const old = await server.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${before}` } })
  expect(old.statusCode).toBe(401)
})

test('a campaign’s link lives until the person’s deadline on the business clock, and its session does nothing else', async () => {
  const company = await plantCompany(server)
  const user = await plantUser(server)
  await plantMembership(server, user, company, 'company_admin')
  const person = await plantBeneficiary(server, company, { userId: user })
  const campaign = crypto.randomUUID()
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations, default_rule, draft_policy,
       reminder_plan, created_at, updated_at)
     values ($1, $2, 'Intéressement', 'interessement', 2025, 'open', '2025-01-01', '2025-12-31', '[]', 3, true, true, 15, 3,
       '2026-05-31', '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', now(), now())`,
    [campaign, company],
  )
  await server.owner.query(
    `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, deadline_at, created_at, updated_at)
     values ($1, $2, $3, $4, 'Moreau', 'Lina', business_now() + interval '10 days', now(), now())`,
    [crypto.randomUUID(), company, campaign, person],
  )
  const order = { kind: 'campaign' as const, user_id: user, campaign_id: campaign, beneficiary_id: person }
  const [first, second, third] = [await mint(order), await mint(order), await mint(order)]
  const opened = await redeem(first)
  expect(opened.status).toBe(200)
  const as = { authorization: `Bearer ${opened.body.id_token}` }
  const me = (await server.app.inject({ url: '/api/user', headers: as })).json()
  expect(me).toMatchObject({ campaign_scope: campaign, roles: ['beneficiary'], current_company_id: company })
  const elsewhere = await server.app.inject({ url: '/api/auth/sessions', headers: as })
  expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([403, 'campaign_session_only'])
  expect((await redeem(second)).status).toBe(200)
  const { rows } = await server.owner.query(`select business_now() + interval '11 days' as later`)
  await server.setNow(rows[0].later.toISOString())
  expect((await redeem(third)).error.code).toBe('expired_action_code')
  await server.call(renewLink, { body: { token: third } })
  expect((await mailsTo(await emailOf(user))).map((mail) => mail.payload.link.kind)).toEqual(['sign_in'])
  await server.owner.query(`update business_clock set shift = '0'`)
})

test('an invitation accepted by its link gives the role; before it, nothing', async () => {
  const company = await plantCompany(server, { name: 'Atelier du Phare' })
  const user = await plantUser(server)
  await server.owner.query(
    `insert into membership (user_id, company_id, role, status, created_at) values ($1, $2, 'company_admin', 'invited', business_now())`,
    [user, company],
  )
  expect((await server.call(getUser, {}, { as: user })).body.roles).toEqual([])
  const token = await mint({ kind: 'invitation', user_id: user })
  expect((await inspect(token)).body.company_name).toBe('Atelier du Phare')
  expect((await redeem(token)).status).toBe(200)
  expect((await server.call(getUser, {}, { as: user })).body.memberships).toEqual([
    { company_id: company, company_name: 'Atelier du Phare', role: 'company_admin' },
  ])
})

test('a body that is not JSON cannot sign anybody in from another site’s form', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/password',
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ email: 'a@example.org', password: 'x' }),
  })
  expect(answer.statusCode).toBe(415)
})
