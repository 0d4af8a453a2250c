import {
  endSession,
  listSessions,
  refreshSession,
  signOut,
  signOutEverywhere,
} from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { signIdToken } from './id-token.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { refreshTokenFor } from './refresh-token.ts'
import { identityScope } from './see-identity.ts'
import { isOwnOrigin, sessionCookie } from './session-cookie.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Signed {
  user: string
  session: OpenedSession
  cookie(counter: number): string
  bearer: string
}
async function signedIn(user?: string): Promise<Signed> {
  const id = user ?? (await plantUser(server))
  const session = await server.inTransaction(identityScope, (tx) =>
    openSession(tx, id, { absoluteHours: 12 }),
  )
  return {
    user: id,
    session,
    cookie: (counter) => `moisson=${refreshTokenFor(server.services.sealer, session, counter)}`,
    bearer: (await signIdToken(server.services.keys, session)).token,
  }
}
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  server.call(refreshSession, {}, { headers: { cookie, ...headers } })
const me = (bearer: string) => server.call(getUser, {}, { headers: { authorization: `Bearer ${bearer}` } })
const tokenIn = (answer: { headers: Record<string, unknown> }) =>
  /^moisson=([^;]*)/.exec(String(answer.headers['set-cookie']))?.[1]

test('a refresh gives a new bearer and the successor of the token', async () => {
  const { cookie, user } = await signedIn()
  const answer = await refresh(cookie(0))
  expect(answer.status).toBe(200)
  expect(answer.body.user.uid).toBe(user)
  expect(`moisson=${tokenIn(answer)}`).toBe(cookie(1))
  expect((await me(answer.body.id_token)).status).toBe(200)
  expect(new Date(answer.body.expires_at).getTime() - Date.now()).toBeGreaterThan(14 * 60_000)
})

test('an answer that got lost is asked again, however late, and gives the same successor', async () => {
  const { cookie, session } = await signedIn()
  await refresh(cookie(0))
  for (const late of ['16 minutes', '9 hours']) {
    await server.owner.query(`update session set created_at = created_at - $2::interval where id = $1`, [
      session.id,
      late,
    ])
    const again = await refresh(cookie(0))
    expect([again.status, `moisson=${tokenIn(again)}`]).toEqual([200, cookie(1)])
  }
  expect((await refresh(cookie(1))).status).toBe(200)
})

test('refreshes at once all get the same successor', async () => {
  const { cookie } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(cookie(0))))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map(tokenIn))).toEqual(new Set([cookie(1).slice('moisson='.length)]))
})

test('a token two steps behind ends the session, on its next request too, with a trace and a mail', async () => {
  const { cookie, user, bearer, session } = await signedIn()
  await refresh(cookie(0))
  await refresh(cookie(1))
  const stolen = await refresh(cookie(0))
  expect([stolen.status, stolen.error.code]).toEqual([401, 'user-token-expired'])
  expect(String(stolen.headers['set-cookie'])).toContain('Max-Age=0')
  expect((await refresh(cookie(2))).status).toBe(401)
  expect((await me(bearer)).status).toBe(401)
  const { rows } = await server.owner.query(
    `select (select count(*)::int from audit where action = 'identity.refreshReused' and target_id = $2) as traces,
       (select count(*)::int from outbox o join app_user u on u.email = o.recipient where u.id = $1 and o.kind = 'session-ended-notice') as mails`,
    [user, session.id],
  )
  expect(rows[0]).toEqual({ traces: 1, mails: 1 })
})

test('the token before the last one is taken again while tabs renew at once, and ends the session half a minute later', async () => {
  const { cookie, session } = await signedIn()
  const renewed = await refresh(cookie(0))
  expect((await me(renewed.body.id_token)).status).toBe(200)
  expect((await refresh(cookie(0))).status).toBe(200)
  await server.owner.query(
    `update session set used_step_at = used_step_at - interval '31 seconds' where id = $1`,
    [session.id],
  )
  // Whoever holds the bearer has the answer: this is somebody else, or a stolen cookie's owner.
  expect((await refresh(cookie(0))).status).toBe(401)
  expect((await me(renewed.body.id_token)).status).toBe(401)
})

