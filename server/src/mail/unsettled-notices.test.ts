import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { remindCampaign, submitCampaign } from '@moisson/contract/campaign'
import { getCampaignMails, giveUpNotices, resendCampaignMails } from '@moisson/contract/campaign-mail'
import { getMyCampaign, submitMyChoices } from '@moisson/contract/choice'
import { runDue } from '../campaign/run-due.ts'
import { plantOpenCampaign, type PlantedCampaign } from '../testing/plant-open-campaign.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
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
  await server.owner.query(`update campaign set state = 'cancelled'`)
  post = await startPost()
  server.services.config.smtpUrl = post.url
})
afterEach(() => post.stop())
const { state, notice, enrolment } = outboxOf(() => server)

/** A campaign whose people were told nothing yet, their windows announced until 27 May; and who runs it. */
async function launched(people: number) {
  const campaign = await plantOpenCampaign(server, { people, deadline: null })
  await server.owner.query(
    `update campaign_beneficiary set deadline_at = '2026-05-27T21:59:59.999Z' where campaign_id = $1`,
    [campaign.campaignId],
  )
  const ids: string[] = []
  for (const place of campaign.people.keys()) ids.push(await notice(campaign, place))
  const admin = await plantUser(server)
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const path = { id: campaign.campaignId }
  return {
    campaign,
    ids,
    admin,
    mails: async () => (await server.call(getCampaignMails, { path }, { as: admin })).body,
    resend: (body: { ids?: string[] } = {}) =>
      server.call(resendCampaignMails, { path, body }, { as: admin }),
    giveUp: (body: { ids?: string[] } = {}) => server.call(giveUpNotices, { path, body }, { as: admin }),
  }
}
const stateOf = async ({ campaignId }: PlantedCampaign): Promise<string> =>
  (await server.owner.query('select state from campaign where id = $1', [campaignId])).rows[0].state

test('a server that refuses us silences nobody: the mails are kept, leave when it takes them, and each window starts then', async () => {
  const { campaign, ids, mails } = await launched(3)
  post.refuses.rcpt = () => '550 5.7.1 Relay access denied'
  expect(await sendOutbox(server.services)).toMatchObject({ later: 3, bounced: 0 })
  expect(await mails()).toMatchObject({
    leaving: 0,
    kept: 3,
    uncertain: 0,
    unsettled_notices: 3,
    items: [{ state: 'kept', answer: expect.stringContaining('Relay access denied') }, {}, {}],
  })
  expect(await enrolment(campaign)).toMatchObject({ email_bounced: false, engagement_state: 'not_invited' })
  // Refused for weeks, past the end that was announced.
  for (const day of ['2026-05-20', '2026-05-28', '2026-05-29', '2026-06-01']) {
    await server.setNow(`${day}T09:00:00Z`)
    await sendOutbox(server.services)
    expect(await runDue(server.services)).toMatchObject({ closed: 0 })
  }
  expect((await Promise.all(ids.map(state))).map((row) => row.state)).toEqual([
    'pending',
    'pending',
    'pending',
  ])
  delete post.refuses.rcpt
  await server.setNow('2026-06-02T09:00:00Z')
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 3 })
  expect(await enrolment(campaign)).toMatchObject({ engagement_state: 'invited', informed_on: '2026-06-06' })
  expect((await enrolment(campaign)).deadline_at.toISOString()).toBe('2026-06-21T21:59:59.999Z')
  // What the mail says is the window it opens.
  expect(post.received[0]?.mail.text).toContain('21 juin 2026')
  expect(await stateOf(campaign)).toBe('open')
})

test('a wrong setting is not tried on everybody at once', async () => {
  const { ids } = await launched(60)
  post.refuses.data = () => '554 Transaction failed'
  expect(await sendOutbox(server.services, { lanes: 2 })).toMatchObject({ later: 60 })
  expect(post.dialogues).toBeLessThan(25)
  const rows = await Promise.all(ids.map(state))
  expect(new Set(rows.map((row) => row.state))).toEqual(new Set(['pending']))
})

