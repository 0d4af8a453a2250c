import { afterEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { buildApp } from './app.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

/** The address that limits and the audit see, of a client who invents one and passes two proxies. */
async function addressSeen(trustProxy: number | undefined): Promise<string> {
  const config = { publicUrl: 'https://moisson.example', apiBaseUrl: '/api', trustProxy } as Config
  app = await buildApp({ config } as Services, {
    authenticate: async () => null,
    routes: [],
    extend: async (extended) => {
      extended.get('/seen', async (request) => request.ip)
    },
  })
  const { body } = await app.inject({
    url: '/seen',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.2' },
  })
  return body
}

test.each([
  [undefined, '10.0.0.1'],
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '198.51.100.7'],
])(
  'with %s proxies trusted, the address is %s: what the client invents counts for nothing',
  async (hops, ip) => {
    expect(await addressSeen(hops)).toBe(ip)
  },
)
