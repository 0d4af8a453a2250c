import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { plantOpenCampaign, type PlantedCampaign } from '../choice/plant-open-campaign.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startDemoMailbox } from './demo-mailbox.ts'
import { mails } from './mails.ts'
import { readMail, type ReadMail } from './read-mail.ts'
import { sendOutbox } from './send-outbox.ts'
import { startMailWorker } from './start-mail-worker.ts'

/** A mail server that answers as it is told, and keeps what it accepted. */
interface Post {
  url: string
  received: { to: string; mail: ReadMail; raw: string }[]
  /** Refusal of a recipient, or of the message: SMTP code and words; nothing accepts. */
  refuses: { rcpt?: (address: string) => number | undefined; data?: (address: string) => number | undefined }
  /** Cuts the line once the message has arrived, before the answer. */
  cuts: boolean
  dialogues: number
  stop(): Promise<void>
}

async function startPost(): Promise<Post> {
  const post: Post = { url: '', received: [], refuses: {}, cuts: false, dialogues: 0, stop: async () => {} }
  const refusal = (code: number) => Object.assign(new Error('refused here'), { responseCode: code })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      post.dialogues += 1
      const code = post.refuses.rcpt?.(address)
      callback(code ? refusal(code) : undefined)
    },
    onData(stream, session, callback) {
      void buffer(stream).then((raw) => {
        const to = session.envelope.rcptTo[0]?.address ?? ''
        const code = post.refuses.data?.(to)
        if (code) return callback(refusal(code))
        post.received.push({ to, mail: readMail(raw), raw: raw.toString() })
        // The message is here, the sender will never hear of it.
        if (post.cuts) for (const connection of connections) connection.destroy()
        else callback()
      })
    },
  })
  server.on('error', () => {})
  const connections = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket: { destroy(): void }) => connections.add(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  post.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  post.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return post
}

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

async function enqueue(
  kind: string,
  recipient: string,
  payload: object,
  more: { campaign?: PlantedCampaign; place?: number; priority?: number } = {},
): Promise<string> {
  const id = randomUUID()
  const person = more.campaign?.people[more.place ?? 0]
  await server.owner.query(
    `insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, priority, created_at, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, business_now(), business_now())`,
    [
      id,
      more.campaign?.companyId,
      more.campaign?.campaignId,
      person?.beneficiaryId,
      kind,
      `${kind}:${id}`,
      recipient,
      { campaign_beneficiary_id: person?.enrolmentId, ...payload },
      more.priority ?? 5,
    ],
  )
  return id
}

async function state(id: string) {
  const { rows } = await server.owner.query(
    'select state, error, attempts, due_at > business_now() as waits from outbox where id = $1',
    [id],
  )
  return rows[0]
}

const notice = (campaign: PlantedCampaign, place = 0) =>
  enqueue('campaign-opened', campaign.people[place]?.email ?? '', {}, { campaign, place, priority: 9 })

async function enrolment(campaign: PlantedCampaign, place = 0) {
  const { rows } = await server.owner.query('select * from campaign_beneficiary where id = $1', [
    campaign.people[place]?.enrolmentId,
  ])
  return rows[0]
}

