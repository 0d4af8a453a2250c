import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readReminders, stopReminders } from '@moisson/contract/campaign-mail'
import { listEnrolments, remindCampaign } from '@moisson/contract/campaign'
import { runDue } from '../campaign/run-due.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { outboxOf } from '../testing/test-outbox.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { sendOutbox } from './send-outbox.ts'
import { stopToken } from './stop-token.ts'
import { startPost, type Post } from './test-post.ts'

let server: TestServer
let post: Post
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-05-12T09:00:00Z')
  await server.owner.query('delete from outbox')
  post = await startPost()
  server.services.config.smtpUrl = post.url
  return () => post.stop()
})
const { enqueue, notice, state } = outboxOf(() => server)

test('one click of a mail program stops the reminders, by hand and by the plan, and nothing that has to be told', async () => {
  const campaign = await plantOpenCampaign(server)
  const [person] = campaign.people
  await notice(campaign)
  await enqueue('campaign-reminder', person?.email ?? '', {}, { campaign })
  await sendOutbox(server.services)
  const [told, reminder] = ['votre choix est attendu', 'Rappel'].map((subject) =>
    post.received.find(({ mail }) => mail.subject.includes(subject)),
  )
  expect(told?.mail.headers.has('list-unsubscribe')).toBe(false)
  expect(reminder?.mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /<http:\/\/localhost:4000(\/api\/reminders\/[\w-]+)>/.exec(
    String(reminder?.mail.headers.get('list-unsubscribe')),
  )?.[1]
  for (const part of [reminder?.mail.text, reminder?.mail.html]) expect(part).toContain(address)

  const click = await server.app.inject({
    method: 'POST',
    url: address ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([click.statusCode, click.json()]).toMatchObject([200, { stopped: true }])

  const admin = await plantUser(server)
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const path = { id: campaign.campaignId }
  const byHand = await server.call(remindCampaign, { path }, { as: admin })
  expect(byHand.body).toMatchObject({ sent: 0, skipped: [{ reason: 'reminders_stopped', count: 1 }] })
  const rows = await server.call(listEnrolments, { path, query: {} }, { as: admin })
  expect(rows.body.items[0]?.flags).toContain('no_reminders')
  await server.setNow('2026-05-24T09:00:00Z')
  await runDue(server.services)
  const { rows: planned } = await server.owner.query(`select from outbox where kind = 'campaign-reminder'`)
  expect(planned).toHaveLength(1)
  // One that was on its way stays behind; the notice of a correction does not.
  const late = await enqueue('campaign-reminder', person?.email ?? '', {}, { campaign })
  const corrected = await notice(campaign)
  await sendOutbox(server.services)
  expect([await state(late), await state(corrected)]).toMatchObject([{ state: 'dropped' }, { state: 'sent' }])

  const again = await server.call(
    stopReminders,
    {
      path: { token: stopToken(server.services.sealer, person?.enrolmentId ?? '') },
      query: { again: 'true' },
    },
    { as: null },
  )
  expect(again.body.stopped).toBe(false)
  expect((await server.call(remindCampaign, { path }, { as: admin })).body.sent).toBe(1)
})

test('a browser that opens the link changes nothing and finds the button; a token of nobody opens nothing', async () => {
  const campaign = await plantOpenCampaign(server)
  const token = stopToken(server.services.sealer, campaign.people[0]?.enrolmentId ?? '')
  const page = await server.app.inject({
    url: `/api/reminders/${token}?lang=en`,
    headers: { accept: 'text/html' },
  })
  expect(page.headers['content-type']).toContain('text/html')
  const style = /<style>([^<]*)<\/style>/.exec(page.body)?.[1] ?? ''
  expect(page.headers['content-security-policy']).toContain(
    createHash('sha256').update(style).digest('base64'),
  )
  expect(page.body).toContain('<button>Stop the reminders</button>')
  expect((await server.call(readReminders, { path: { token }, query: {} }, {})).body.stopped).toBe(false)
  const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  expect((await server.call(stopReminders, { path: { token: other }, query: {} }, {})).status).toBe(404)
})
