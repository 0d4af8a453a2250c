import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign, listEnrolments, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { openLaterWindow } from '@moisson/contract/later-window'
import { standings } from '@moisson/core/vocabulary'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost, type Post } from '../mail/test-post.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  acting,
  inAScene,
  plantChoice,
  plantOpen,
  plantPeople,
  rowsOf,
  type Row,
  type Scene,
} from '../testing/campaign-scene.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let post: Post
let scene: Scene
let campaign: string
let rows: Row[]
beforeAll(async () => {
  post = await startPost()
})
afterAll(() => post.stop())
inAScene(async (given, planted) => {
  server = given
  scene = planted
  server.services.config.smtpUrl = post.url
})
const admin = () => acting(server, scene.admin)
const submit = () => admin()(submitCampaign, { path: { id: campaign }, body: undefined })
const sendBack = () =>
  acting(server, scene.adviser)(validateCampaign, {
    path: { id: campaign },
    body: { decision: 'rejected', comment: 'Une date est fausse.' },
  })
const later = async (at: string) => {
  await sendOutbox(server.services)
  await server.setNow(at)
  await runDue(server.services)
}

/** Seven people told, two of them answer; of the three without an address nobody tells one anything. */
async function plant(body: object = {}) {
  await plantPeople(server, scene.company, [
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    { email: null },
    { email: null },
    { email: null },
  ])
  campaign = (await plantOpen(server, scene, body)).id
  rows = await rowsOf(server, campaign)
  for (const place of [0, 1]) {
    const row = rows[place] as Row
    const line = { destination: 'immediate_payment' as const, amount_cents: row.net_cents }
    await plantChoice(server, row.id, 'submitted', [line])
  }
}

/** The people of each standing, the same on both readings; every cent of the net stands somewhere. */
async function told() {
  const shown = await admin()(getCampaign, { path: { id: scene.company, cid: campaign } })
  const statistics = await admin()(getStatistics, { path: { id: campaign } })
  expect(statistics.standings).toEqual(shown.standings)
  expect(statistics.amounts).toEqual(shown.amounts)
  const { amounts, standings: sums } = shown
  const cents = standings.reduce((sum, name) => sum + sums[name].cents, 0)
  expect(cents).toBe(amounts.net_cents - amounts.advance_net_cents)
  const settled = amounts.immediate_payment_cents + amounts.pee_cents + amounts.percol_cents
  expect(settled + amounts.held_cents + amounts.undecided_cents).toBe(cents)
  if (shown.submitted_at === null)
    expect(amounts.undecided_cents).toBe(
      amounts.not_detailed_cents + sums.default_to_come.cents + sums.untold.cents,
    )
  expect(statistics.default_projection_cents).toBe(sums.default_to_come.cents)
  expect(shown.answers).toMatchObject({
    answered: sums.answered.people,
    silent: sums.default_to_come.people + sums.untold.people,
  })
  const people = standings.flatMap((name) => (sums[name].people ? [[name, sums[name].people]] : []))
  return { people: Object.fromEntries(people) as Record<string, number>, amounts, statistics }
}
const openAgain = (place: number, on: string) =>
  admin()(openLaterWindow, {
    path: { id: campaign, bid: (rows[place] as Row).id },
    body: { handed_over_on: on },
  })

test('a sum nobody could tell of is held from the close on, in every count and sum, and never chosen', async () => {
  await plant()
  const open = await told()
  expect(open.people).toEqual({ answered: 2, default_to_come: 5, untold: 3 })
  await later('2026-03-24T09:00:00Z')
  const closed = await told()
  expect(closed.people).toEqual({ answered: 2, default_to_come: 5, held: 3 })
  const held = rows.slice(7).reduce((sum, row) => sum + row.net_cents, 0)
  expect(closed.amounts).toMatchObject({ held_cents: held, not_detailed_cents: 0 })
  expect(closed.statistics.by_destination.at(-1)).toEqual({
    key: 'held',
    label: 'Conservé',
    count: 3,
    amount_cents: held,
  })
  expect(await submit()).toMatchObject({ defaulted: 5, drafts_honoured: 0 })
  const submitted = await told()
  expect(submitted.people).toEqual({ answered: 2, default_applied: 5, held: 3 })
  expect(submitted.amounts.held_cents).toBe(held)
  expect(submitted.statistics.response_rate_bps).toBe(2000)
})

test('what was applied by default is said so while a campaign sent back is open again, however often', async () => {
  await plant()
  await later('2026-03-24T09:00:00Z')
  await submit()
  const first = await told()
  await sendBack()
  expect((await told()).people).toEqual(first.people)
  await openAgain(7, '2026-03-24')
  const again = await told()
  expect(again.people).toEqual({ answered: 2, default_applied: 5, default_to_come: 1, held: 2 })
  // The two answers are fewer than five: they are decided, and where they go is not shown meanwhile.
  const chosen = rows.slice(0, 2).reduce((sum, row) => sum + row.net_cents, 0)
  expect(again.amounts).toMatchObject({
    not_detailed_cents: chosen,
    pee_cents: first.amounts.pee_cents,
    held_cents: (rows[8]?.net_cents ?? 0) + (rows[9]?.net_cents ?? 0),
  })
  await later('2026-04-20T09:00:00Z')
  const closed = await told()
  expect(closed.people).toEqual(again.people)
  expect(closed.amounts.not_detailed_cents).toBe(0)
  await submit()
  expect((await told()).people).toEqual({ answered: 2, default_applied: 6, held: 2 })
  await sendBack()
  await openAgain(8, '2026-04-20')
  expect((await told()).people).toEqual({ answered: 2, default_applied: 6, default_to_come: 1, held: 1 })
})

test('a draft that counts as announced is no answer, in the rate and by channel', async () => {
  await plant({ draft_policy: 'honour_complete_draft' })
  const row = rows[2] as Row
  await plantChoice(server, row.id, 'draft', [
    { destination: 'immediate_payment', amount_cents: row.net_cents },
  ])
  await plantChoice(server, rows[3]?.id ?? '', 'draft', [
    { destination: 'immediate_payment', amount_cents: 1 },
  ])
  const listed = await admin()(listEnrolments, { path: { id: campaign }, query: {} })
  expect(listed.drafts_counting).toEqual([row.id])
  await later('2026-03-24T09:00:00Z')
  expect(await submit()).toMatchObject({ defaulted: 4, drafts_honoured: 1 })
  const { people, statistics } = await told()
  expect(people).toEqual({ answered: 2, honoured: 1, default_applied: 4, held: 3 })
  expect(statistics.response_rate_bps).toBe(2000)
})
