import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getCampaign, launchCampaign, updateCampaign } from '@moisson/contract/campaign'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  countOf,
  notifyAll,
  plantChoice,
  plantDraft,
  plantOpen,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { markBounced, markNotified } from './mark-notified.ts'
import { markOpened } from './mark-opened.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let scene: Scene
inAScene(async (given, planted) => {
  server = given
  scene = planted
  // Each test has the clock's whole attention.
  await server.owner.query(`update campaign set state = 'cancelled' where state in ('open', 'scheduled')`)
  await plantPeople(server, scene.company, 3)
})
const due = () => runDue(server.services)
const stateOf = async (id: string) =>
  (await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })).state
const mailsOf = async (campaignId: string, kind: string): Promise<string[]> => {
  const { rows } = await server.owner.query<{ dedupe: string }>(
    `select regexp_replace(dedupe, '[0-9a-f-]{36}', 'x') as dedupe from outbox where campaign_id = $1 and kind = $2 order by created_at, dedupe`,
    [campaignId, kind],
  )
  return rows.map((row) => row.dedupe)
}

test('a scheduled campaign opens at its instant, not before, and once', async () => {
  const draft = await plantDraft(server, scene, { opens_at: '2026-03-10T08:00:00Z' })
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: undefined })
  await server.setNow('2026-03-10T07:59:50Z')
  expect(await due()).toMatchObject({ opened: 0 })
  await server.setNow('2026-03-10T08:00:00Z')
  const runs = await Promise.all([due(), due(), due()])
  expect(runs.reduce((sum, run) => sum + (run['opened'] ?? 0), 0)).toBe(1)
  expect(await stateOf(draft.id)).toBe('open')
  expect(await mailsOf(draft.id, 'campaign-opened')).toHaveLength(3)
  const rows = await rowsOf(server, draft.id)
  expect(rows.map((row) => row.deadline_at?.toISOString())).toEqual(
    rows.map(() => '2026-03-30T21:59:59.999Z'),
  )
  expect(await countOf(server, `audit where target_id = $1 and action = 'campaign.opened'`, [draft.id])).toBe(
    1,
  )
})

test('in a suspended company nothing opens: whoever runs it is told once, and it opens once the space is active again', async () => {
  const draft = await plantDraft(server, scene, { opens_at: '2026-03-10T08:00:00Z' })
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: undefined })
  const status = (as: string) =>
    server.owner.query('update company set status = $2 where id = $1', [scene.company, as])
  const remarks = async () =>
    (
      await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: draft.id } })
    ).blockers.map(({ code }) => code)
  expect(await remarks()).toEqual([])
  await status('suspended')
  expect(await remarks()).toEqual(['opening_suspended'])
  await server.setNow('2026-03-10T08:00:00Z')
  expect(await due()).toMatchObject({ opened: 0 })
  await server.setNow('2026-03-12T08:00:00Z')
  expect(await due()).toMatchObject({ opened: 0 })
  expect([await stateOf(draft.id), await mailsOf(draft.id, 'campaign-opened')]).toEqual(['scheduled', []])
  // Its administrator and its adviser, once each.
  expect(await mailsOf(draft.id, 'campaign-held')).toHaveLength(2)
  await status('active')
  await server.setNow('2026-03-12T08:02:00Z')
  expect(await due()).toMatchObject({ opened: 1 })
  expect((await rowsOf(server, draft.id)).map((row) => row.deadline_at?.toISOString())).toEqual(
    Array.from({ length: 3 }, () => '2026-04-01T21:59:59.999Z'),
  )
})

