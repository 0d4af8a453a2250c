import { generateKeyPair, exportSPKI, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { createHmac, randomUUID } from 'node:crypto'
import { listSigningKeys } from '@moisson/contract/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { refreshTokenFor } from './refresh-token.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
let user: string
let session: OpenedSession
beforeAll(async () => {
  server = await startTestServer()
  user = await plantUser(server)
  session = await server.inTransaction(identityScope, (tx) => openSession(tx, user, { absoluteHours: 12 }))
})
afterAll(() => server.close())

const now = () => Math.floor(Date.now() / 1000)
const claims = (): JWTPayload => ({
  iss: 'moisson',
  aud: 'moisson-api',
  sub: user,
  sid: session.id,
  iat: now(),
  exp: now() + 900,
})
const header = () => ({ alg: 'ES256', typ: 'id+jwt', kid: server.services.keys.active.kid })
const sign = (payload: JWTPayload, protectedHeader: object = {}) =>
  new SignJWT(payload)
    .setProtectedHeader({ ...header(), ...protectedHeader })
    .sign(server.services.keys.active.key)
const statusOf = async (authorization: string) =>
  (await server.app.inject({ url: '/api/user', headers: { authorization } })).statusCode

test('the token these forgeries start from is accepted', async () => {
  expect(await statusOf(`Bearer ${await sign(claims())}`)).toBe(200)
})

test.each<[string, () => Promise<string> | string]>([
  ['algorithm none', () => new UnsecuredJWT(claims()).encode()],
  ['expired by 31 seconds', () => sign({ ...claims(), exp: now() - 31 })],
  ['not yet valid', () => sign({ ...claims(), nbf: now() + 60 })],
  ['wrong audience', () => sign({ ...claims(), aud: 'other' })],
  ['wrong issuer', () => sign({ ...claims(), iss: 'other' })],
  ['wrong type', () => sign(claims(), { typ: 'JWT' })],
  ['unknown key', () => sign(claims(), { kid: randomUUID() })],
  ['no key named', () => sign(claims(), { kid: undefined })],
  ['no session', () => sign({ ...claims(), sid: undefined })],
  ['another person’s session', async () => sign({ ...claims(), sub: await plantUser(server) })],
  ['an invented session', () => sign({ ...claims(), sid: randomUUID() })],
  ['the refresh token', () => refreshTokenFor(server.services.sealer, session, 0)],
  ['an empty bearer', () => ''],
  ['garbage', () => 'a.b.c'],
  [
    'another key’s signature',
    async () =>
      new SignJWT(claims()).setProtectedHeader(header()).sign((await generateKeyPair('ES256')).privateKey),
  ],
  [
    'its own key in the header',
    async () => {
      const pair = await generateKeyPair('ES256', { extractable: true })
      const jwk = await crypto.subtle.exportKey('jwk', pair.publicKey)
      return new SignJWT(claims())
        .setProtectedHeader({ ...header(), jwk: jwk as never, jku: 'https://evil.example/keys' })
        .sign(pair.privateKey)
    },
  ],
  [
    'HS256 keyed with the public key',
    async () => {
      const jwk = server.services.keys.published()[0]
      if (!jwk) throw new Error('no key is published')
      const secret = await exportSPKI((await importJWK(jwk, 'ES256', { extractable: true })) as CryptoKey)
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const body = `${part({ ...header(), alg: 'HS256' })}.${part(claims())}`
      return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
    },
  ],
])('a bearer is refused with %s', async (_what, forge) => {
  expect(await statusOf(`Bearer ${await forge()}`)).toBe(401)
})

test('a token in the query, in a cookie or under another scheme is no bearer', async () => {
  const token = await sign(claims())
  const inQuery = await server.app.inject({ url: `/api/user?access_token=${token}` })
  const inCookie = await server.app.inject({ url: '/api/user', headers: { cookie: `moisson=${token}` } })
  expect([inQuery.statusCode, inCookie.statusCode, await statusOf(`Basic ${token}`)]).toEqual([401, 401, 401])
})

test('the published keys hold nothing private and verify our tokens', async () => {
  const { body, headers } = await server.call(listSigningKeys, {})
  expect(body.keys).toHaveLength(1)
  expect(Object.keys(body.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  expect(headers['cache-control']).toBe('public, max-age=300')
})
