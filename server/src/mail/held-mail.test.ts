import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMailState, releaseMail } from '@moisson/contract/admin-mail'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sendOutbox } from './send-outbox.ts'
import { outboxOf } from '../testing/test-outbox.ts'
import { startPost, type Post } from './test-post.ts'

let server: TestServer
let post: Post
let operator: string
beforeAll(async () => {
  server = await startTestServer()
  operator = await plantUser(server, { platformAdmin: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-05-12T09:00:00Z')
  await server.owner.query('delete from outbox')
  post = await startPost()
  server.services.config.smtpUrl = post.url
})
afterEach(() => post.stop())
const { enqueue, state, notice, enrolment } = outboxOf(() => server)
const mailState = async () => (await server.call(getMailState, {}, { as: operator })).body
const release = (body: { sent_before?: string } = {}) => server.call(releaseMail, { body }, { as: operator })

/** As a restore leaves it: what waits was ordered before it. */
async function restored(): Promise<void> {
  await server.owner.query(
    `update installation set mail_held_since = business_now(), restored_at = business_now(), backup_made_at = business_now()`,
  )
}

test('after a restore nothing leaves until it is released, except a link somebody asks for', async () => {
  const campaign = await plantOpenCampaign(server, { people: 2, deadline: null })
  const ids = [await notice(campaign), await notice(campaign, 1)]
  await restored()
  await server.setNow('2026-05-12T09:05:00Z')
  const email = `${randomUUID()}@example.org`
  const user = await plantUser(server, { email })
  const link = { kind: 'sign_in', user_id: user, email, redirect: null }
  const asked = { link, language: 'fr', name: null, device: 'test', company_name: null, campaign_name: null }
  await enqueue('sign-in-link', email, asked, { priority: 1 })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  expect(post.received.map(({ to }) => to)).toEqual([email])
  expect(await mailState()).toMatchObject({
    held_since: expect.stringContaining('2026-05-12T09:00'),
    held: [{ date: '2026-05-12', count: 2 }],
  })
  expect((await release()).body).toEqual({ released: 2, marked_sent: 0 })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 2 })
  expect((await Promise.all(ids.map(state))).map((row) => row.state)).toEqual(['sent', 'sent'])
  expect(await mailState()).toMatchObject({ held_since: null, held: [] })
  const again = await release()
  expect([again.status, again.error.code]).toEqual([409, 'mail_not_held'])
})

test('what may have left before the loss is marked as sent, and its window starts at that instant', async () => {
  const campaign = await plantOpenCampaign(server, { people: 2, deadline: null })
  const before = await notice(campaign)
  await server.setNow('2026-05-13T09:00:00Z')
  const after = await notice(campaign, 1)
  await restored()
  expect((await release({ sent_before: '2026-05-12T20:00:00Z' })).body).toEqual({
    released: 1,
    marked_sent: 1,
  })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  expect(post.received.map(({ to }) => to)).toEqual([campaign.people[1]?.email])
  expect([await state(before), await state(after)]).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  expect((await enrolment(campaign)).informed_on).toBe('2026-05-16')
})

test('the operator is told what the mail server keeps out, with its own words', async () => {
  const campaign = await plantOpenCampaign(server, { people: 3, deadline: null })
  for (const place of [0, 1, 2]) await notice(campaign, place)
  post.refuses.data = () => '554 5.7.1 Message rejected as spam'
  await sendOutbox(server.services)
  expect(await mailState()).toMatchObject({
    held_since: null,
    kept: [{ hindrance: 'refused', count: 3, answer: expect.stringContaining('rejected as spam') }],
  })
})
