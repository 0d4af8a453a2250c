import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  completeCampaign,
  createCampaign,
  getCampaign,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getStatistics, getTimeline } from '@moisson/contract/campaign-follow'
import { listMyHoldings } from '@moisson/contract/choice'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'
import {
  acting,
  countOf,
  notifyAll,
  plantChoice,
  plantPeople,
  plantScene,
  rowsOf,
} from '../testing/campaign-scene.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('with empty bodies alone a company takes a campaign from its creation to its end', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  await plantPeople(server, scene.company, 3)
  const admin = acting(server, scene.admin)
  const created = await admin(createCampaign, {
    path: { id: scene.company },
    body: { name: 'Intéressement 2025', type: 'interessement', year: 2025 },
  })
  expect(created.state).toBe('draft')
  expect(created.blockers.map((blocker) => blocker.code)).toEqual(['envelope_missing'])
  const path = { id: scene.company, cid: created.id }
  await admin(updateCampaign, { path, body: { envelope_gross_cents: 600_000 } })

  const launched = await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  expect(launched.state).toBe('open')
  expect(launched.counts.total).toBe(3)
  expect(launched.distributed_gross_cents).toBe(600_000)
  expect(launched.closes_at).toBe('2026-03-22T22:59:59.999Z')
  expect(
    await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-opened'`, [created.id]),
  ).toBe(3)
  await notifyAll(server, created.id)
  const [first] = await rowsOf(server, created.id)
  await plantChoice(server, first?.id ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: first?.net_cents ?? 0 },
  ])

  await server.setNow('2026-03-22T22:59:59.500Z')
  expect((await runDue(server.services)).closed).toBe(0)
  await server.setNow('2026-03-22T23:00:00.500Z')
  expect((await runDue(server.services)).closed).toBe(1)
  expect((await admin(getCampaign, { path })).state).toBe('closed')

  const submitted = await admin(submitCampaign, { path: { id: created.id }, body: undefined })
  expect(submitted).toMatchObject({ state: 'submitted', defaulted: 2, drafts_honoured: 0 })
  const adviser = acting(server, scene.adviser)
  const validated = await adviser(validateCampaign, { path: { id: created.id }, body: undefined })
  expect(validated.state).toBe('validated')
  const completed = await admin(completeCampaign, { path: { id: created.id }, body: undefined })
  expect(completed).toMatchObject({ state: 'completed', paid_on: '2026-03-23' })
  expect(completed.allowed_actions).toEqual(['export'])
  const { amounts } = completed
  expect(
    amounts.immediate_payment_cents +
      amounts.pee_cents +
      amounts.percol_cents +
      amounts.held_cents +
      amounts.csg_crds_cents,
  ).toBe(600_000)
  expect(amounts.undecided_cents).toBe(0)

  await everybodyReadsWhatWasSettled(created.id, completed.paid_on)

  const statistics = await admin(getStatistics, { path: { id: created.id } })
  expect(statistics.amounts).toEqual(amounts)
  const timeline = await admin(getTimeline, { path: { id: created.id } })
  expect(timeline.events.map((event) => event.kind)).toEqual([
    'campaign.createCampaign',
    'campaign.updateCampaign',
    'campaign.launchCampaign',
    'campaign.closed',
    'campaign.submitCampaign',
    'campaign.validateCampaign',
    'campaign.completeCampaign',
  ])
  expect(timeline.events.find(({ kind }) => kind === 'campaign.validateCampaign')?.summary).toMatch(
    /^Validée par Paul Adam$/,
  )
})

/** What each person has, by the account they sign in with, is what the settlement wrote of them, and of nobody else. */
async function everybodyReadsWhatWasSettled(campaign_id: string, paid_on: string | null): Promise<void> {
  const { rows } = await server.owner.query<{
    id: string
    paid_cents: number
    pee_cents: number
    percol_cents: number
    abondement_net_cents: number
  }>(
    `select beneficiary_id as id, paid_cents::int, pee_cents::int, percol_cents::int, abondement_net_cents::int
     from campaign_beneficiary where campaign_id = $1`,
    [campaign_id],
  )
  expect(rows.length).toBe(3)
  for (const one of rows) {
    const user = await plantUser(server)
    await server.owner.query('update beneficiary set user_id = $2 where id = $1', [one.id, user])
    const { items } = await acting(server, user)(listMyHoldings, {})
    const placed = items.flatMap(({ places }) => places)
    expect(items).toMatchObject([{ campaign_id, paid_on, paid_cents: one.paid_cents }])
    expect(placed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(
      one.pee_cents + one.percol_cents + one.abondement_net_cents,
    )
    // Five years from the day it was really paid.
    if (one.pee_cents > 0) expect(placed[0]).toMatchObject({ plan: 'pee', available_on: '2031-03-23' })
  }
}
