import { endView, listCompanies, openView } from '@moisson/contract/admin'
import { calls } from '@moisson/contract/calls'
import { type CallDeclaration, methodOf } from '@moisson/contract/call'
import { listCampaigns, listEnrolments } from '@moisson/contract/campaign'
import { getEnrolmentChoices } from '@moisson/contract/choice'
import { getCompany, updateCompany } from '@moisson/contract/company'
import { getUser } from '@moisson/contract/user'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeExampleWorld, type MatrixWorld } from '../testing/example-world.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let world: MatrixWorld
beforeAll(async () => {
  server = await startTestServer()
  world = await makeExampleWorld(server)
})
afterAll(() => server.close())
const company = () => ({ path: { id: world.example.company } })
beforeEach(async () => {
  await server.call(endView, {}, { as: world.users.platform_admin })
  await server.call(endView, {}, { as: world.users.manager_assigned })
})

test('a viewer sees the company as its administrator and nothing else, and the company reads it in its audit', async () => {
  const alex = world.users.platform_admin
  const opened = await server.call(openView, company(), { as: alex })
  expect([opened.status, opened.body]).toEqual([
    200,
    { company_id: world.example.company, company_name: 'Les Vergers de Saint-Prix' },
  ])
  const me = (await server.call(getUser, {}, { as: alex })).body
  expect(me).toMatchObject({ roles: ['company_admin'], viewing: { company_id: world.example.company } })
  const file = (await server.call(getCompany, {}, { as: alex })).body
  expect(file).toMatchObject({ id: world.example.company, permissions: [] })
  const campaigns = await server.call(listCampaigns, company(), { as: alex })
  expect(campaigns.body.items.length).toBeGreaterThan(3)
  expect(campaigns.body.items.every((one) => one.allowed_actions.length === 0)).toBe(true)
  expect((await server.call(listCampaigns, { path: { id: world.otherCompany } }, { as: alex })).status).toBe(
    404,
  )
  expect((await server.call(listCompanies, {}, { as: alex })).status).toBe(403)

  expect((await server.call(endView, {}, { as: alex })).status).toBe(204)
  expect((await server.call(getUser, {}, { as: alex })).body).toMatchObject({
    roles: ['platform_admin'],
    viewing: null,
  })
  const { rows } = await server.owner.query(
    `select summary from audit where company_id = $1 and actor_id = $2 order by at`,
    [world.example.company, alex],
  )
  expect(rows.map((row: { summary: string }) => row.summary)).toEqual([
    'read-only view opened',
    'read-only view ended',
  ])
})

test('nothing can be written during a view: each call that changes something is refused, and no row changes', async () => {
  const sophie = world.users.manager_assigned
  await server.call(openView, company(), { as: sophie })
  const before = await rowsWritten()
  const free = [
    'POST /auth/signout',
    'POST /auth/signout-everywhere',
    'POST /auth/lookup',
    // One's own second factor, whatever one looks at.
    'POST /auth/factor/options',
    'POST /auth/factor',
    'POST /auth/recovery',
    'DELETE /admin/view',
  ]
  const preview = calls.get('previewSimulation')?.declaration
  const shown = await server.call(preview as CallDeclaration, preview?.example(world.example) as never, {
    as: sophie,
  })
  expect(shown.status).toBe(200)
  const writes = [...calls.values()].filter(
    ({ declaration: one }) =>
      one.who.visitor === 'never' &&
      !free.includes(one.http) &&
      methodOf(one) !== 'GET' &&
      // What only computes keeps nothing.
      one.rights.effect !== 'computes',
  )
  expect(writes.length).toBeGreaterThan(25)
  for (const { declaration } of writes) {
    const answer = await server.call(declaration, declaration.example(world.example) as never, {
      as: sophie,
    })
    expect([declaration.http, answer.status, answer.error.code]).toEqual([
      declaration.http,
      403,
      'read_only_view',
    ])
  }
  const refused = await server.call(
    updateCompany,
    { ...company(), body: { trade_name: 'X' } },
    { as: sophie },
  )
  expect(refused.error.error).toContain('Vous consultez Les Vergers de Saint-Prix en lecture seule')
  expect(await rowsWritten()).toBe(before)
})

test('choices stay hidden before the close, files with amounts are not taken, and a lost portfolio ends the view', async () => {
  const sophie = world.users.manager_assigned
  await server.call(openView, company(), { as: sophie })
  const { openCampaign, validatedCampaign, enrolment, validatedEnrolment } = world.example
  const choicesOf = (id: string, bid: string) =>
    server.call(getEnrolmentChoices, { path: { id, bid } }, { as: sophie })
  expect((await choicesOf(openCampaign, enrolment)).status).toBe(409)
  expect((await choicesOf(validatedCampaign, validatedEnrolment)).status).toBe(200)
  expect((await server.call(listEnrolments, { path: { id: openCampaign } }, { as: sophie })).status).toBe(200)
  for (const { declaration } of calls.values()) {
    if (!/\/export\/|\/sepa$/.test(declaration.http)) continue
    const answer = await server.call(declaration, declaration.example(world.example) as never, { as: sophie })
    expect([declaration.http, answer.error.code]).toEqual([declaration.http, 'read_only_view'])
  }
  await server.owner.query(
    `update membership set status = 'revoked' where user_id = $1 and company_id = $2`,
    [sophie, world.example.company],
  )
  expect((await server.call(getUser, {}, { as: sophie })).body.viewing).toBeNull()
  expect((await server.call(listCampaigns, company(), { as: sophie })).status).toBe(404)
})

async function rowsWritten(): Promise<string> {
  const { rows } = await server.owner.query<{ print: string }>(
    `select concat_ws(' ', (select count(*) from audit), (select sum(version) from company), (select sum(version) from campaign),
      (select sum(version) from beneficiary), (select count(*) from outbox), (select count(*) from membership),
      (select count(*) from choice), (select count(*) from idempotency)) as print`,
  )
  return rows[0]?.print ?? ''
}
