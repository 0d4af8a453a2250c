import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitCampaign } from '@moisson/contract/campaign'
import { getMyCampaign, submitMyChoices } from '@moisson/contract/choice'
import { openLaterWindow } from '@moisson/contract/later-window'
import { runDue } from '../campaign/run-due.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
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
const { notice, enrolment } = outboxOf(() => server)

/** A collection that has ended: the first person's address was refused, the second one was informed and kept silent. */
async function ended() {
  const campaign = await plantOpenCampaign(server, { people: 2, deadline: null })
  await server.owner.query(
    `update campaign set distributed_gross_cents = (select sum(gross_cents) from campaign_beneficiary where campaign_id = $1)
     where id = $1`,
    [campaign.campaignId],
  )
  await paidOn(campaign.campaignId, '2026-07-31')
  for (const place of [0, 1]) await notice(campaign, place)
  post.refuses.rcpt = (address) => (address === campaign.people[0]?.email ? '550 5.1.1 unknown' : undefined)
  await sendOutbox(server.services)
  delete post.refuses.rcpt
  await server.setNow('2026-06-02T09:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 1 })
  expect((await enrolment(campaign)).engagement_state).toBe('unreachable')
  const admin = await plantUser(server)
  await plantMembership(server, admin, campaign.companyId, 'company_admin')
  const [person, silent] = campaign.people
  const open = (body: { handed_over_on?: string } = {}, bid = person?.enrolmentId ?? '') =>
    server.call(openLaterWindow, { path: { id: campaign.campaignId, bid }, body }, { as: admin })
  return { campaign, admin, person, silent, open, path: { id: campaign.campaignId } }
}
const paidOn = (id: string, day: string) =>
  server.owner.query(
    `update campaign set version = version + 1, frozen = jsonb_set(frozen, '{payment_day}', to_jsonb($2::text)) where id = $1`,
    [id, day],
  )
const stateOf = async (id: string): Promise<string> =>
  (await server.owner.query('select state from campaign where id = $1', [id])).rows[0].state

test('who was never informed gets a whole window once the address is mended, and nobody else answers again', async () => {
  const { campaign, person, silent, open, path, admin } = await ended()
  const refused = await open()
  expect([refused.status, refused.error.code]).toEqual([422, 'no_address_for_notice'])
  await server.owner.query(
    `update beneficiary set personal_email = 'lina.moreau@example.org', account_status = 'not_invited' where id = $1`,
    [person?.beneficiaryId],
  )
  expect((await open()).body).toEqual({
    sent_to: 'lina.moreau@example.org',
    deadline_at: '2026-06-21T21:59:59.999Z',
  })
  expect(await sendOutbox(server.services)).toMatchObject({ sent: 1 })
  expect(post.received.at(-1)?.to).toBe('lina.moreau@example.org')
  expect(await enrolment(campaign)).toMatchObject({ engagement_state: 'invited', informed_on: '2026-06-06' })

  const late = await server.call(
    submitMyChoices,
    { path, body: { mode: 'quick_cash' } },
    { as: silent?.userId },
  )
  expect([late.status, late.error.code]).toEqual([409, 'campaign_closed'])
  const waits = await server.call(submitCampaign, { path, body: {} }, { as: admin })
  expect(waits.error.code).toBe('campaign_still_open')
  const answer = await server.call(
    submitMyChoices,
    { path, body: { mode: 'quick_cash' } },
    { as: person?.userId },
  )
  expect(answer.status).toBe(200)
  await server.setNow('2026-06-21T22:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 1 })
  expect((await enrolment(campaign)).engagement_state).toBe('locked')
  const done = await server.call(submitCampaign, { path, body: {} }, { as: admin })
  expect([done.status, done.error.code]).toEqual([200, undefined])
  expect((await enrolment(campaign)).held_cents).toBe(0)
})

test('a notice handed over opens the window from that day, with every day still to come', async () => {
  const { campaign, person, open, path } = await ended()
  const early = await open({ handed_over_on: '2026-06-03' })
  expect([early.status, early.error.code]).toEqual([422, 'handed_over_to_come'])
  expect((await open({ handed_over_on: '2026-06-01' })).body).toEqual({
    sent_to: null,
    deadline_at: '2026-06-17T21:59:59.999Z',
  })
  expect(await enrolment(campaign)).toMatchObject({ engagement_state: 'invited', informed_on: '2026-06-01' })
  expect((await server.call(getMyCampaign, { path }, { as: person?.userId })).status).toBe(200)
  // Silence after a whole window is an answer: the default applies, nothing is held.
  await server.setNow('2026-06-17T22:00:00Z')
  expect(await runDue(server.services)).toMatchObject({ closed: 1 })
  expect((await enrolment(campaign)).engagement_state).toBe('opened')
})

test('a window is for who was never informed, while the campaign has not been handed in', async () => {
  const { campaign, silent, open } = await ended()
  const informed = await open({ handed_over_on: '2026-06-01' }, silent?.enrolmentId)
  expect([informed.status, informed.error.code]).toEqual([409, 'window_not_needed'])
  await paidOn(campaign.campaignId, '2026-06-17')
  const paidBefore = await open({ handed_over_on: '2026-06-01' })
  expect([paidBefore.status, paidBefore.error.code]).toEqual([422, 'payment_before_close'])
  for (const [state, code] of [
    ['submitted', 'window_in_control'],
    ['validated', 'window_too_late'],
  ]) {
    await server.owner.query(`update campaign set state = $2 where id = $1`, [campaign.campaignId, state])
    const late = await open({ handed_over_on: '2026-06-01' })
    expect([late.status, late.error.code]).toEqual([409, code])
    expect(await stateOf(campaign.campaignId)).toBe(state)
  }
  for (const [type, article] of [
    ['interessement', 'D3313-11'],
    ['participation', 'D3324-37'],
  ]) {
    await server.owner.query(`update campaign set type = $2 where id = $1`, [campaign.campaignId, type])
    const late = await open({ handed_over_on: '2026-06-01' })
    expect(late.error.error).toContain(`au bout d’un an (C. trav., art. ${article})`)
  }
})