test('the notice says amount, deadline and silence in euros, with one personal button', async () => {
  const campaign = await plantOpenCampaign(server, {
    net: 123_456,
    deadline: null,
    messageBody: 'Merci à tous.\nLa direction',
  })
  const id = await notice(campaign)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  expect(await state(id)).toMatchObject({ state: 'sent', error: null })
  const [{ mail, to } = { mail: undefined, to: '' }] = post.received
  expect(to).toBe(campaign.people[0]?.email)
  // Informed on 16 May, four days after the notice; fifteen full days later is 31 May.
  expect(mail?.subject).toBe(
    'Intéressement 2025\u00a0: votre choix est attendu jusqu’au dimanche 31 mai 2026',
  )
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('1\u202f234,56\u00a0€')
    expect(part).toContain('Si vous ne faites rien, 1\u202f234,56\u00a0€ seront placés sur le PEE')
    expect(part).toContain('dimanche 31 mai 2026 à 23\u00a0h\u00a059')
    expect(part).toContain('Merci à tous.')
    expect(part).toMatch(/http:\/\/localhost:4000\/login\/authAction#token=[\w-]{43}/)
  }
  expect(mail?.html.match(/<a\s/g)).toHaveLength(1)
  expect(mail?.message_id).toBe(`<${id}@moisson.example>`)
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(await enrolment(campaign)).toMatchObject({
    engagement_state: 'invited',
    informed_on: '2026-05-16',
    deadline_at: new Date('2026-05-31T21:59:59.999Z'),
  })
})

test('a token is nowhere but in its mail', async () => {
  const campaign = await plantOpenCampaign(server)
  await notice(campaign)
  await sendOutbox(server.services)
  const token = /#token=([\w-]+)/.exec(post.received[0]?.mail.text ?? '')?.[1] ?? ''
  expect(token).toHaveLength(43)
  const { rows } = await server.owner.query(
    `select (select string_agg(o::text, '') from outbox o) || (select string_agg(l::text, '') from sign_in_link l) as stored`,
  )
  expect(rows[0].stored).not.toContain(token)
})

test('a person who reads English gets English', async () => {
  const campaign = await plantOpenCampaign(server)
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [campaign.people[0]?.userId])
  await notice(campaign)
  await sendOutbox(server.services)
  const mail = post.received[0]?.mail
  expect(mail?.subject).toContain('your choice is awaited until Wednesday 27 May 2026')
  expect(mail?.text).toContain('If you do nothing, €903.00 will be placed in the PEE')
  expect(mail?.html).toContain('<html lang="en">')
})

