import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startDemoMailbox } from './demo-mailbox.ts'
import { sendOutbox } from './send-outbox.ts'
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
  post = await startPost()
  server.services.config.smtpUrl = post.url
})
afterEach(() => post.stop())
const { enqueue, state, notice, enrolment } = outboxOf(() => server)

test('an address refused for good bounces once, and its person is marked', async () => {
  const campaign = await plantOpenCampaign(server, { people: 2, deadline: null })
  const [refused, fine] = [await notice(campaign, 0), await notice(campaign, 1)]
  post.refuses.rcpt = (address) => (address === campaign.people[0]?.email ? '550 5.1.1 unknown' : undefined)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1, bounced: 1 })
  expect(await state(refused)).toMatchObject({ state: 'bounced', error: expect.stringContaining('550') })
  expect(await state(fine)).toMatchObject({ state: 'sent' })
  expect(await enrolment(campaign, 0)).toMatchObject({
    email_bounced: true,
    engagement_state: 'not_invited',
    informed_on: null,
  })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 0, bounced: 0 })
})

test('a campaign called off while its notices leave stops them right before their dialogue', async () => {
  const campaign = await plantOpenCampaign(server, { people: 6, deadline: null })
  const notices: string[] = []
  for (const place of campaign.people.keys()) notices.push(await notice(campaign, place))
  // Called off while the first one is in its dialogue.
  post.beforeRcpt = () =>
    server.owner.query(`update campaign set state = 'cancelled' where id = $1`, [campaign.campaignId])
  expect(await sendOutbox(server.services, { lanes: 1 })).toMatchObject({ sent: 1, dropped: 5 })
  expect(post.received).toHaveLength(1)
  const { rows } = await server.owner.query(`select state from outbox where id = any($1)`, [notices])
  expect(rows.filter((row) => row.state === 'dropped')).toHaveLength(5)
})

test('a message refused for now leaves later, and waits longer each time', async () => {
  const campaign = await plantOpenCampaign(server, { deadline: null })
  const id = await notice(campaign)
  post.refuses.data = () => '451 not now'
  expect(await sendOutbox(server.services)).toMatchObject({ later: 1 })
  expect(await state(id)).toMatchObject({ state: 'pending', attempts: 1, waits: true })
  expect(await sendOutbox(server.services)).toMatchObject({ later: 0, sent: 0 })
  await server.setNow('2026-05-12T09:00:31Z')
  expect(await sendOutbox(server.services)).toMatchObject({ later: 1 })
  await server.setNow('2026-05-12T09:01:02Z')
  expect(await sendOutbox(server.services)).toMatchObject({ later: 0 })
  delete post.refuses.data
  await server.setNow('2026-05-12T09:05:00Z')
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  expect(await state(id)).toMatchObject({ state: 'sent', attempts: 3 })
  expect((await enrolment(campaign)).informed_on).toBe('2026-05-16')
})

test('a mail server that is away costs one try, and nothing is lost', async () => {
  const campaign = await plantOpenCampaign(server, { people: 5 })
  const ids = await Promise.all(campaign.people.map((_, place) => notice(campaign, place)))
  server.services.config.smtpUrl = 'smtp://127.0.0.1:9'
  expect(await sendOutbox(server.services, { batch: 2, lanes: 2 })).toMatchObject({ later: 4, sent: 0 })
  expect((await Promise.all(ids.map(state))).map((row) => row.state)).toEqual(ids.map(() => 'pending'))
  server.services.config.smtpUrl = post.url
  await server.setNow('2026-05-12T09:02:00Z')
  expect(await sendOutbox(server.services, { batch: 2, lanes: 2 })).toMatchObject({ later: 0, sent: 5 })
})

test('a suspended account gets no link', async () => {
  const campaign = await plantOpenCampaign(server)
  const id = await notice(campaign)
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [
    campaign.people[0]?.userId,
  ])
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 0, dropped: 1 })
  expect(await state(id)).toMatchObject({ state: 'dropped', error: 'the account is no longer active' })
})

test('a line cut after the message was handed over is shown as uncertain and never sent again', async () => {
  const campaign = await plantOpenCampaign(server)
  const id = await notice(campaign)
  post.cuts = true
  expect(await sendOutbox(server.services)).toMatchObject({ uncertain: 1 })
  post.cuts = false
  await server.setNow('2026-05-13T09:00:00Z')
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 0 })
  expect(await state(id)).toMatchObject({ state: 'uncertain' })
  expect(post.received).toHaveLength(1)
})

test('three senders at once send each mail exactly once', async () => {
  const campaign = await plantOpenCampaign(server, { people: 60 })
  await Promise.all(campaign.people.map((_, place) => notice(campaign, place)))
  const sent = await Promise.all([1, 2, 3].map(() => sendOutbox(server.services, { batch: 7, lanes: 2 })))
  expect(sent.reduce((sum, counts) => sum + counts.sent, 0)).toBe(60)
  expect(new Set(post.received.map(({ to }) => to)).size).toBe(60)
  expect(post.received).toHaveLength(60)
})

