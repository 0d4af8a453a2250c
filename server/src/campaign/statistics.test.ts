import { expect, test } from 'vitest'
import { cancelCampaign, getCampaign, listEnrolments, submitCampaign } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  plantChoice,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Row,
  type Scene,
} from '../testing/campaign-scene.ts'

let server: TestServer
let scene: Scene
let campaign: string
let rows: Row[]
inAScene(async (given, planted) => {
  server = given
  scene = planted
  const ids = await plantPeople(server, scene.company, 14)
  await server.owner.query(
    `insert into establishment (id, company_id, name, created_at, updated_at)
     select gen_random_uuid(), $1, name, business_now(), business_now() from unnest(array['Lyon', 'Nice', 'Metz']) name`,
    [scene.company],
  )
  for (const [place, id] of ids.entries())
    await server.owner.query(`update beneficiary set establishment = $1 where id = $2`, [
      place < 8 ? 'Lyon' : place < 12 ? 'Nice' : 'Metz',
      id,
    ])
  campaign = (await plantOpen(server, scene)).id
  rows = await rowsOf(server, campaign)
})
const read = () => acting(server, scene.admin)(getStatistics, { path: { id: campaign } })
const answer = (place: number, destination: 'pee' | 'immediate_payment') => {
  const row = rows[place] as Row
  const fund_id = destination === 'pee' ? (scene.funds[0] ?? null) : null
  return plantChoice(server, row.id, 'submitted', [{ destination, amount_cents: row.net_cents, fund_id }])
}

test('a group under five people is merged, together with the one that would give it away', async () => {
  const { by_establishment } = await read()
  expect(by_establishment.map(({ label, count }) => [label, count])).toEqual([
    ['Lyon', 8],
    ['Autres', 6],
  ])
})

test('while the campaign is open no single answer can be read, nor had from two readings', async () => {
  for (let place = 0; place < 4; place += 1) await answer(place, 'pee')
  const four = await read()
  expect(four).toMatchObject({
    by_destination: [],
    by_fund: [],
    counts: { submitted: 4 },
    amounts: { pee_cents: 0 },
  })
  await answer(4, 'immediate_payment')
  const five = await read()
  expect(five).toMatchObject({
    by_destination: [],
    by_fund: [],
    counts: { submitted: 5 },
    amounts: { pee_cents: 0, immediate_payment_cents: 0, abondement_gross_cents: 0 },
  })
  await answer(5, 'immediate_payment')
  const six = await read()
  // That one more answered is told by the counts; where it goes is not.
  expect({ ...six.amounts, not_detailed_cents: 0 }).toEqual({ ...five.amounts, not_detailed_cents: 0 })
  expect(six.counts['submitted']).toBe(6)
  const shown = await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: campaign } })
  expect(shown.amounts).toEqual(six.amounts)
})

test('what five chose alike is told, and stays as it was while one of the next five differs or one of them changes', async () => {
  for (let place = 0; place < 5; place += 1) await answer(place, 'pee')
  const five = await read()
  const cents = rows.slice(0, 5).reduce((sum, row) => sum + row.net_cents, 0)
  expect(five.by_destination).toEqual([
    { key: 'pee', label: expect.any(String), count: 5, amount_cents: cents },
  ])
  expect(five).toMatchObject({ by_fund: [], amounts: { pee_cents: cents } })
  expect(five.amounts.abondement_gross_cents).toBeGreaterThan(0)

  for (let place = 5; place < 9; place += 1) await answer(place, 'pee')
  await answer(9, 'immediate_payment')
  const told = ({ by_destination, amounts }: typeof five) => ({
    by_destination,
    amounts: { ...amounts, not_detailed_cents: 0 },
  })
  expect(told(await read())).toEqual(told(five))
  await server.owner.query(
    `update choice set status = 'overridden' where campaign_beneficiary_id = $1 and status = 'submitted'`,
    [rows[0]?.id],
  )
  await answer(0, 'immediate_payment')
  expect(told(await read())).toEqual(told(five))
})

test('one answer is told of nowhere while the campaign is open, and alike everywhere once it is closed', async () => {
  await answer(0, 'pee')
  expect(await read()).toMatchObject({ by_destination: [], by_fund: [], amounts: { pee_cents: 0 } })
  await server.setNow('2026-03-24T09:00:00Z')
  await server.inTransaction({ companies: '*' }, (tx, now) =>
    tx.updateTable('campaign').set({ state: 'closed', closed_at: now }).where('id', '=', campaign).execute(),
  )
  const { amounts, by_destination, by_fund, by_establishment } = await read()
  expect(amounts.pee_cents).toBe(rows[0]?.net_cents)
  expect(by_establishment.map(({ label, count }) => [label, count])).toEqual([
    ['Lyon', 8],
    ['Nice', 4],
    ['Metz', 2],
  ])
  expect(by_destination).toMatchObject([{ key: 'pee', count: 1, amount_cents: amounts.pee_cents }])
  expect(by_fund).toMatchObject([{ count: 1, amount_cents: amounts.pee_cents }])
})

