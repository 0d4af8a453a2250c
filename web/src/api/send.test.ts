import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addBeneficiary } from '@moisson/contract/beneficiary'
import { setPassword, signInWithPassword } from '@moisson/contract/identity'
import { getUser, updateUser } from '@moisson/contract/user'
import { stakes } from '../session/at-stake.ts'
import { registerBearer } from './bearer.ts'
import { loadConfig } from './config.ts'
import { send } from './send.ts'

let server: Server
let requests: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
const nativeFetch = globalThis.fetch

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A page asks relative to its address, and is told at run time that the API is elsewhere.
  globalThis.fetch = (input, init) => nativeFetch(new URL(input as string, origin), init)
  answer = (_, response) => json(response, 200, { apiBaseUrl: `${origin}/elsewhere/`, demo: false })
  requests = []
  await loadConfig()
})
afterAll(() => {
  globalThis.fetch = nativeFetch
  server.close()
})

const rejected = vi.fn<(status: number | null, token: string | null) => Promise<boolean> | null>()
const confirmRecentSignIn = vi.fn<() => Promise<boolean>>()
const owesFactor = vi.fn<() => void>()
beforeEach(() => {
  requests = []
  rejected.mockReset()
  confirmRecentSignIn.mockReset()
  owesFactor.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  registerBearer({
    token: () => Promise.resolve('the-token'),
    tokenNow: () => null,
    confirmRecentSignIn,
    owesFactor,
    rejected: (error, token) => rejected(error.status, token),
  })
})

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

test('a call goes to the base address read at run time, with the bearer and the language', async () => {
  answer = (_, response) => json(response, 200, { id: 'u1' })
  await expect(send(getUser, {})).resolves.toEqual({ id: 'u1' })
  expect(requests[0]).toMatchObject({ method: 'GET', path: '/elsewhere/user' })
  expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer the-token', 'accept-language': 'fr' })
})

test('a write sends the version it knows as If-Match', async () => {
  answer = (_, response) => json(response, 200, {})
  await send(updateUser, { body: { locale: 'en' } }, { version: 7 })
  expect(requests[0]).toMatchObject({ method: 'PUT', body: '{"locale":"en"}' })
  expect(requests[0]?.headers['if-match']).toBe('"7"')
})

test('only a POST carries an idempotency key', async () => {
  answer = (_, response) => json(response, 200, {})
  await send(updateUser, { body: {} }, { idempotencyKey: 'k' })
  await send(signInWithPassword, { body: { email: 'a@b.fr', password: 'x' } }, { idempotencyKey: 'k' })
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, 'k'])
})

describe('an old sign-in', () => {
  beforeEach(() => {
    let first = true
    answer = (_, response) => {
      if (first) json(response, 401, { error: 'Confirmez', code: 'recent_sign_in_required' })
      else json(response, 200, { changed: true })
      first = false
    }
  })

  test('asks again in place, then repeats the call', async () => {
    confirmRecentSignIn.mockResolvedValue(true)
    await expect(send(setPassword, { body: { password: 'x' } })).resolves.toEqual({ changed: true })
    expect(requests).toHaveLength(2)
    expect(rejected).not.toHaveBeenCalled()
  })

  test.each(['second_factor_needed', 'second_factor_missing'])(
    'leads to the second factor at %s',
    async (code) => {
      answer = (_, response) => json(response, 403, { error: 'Un second facteur', code })
      await expect(send(setPassword, { body: { password: 'x' } })).rejects.toMatchObject({ status: 403 })
      expect(owesFactor).toHaveBeenCalledOnce()
      expect(rejected).not.toHaveBeenCalled()
    },
  )

  test('leaves the person signed in when they decline', async () => {
    confirmRecentSignIn.mockResolvedValue(false)
    await expect(send(setPassword, { body: { password: 'x' } })).rejects.toMatchObject({
      status: 401,
      message: 'Confirmez',
    })
    expect(requests).toHaveLength(1)
    expect(rejected).not.toHaveBeenCalled()
  })
})

test('another 401 ends the session of the token that was sent', async () => {
  answer = (_, response) => json(response, 401, { error: 'Connectez-vous', code: 'unauthenticated' })
  await expect(send(getUser, {})).rejects.toMatchObject({ status: 401 })
  expect(rejected).toHaveBeenCalledExactlyOnceWith(401, 'the-token')
})

test('a call refused because the session ended is made again, with the same key, once its person is back', async () => {
  rejected.mockResolvedValue(true)
  let first = true
  answer = (_, response) => {
    json(
      response,
      first ? 401 : 200,
      first ? { error: 'Connectez-vous', code: 'unauthenticated' } : { id: 'p1' },
    )
    first = false
  }
  const request = { path: { id: 'c1' }, body: { first_name: 'Reinette', last_name: 'Pommier' } }
  await expect(send(addBeneficiary, request, { idempotencyKey: 'k' })).resolves.toEqual({ id: 'p1' })
  expect(requests.map(({ headers, body }) => [headers['idempotency-key'], JSON.parse(body)])).toEqual([
    ['k', request.body],
    ['k', request.body],
  ])
})

test('a change on its way is held until it is answered, a question is not', async () => {
  const held: boolean[] = []
  answer = (_, response) => {
    held.push([...stakes].some((loses) => loses()))
    json(response, 200, {})
  }
  await send(getUser, {})
  await send(updateUser, { body: { locale: 'en' } })
  expect(held).toEqual([false, true])
  expect(stakes.size).toBe(0)
})

test('a wrong password ends nobody’s session', async () => {
  answer = (_, response) => json(response, 401, { error: 'Incorrect', code: 'invalid-credential' })
  await expect(send(signInWithPassword, { body: { email: 'a@b.fr', password: 'x' } })).rejects.toMatchObject({
    code: 'invalid-credential',
  })
  expect(rejected).not.toHaveBeenCalled()
})

test('no answer has no status and is logged as the network’s', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer = (request) => request.socket.destroy()
  await expect(send(getUser, {})).rejects.toMatchObject({ status: null, unsure: false })
  await expect(send(updateUser, { body: {} })).rejects.toMatchObject({ status: null, unsure: true })
  expect(logged).toHaveBeenCalledWith('Network error - please check your connection')
})