test('a sign-in link passes before a thousand notices', async () => {
  const campaign = await plantOpenCampaign(server, { people: 3 })
  await Promise.all(campaign.people.map((_, place) => notice(campaign, place)))
  const email = `${randomUUID()}@example.org`
  const user = await plantUser(server, { email })
  const link = { kind: 'sign_in', user_id: user, email, redirect: null }
  await enqueue(
    'sign-in-link',
    email,
    { link, language: 'fr', name: 'Camille', device: 'test', company_name: null, campaign_name: null },
    { priority: 1 },
  )
  await sendOutbox(server.services, { limit: 1 })
  expect(post.received.map(({ mail }) => mail.subject)).toEqual(['Votre lien de connexion à Moisson'])
  expect(post.received[0]?.mail.text).toContain('#token=')
})

test('nobody who has answered is reminded, even when the reminder was already waiting', async () => {
  const campaign = await plantOpenCampaign(server, { people: 3 })
  const call = (place: number) => ({ as: campaign.people[place]?.userId ?? '' })
  await server.call(
    submitMyChoices,
    { path: { id: campaign.campaignId }, body: { mode: 'quick_cash' } },
    call(0),
  )
  await server.call(
    saveMyChoices,
    { path: { id: campaign.campaignId }, body: { mode: 'quick_half' } },
    call(1),
  )
  await server.owner.query('delete from outbox')
  const ids = await Promise.all(
    ['campaign-reminder', 'draft-rescue'].flatMap((kind) =>
      campaign.people.map((person, place) => enqueue(kind, person.email, {}, { campaign, place })),
    ),
  )
  await sendOutbox(server.services)
  expect((await Promise.all(ids.map(state))).map((row) => row.state)).toEqual([
    'dropped',
    'sent',
    'sent',
    'dropped',
    'sent',
    'dropped',
  ])
  const rescue = post.received.find(({ mail }) => mail.subject.includes('n’est pas validé'))
  expect(rescue?.to).toBe(campaign.people[1]?.email)
  expect(rescue?.mail.text).toContain(
    '451,50\u00a0€ vous seront versés (imposables) et 451,50\u00a0€ seront placés',
  )
  expect(rescue?.mail.text).toContain('Valider ce choix')
  // Whoever has two employers reads whose campaign it is, in each of its mails.
  const { rows } = await server.owner.query('select legal_name from company where id = $1', [
    campaign.companyId,
  ])
  for (const { mail } of post.received)
    expect(
      [mail.text, mail.html].map((part) => String(part).includes(`, pour ${rows[0].legal_name}.`)),
    ).toEqual([true, true])
})

test('something else than one address reaches no dialogue', async () => {
  const campaign = await plantOpenCampaign(server, { people: 4 })
  for (const [place, recipient] of [
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'nobody',
    '"x"@y z',
  ].entries()) {
    await server.owner.query('update campaign_beneficiary set email = $1 where id = $2', [
      recipient,
      campaign.people[place]?.enrolmentId,
    ])
    await enqueue('campaign-opened', recipient, {}, { campaign, place })
  }
  expect(await sendOutbox(server.services)).toMatchObject({ bounced: 4 })
  expect(post.dialogues).toBe(0)
})

test('one mail that cannot be written holds nobody else up', async () => {
  const campaign = await plantOpenCampaign(server)
  const broken = await enqueue('admin-invitation', 'a@example.org', {})
  const unknown = await enqueue('no-such-kind', 'a@example.org', {})
  const fine = await notice(campaign)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1, failed: 2 })
  expect((await Promise.all([broken, unknown, fine].map(state))).map((row) => row.state)).toEqual([
    'failed',
    'failed',
    'sent',
  ])
})

test('the demo’s mailbox keeps what a real dialogue brought', async () => {
  const mailbox = await startDemoMailbox(server.services.pool)
  server.services.config.smtpUrl = mailbox.smtpUrl
  const campaign = await plantOpenCampaign(server)
  await server.call(
    submitMyChoices,
    { path: { id: campaign.campaignId }, body: { mode: 'quick_cash' } },
    { as: campaign.people[0]?.userId },
  )
  await notice(campaign)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 2 })
  await mailbox.stop()
  const { rows } = await server.owner.query('select * from demo_mail where recipient = $1 order by subject', [
    campaign.people[0]?.email,
  ])
  expect(rows.map((row) => row.subject)).toEqual([
    expect.stringContaining('Intéressement 2025'),
    expect.stringContaining('votre choix est validé'),
  ])
  expect(rows[1].attachments).toEqual([
    { name: expect.stringMatching(/^recu-MOI-/), size_bytes: expect.any(Number) },
  ])
  expect(rows[0].body_html).toContain('Faire mon choix')
  expect(rows[0].at.toISOString().slice(0, 10)).toBe('2026-05-12')
})