test('an opening that comes so late that people could answer after the payment waits for another payment day', async () => {
  const draft = await plantDraft(server, scene, {
    opens_at: '2026-03-10T08:00:00Z',
    planned_payment_date: '2026-04-02',
  })
  const asAdmin = acting(server, scene.admin)
  await asAdmin(launchCampaign, { path: { id: draft.id }, body: undefined })
  await server.setNow('2026-03-20T08:00:00Z')
  expect(await due()).toMatchObject({ opened: 0 })
  const path = { id: scene.company, cid: draft.id }
  expect((await asAdmin(getCampaign, { path })).blockers.map(({ code }) => code)).toEqual([
    'opening_payment_day',
  ])
  await asAdmin(updateCampaign, { path, body: { planned_payment_date: '2026-04-30' } })
  await server.setNow('2026-03-20T08:02:00Z')
  expect(await due()).toMatchObject({ opened: 1 })
})

test('the campaign closes when its last window ends, once, whoever runs the clock', async () => {
  const open = await plantOpen(server, scene)
  const [answered, draft] = await rowsOf(server, open.id)
  await plantChoice(server, answered?.id ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: answered?.net_cents ?? 0 },
  ])
  await plantChoice(server, draft?.id ?? '', 'draft', [])
  await server.setNow('2026-03-22T22:59:59.400Z')
  expect(await due()).toMatchObject({ closed: 0 })
  await server.setNow('2026-03-22T23:00:00Z')
  const runs = await Promise.all([due(), due(), due()])
  expect(runs.reduce((sum, run) => sum + (run['closed'] ?? 0), 0)).toBe(1)
  expect((await rowsOf(server, open.id)).map((row) => row.engagement_state)).toEqual([
    'locked',
    'in_progress',
    'invited',
  ])
  expect(await countOf(server, `audit where target_id = $1 and action = 'campaign.closed'`, [open.id])).toBe(
    1,
  )
})

test('a notice accepted late starts a later window, and the campaign waits for it', async () => {
  const draft = await plantDraft(server, scene)
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: undefined })
  const [first, second] = await rowsOf(server, draft.id)
  const notify = (id: string) =>
    server.inTransaction({ companies: '*' }, (tx, now) => markNotified(tx, id, now))
  await notify(first?.id ?? '')
  await server.setNow('2026-03-06T22:59:59Z')
  await notify(second?.id ?? '')
  const rows = await rowsOf(server, draft.id)
  expect(rows.map((row) => row.informed_on)).toEqual(['2026-03-07', '2026-03-11', null])
  expect(rows.map((row) => row.deadline_at?.toISOString())).toEqual([
    '2026-03-22T22:59:59.999Z',
    '2026-03-26T22:59:59.999Z',
    '2026-03-22T22:59:59.999Z',
  ])
  await server.setNow('2026-03-24T09:00:00Z')
  expect(await due()).toMatchObject({ closed: 0 })
  await server.setNow('2026-03-26T23:00:00Z')
  // The third notice waits to leave: the collection waits with it, until it is given up.
  expect(await due()).toMatchObject({ closed: 0 })
  await server.owner.query(`update outbox set state = 'dropped' where campaign_id = $1`, [draft.id])
  await server.setNow('2026-03-26T23:02:00Z')
  expect(await due()).toMatchObject({ closed: 1 })
  expect((await rowsOf(server, draft.id)).map((row) => row.engagement_state)).toEqual([
    'invited',
    'invited',
    'unreachable',
  ])
})

test('an early opening informs earlier and shortens nothing; the mail server’s word counts once', async () => {
  const open = await plantOpen(server, scene)
  const [first] = await rowsOf(server, open.id)
  const id = first?.id ?? ''
  await server.setNow('2026-03-03T09:00:00Z')
  await server.inTransaction({ companies: '*' }, (tx, now) => markOpened(tx, id, now))
  await server.setNow('2026-03-05T09:00:00Z')
  await server.inTransaction({ companies: '*' }, (tx, now) => markOpened(tx, id, now))
  await server.inTransaction({ companies: '*' }, (tx, now) => markNotified(tx, id, now))
  const [row] = await rowsOf(server, open.id)
  expect(row).toMatchObject({ engagement_state: 'opened', informed_on: '2026-03-03' })
  expect(row?.deadline_at?.toISOString()).toBe('2026-03-22T22:59:59.999Z')
})

