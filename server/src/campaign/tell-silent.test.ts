import { expect, test } from 'vitest'
import {
  inAScene,
  countOf,
  plantChoice,
  plantOpen,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import type { TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let scene: Scene
let campaign: string
inAScene(async (given, planted) => {
  server = given
  scene = planted
  await plantPeople(server, scene.company, [{}, {}, {}])
  campaign = (await plantOpen(server, scene)).id
})
const ends = (at: string) =>
  server.owner.query('update campaign set closes_at = $2 where id = $1', [campaign, at])
const answers = async (...who: number[]) => {
  const people = await rowsOf(server, campaign)
  for (const at of who)
    await plantChoice(server, people[at]?.id ?? '', 'submitted', [
      { destination: 'immediate_payment', amount_cents: people[at]?.net_cents ?? 0 },
    ])
}
const told = async () => {
  await runDue(server.services)
  const { rows } = await server.owner.query<{ id: string; silent: unknown }>(
    `select u.id, o.payload->'silent' as silent from outbox o join app_user u on u.email = o.recipient
     where o.campaign_id = $1 and o.kind = 'campaign-unanswered' order by o.created_at, u.id`,
    [campaign],
  )
  return rows
}

test('two mornings before the end whoever runs the campaign is told once how many have not answered', async () => {
  await ends('2026-03-20T22:59:59.999999Z')
  await answers(0)
  const third = (await rowsOf(server, campaign))[2]
  await server.owner.query(
    `update campaign_beneficiary set engagement_state = 'not_invited', invited_at = null, opened_at = null where id = $1`,
    [third?.id],
  )
  await server.setNow('2026-03-18T07:59:00Z')
  expect(await told()).toEqual([])
  await server.setNow('2026-03-18T08:00:00Z')
  const once = [{ id: scene.admin, silent: { count: 2, untold: 1, until: '2026-03-20' } }]
  expect(await told()).toEqual(once)
  await server.setNow('2026-03-19T08:00:00Z')
  expect(await told()).toEqual(once)
  // A collection that ends later is another end, told in its time.
  await ends('2026-03-25T22:59:59Z')
  expect(await told()).toEqual(once)
  await answers(1)
  await server.setNow('2026-03-23T08:00:00Z')
  expect(await told()).toEqual([
    ...once,
    { id: scene.admin, silent: { count: 1, untold: 1, until: '2026-03-25' } },
  ])
})

test('where everybody answered, or nothing is to be chosen, nobody is written to', async () => {
  await ends('2026-03-20T22:59:59.999999Z')
  await server.setNow('2026-03-19T08:00:00Z')
  await server.owner.query(`update campaign set destinations = '{immediate_payment}' where id = $1`, [
    campaign,
  ])
  expect(await told()).toEqual([])
  await server.owner.query(`update campaign set destinations = '{immediate_payment,pee}' where id = $1`, [
    campaign,
  ])
  await answers(0, 1, 2)
  expect(await told()).toEqual([])
  expect(await countOf(server, `campaign where id = $1 and silent_told_for = closes_at`, [campaign])).toBe(1)
})
