import { expect, test } from 'vitest'
import { remindCampaign } from '@moisson/contract/campaign'
import type { Request } from '@moisson/contract/call'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  countOf,
  plantChoice,
  plantDraft,
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
let people: Row[]
inAScene(async (given, planted) => {
  server = given
  scene = planted
  await plantPeople(server, scene.company, [{}, {}, {}, { email: null }])
  campaign = (await plantOpen(server, scene)).id
  people = await rowsOf(server, campaign)
  const [answered, drafting] = people
  await plantChoice(server, answered?.id ?? '', 'submitted', [
    { destination: 'immediate_payment', amount_cents: answered?.net_cents ?? 0 },
  ])
  await plantChoice(server, drafting?.id ?? '', 'draft', [])
})
const remind = (body?: Request<typeof remindCampaign>['body'], headers?: Record<string, string>) =>
  server.call(remindCampaign, { path: { id: campaign }, body }, { as: scene.admin, headers })
const mails = () =>
  countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-reminder'`, [campaign])

test('an empty body reminds those who have not answered, and says who was left out and why', async () => {
  const { status, body } = await remind()
  expect(status).toBe(202)
  expect(body.sent).toBe(2)
  expect(body.skipped).toMatchObject([{ reason: 'no_email', count: 1 }])
  expect(body.skipped[0]?.message).toContain('adresse e-mail')
  expect(await mails()).toBe(2)
})

test('nobody is reminded by hand twice within 24 hours, however often it is asked', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => remind()))
  expect(answers.reduce((sum, answer) => sum + answer.body.sent, 0)).toBe(2)
  await server.setNow('2026-03-03T08:59:00Z')
  expect((await remind()).body).toMatchObject({
    sent: 0,
    skipped: [{ reason: 'reminded_recently', count: 2 }, {}],
  })
  await server.setNow('2026-03-03T09:05:00Z')
  expect((await remind()).body.sent).toBe(2)
  expect(await mails()).toBe(4)
})

test('the automatic plan does not count in the 24 hours', async () => {
  await server.owner.query(
    `update campaign_beneficiary set last_reminder_at = business_now() where campaign_id = $1`,
    [campaign],
  )
  expect((await remind()).body.sent).toBe(2)
})

test('a segment or a list is served, and who answered never hears of it again', async () => {
  expect((await remind({ segment: 'in_progress', message: 'Encore un effort' })).body.sent).toBe(1)
  const { rows } = await server.owner.query<{ payload: { message: string } }>(
    `select payload from outbox where campaign_id = $1 and kind = 'campaign-reminder'`,
    [campaign],
  )
  expect(rows[0]?.payload.message).toBe('Encore un effort')
  expect((await remind({ segment: 'not_opened' })).body.sent).toBe(1)
  const other = await plantScene(server)
  await plantPeople(server, other.company, 2)
  const foreign = await rowsOf(server, (await plantOpen(server, other)).id)
  const ids = [people[0]?.id ?? '', foreign[0]?.id ?? '', '00000000-0000-4000-8000-000000000000']
  expect((await remind({ ids })).body).toMatchObject({
    sent: 0,
    skipped: [
      { reason: 'answered', count: 1 },
      { reason: 'unknown', count: 2 },
    ],
  })
})

test('a campaign that is not open reminds nobody, with its state in the refusal', async () => {
  const draft = await plantDraft(server, scene)
  const refused = await server.call(
    remindCampaign,
    { path: { id: draft.id }, body: undefined },
    { as: scene.admin },
  )
  expect([refused.status, refused.error.code]).toEqual([409, 'campaign_not_open'])
  expect(refused.error.error).toContain('Brouillon')
  await server.setNow('2026-04-20T09:00:00Z')
  expect((await remind()).error.error).toContain('Clôturée')
})

test('nobody is reminded of a notice that has not left, whatever was told before', async () => {
  await server.owner.query(
    `update outbox set state = 'pending' where campaign_id = $1 and beneficiary_id = $2 and kind = 'campaign-opened'`,
    [campaign, people[1]?.beneficiary_id],
  )
  expect((await remind()).body).toMatchObject({
    sent: 1,
    skipped: [{ reason: 'no_email' }, { reason: 'notice_pending', count: 1 }],
  })
  await server.owner.query('update installation set mail_held_since = now()')
  try {
    expect((await remind()).body.skipped.map(({ reason }) => reason)).toContain('notice_held')
  } finally {
    await server.owner.query('update installation set mail_held_since = null')
  }
})

test('where there is nothing to choose nobody is reminded', async () => {
  await server.owner.query(`update campaign set destinations = '{immediate_payment}' where id = $1`, [
    campaign,
  ])
  expect((await remind()).body).toMatchObject({
    sent: 0,
    skipped: expect.arrayContaining([expect.objectContaining({ reason: 'nothing_to_choose', count: 3 })]),
  })
})

test('one idempotency key reminds once', async () => {
  const headers = { 'idempotency-key': 'r1' }
  const [first, second] = await Promise.all([remind(undefined, headers), remind(undefined, headers)])
  expect(first.body).toEqual(second.body)
  expect(await mails()).toBe(2)
})
