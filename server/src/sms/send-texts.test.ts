import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getCampaign, listEnrolments, remindCampaign } from '@moisson/contract/campaign'
import { getMyCampaign } from '@moisson/contract/choice'
import { listLetters, openByCode, stopRemindersByCode } from '@moisson/contract/letter'
import { smsGateways } from '@moisson/core/sms/gateways'
import { defaultSmsHours } from '@moisson/core/sms/quiet-hours'
import { noteGateway } from '../boot.ts'
import { followAddresses } from '../campaign/follow-addresses.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost } from '../mail/test-post.ts'
import { acting, plantOpen, plantPeople, plantScene, type Scene } from '../testing/campaign-scene.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { sendTexts } from './send-texts.ts'
import { startGateway, type Gateway } from './test-gateway.ts'

let server: TestServer
let scene: Scene
let gateway: Gateway
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  // A Monday, ten o'clock in Paris.
  await server.setNow('2026-03-02T09:00:00Z')
  await server.owner.query('delete from outbox')
  gateway = await startGateway()
  server.services.config.sms = {
    gateway: 'brevo',
    url: gateway.url,
    sender: 'Moisson',
    settings: { SMS_API_KEY: 'secret-key' },
    hours: defaultSmsHours,
  }
  await noteGateway(server.owner, server.services.config)
  scene = await plantScene(server)
  await server.owner.query('update company set sms_notices = true where id = $1', [scene.company])
})
afterEach(() => gateway.stop())

/** One person for each number, without an address unless given; opened, nothing sent yet. */
async function openFor(people: readonly { mobile: string | null; email?: string; delivery?: string }[]) {
  const ids = await plantPeople(
    server,
    scene.company,
    people.map(({ email = null as unknown as string }) => ({ email })),
  )
  for (const [place, { mobile, delivery = 'allowed' }] of people.entries())
    await server.owner.query('update beneficiary set mobile = $2, electronic_delivery = $3 where id = $1', [
      ids[place],
      mobile,
      delivery,
    ])
  const campaign = await plantOpen(server, scene, { envelope_gross_cents: 200_000 })
  return { id: campaign.id, people: ids }
}
const outboxOf = async () =>
  (
    await server.owner.query(
      `select id, kind, channel, recipient, state, error, hindrance from outbox where kind = 'campaign-opened' order by recipient`,
    )
  ).rows as {
    id: string
    channel: string
    recipient: string
    state: string
    error: string | null
    hindrance: string | null
  }[]
const codeIn = (content: string) => /#([2-9A-Z]{12})$/.exec(content)?.[1] ?? ''
const phone = '+33612345678'

test('whoever has a mobile and no e-mail is told by one SMS, whose code opens their own campaign until the end', async () => {
  const { id } = await openFor([{ mobile: phone }, { mobile: null, email: 'a@example.org' }])
  // The scene marks every notice of a launch as taken: this one is sent for real.
  await server.owner.query(
    `update campaign_beneficiary set invited_at = null, informed_on = null, informed_by = null, deadline_at = null, engagement_state = 'not_invited' where campaign_id = $1`,
    [id],
  )
  await server.owner.query(`update outbox set state = 'pending', sent_at = null where campaign_id = $1`, [id])
  expect(await sendTexts(server.services)).toMatchObject({ sent: 1, later: 0, uncertain: 0 })
  expect(gateway.asked).toHaveLength(1)
  const [asked] = gateway.asked
  expect(asked?.headers['api-key']).toBe('secret-key')
  expect(asked?.body).toMatchObject({ recipient: phone, sender: 'Moisson', type: 'transactional' })
  const content = asked?.body.content ?? ''
  expect(content.length).toBeLessThanOrEqual(160)
  expect(content).not.toMatch(/€|\d,\d\d/)

  const rows = await acting(server, scene.admin)(listEnrolments, { path: { id }, query: {} })
  expect(rows.items.find(({ email }) => email === null)).toMatchObject({
    informed_by: 'sms',
    flags: [],
    engagement_state: 'invited',
  })
  // Nobody prints a letter for whom an SMS has told.
  expect((await acting(server, scene.admin)(listLetters, { path: { id }, query: {} })).items).toEqual([])

  const opened = await server.call(openByCode, { body: { code: codeIn(content) } })
  expect(opened.status).toBe(200)
  const bearer = { headers: { authorization: `Bearer ${opened.body.id_token}` } }
  expect((await server.call(getMyCampaign, { path: { id } }, bearer)).status).toBe(200)
  const kept = await server.owner.query('select code_hash from text_code where campaign_id = $1', [id])
  expect(JSON.stringify(kept.rows)).not.toContain(codeIn(content))
})

