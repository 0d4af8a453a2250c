import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importBeneficiaries, updateBeneficiary } from '@moisson/contract/beneficiary'
import { getCampaign, submitCampaign } from '@moisson/contract/campaign'
import { getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { listTodos } from '@moisson/contract/todo'
import { runDue } from '../campaign/run-due.ts'
import { acting, plantOpen, plantPeople, plantScene, rowsOf, type Scene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let scene: Scene
let lina: string
let campaign: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
  lina = await plantUser(server, { name: 'Lina Moreau' })
  await plantPeople(server, scene.company, [{ userId: lina }])
  campaign = (await plantOpen(server, scene, { envelope_gross_cents: 100_000 })).id
})

const leaves = async (exit_date: string | null) => {
  const { rows } = await server.owner.query('select id from beneficiary where user_id = $1', [lina])
  await acting(server, scene.admin)(updateBeneficiary, {
    path: { id: scene.company, bid: rows[0].id },
    body: { exit_date },
  })
}
const promised = async () =>
  (await acting(server, lina)(getMyProfile, { path: { id: campaign } })).quick_choices.map(
    ({ estimate }) => estimate.abondement_net_cents,
  )
const answer = () =>
  acting(server, lina)(submitMyChoices, { path: { id: campaign }, body: { mode: 'quick_managed' } })
const reserved = async () =>
  (
    await server.owner.query(
      `select coalesce(sum(gross_cents), 0)::int as cents from abondement_entry where campaign_id = $1 and freed_at is null`,
      [campaign],
    )
  ).rows[0].cents
const mails = async () =>
  (
    await server.owner.query(
      `select payload ->> 'reason' as reason, payload ->> 'after_net_cents' as after from outbox
       where campaign_id = $1 and kind = 'matching-changed' order by created_at`,
      [campaign],
    )
  ).rows
const warned = async () => {
  const { warnings } = await acting(server, scene.admin)(getCampaign, {
    path: { id: scene.company, cid: campaign },
  })
  return warnings
    .filter(({ code }) => code === 'left_since')
    .map(({ count, message }) => [count, message.includes('Lina')])
}

const toDo = async () => {
  const page = await acting(server, scene.admin)(listTodos, { path: { id: scene.company }, query: {} })
  return page.items
    .filter(({ title }) => title.includes('avant le versement'))
    .map(({ description }) => description)
}

test('who leaves once the campaign is open is offered what leavers are, and HR is told', async () => {
  expect(Math.max(...(await promised()))).toBeGreaterThan(0)
  expect(await warned()).toEqual([])
  await leaves('2026-03-31')
  expect(Math.max(...(await promised()))).toBe(0)
  expect(await warned()).toEqual([[1, true]])
  expect((await toDo())[0]).toContain('Lina ')
  // On the payment day they still work there.
  await leaves('2027-06-30')
  expect(Math.max(...(await promised()))).toBeGreaterThan(0)
  expect(await warned()).toEqual([])
  expect(await toDo()).toEqual([])
})

test('a confirmed choice loses its matching with a new receipt that says why, and has it back when the day was a mistake', async () => {
  const first = (await answer()).receipt.number
  const before = await reserved()
  expect(before).toBeGreaterThan(0)
  await leaves('2026-03-31')
  expect(await reserved()).toBe(0)
  expect(await mails()).toEqual([{ reason: 'left', after: '0' }])
  const { rows } = await server.owner.query(
    'select receipt_number from campaign_beneficiary where campaign_id = $1',
    [campaign],
  )
  expect(rows[0].receipt_number).not.toBe(first)
  await leaves(null)
  expect(await reserved()).toBe(before)
  expect(await mails()).toContainEqual(expect.objectContaining({ reason: 'stays' }))
  expect(await mails()).toHaveLength(2)
})

test('a day known by a file that was not typed ends the matching when the campaign is settled', async () => {
  await answer()
  await server.owner.query(`update beneficiary set exit_date = '2026-03-31' where user_id = $1`, [lina])
  await server.setNow('2026-03-23T09:00:00Z')
  await runDue(server.services)
  await acting(server, scene.admin)(submitCampaign, { path: { id: campaign }, body: undefined })
  const [row] = await rowsOf(server, campaign)
  expect([row?.abondement_gross_cents, await reserved()]).toEqual([0, 0])
  expect(await mails()).toEqual([{ reason: 'left', after: '0' }])
})

test('a list that brings the leaving day ends the matching of a confirmed choice as the file does', async () => {
  await answer()
  const { rows } = await server.owner.query(
    'select employee_number, last_name, first_name, hire_date::text from beneficiary where user_id = $1',
    [lina],
  )
  await acting(server, scene.admin)(importBeneficiaries, {
    path: { id: scene.company },
    body: { items: [{ ...rows[0], exit_date: '2026-03-31' }] },
  })
  expect(await reserved()).toBe(0)
  expect(await mails()).toEqual([{ reason: 'left', after: '0' }])
  expect(await warned()).toEqual([[1, true]])
})

test('who has not answered is told once, by name of company and campaign, that leaving ends the matching offered', async () => {
  const told = async () =>
    (
      await server.owner.query(
        `select payload from outbox where campaign_id = $1 and kind = 'matching-ended' and state = 'pending'`,
        [campaign],
      )
    ).rows.length
  await leaves('2027-06-30')
  expect(await told()).toBe(0)
  await leaves('2026-03-31')
  await leaves('2026-03-30')
  expect(await told()).toBe(1)
  expect(await mails()).toEqual([])
  await leaves(null)
  await leaves('2026-03-31')
  expect(await told()).toBe(1)
})

test('who was known to leave at the launch was offered no matching, and hears of none', async () => {
  await leaves('2026-03-31')
  const known = (await plantOpen(server, scene, { name: 'Seconde campagne', envelope_gross_cents: 100_000 }))
    .id
  await leaves('2026-03-30')
  const { rows } = await server.owner.query(
    `select campaign_id from outbox where kind = 'matching-ended' and campaign_id = any($1)`,
    [[campaign, known]],
  )
  expect(rows).toEqual([{ campaign_id: campaign }])
})

test('a leaving day typed once the campaign is settled changes nothing of it, and HR is told so', async () => {
  await answer()
  await server.setNow('2026-03-23T09:00:00Z')
  await runDue(server.services)
  await acting(server, scene.admin)(submitCampaign, { path: { id: campaign }, body: undefined })
  const settled = await rowsOf(server, campaign)
  expect(settled[0]?.abondement_gross_cents).toBeGreaterThan(0)
  await leaves('2026-03-24')
  expect(await rowsOf(server, campaign)).toEqual(settled)
  expect(await mails()).toEqual([])
  expect((await acting(server, lina)(getMyProfile, { path: { id: campaign } })).leaver_note).toBeNull()
  const { warnings } = await acting(server, scene.admin)(getCampaign, {
    path: { id: scene.company, cid: campaign },
  })
  expect(warnings.find(({ code }) => code === 'left_since')?.message).toContain('ne change plus de soi-même')
})
