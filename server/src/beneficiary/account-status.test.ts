import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import { launchCampaign } from '@moisson/contract/campaign'
import {
  acting,
  notifyAll,
  plantDraft,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { markBounced } from '../campaign/mark-notified.ts'
import { markOpened } from '../campaign/mark-opened.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
})
afterAll(() => server.close())

test('the list says who was invited, who came and whose address refuses mail, until it is changed', async () => {
  await plantPeople(server, scene.company, 3)
  const as = acting(server, scene.admin)
  const list = () => as(listBeneficiaries, { path: { id: scene.company }, query: {} })
  const statuses = async () => (await list()).items.map(({ account_status }) => account_status)
  expect(new Set(await statuses())).toEqual(new Set(['not_invited']))

  const { id } = await plantDraft(server, scene)
  await as(launchCampaign, { path: { id }, body: {} })
  const [first, second] = await rowsOf(server, id)
  await server.inTransaction({ companies: '*' }, async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ state: 'bounced' })
      .where('beneficiary_id', '=', first?.beneficiary_id ?? '')
      .execute()
    await markBounced(tx, first?.id ?? '')
  })
  await notifyAll(server, id)
  await server.inTransaction({ companies: '*' }, (tx, now) => markOpened(tx, second?.id ?? '', now))
  const after = await list()
  expect([await statuses(), after.issue_counts.bounced]).toEqual([['bounced', 'active', 'invited'], 1])

  const [refused] = after.items
  const path = { id: scene.company, bid: refused?.id ?? '' }
  expect(refused?.blockers.map(({ code }) => code)).toContain('bounced')
  const mended = await as(updateBeneficiary, { path, body: { personal_email: 'new@example.org' } })
  expect([mended.account_status, (await list()).issue_counts.bounced]).toEqual(['not_invited', 0])
})