test('a thief and the owner who renew in turn are found out at the second turn', async () => {
  const { cookie, session } = await signedIn()
  const owner = await refresh(cookie(0))
  expect((await me(owner.body.id_token)).status).toBe(200)
  const later = () =>
    server.owner.query(
      `update session set used_step_at = used_step_at - interval '14 minutes' where id = $1`,
      [session.id],
    )
  await later()
  expect((await refresh(cookie(0))).status).toBe(401)
  expect((await refresh(cookie(1))).status).toBe(401)
})

test('a forged digest ends nothing, whoever knows the session; an unknown session only answers 401', async () => {
  const { cookie, session, bearer } = await signedIn()
  expect((await refresh(`moisson=${randomUUID()}.0.${'A'.repeat(43)}`)).status).toBe(401)
  expect((await refresh(`moisson=${session.id}.1.${'A'.repeat(43)}`)).status).toBe(401)
  expect((await me(bearer)).status).toBe(200)
  expect((await refresh(cookie(0))).status).toBe(200)
})

test('the scheme of a bearer is read in any case', async () => {
  const { bearer } = await signedIn()
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect(
      (await server.call(getUser, {}, { headers: { authorization: `${scheme} ${bearer}` } })).status,
    ).toBe(200)
})

test('a secret read from the database is not enough to make a token', async () => {
  const { session } = await signedIn()
  const thief = { blindIndex: () => Buffer.alloc(32) } as never
  expect((await refresh(`moisson=${refreshTokenFor(thief, session, 0)}`)).status).toBe(401)
})