test('people are counted by what told them first, with those of them who answered; few of one means stand among others until the close', async () => {
  const tell = (by: string | null, from: number, to: number) =>
    server.owner.query(
      `update campaign_beneficiary set informed_by = $1, informed_on = '2026-03-02' where id = any($2)`,
      [by, rows.slice(from, to).map(({ id }) => id)],
    )
  await server.owner.query(
    `update campaign_beneficiary set informed_by = null, informed_on = null where campaign_id = $1`,
    [campaign],
  )
  await tell('email', 0, 7)
  await tell('letter', 7, 10)
  await tell(null, 10, 11)
  await answer(0, 'pee')
  await answer(8, 'pee')
  const shown = async () =>
    (await read()).by_information.map(({ key, count, answered }) => [key, count, answered])
  expect(await shown()).toEqual([
    ['email', 7, 1],
    ['others', 7, 1],
  ])
  await server.inTransaction({ companies: '*' }, (tx, now) =>
    tx.updateTable('campaign').set({ state: 'closed', closed_at: now }).where('id', '=', campaign).execute(),
  )
  expect(await shown()).toEqual([
    ['email', 7, 1],
    ['letter', 3, 1],
    ['untold', 3, 0],
    ['themselves', 1, 0],
  ])
})

test('rate, days, time left and what silence would do', async () => {
  for (let place = 0; place < 7; place += 1) await answer(place, 'pee')
  const silent = rows.slice(7).reduce((sum, row) => sum + row.net_cents, 0)
  const statistics = await read()
  expect(statistics).toMatchObject({
    company_id: scene.company,
    response_rate_bps: 5000,
    by_day: [{ date: '2026-03-02', opened: 0, submitted: 7 }],
    default_projection_cents: silent,
    average_net_cents: Math.round(rows.reduce((sum, row) => sum + row.net_cents, 0) / 14),
  })
  expect(Math.round((statistics.time_left_seconds ?? 0) / 86_400)).toBe(21)
})

test('whoever has nothing to decide about is no answer: neither before nor once the campaign is submitted', async () => {
  const nothing = rows.slice(10).map(({ id }) => id)
  await server.owner.query(
    `update campaign_beneficiary set gross_cents = 0, csg_deductible_cents = 0, csg_non_deductible_cents = 0,
      crds_cents = 0, net_cents = 0 where id = any($1)`,
    [nothing],
  )
  for (let place = 0; place < 5; place += 1) await answer(place, 'pee')
  // Five of the ten who have an amount.
  expect((await read()).response_rate_bps).toBe(5000)
  await server.setNow('2026-03-23T09:00:00Z')
  await server.owner.query(
    `update campaign_beneficiary set engagement_state = case when net_cents = 0 then 'locked'
      when engagement_state = 'submitted' then 'locked' else 'defaulted' end where campaign_id = $1`,
    [campaign],
  )
  const settled = await read()
  expect(settled.response_rate_bps).toBe(5000)
  expect(settled.by_establishment.reduce((sum, { answered }) => sum + answered, 0)).toBe(5)
  // Nor is it a final choice in the list of people, where the two would be counted beside one another.
  const listed = (engagement_state: string) =>
    acting(server, scene.admin)(listEnrolments, { path: { id: campaign }, query: { engagement_state } })
  const final = await listed('submitted,locked')
  expect([final.total, final.items.length]).toEqual([5, 5])
  expect(final.counts).toEqual({ locked: 5, defaulted: 5, nothing: nothing.length })
  expect((await listed('nothing')).items.map(({ id }) => id).toSorted()).toEqual(nothing.toSorted())
})

test('once submitted the statistics are the campaign’s amounts, all of them', async () => {
  for (let place = 0; place < 6; place += 1) await answer(place, 'immediate_payment')
  await server.owner.query(`update campaign_beneficiary set submission_channel = 'kiosk' where id = $1`, [
    rows[0]?.id,
  ])
  await server.setNow('2026-03-23T09:00:00Z')
  await acting(server, scene.admin)(submitCampaign, { path: { id: campaign }, body: undefined })
  const { amounts, by_destination, by_channel } = await read()
  expect(by_destination.map(({ key, count }) => [key, count])).toEqual([
    ['pee', 8],
    ['immediate_payment', 6],
  ])
  expect(by_destination.reduce((sum, share) => sum + share.amount_cents, 0)).toBe(amounts.net_cents)
  expect(by_channel.map(({ key, count }) => [key, count])).toEqual([
    ['default', 8],
    ['web', 5],
    ['kiosk', 1],
  ])
  expect(amounts.undecided_cents).toBe(0)
})

test('fewer than five people have no average', async () => {
  const small = await plantScene(server)
  await plantPeople(server, small.company, 4)
  const open = await plantOpen(server, small)
  const statistics = await acting(server, small.admin)(getStatistics, { path: { id: open.id } })
  expect(statistics).toMatchObject({ average_net_cents: null, median_net_cents: null })
})

test('a campaign called off shows the same amounts in its statistics and on its own page', async () => {
  for (let place = 0; place < 11; place += 1) await answer(place, 'pee')
  await acting(server, scene.admin)(cancelCampaign, {
    path: { id: campaign },
    body: { reason: 'Enveloppe erronée' },
  })
  const shown = await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: campaign } })
  const { amounts, by_destination } = await read()
  expect(amounts).toEqual(shown.amounts)
  // Never closed: still by fives of answers.
  const ten = rows.slice(0, 10).reduce((sum, row) => sum + row.net_cents, 0)
  expect(amounts.pee_cents).toBe(ten)
  expect(amounts.abondement_gross_cents).toBeGreaterThan(0)
  expect(by_destination.map(({ amount_cents }) => amount_cents)).toEqual([ten])
})
