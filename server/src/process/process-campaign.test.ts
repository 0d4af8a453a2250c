import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchProcessCampaign, startProcess } from '@moisson/contract/process'
import { acting } from '../testing/campaign-scene.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})

const begun = () =>
  acting(server, admin)(startProcess, {
    path: { id: company },
    body: { template_code: 'annual_campaign' },
  })

test('another type asked of the process has a draft of its own, and leaves the process its campaign', async () => {
  const { id } = await begun()
  const own = await acting(server, admin)(launchProcessCampaign, { path: { id } })
  const asking = (campaign: object) =>
    server.call(launchProcessCampaign, { path: { id }, body: { campaign } }, { as: admin })
  const bonus = await asking({ type: 'ppv', each_gross_cents: 50_000 })
  expect([bonus.status, bonus.body.campaign.type]).toEqual([201, 'ppv'])
  expect(bonus.body.process.campaign_id).toBe(own.campaign.id)
  expect((await asking({ type: 'ppv' })).body.campaign.id).toBe(bonus.body.campaign.id)
  // A supplement is of a launched campaign; without one it names none yet.
  const supplement = await asking({ type: 'interessement_supplement' })
  expect([supplement.status, supplement.body.campaign.completes]).toEqual([201, null])
  expect((await asking({ type: 'abondement', year: 2019 })).error.code).toBe('year_of_payment')
  const days = await asking({ type: 'cet_transfer' })
  expect([days.status, days.body.campaign.destinations]).toEqual([201, ['percol']])
  // Without a type it is the process's own again.
  expect((await acting(server, admin)(launchProcessCampaign, { path: { id } })).campaign.id).toBe(
    own.campaign.id,
  )
})

test('where a participation is all that is agreed, the process makes its campaign', async () => {
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, last_exercise_end,
       clauses, updated_at)
     values (gen_random_uuid(), $1, 'participation', 'Participation', '2024-05-12', '2024-05-20', '2024-01-01',
       '2029-12-31', '{}', business_now())`,
    [company],
  )
  const { id } = await begun()
  expect((await acting(server, admin)(launchProcessCampaign, { path: { id } })).campaign.type).toBe(
    'participation',
  )
})
