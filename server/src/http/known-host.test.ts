import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { buildApp } from './app.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function statusUnder(host: string, more: Partial<Config> = {}): Promise<number> {
  const config = {
    demo: true,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    apiBaseUrl: '/api',
    ...more,
  } as Config
  app = await buildApp({ config } as Services, {
    authenticate: async () => null,
    routes: [],
    extend: async (extended) => void extended.get('/seen', async () => 'here'),
  })
  const { statusCode } = await app.inject({ url: '/seen', headers: { host } })
  await app.close()
  return statusCode
}

test.each([
  'localhost',
  'LOCALHOST:4000',
  'vergers.localhost:4000',
  '127.0.0.1:4010',
  '[::1]:4000',
  '192.168.1.20',
])('the demo answers under %s, which no other site can point at it', async (host) => {
  expect(await statusUnder(host)).toBe(200)
})

test.each(['rebound.example:4000', 'localhost.rebound.example', '127.0.0.1.rebound.example', 'localhost.'])(
  'a name that a page elsewhere points at this machine is not the demo: %s',
  async (host) => {
    expect(await statusUnder(host)).toBe(host === 'localhost.' ? 200 : 421)
  },
)

test('a name that is configured is known, and outside the demo the operator decides', async () => {
  expect(await statusUnder('demo.example', { publicUrl: 'https://demo.example' })).toBe(200)
  expect(await statusUnder('api.example:8443', { apiBaseUrl: 'https://api.example:8443/api' })).toBe(200)
  expect(await statusUnder('box', { host: 'box' })).toBe(200)
  expect(await statusUnder('anything.example', { demo: false })).toBe(200)
})

test.each([
  ['https://moisson.example', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:4000', undefined],
])('an answer of the API under %s tells a browser to come by https alone: %s', async (publicUrl, told) => {
  const config = { demo: false, host: '127.0.0.1', publicUrl, apiBaseUrl: '/api' } as Config
  app = await buildApp({ config } as Services, { authenticate: async () => null, routes: [] })
  const answers = [
    await app.inject({ url: '/api/nowhere' }),
    await app.inject({ url: '/api/%ff' }),
    await app.inject({ url: '/api/nowhere', method: 'POST', payload: {} }),
  ]
  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([told, told, told])
})
