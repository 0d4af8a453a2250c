import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitMyChoices } from '@moisson/contract/choice'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { mails } from './mails.ts'
import { sendOutbox } from './send-outbox.ts'
import { letterOf, mailFacts } from '../testing/mail-examples.ts'
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
  expect(mail?.html.match(/<a\s[^>]*authAction/g)).toHaveLength(1)
  expect(mail?.message_id).toBe(`<${id}@moisson.example>`)
  expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  expect(await enrolment(campaign)).toMatchObject({
    engagement_state: 'invited',
    informed_on: '2026-05-16',
    deadline_at: new Date('2026-05-31T21:59:59.999Z'),
  })
})

test('whoever’s account asks for easy words is written to in those, with the same figures', async () => {
  const campaign = await plantOpenCampaign(server, { net: 123_456, deadline: null })
  await server.owner.query(`update app_user set easy_words = true where id = $1`, [
    campaign.people[0]?.userId,
  ])
  await notice(campaign)
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  const [{ mail } = { mail: undefined }] = post.received
  expect(mail?.subject).toBe('Intéressement 2025\u00a0: répondez jusqu’au dimanche 31 mai 2026')
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Vous pouvez aussi partager.')
    expect(part).toContain('Si vous ne faites rien, 1\u202f234,56\u00a0€ vont sur le PEE.')
    expect(part).toContain('dimanche 31 mai 2026 à 23\u00a0h\u00a059')
  }
})

test('so is what their account reads beside a campaign, by its address', async () => {
  const [person] = (await plantOpenCampaign(server)).people
  const told = async (easy_words: boolean) => {
    post.received.length = 0
    await server.owner.query(`update app_user set easy_words = $2 where id = $1`, [
      person?.userId,
      easy_words,
    ])
    await enqueue('iban-changed', person?.email ?? '', { iban_mask: '••••8810', by: 'staff' })
    await sendOutbox(server.services)
    return post.received[0]?.mail.text
  }
  expect(await told(true)).toContain('Votre entreprise l’a changé.')
  expect(await told(false)).toContain('a été changé par votre entreprise.')
})

test('the company’s words leave in the language of the mail where it wrote them, else in French and marked as French', async () => {
  const campaign = await plantOpenCampaign(server, { deadline: null, messageBody: 'Merci à tous : bravo.' })
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [campaign.people[0]?.userId])
  const sentAfter = async (english: string | null) => {
    await server.owner.query(
      `update campaign set message_title_en = 'Thank you', message_body_en = $2 where id = $1`,
      [campaign.campaignId, english],
    )
    post.received.length = 0
    await notice(campaign)
    expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
    return post.received[0]?.mail
  }
  const both = await sentAfter('Well done, all of you.')
  for (const part of [both?.text, both?.html]) {
    expect(part).toContain('Les Vergers de Saint-Prix: Thank you')
    expect(part).toContain('Well done, all of you.')
    expect(part).not.toContain('Merci')
  }
  expect(both?.html).toMatch(/lang="en"\s+class="soft line"/)
  const french = await sentAfter(null)
  expect(french?.html).toContain('<html lang="en">')
  expect(french?.html).toMatch(
    /lang="fr"\s+class="soft line"[^>]*>[^<]*<strong[^>]*>Les Vergers de Saint-Prix<\/strong>/,
  )
  for (const part of [french?.text, french?.html]) {
    expect(part).toContain('Merci à tous\u00a0: bravo.')
    // A title whose message was never written says nothing.
    expect(part).not.toContain('Thank you')
  }
})

test('a mail promises no matching that another campaign of the year has used up', async () => {
  const matching = {
    kind: 'single',
    rate_bps: 10_000,
    cap_cents: 50_000,
    base: 'net',
    leavers: false,
  } as const
  const first = await plantOpenCampaign(server, { net: 90_300, matching })
  const second = await plantOpenCampaign(server, { net: 90_300, matching, companyId: first.companyId })
  const [before, now] = [first.people[0], second.people[0]]
  await server.owner.query(`update campaign_beneficiary set beneficiary_id = $1 where id = $2`, [
    now?.beneficiaryId,
    before?.enrolmentId,
  ])
  const path = { id: first.campaignId }
  await server.call(submitMyChoices, { path, body: { mode: 'quick_managed' } }, { as: now?.userId ?? '' })
  await notice(second)
  await sendOutbox(server.services)
  const silence = post.received.find(({ mail }) => mail.text.includes('Si vous ne faites rien, 903,00'))
  expect(silence?.mail.text).toBeDefined()
  expect(silence?.mail.text).not.toMatch(/abondement/i)
})