test('another site’s page cannot refresh; our own host names and a client without a browser can', async () => {
  const { cookie } = await signedIn()
  const evil = await refresh(cookie(0), { origin: 'https://evil.example', host: 'localhost:4000' })
  expect([evil.status, evil.error.code]).toEqual([403, 'foreign_origin'])
  expect((await refresh(cookie(0), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const host of ['localhost:4000', '127.0.0.1:4000', 'moisson.lan:4000'])
    expect((await refresh(cookie(0), { origin: `http://${host}`, host })).status).toBe(200)
  expect((await refresh(cookie(0))).status).toBe(200)
  const apart = { publicUrl: 'https://app.example.org', apiBaseUrl: 'https://api.example.org/api' }
  const config = { ...server.services.config, ...apart }
  const asked = { site: 'same-site', host: 'api.example.org' }
  expect(isOwnOrigin(config, { ...asked, origin: 'https://app.example.org' })).toBe(true)
  expect(isOwnOrigin(config, { ...asked, origin: 'https://other.example.org' })).toBe(false)
  expect(isOwnOrigin(config, { ...asked, origin: 'null' })).toBe(false)
})

test('the cookie is out of scripts’ reach, strict, and bound to its host on https', async () => {
  const answer = await refresh((await signedIn()).cookie(0))
  expect(answer.headers['set-cookie']).toMatch(
    /^moisson=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
  )
  const secure = { ...server.services.config, publicUrl: 'https://app.example.org' }
  expect(sessionCookie(secure, 'x', new Date())).toBe(
    '__Host-moisson=x; Path=/; Max-Age=0; HttpOnly; SameSite=Strict; Secure',
  )
})

test('inactivity and age end a session, and renewing is no activity', async () => {
  const idle = await signedIn()
  await server.owner.query(`update session set last_seen_at = now() - interval '29 minutes' where id = $1`, [
    idle.session.id,
  ])
  expect((await refresh(idle.cookie(0))).status).toBe(200)
  await server.owner.query(
    `update session set last_seen_at = last_seen_at - interval '2 minutes' where id = $1`,
    [idle.session.id],
  )
  expect((await refresh(idle.cookie(1))).status).toBe(401)
  const active = await signedIn()
  await server.owner.query(
    `update session set last_seen_at = now() - interval '29 minutes', auth_time = now() - interval '30 minutes' where id = $1`,
    [active.session.id],
  )
  await me(active.bearer)
  const { rows } = await server.owner.query(
    `select last_seen_at > now() - interval '1 minute' as seen from session where id = $1`,
    [active.session.id],
  )
  expect(rows[0]).toEqual({ seen: true })
  const old = await signedIn()
  await server.owner.query(`update session set expires_at = now() - interval '1 second' where id = $1`, [
    old.session.id,
  ])
  expect([(await refresh(old.cookie(0))).status, (await me(old.bearer)).status]).toEqual([401, 401])
})

test('suspending a person acts on the next request, bearer and refresh alike', async () => {
  const { user, bearer, cookie } = await signedIn()
  expect((await me(bearer)).status).toBe(200)
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [user])
  const [call, renewal] = [await me(bearer), await refresh(cookie(0))]
  expect([call.status, call.error.code]).toEqual([401, 'user-disabled'])
  expect([renewal.status, renewal.error.code]).toEqual([401, 'user-disabled'])
  expect(call.headers['www-authenticate']).toBe('Bearer')
})

test('signing out ends the session by bearer or cookie, twice without harm', async () => {
  const byBearer = await signedIn()
  const headers = { authorization: `Bearer ${byBearer.bearer}` }
  const answer = await server.call(signOut, {}, { headers })
  expect([answer.status, answer.headers['clear-site-data']]).toEqual([204, '"cache", "storage"'])
  expect((await me(byBearer.bearer)).status).toBe(401)
  expect((await server.call(signOut, {}, { headers })).status).toBe(204)
  const byCookie = await signedIn()
  await server.call(signOut, {}, { headers: { cookie: byCookie.cookie(0) } })
  expect((await me(byCookie.bearer)).status).toBe(401)
  const foreign = await signedIn()
  await server.call(signOut, {}, { headers: { cookie: foreign.cookie(0), origin: 'https://evil.example' } })
  expect((await me(foreign.bearer)).status).toBe(200)
  expect((await server.call(signOut, {})).status).toBe(204)
})

test('signing out everywhere ends each session of the person and no other’s', async () => {
  const first = await signedIn()
  const second = await signedIn(first.user)
  const stranger = await signedIn()
  await server.call(signOutEverywhere, {}, { headers: { authorization: `Bearer ${first.bearer}` } })
  expect([(await me(first.bearer)).status, (await me(second.bearer)).status]).toEqual([401, 401])
  expect((await refresh(second.cookie(0))).status).toBe(401)
  expect((await me(stranger.bearer)).status).toBe(200)
})

test('one’s sessions are listed and ended one by one; another person’s is not found', async () => {
  const first = await signedIn()
  const second = await signedIn(first.user)
  const stranger = await signedIn()
  const headers = { authorization: `Bearer ${first.bearer}` }
  const { body } = await server.call(listSessions, {}, { headers })
  expect(body.items.map((item) => [item.id, item.current])).toEqual([
    [first.session.id, true],
    [second.session.id, false],
  ])
  const end = (sid: string) => server.call(endSession, { path: { sid } }, { headers })
  expect((await end(second.session.id)).status).toBe(204)
  expect((await me(second.bearer)).status).toBe(401)
  expect([(await end(stranger.session.id)).status, (await end(randomUUID())).status]).toEqual([404, 404])
  expect((await me(stranger.bearer)).status).toBe(200)
})

test('a sixth session ends the oldest', async () => {
  const sessions = [await signedIn()]
  for (let count = 1; count < 6; count += 1) sessions.push(await signedIn(sessions[0]?.user))
  const statuses = await Promise.all(sessions.map(({ bearer }) => me(bearer)))
  expect(statuses.map((answer) => answer.status)).toEqual([401, 200, 200, 200, 200, 200])
})
