import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authenticate } from '../identity/authenticate.ts'
import { routes } from '../routes.ts'
import { plantCompany, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { buildApp } from './app.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a right that is refused is one line for the operator: which one, where, and whose account', async () => {
  const written: string[] = []
  const spy = vi.spyOn(console, 'warn').mockImplementation((line: string) => void written.push(line))
  const app = await buildApp(server.services, { authenticate, routes, log: true })
  const company = await plantCompany(server)
  const person = await plantUser(server)
  const ask = async (url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${await server.tokenOf(person)}` } }))
      .statusCode
  expect(await ask(`/api/company/${company}/beneficiaries`)).toBe(403)
  expect(await ask('/api/user')).toBe(200)
  spy.mockRestore()
  await app.close()
  expect(written.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 'warn',
      what: 'security',
      event: 'right refused',
      bucket: `forbidden GET /api/company/:id/beneficiaries ${person}`,
    },
  ])
})
