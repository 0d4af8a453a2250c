import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { allowConfiguredOrigin } from './cors.ts'

const pages = 'https://app.example.org'

function appWith(apiBaseUrl: string) {
  const app = fastify()
  allowConfiguredOrigin(app, { publicUrl: pages, apiBaseUrl } as Config)
  app.get('/api/user', async () => ({}))
  app.post('/api/auth/refresh', async () => ({}))
  return app
}

const preflight = { origin: pages, 'access-control-request-method': 'PUT' }

test('the pages’ origin may call an API of another origin, with cookies on the identity calls only', async () => {
  const app = appWith('https://api.example.org/api')
  const asked = await app.inject({ method: 'OPTIONS', url: '/api/user', headers: preflight })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers['access-control-allow-origin']).toBe(pages)
  expect(asked.headers['access-control-allow-headers']).toContain('if-match')
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  const refresh = await app.inject({ method: 'POST', url: '/api/auth/refresh', headers: { origin: pages } })
  expect(refresh.headers['access-control-allow-credentials']).toBe('true')
  expect(refresh.headers['vary']).toBe('Origin')
})

test('no other origin is answered, and none at all when pages and API share one', async () => {
  const apart = appWith('https://api.example.org/api')
  const other = { ...preflight, origin: 'https://evil.example' }
  const answer = await apart.inject({ method: 'OPTIONS', url: '/api/user', headers: other })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  for (const base of ['/api', `${pages}/api`]) {
    const together = await appWith(base).inject({
      method: 'GET',
      url: '/api/user',
      headers: { origin: pages },
    })
    expect(together.headers['access-control-allow-origin']).toBeUndefined()
  }
})