test('somebody who was never reached is unreachable at the close, also after a refusal of the mail server', async () => {
  const draft = await plantDraft(server, scene)
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: undefined })
  const [first] = await rowsOf(server, draft.id)
  await server.inTransaction({ companies: '*' }, (tx) => markBounced(tx, first?.id ?? ''))
  await server.owner.query(`update outbox set state = 'bounced' where campaign_id = $1`, [draft.id])
  await server.setNow('2026-03-23T09:00:00Z')
  await due()
  expect((await rowsOf(server, draft.id)).map((row) => row.engagement_state)).toEqual(rows3('unreachable'))
  expect(await countOf(server, `outbox where campaign_id = $1 and state = 'pending'`, [draft.id])).toBe(0)
  // A notice that arrives after all gives nobody a window that is over.
  await server.inTransaction({ companies: '*' }, (tx, now) => markNotified(tx, first?.id ?? '', now))
  expect((await rowsOf(server, draft.id))[0]).toMatchObject({
    engagement_state: 'unreachable',
    informed_on: null,
  })
})
const rows3 = (state: string) => [state, state, state]

test('the planned reminders leave at nine in Paris, each once, to those who have not answered', async () => {
  const open = await plantOpen(server, scene)
  const [answered] = await rowsOf(server, open.id)
  await plantChoice(server, answered?.id ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: answered?.net_cents ?? 0 },
  ])
  const run = async (instant: string) => {
    await server.setNow(instant)
    await due()
    await due()
    return (await mailsOf(open.id, 'campaign-reminder')).length
  }
  expect(await run('2026-03-07T07:59:50Z')).toBe(0)
  expect(await run('2026-03-07T08:00:00Z')).toBe(2)
  expect(await run('2026-03-12T08:00:00Z')).toBe(4)
  expect(await run('2026-03-19T08:00:00Z')).toBe(6)
  expect(await run('2026-03-21T08:00:00Z')).toBe(8)
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual(
    [5, 5, 10, 10, -3, -3, -1, -1].map((days) => `campaign-reminder:x:plan:${days}`),
  )
  const { rows } = await server.owner.query<{ reminder_count: number }>(
    `select reminder_count from campaign_beneficiary where campaign_id = $1 order by employee_number`,
    [open.id],
  )
  expect(rows.map((row) => row.reminder_count)).toEqual([0, 4, 4])
})

test('a person who wants no reminders gets the last one before the deadline only', async () => {
  const open = await plantOpen(server, scene)
  const [quiet] = await rowsOf(server, open.id)
  await server.owner.query(
    `update beneficiary set wants_reminders = false where id = (select beneficiary_id from campaign_beneficiary where id = $1)`,
    [quiet?.id],
  )
  for (const instant of [
    '2026-03-07T08:00:00Z',
    '2026-03-12T08:00:00Z',
    '2026-03-19T08:00:00Z',
    '2026-03-21T08:00:00Z',
  ]) {
    await server.setNow(instant)
    await due()
  }
  const { rows } = await server.owner.query<{ reminder_count: number }>(
    `select reminder_count from campaign_beneficiary where campaign_id = $1 order by employee_number`,
    [open.id],
  )
  await server.owner.query(`update beneficiary set wants_reminders = true`)
  expect(rows.map((row) => row.reminder_count)).toEqual([1, 4, 4])
})

test('after a standstill only the last reminder due leaves', async () => {
  const open = await plantOpen(server, scene)
  await server.setNow('2026-03-20T12:00:00Z')
  await due()
  await due()
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual(Array(3).fill('campaign-reminder:x:plan:-3'))
})

test('somebody who writes a row of the campaign meanwhile does not keep it from closing', async () => {
  const open = await plantOpen(server, scene)
  await server.setNow('2026-03-23T09:00:00Z')
  const closed = await server.inTransaction({ companies: '*' }, async (tx) => {
    // What a foreign key to the campaign takes.
    await sql`select from campaign where id = ${open.id} for key share`.execute(tx)
    return (await due())['closed']
  })
  expect(closed).toBe(1)
})

