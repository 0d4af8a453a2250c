import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { choiceCalls } from '../testing/choice-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { save, submit, engagement } = choiceCalls(() => server)

test('an answer counts to the last millisecond and not one later', async () => {
  const planted = await plantOpenCampaign(server, { people: 2 })
  const at = async (instant: string, place: number) => {
    await server.setNow(instant)
    return submit(planted, { mode: 'quick_cash' }, {}, place)
  }
  expect((await at('2026-05-27T21:59:58.500Z', 0)).status).toBe(200)
  const late = await at('2026-05-27T22:00:00.000Z', 1)
  expect(late.status).toBe(409)
  expect(late.error.code).toBe('campaign_closed')
  expect(late.error.error).toContain(
    'Le choix par défaut s’applique\u00a0: 903,00\u00a0€ seront placés sur le PEE',
  )
  expect((await save(planted, { mode: 'quick_cash' }, {}, 1)).error.code).toBe('campaign_closed')
  const told = await save(planted, { mode: 'quick_half' })
  expect(told.error.error).toContain(
    'Votre choix s’applique\u00a0: 903,00\u00a0€ vous seront versés (imposables).',
  )
  await server.setNow('2026-05-20T09:00:00Z')
})

test('the instant is read once the campaign is locked: a close that comes first wins', async () => {
  const planted = await plantOpenCampaign(server)
  const close = await server.owner.connect()
  try {
    await close.query('begin')
    await close.query('select from campaign where id = $1 for update', [planted.campaignId])
    const waiting = submit(planted, { mode: 'quick_cash' })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await close.query(`update campaign set state = 'closed' where id = $1`, [planted.campaignId])
    await close.query('commit')
    expect((await waiting).error.code).toBe('campaign_closed')
  } finally {
    close.release()
  }
  expect((await engagement(planted)).engagement_state).toBe('invited')
})

test('the instant is read after the wait, not before it', async () => {
  const planted = await plantOpenCampaign(server)
  await server.setNow('2026-05-27T21:59:59.700Z')
  const blocker = await server.owner.connect()
  try {
    await blocker.query('begin')
    await blocker.query('select from campaign where id = $1 for update', [planted.campaignId])
    const waiting = submit(planted, { mode: 'quick_cash' })
    await new Promise((resolve) => setTimeout(resolve, 600))
    await blocker.query('commit')
    expect((await waiting).error.code).toBe('campaign_closed')
  } finally {
    blocker.release()
    await server.setNow('2026-05-20T09:00:00Z')
  }
})

test('no answer is accepted at or after the deadline, and none before it is lost', async () => {
  const planted = await plantOpenCampaign(server, { people: 60 })
  await Promise.all(planted.people.map(({ userId }) => server.tokenOf(userId)))
  await server.setNow('2026-05-27T21:59:58.000Z')
  const sent = planted.people.map(async (_, place) => {
    await new Promise((resolve) => setTimeout(resolve, place * 60))
    return submit(planted, { mode: 'quick_cash' }, {}, place)
  })
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  await server.setNow('2026-05-20T09:00:00Z')
  const { rows } = await server.owner.query(
    `select count(*)::int as kept, count(*) filter (where submitted_at > '2026-05-27T21:59:59.999Z')::int as late
     from choice where campaign_id = $1 and status = 'submitted'`,
    [planted.campaignId],
  )
  expect(rows[0]).toEqual({ kept: statuses.filter((status) => status === 200).length, late: 0 })
  expect(new Set(statuses)).toEqual(new Set([200, 409]))
})

test('who has an amount of zero has nothing to decide', async () => {
  const planted = await plantOpenCampaign(server, { net: 0 })
  for (const answer of [
    await save(planted, { mode: 'quick_cash' }),
    await submit(planted, { mode: 'quick_cash' }),
  ])
    expect([answer.status, answer.error.code]).toEqual([409, 'nothing_to_decide'])
})