test('a number that was wrong and is corrected: what it received opens nothing more, and the right one is told, with the whole time', async () => {
  const { id, people } = await openFor([{ mobile: phone }])
  await server.owner.query(`update outbox set state = 'pending', sent_at = null where campaign_id = $1`, [id])
  expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
  const former = codeIn(gateway.asked[0]?.body.content ?? '')
  expect((await server.call(openByCode, { body: { code: former } })).status).toBe(200)
  const until = async () =>
    (
      await server.owner.query(
        `select paris_day(deadline_at)::text as day from campaign_beneficiary where beneficiary_id = $1`,
        [people[0]],
      )
    ).rows[0].day as string
  const first = await until()

  await server.setNow('2026-03-06T09:00:00Z')
  await server.owner.query('update beneficiary set mobile = $2 where id = $1', [people[0], '+33698765432'])
  expect(await followAddresses(server.services, () => true)).toBe(1)
  expect((await server.call(openByCode, { body: { code: former } })).error.code).toBe('unknown_letter_code')
  const { rows: sessions } = await server.owner.query(
    'select end_reason from session where beneficiary_scope = $1',
    [people[0]],
  )
  expect(sessions).toEqual([{ end_reason: 'number changed' }])
  expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
  expect(gateway.asked.at(-1)?.body.recipient).toBe('+33698765432')
  expect((await until()) > first).toBe(true)
  const fresh = codeIn(gateway.asked.at(-1)?.body.content ?? '')
  expect((await server.call(openByCode, { body: { code: fresh } })).status).toBe(200)
})

describe('the outbox of SMS, as that of mails', () => {
  async function one() {
    const campaign = await openFor([{ mobile: phone }])
    await server.owner.query(`update outbox set state = 'pending', sent_at = null where campaign_id = $1`, [
      campaign.id,
    ])
    return campaign
  }
  test('nothing leaves at night, on Sundays and on public holidays; it leaves in the morning', async () => {
    await one()
    for (const quiet of ['2026-03-02T19:30:00Z', '2026-03-08T12:00:00Z', '2026-04-06T10:00:00Z']) {
      await server.setNow(quiet)
      expect(await sendTexts(server.services)).toMatchObject({ sent: 0, later: 0, dropped: 0 })
    }
    expect(gateway.asked).toEqual([])
    await server.setNow('2026-03-03T07:00:00Z')
    expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
  })
  test('a gateway that is away costs nothing and is tried again', async () => {
    await one()
    const { url } = gateway
    server.services.config.sms = { ...server.services.config.sms!, url: 'http://127.0.0.1:59998/' }
    expect(await sendTexts(server.services)).toMatchObject({ later: 1 })
    expect(await outboxOf()).toMatchObject([{ state: 'pending', hindrance: 'away' }])
    server.services.config.sms = { ...server.services.config.sms, url }
    await server.setNow('2026-03-02T09:02:00Z')
    expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
  })
  test('one that hangs, or cuts the line, leaves the message in doubt: it is never sent twice by itself', async () => {
    for (const way of ['hang', 'cut'] as const) {
      await server.owner.query('delete from outbox')
      scene = await plantScene(server)
      await server.owner.query('update company set sms_notices = true where id = $1', [scene.company])
      await one()
      gateway.asked.length = 0
      gateway.answers = () => way
      expect(await sendTexts(server.services, { patienceMs: 300 })).toMatchObject({ uncertain: 1 })
      await server.setNow('2026-03-03T09:00:00Z')
      expect(await sendTexts(server.services, { patienceMs: 300 })).toMatchObject({ uncertain: 0, sent: 0 })
      expect(gateway.asked).toHaveLength(1)
      await server.setNow('2026-03-02T09:00:00Z')
    }
  })
  test('a key that is refused keeps the messages and says no secret; a busy gateway is waited for', async () => {
    await one()
    gateway.answers = () => ({
      status: 401,
      body: { code: 'unauthorized', message: 'Key secret-key not found' },
    })
    expect(await sendTexts(server.services)).toMatchObject({ later: 1 })
    expect(await outboxOf()).toMatchObject([
      { state: 'pending', hindrance: 'refused', error: expect.not.stringContaining('secret-key') },
    ])
    gateway.answers = () => ({ status: 503, body: {} })
    await server.setNow('2026-03-02T09:02:00Z')
    expect(await sendTexts(server.services)).toMatchObject({ later: 1 })
    expect(await outboxOf()).toMatchObject([{ state: 'pending', hindrance: 'deferred' }])
  })
  test('five refusals of us in a row stop the round', async () => {
    const people = Array.from({ length: 12 }, (_, place) => ({
      mobile: `+336123456${String(place).padStart(2, '0')}`,
    }))
    const { id } = await openFor(people)
    await server.owner.query(`update outbox set state = 'pending', sent_at = null where campaign_id = $1`, [
      id,
    ])
    gateway.answers = () => ({ status: 402, body: { code: 'not_enough_credits' } })
    expect(await sendTexts(server.services)).toMatchObject({ later: 12 })
    expect(gateway.asked.length).toBeLessThanOrEqual(8)
  })
  test('a number that nobody has bounces; another number is written to, and HR reads it', async () => {
    const { id, people } = await one()
    await server.owner.query(
      `update campaign_beneficiary set invited_at = null, informed_on = null, engagement_state = 'not_invited' where campaign_id = $1`,
      [id],
    )
    gateway.answers = () => ({
      status: 400,
      body: { code: 'invalid_parameter', message: 'Invalid phone number' },
    })
    expect(await sendTexts(server.services)).toMatchObject({ bounced: 1 })
    const letters = await acting(server, scene.admin)(listLetters, { path: { id }, query: {} })
    expect(letters.items).toMatchObject([{ reason: 'no_email', state: 'to_print' }])
    gateway.answers = () => ({ status: 201, body: { messageId: 1 } })
    await server.owner.query('update beneficiary set mobile = $2 where id = $1', [people[0], '+33698765432'])
    expect(await followAddresses(server.services, () => true)).toBe(1)
    expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
    expect(gateway.asked.at(-1)?.body.recipient).toBe('+33698765432')
  })
  test('an address found while the message waits takes it to the mailbox, once', async () => {
    const { people } = await one()
    await server.owner.query('update beneficiary set personal_email = $2 where id = $1', [
      people[0],
      'now@example.org',
    ])
    expect(await sendTexts(server.services)).toMatchObject({ sent: 0 })
    expect(gateway.asked).toEqual([])
    const post = await startPost()
    server.services.config.smtpUrl = post.url
    await sendOutbox(server.services)
    await post.stop()
    expect(post.received.map(({ to }) => to)).toEqual(['now@example.org'])
  })
})

