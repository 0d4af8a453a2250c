import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUsers } from '@moisson/contract/admin'
import { redeemLink } from '@moisson/contract/identity'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { invitePlatformAdmin } from './invite-platform-admin.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const invite = (email: string) => invitePlatformAdmin(server.owner, server.services.config, email)
const enter = async (link: string) => {
  const token = link.split('#token=')[1] ?? ''
  const answer = await server.call(redeemLink, { body: { token } })
  expect(answer.status).toBe(200)
  return { authorization: `Bearer ${answer.body.id_token}` }
}

test('an empty installation is entered by the printed link, and a mail with its own link is ordered', async () => {
  const { link, created } = await invite('Alex@Example.org')
  expect(created).toBe(true)
  const headers = await enter(link)
  const seen = await server.call(listUsers, { query: {} }, { headers })
  expect([seen.status, seen.body.items.map(({ email, roles }) => [email, roles])]).toEqual([
    200,
    [['alex@example.org', ['platform_admin']]],
  ])
  const { rows } = await server.owner.query(
    `select recipient, payload -> 'link' ->> 'kind' as link from outbox where kind = 'platform-invitation'`,
  )
  expect(rows).toEqual([{ recipient: 'alex@example.org', link: 'invitation' }])
  const { rows: trace } = await server.owner.query(
    `select actor_name from audit where action = 'admin.invitePlatformAdmin'`,
  )
  expect(trace).toEqual([{ actor_name: 'npm run admin' }])
})

test('the way back works at any time, for a suspended account too, and for no wrong address', async () => {
  const id = await plantUser(server, { email: 'paul@example.org', name: 'Paul Adam' })
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [id])
  const { link, created } = await invite('paul@example.org')
  expect(created).toBe(false)
  expect((await server.call(listUsers, { query: {} }, { headers: await enter(link) })).status).toBe(200)
  await expect(invite('paul')).rejects.toThrow('not an e-mail address')
})
