import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '@moisson/contract/user'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { forgetAdminFactors } from './forget-admin-factors.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const forget = (email: string) => forgetAdminFactors(server.owner, email)
const factorOf = (user: string) =>
  server.owner.query(
    `insert into sign_in_factor (id, user_id, kind, name, secret_cipher, created_at, confirmed_at)
     values (gen_random_uuid(), $1, 'totp', 'Téléphone', '\\x00', now(), now())`,
    [user],
  )

test('the factors of the only administrator end, with sessions, a mail and a row in the audit; of nobody else', async () => {
  const alex = await plantUser(server, { email: 'alex@example.org', platformAdmin: true })
  const lucas = await plantUser(server, { email: 'lucas@example.org' })
  await expect(forget('alex@example.org')).rejects.toThrow('no second factor')
  await factorOf(alex)
  await factorOf(lucas)
  await expect(forget('lucas@example.org')).rejects.toThrow('no active administrator')
  const other = await plantUser(server, { email: 'sam@example.org', platformAdmin: true })
  await expect(forget('alex@example.org')).rejects.toThrow('one of 2 administrators')
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [other])
  const before = await server.call(getUser, {}, { as: alex })

  // The session lives, and owes the factor that is lost.
  expect([before.status, await forget('Alex@Example.org ')]).toEqual([403, { factors: 1 }])
  expect((await server.call(getUser, {}, { as: alex })).status).toBe(401)
  const { rows: left } = await server.owner.query('select user_id from sign_in_factor')
  expect(left).toEqual([{ user_id: lucas }])
  const { rows: asked } = await server.owner.query('select factor_asked from app_user where id = $1', [alex])
  expect(asked).toEqual([{ factor_asked: true }])
  const { rows: mails } = await server.owner.query(
    `select recipient, payload ->> 'recovery_step' as step from outbox`,
  )
  expect(mails).toEqual([{ recipient: 'alex@example.org', step: 'done' }])
  const { rows: trace } = await server.owner.query(
    `select actor_name, target_id from audit where action = 'admin.forgetFactors'`,
  )
  expect(trace).toEqual([{ actor_name: 'npm run admin', target_id: alex }])
})
