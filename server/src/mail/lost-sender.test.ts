import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { getCampaignMails } from '@moisson/contract/campaign-mail'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sendOutbox } from './send-outbox.ts'
import { takeOverLost } from './sender-lease.ts'
import { startMailWorker } from './start-mail-worker.ts'
import { outboxOf } from '../testing/test-outbox.ts'
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
  await server.owner.query('delete from mail_sender')
  post = await startPost()
  server.services.config.smtpUrl = post.url
})
afterEach(() => post.stop())
const { enqueue, state, notice, enrolment } = outboxOf(() => server)
const soon = { timeout: 25_000 }
const silent = () =>
  server.owner.query(`update mail_sender set beat_at = clock_timestamp() - interval '31 seconds'`)

test('a sender killed in the middle strands nothing: what was not attempted leaves, what was is shown as uncertain', async () => {
  const campaign = await plantOpenCampaign(server, { people: 40, deadline: null })
  const ids = await Promise.all(campaign.people.map((_, place) => notice(campaign, place)))
  const { rows } = await server.owner.query('select current_database() as database')
  const sender = fork(join(import.meta.dirname, 'test-sender-process.ts'), {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  // The ninth message is never answered: the sender dies waiting, others just behind it.
  post.hangsAfter = 8
  sender.send({ address: { ...inject('cluster'), ...rows[0] }, config: server.services.config })
  await expect.poll(() => post.received.length, soon).toBeGreaterThan(8)
  sender.kill('SIGKILL')
  await once(sender, 'exit')
  post.hangsAfter = undefined

  // As long as it might live, its mails are its own.
  expect(await takeOverLost(server.services)).toEqual({ due: 0, uncertain: 0 })
  await silent()
  const worker = startMailWorker(server.services, 50)
  const states = async () => (await Promise.all(ids.map(state))).map((row) => row.state)
  try {
    await expect
      .poll(async () => (await states()).filter((one) => /pending|sending/.test(one)).length, soon)
      .toBe(0)
  } finally {
    await worker.stop()
  }
  const ends = await states()
  // One for each lane that was in a dialogue at most; nobody else was ever in doubt.
  const doubtful = ends.filter((one) => one === 'uncertain').length
  expect(doubtful).toBeGreaterThan(0)
  expect(doubtful).toBeLessThanOrEqual(16)
  expect(ends.filter((one) => one === 'sent')).toHaveLength(40 - doubtful)
  // At most one copy of each, and whatever is marked as sent did arrive.
  const arrived = post.received.map(({ mail }) => mail.message_id)
  expect(new Set(arrived).size).toBe(arrived.length)
  for (const [place, id] of ids.entries())
    if (ends[place] === 'sent') expect(arrived).toContain(`<${id}@moisson.example>`)
  // The timeline says the same.
  const admin = await plantUser(server)
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const { body } = await server.call(getTimeline, { path: { id: campaign.campaignId } }, { as: admin })
  expect(body.messages).toMatchObject([
    { kind: 'campaign-opened', sent: 40 - doubtful, pending: 0, failed: 0, uncertain: doubtful },
  ])
  // Why is said in the reader's language.
  const told = async () =>
    (await server.call(getCampaignMails, { path: { id: campaign.campaignId } }, { as: admin })).body.items[0]
  expect((await told())?.answer).toBe('l’envoi s’est interrompu pendant que le message partait')
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [admin])
  expect((await told())?.answer).toBe('the process stopped while the mail was on its way')
})

test('a mail claimed by a sender that is gone is due as before unless its dialogue had begun', async () => {
  const campaign = await plantOpenCampaign(server, { people: 4, deadline: null })
  const address = campaign.people[0]?.email ?? ''
  const claimed = (place: number) =>
    enqueue('campaign-opened', address, {}, { campaign, place, state: 'sending' })
  const [untried, tried, living, legacy] = [
    await claimed(0),
    await claimed(1),
    await claimed(2),
    await claimed(3),
  ]
  await server.owner.query('insert into mail_sender (id) values ($1)', [living])
  await server.owner.query('update outbox set claimed_by = id, attempts = 3 where id <> $1', [legacy])
  await server.owner.query('update outbox set attempt_at = clock_timestamp() where id in ($1, $2)', [
    tried,
    living,
  ])
  expect(await takeOverLost(server.services)).toEqual({ due: 1, uncertain: 2 })
  expect(await state(untried)).toMatchObject({ state: 'pending', attempts: 2, waits: false })
  expect(await state(tried)).toMatchObject({ state: 'uncertain', attempts: 3 })
  expect(await state(living)).toMatchObject({ state: 'sending' })
  expect(await state(legacy)).toMatchObject({ state: 'uncertain' })
})

test('a sender taken for gone that comes back sends nothing of what was taken over', async () => {
  const campaign = await plantOpenCampaign(server, { people: 3, deadline: null })
  const ids = [await notice(campaign, 0), await notice(campaign, 1), await notice(campaign, 2)]
  let first = true
  post.beforeRcpt = async () => {
    if (!first) return
    first = false
    // In the middle of the first dialogue the process stands still for a minute.
    await silent()
    await takeOverLost(server.services)
  }
  expect(await sendOutbox(server.services, { lanes: 1 })).toMatchObject({ sent: 1 })
  // What it heard from the mail server is kept; the others are due again, untouched.
  expect((await Promise.all(ids.map(state))).map((row) => row.state)).toEqual(['sent', 'pending', 'pending'])
  expect((await enrolment(campaign)).informed_on).toBe('2026-05-16')
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 2 })
  expect(post.received).toHaveLength(3)
})

test('a run that has ended leaves no trace among the senders', async () => {
  const campaign = await plantOpenCampaign(server)
  await notice(campaign)
  await sendOutbox(server.services)
  const { rows } = await server.owner.query('select count(*)::int as n from mail_sender')
  expect(rows[0].n).toBe(0)
})

test('a worker that is woken does not wait for its turn', async () => {
  const campaign = await plantOpenCampaign(server, { people: 2 })
  const first = await notice(campaign)
  const worker = startMailWorker(server.services, 3_600_000)
  try {
    await expect.poll(async () => (await state(first)).state, soon).toBe('sent')
    const id = await notice(campaign, 1)
    worker.wake()
    await expect.poll(async () => (await state(id)).state, soon).toBe('sent')
  } finally {
    await worker.stop()
  }
})