test('an address refused for good bounces once, and its person is marked', async () => {
  const campaign = await plantOpenCampaign(server, { people: 2, deadline: null })
  const [refused, fine] = [await notice(campaign, 0), await notice(campaign, 1)]
  post.refuses.rcpt = (address) => (address === campaign.people[0]?.email ? 550 : undefined)
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

test('a message refused for now leaves later, and waits longer each time', async () => {
  const campaign = await plantOpenCampaign(server, { deadline: null })
  const id = await notice(campaign)
  post.refuses.data = () => 451
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

test('the link of a mail opens the person’s own campaign, until the deadline', async () => {
  const campaign = await plantOpenCampaign(server)
  await notice(campaign)
  await sendOutbox(server.services)
  const { rows } = await server.owner.query('select * from sign_in_link where user_id = $1', [
    campaign.people[0]?.userId,
  ])
  expect(rows).toMatchObject([
    {
      kind: 'campaign',
      campaign_id: campaign.campaignId,
      beneficiary_id: campaign.people[0]?.beneficiaryId,
      redirect: `/beneficiaire/investir?campaign=${campaign.campaignId}`,
      expires_at: new Date('2026-05-27T21:59:59.999Z'),
    },
  ])
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

test('a process that dies between claim and dialogue leaves an uncertain mail, found at the next start', async () => {
  const campaign = await plantOpenCampaign(server)
  const lost = await notice(campaign)
  await server.owner.query(
    `update outbox set state = 'sending', claimed_at = clock_timestamp(), attempts = 1 where id = $1`,
    [lost],
  )
  const fresh = await enqueue('campaign-opened', campaign.people[0]?.email ?? '', {}, { campaign })
  const worker = startMailWorker(server.services, 50)
  await expect.poll(async () => (await state(fresh)).state).toBe('sent')
  expect(await state(lost)).toMatchObject({ state: 'uncertain' })
  await worker.stop()
  expect(post.received).toHaveLength(1)
})

test('a worker that starts while another one sends leaves the other’s mails alone', async () => {
  const first = startMailWorker(server.services, 50)
  const campaign = await plantOpenCampaign(server)
  const probe = await notice(campaign)
  await expect.poll(async () => (await state(probe)).state).toBe('sent')
  const claimed = await notice(campaign)
  await server.owner.query(
    `update outbox set state = 'sending', claimed_at = clock_timestamp() where id = $1`,
    [claimed],
  )
  const second = startMailWorker(server.services, 50)
  const after = await enqueue('iban-changed', campaign.people[0]?.email ?? '', {
    iban_mask: '••••1234',
    by: 'staff',
  })
  await expect.poll(async () => (await state(after)).state).toBe('sent')
  expect(await state(claimed)).toMatchObject({ state: 'sending' })
  await Promise.all([first.stop(), second.stop()])
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
})

test('the receipt leaves at once with its page attached', async () => {
  const campaign = await plantOpenCampaign(server)
  const { body } = await server.call(
    submitMyChoices,
    { path: { id: campaign.campaignId }, body: { mode: 'quick_half' } },
    { as: campaign.people[0]?.userId },
  )
  await sendOutbox(server.services)
  const mail = post.received[0]?.mail
  expect(mail?.subject).toBe(`Votre choix est validé\u00a0: reçu ${body.receipt.number}`)
  expect(mail?.attachments).toMatchObject([
    { name: `recu-${body.receipt.number}.pdf`, type: 'application/pdf' },
  ])
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(mail?.text).toContain('jusqu’au mercredi 27 mai 2026')
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='x",
  '{{7*7}} ${7*7} #{7*7}',
  '#read("/etc/passwd")',
  'Lina\r\nBcc: victim@example.org',
  '&amp; &lt;b&gt;',
  'عربي 漢字 é',
]

test.each(hostile)('a name such as %j comes out as text', async (text) => {
  const campaign = await plantOpenCampaign(server, {
    firstName: text,
    companyName: text,
    name: text,
    messageBody: text,
  })
  await notice(campaign)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  const [got] = post.received
  const plain = text.replaceAll('\r\n', '\n')
  expect(got?.mail.text).toContain(`Bonjour ${plain},`)
  expect(got?.mail.headers.has('bcc')).toBe(false)
  expect(post.received.map(({ to }) => to)).toEqual([campaign.people[0]?.email])
  const tags = [...(got?.mail.html ?? '').matchAll(/<([a-z0-9]+)/gi)].map(([, tag]) => tag?.toLowerCase())
  expect(tags.filter((tag) => tag === 'script' || tag === 'img')).toEqual([])
  const shown = (got?.mail.html ?? '')
    .replaceAll('<br>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
  expect(shown).toContain(`Bonjour ${plain},`)
})

test('something else than one address reaches no dialogue', async () => {
  const campaign = await plantOpenCampaign(server)
  for (const recipient of [
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'nobody',
    '"x"@y z',
  ])
    await enqueue('campaign-opened', recipient, {}, { campaign })
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
    expect.stringContaining('Votre choix est validé'),
  ])
  expect(rows[1].attachments).toEqual([
    { name: expect.stringMatching(/^recu-MOI-/), size_bytes: expect.any(Number) },
  ])
  expect(rows[0].body_html).toContain('Faire mon choix')
  expect(rows[0].at.toISOString().slice(0, 10)).toBe('2026-05-12')
})

test('every kind of mail that the product sends has a template', () => {
  expect([...mails.keys()].toSorted()).toEqual([
    'admin-invitation',
    'campaign-cancelled',
    'campaign-opened',
    'campaign-reminder',
    'campaign-sent-back',
    'campaign-submitted',
    'campaign-validated',
    'choice-receipt',
    'deadline-changed',
    'default-applied',
    'draft-rescue',
    'email-change',
    'email-changed-notice',
    'iban-changed',
    'password-reset',
    'session-ended-notice',
    'sign-in-link',
  ])
})