test('an uncertain notice keeps the collection open; HR sends it again, and the person has a whole window', async () => {
  const { campaign, ids, admin, mails, resend } = await launched(2)
  post.cuts = true
  expect(await sendOutbox(server.services, { lanes: 1, limit: 1 })).toMatchObject({ uncertain: 1 })
  post.cuts = false
  await sendOutbox(server.services)
  expect(await mails()).toMatchObject({
    uncertain: 1,
    unsettled_notices: 1,
    items: [{ id: ids[0], state: 'uncertain', recipient: campaign.people[0]?.email, person: 'Lina Moreau' }],
  })
  // A reminder does not pretend that it is on its way.
  const path = { id: campaign.campaignId }
  const reminded = await server.call(remindCampaign, { path, body: undefined }, { as: admin })
  expect(reminded.body).toMatchObject({ sent: 1, skipped: [{ reason: 'notice_uncertain', count: 1 }] })

  await server.setNow('2026-05-31T22:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 0 })
  const refused = await server.call(submitCampaign, { path, body: {} }, { as: admin })
  expect([refused.status, refused.error.code]).toEqual([409, 'notices_not_settled'])
  expect((await resend()).body).toEqual({ sent_again: 1 })
  // With the reminder of the other person.
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 2 })
  // The same message number: a mailbox that had the first copy can drop the second.
  const first = post.received.filter(({ to }) => to === campaign.people[0]?.email)
  expect(first.map(({ mail }) => mail.message_id)).toEqual([
    first[0]?.mail.message_id,
    first[0]?.mail.message_id,
  ])
  expect(await enrolment(campaign)).toMatchObject({ engagement_state: 'invited' })
  expect((await enrolment(campaign)).deadline_at.toISOString()).toBe('2026-06-20T21:59:59.999Z')
  expect(await mails()).toMatchObject({ uncertain: 0, unsettled_notices: 0, items: [] })
})

test('who opens the campaign after an uncertain notice is informed, also when the announced end is past', async () => {
  const { campaign, mails } = await launched(1)
  post.cuts = true
  await sendOutbox(server.services)
  await server.setNow('2026-05-29T09:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 0 })
  const path = { id: campaign.campaignId }
  const as = { as: campaign.people[0]?.userId }
  expect((await server.call(getMyCampaign, { path }, as)).status).toBe(200)
  expect((await enrolment(campaign)).deadline_at.toISOString()).toBe('2026-06-13T21:59:59.999Z')
  const answer = await server.call(submitMyChoices, { path, body: { mode: 'quick_cash' } }, as)
  expect(answer.status).toBe(200)
  expect(await mails()).toMatchObject({ uncertain: 0, unsettled_notices: 0 })
})

test('notices that HR gives up no longer keep the collection open: these people are known not to be informed', async () => {
  const { campaign, giveUp, mails } = await launched(2)
  post.cuts = true
  expect(await sendOutbox(server.services, { lanes: 1 })).toMatchObject({ uncertain: 2 })
  await server.setNow('2026-05-29T09:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 0 })
  expect((await giveUp()).body).toEqual({ given_up: 2 })
  expect(await mails()).toMatchObject({ uncertain: 0, unsettled_notices: 0, items: [] })
  expect(await runDue(server.services)).toMatchObject({ closed: 1 })
  expect((await enrolment(campaign)).engagement_state).toBe('unreachable')
})

test('a mail that waits its turn cannot be given up, nor one of another campaign sent again', async () => {
  const mine = await launched(1)
  const other = await launched(1)
  expect((await mine.giveUp()).body).toEqual({ given_up: 0 })
  await server.owner.query(`update outbox set state = 'uncertain'`)
  expect((await mine.resend({ ids: other.ids })).body).toEqual({ sent_again: 0 })
  expect(await state(other.ids[0] ?? '')).toMatchObject({ state: 'uncertain' })
})