test('a reminder leaves a notice a day, and waits while one has not left', async () => {
  const open = await plantOpen(server, scene)
  // Sent again to another address, ten seconds before the last reminder of the plan.
  await server.owner.query(
    `update campaign_beneficiary set invited_at = '2026-03-21T07:59:50Z', next_due_at = 'epoch' where campaign_id = $1`,
    [open.id],
  )
  await server.setNow('2026-03-21T08:00:05Z')
  await due()
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual([])
  const [first] = await rowsOf(server, open.id)
  await server.owner.query(
    `insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, created_at, due_at)
     select gen_random_uuid(), company_id, campaign_id, beneficiary_id, 'campaign-opened', 'again:' || id, email, '{}', business_now(), business_now()
     from campaign_beneficiary where id = $1`,
    [first?.id],
  )
  await server.setNow('2026-03-22T08:00:05Z')
  await due()
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual(Array(2).fill('campaign-reminder:x:plan:-1'))
})

test('a jump past the deadline reminds nobody and closes', async () => {
  const open = await plantOpen(server, scene)
  await server.setNow('2026-04-20T12:00:00Z')
  expect(await due()).toMatchObject({ reminded: 0, rescued: 0, closed: 1 })
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual([])
})

test('an unconfirmed draft is told so at 72, 24 and 3 hours, instead of the last reminders', async () => {
  const open = await plantOpen(server, scene)
  const [drafting] = await rowsOf(server, open.id)
  await plantChoice(server, drafting?.id ?? '', 'draft', [])
  for (const instant of ['2026-03-19T23:00:00Z', '2026-03-21T23:00:00Z', '2026-03-22T20:00:00Z']) {
    await server.setNow(instant)
    await due()
    await due()
  }
  expect(await mailsOf(open.id, 'draft-rescue')).toEqual(
    [72, 24, 3].map((hours) => `draft-rescue:x:${hours}`),
  )
  expect(await mailsOf(open.id, 'campaign-reminder')).toEqual([
    'campaign-reminder:x:plan:-3',
    'campaign-reminder:x:plan:-3',
    'campaign-reminder:x:plan:10',
    'campaign-reminder:x:plan:-1',
    'campaign-reminder:x:plan:-1',
  ])
})

test.each([
  ['forward', '2027-03-08T09:00:00Z', '2027-03-28T21:59:59.999Z'],
  ['back', '2027-10-11T09:00:00Z', '2027-10-31T22:59:59.999Z'],
])(
  'a window that ends on the day the clocks go %s ends at midnight in Paris',
  async (_, launched, deadline) => {
    await server.setNow(launched)
    const year = 2026
    for (const id of await plantPeople(server, scene.company, [{ number: 'C1' }]))
      await server.owner.query(
        `insert into beneficiary_year (company_id, beneficiary_id, year) values ($1, $2, $3)`,
        [scene.company, id, year],
      )
    const late_payment = 'Comptes arrêtés en septembre'
    const wages = { year, payroll_gross_cents: 20_000_000 }
    const open = await plantOpen(server, scene, wages, { late_payment })
    expect(open.closes_at).toBe(deadline)
    const end = new Date(deadline).getTime()
    await server.setNow(new Date(end - 500).toISOString())
    expect(await due()).toMatchObject({ closed: 0 })
    await server.setNow(new Date(end + 1).toISOString())
    expect(await due()).toMatchObject({ closed: 1 })
  },
)

test('the notices of a campaign are not sent twice when the clock runs again', async () => {
  const open = await plantOpen(server, scene)
  await notifyAll(server, open.id)
  for (let run = 0; run < 3; run += 1) await due()
  expect(await mailsOf(open.id, 'campaign-opened')).toHaveLength(3)
})
