import { assignAdviser, previewAdviser, previewReminder, remindCompany } from '@moisson/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let adviser: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  adviser = await plantUser(server, { manager: true, name: 'Hugo Lambert' })
  await plantMembership(server, adviser, company, 'manager')
})

const path = () => ({ path: { id: company } })
const mails = async () =>
  (
    await server.owner.query<{ recipient: string; payload: { message: string; author: string } }>(
      `select recipient, payload from outbox where company_id = $1 and kind = 'company-reminder'`,
      [company],
    )
  ).rows

test('a reminder reaches whoever administers the company and takes messages, once a day, in the adviser’s words', async () => {
  const owner = await plantUser(server, { email: 'helene@vergers.example', name: 'Hélène Roche' })
  const reader = await plantUser(server)
  const silent = await plantUser(server)
  await plantMembership(server, owner, company, 'company_admin')
  await plantMembership(server, reader, company, 'company_admin', 'viewer')
  await plantMembership(server, silent, company, 'company_admin')
  await server.owner.query(
    `update app_user set notifications = notifications || '{"campaign_mails": false}' where id = $1`,
    [silent],
  )
  const seen = await server.call(previewReminder, path(), { as: adviser })
  expect(seen.body.recipients).toEqual([{ name: 'Hélène Roche', email: 'helene@vergers.example' }])
  expect(await mails()).toEqual([])
  const message = 'Le dépôt approche : « à signer ».'
  const sent = await server.call(remindCompany, { ...path(), body: { message } }, { as: adviser })
  expect(sent.body).toEqual(seen.body)
  expect(await mails()).toMatchObject([
    { recipient: 'helene@vergers.example', payload: { message, author: 'Hugo Lambert' } },
  ])
  const again = await server.call(remindCompany, { ...path(), body: { message } }, { as: adviser })
  expect([again.status, again.error.code]).toEqual([409, 'reminded_today'])
  expect(await mails()).toHaveLength(1)
})

test('where nobody administers the company the reminder is refused, and another’s client is not found', async () => {
  const alone = await server.call(previewReminder, path(), { as: adviser })
  expect([alone.status, alone.error.code]).toEqual([409, 'nobody_to_remind'])
  const stranger = await plantUser(server, { manager: true })
  const foreign = await server.call(
    remindCompany,
    { ...path(), body: { message: 'Bonjour' } },
    { as: stranger },
  )
  expect(foreign.status).toBe(404)
})

test('a company is given one adviser more and keeps those it has; who advises nobody is refused', async () => {
  const lea = await plantUser(server, { manager: true, name: 'Léa Marchand' })
  const query = { ...path(), query: { user_id: lea } }
  const body = { ...path(), body: { user_id: lea } }
  const told = { advisers: [{ name: 'Hugo Lambert' }, { name: 'Léa Marchand' }], added: true }
  expect((await server.call(previewAdviser, query, { as: adviser })).body).toEqual(told)
  expect((await server.call(previewAdviser, query, { as: adviser })).body).toEqual(told)
  expect((await server.call(assignAdviser, body, { as: adviser })).body).toEqual(told)
  const again = await server.call(assignAdviser, body, { as: adviser })
  expect(again.body).toEqual({ ...told, added: false })
  const nobody = await plantUser(server)
  const refused = await server.call(assignAdviser, { ...path(), body: { user_id: nobody } }, { as: adviser })
  expect([refused.status, refused.error.code]).toEqual([422, 'unknown_manager'])
})