test('a matching that is told says under what it holds, before any other campaign of the year is there', async () => {
  const matching = {
    kind: 'single',
    rate_bps: 10_000,
    cap_cents: 50_000,
    base: 'net',
    leavers: false,
  } as const
  const campaign = await plantOpenCampaign(server, { net: 90_300, matching })
  await notice(campaign)
  await sendOutbox(server.services)
  expect(post.received[0]?.mail.text).toMatch(
    /nets d’abondement.*\. L’abondement a un plafond par année civile, commun à toutes vos campagnes de 2026\s: une autre campagne de l’année peut en utiliser une part\. Valider votre choix réserve la sienne\./,
  )
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
  expect(mail?.text).toContain('If you do nothing, €903.00 will be invested in the PEE')
  expect(mail?.html).toContain('<html lang="en">')
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

test('the receipt leaves at once with its page attached', async () => {
  const campaign = await plantOpenCampaign(server)
  const { body } = await server.call(
    submitMyChoices,
    { path: { id: campaign.campaignId }, body: { mode: 'quick_half' } },
    { as: campaign.people[0]?.userId },
  )
  await sendOutbox(server.services)
  const mail = post.received[0]?.mail
  expect(mail?.subject).toMatch(
    new RegExp(`^.+ 20\\d\\d\u00a0: votre choix est validé, reçu ${body.receipt.number}$`),
  )
  expect(mail?.attachments).toMatchObject([
    { name: `recu-${body.receipt.number}.pdf`, type: 'application/pdf' },
  ])
  expect(mail?.attachments[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(mail?.text).toContain('jusqu’au mercredi 27 mai 2026')
})

test('a choice replaced before its mail left sends one receipt, the one that counts', async () => {
  const campaign = await plantOpenCampaign(server)
  const as = campaign.people[0]?.userId
  const path = { id: campaign.campaignId }
  await server.call(submitMyChoices, { path, body: { mode: 'quick_cash' } }, { as })
  const { body } = await server.call(submitMyChoices, { path, body: { mode: 'quick_half' } }, { as })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1, dropped: 1 })
  expect(post.received.map(({ mail }) => mail.subject)).toEqual([
    expect.stringContaining(`\u00a0: votre choix est validé, reçu ${body.receipt.number}`),
  ])
})

test('where nothing can be placed, the notice does not speak of placing', async () => {
  const campaign = await plantOpenCampaign(server, { destinations: ['immediate_payment'] })
  await notice(campaign)
  await sendOutbox(server.services)
  const text = post.received[0]?.mail.text ?? ''
  expect(text).toContain('903,00\u00a0€ vous seront versés (imposables). Vous n’avez rien à choisir.')
  expect(post.received[0]?.mail.subject).toContain('votre prime, à percevoir')
  expect(text).not.toContain('placer')
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

test('every kind of mail that the product sends has a template', () => {
  expect([...mails.keys()].toSorted()).toEqual([
    'access-changed',
    'account-changed',
    'admin-invitation',
    'advance-to-return',
    'adviser-invitation',
    'bulk-reading',
    'campaign-cancelled',
    'campaign-held',
    'campaign-opened',
    'campaign-reminder',
    'campaign-sent-back',
    'campaign-submitted',
    'campaign-unanswered',
    'campaign-validated',
    'choice-receipt',
    'company-account-changed',
    'company-reminder',
    'company-suspended',
    'contact-changed',
    'correction-asked',
    'deadline-changed',
    'default-applied',
    'draft-comments',
    'draft-rescue',
    'email-change',
    'email-changed-notice',
    'erasure-answered',
    'factor-recovery',
    'factor-recovery-to-confirm',
    'held-sum',
    'iban-changed',
    'matching-changed',
    'matching-ended',
    'owner-suspended',
    'password-changed',
    'password-reset',
    'payment-moved',
    'platform-invitation',
    'process-begun',
    'question-answered',
    'question-asked',
    'ratification-asked',
    'ratification-cancelled',
    'ratification-ended',
    'ratification-result',
    'second-factor-changed',
    'session-ended-notice',
    'sign-in-link',
    'step-comment',
    'step-sent-back',
    'step-submitted',
    'step-validated',
    'sum-kept',
    'vote-entered',
  ])
})

test('the mail of the validation gives no payment day past the legal one without the interest that runs', () => {
  const about = (legal_payment_deadline: string) => ({
    ...mailFacts,
    campaign: { ...mailFacts.campaign, legal_payment_deadline },
  })
  const said = (last: string, language: 'fr' | 'en') =>
    letterOf('campaign-validated', language, about(last)).preview.replaceAll(/\s/gu, ' ')
  expect(said('2026-05-31', 'fr')).not.toContain('intérêts')
  // Asked on 12 May for a payment on the 29th.
  expect(said('2026-04-30', 'fr')).toContain(
    'Le dernier jour légal, le 30 avril 2026, est passé : des intérêts sont dus pour chaque jour qui le suit',
  )
  expect(said('2026-05-20', 'fr')).toContain(
    'Ce jour vient après le dernier jour légal, le 20 mai 2026 : des',
  )
  expect(said('2026-04-30', 'en')).toContain('The last legal day, 30 April 2026, has passed: interest is due')
  expect(said('2026-04-30', 'fr')).toContain('L3314-9')
})