test('who chose SMS gets it with an address too; paper, a landline, a company that does not allow it get none', async () => {
  await openFor([
    { mobile: phone, email: 'b@example.org', delivery: 'sms' },
    { mobile: '+33698765432', delivery: 'opposed' },
    { mobile: '+33112345678' },
  ])
  expect(await outboxOf()).toMatchObject([{ channel: 'sms', recipient: phone }])
  await server.owner.query('delete from outbox')
  scene = await plantScene(server)
  await openFor([{ mobile: phone }])
  expect(await outboxOf()).toEqual([])
})

test('HR reads how many messages a launch sends, reminds by SMS, and the person stops reminders by their code', async () => {
  const { id } = await openFor([{ mobile: phone }])
  expect(
    (await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })).notices,
  ).toMatchObject({ without_email: 0 })
  await server.setNow('2026-03-05T09:00:00Z')
  const answers = async () =>
    (await acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })).answers
  expect(await answers()).toMatchObject({ remindable: 1, remindable_by_sms: 1 })
  expect(await acting(server, scene.admin)(remindCampaign, { path: { id } })).toMatchObject({ sent: 1 })
  expect(await sendTexts(server.services)).toMatchObject({ sent: 1 })
  const content = gateway.asked.at(-1)?.body.content ?? ''
  expect(content).toContain('ces rappels')
  const stopped = await server.call(stopRemindersByCode, { body: { code: codeIn(content) } })
  expect([stopped.status, stopped.body]).toMatchObject([200, { stopped: true }])
  await server.setNow('2026-03-07T09:00:00Z')
  expect(await acting(server, scene.admin)(remindCampaign, { path: { id } })).toMatchObject({
    sent: 0,
    skipped: [{ reason: 'reminders_stopped', count: 1 }],
  })
  expect(await answers()).toMatchObject({ silent: 1, remindable: 0, remindable_by_sms: 0 })
  const wrong = await server.call(stopRemindersByCode, { body: { code: '222222222222' } })
  expect([wrong.status, wrong.error.code]).toEqual([404, 'unknown_letter_code'])
})

test('OVHcloud is asked as its documentation says, signed, and an invalid receiver bounces', async () => {
  await openFor([{ mobile: phone }])
  await server.owner.query(`update outbox set state = 'pending', sent_at = null`)
  server.services.config.sms = {
    gateway: 'ovhcloud',
    url: gateway.url,
    sender: 'Moisson',
    settings: Object.fromEntries(
      Object.keys(smsGateways.ovhcloud.settings).map((name) => [name, `the-${name}`]),
    ),
    hours: defaultSmsHours,
  }
  gateway.answers = () => ({ status: 200, body: { ids: [], invalidReceivers: [phone], validReceivers: [] } })
  expect(await sendTexts(server.services)).toMatchObject({ bounced: 1 })
  expect(gateway.asked[0]?.body).toMatchObject({ receivers: [phone], noStopClause: true, sender: 'Moisson' })
  expect(gateway.asked[0]?.headers).toMatchObject({
    'x-ovh-application': 'the-SMS_APPLICATION_KEY',
    'x-ovh-signature': expect.stringMatching(/^\$1\$[0-9a-f]{40}$/),
  })
})
