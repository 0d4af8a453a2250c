import { importBeneficiaries, updateBeneficiary, updateMe } from '@moisson/contract/beneficiary'
import {
  calculateCampaign,
  getCampaign,
  launchCampaign,
  listEnrolments,
  remindCampaign,
} from '@moisson/contract/campaign'
import { inspectLink, redeemLink } from '@moisson/contract/identity'
import { getUser } from '@moisson/contract/user'
import { parisDay } from '@moisson/law/paris-time'
import { longDay } from '@moisson/law/words/days'
import { expect, test } from 'vitest'
import { mintLink } from '../identity/mint-link.ts'
import { identityScope } from '../identity/see-identity.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost } from '../mail/test-post.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  notifyAll,
  plantDraft,
  plantOpen,
  plantPeople,
  rowsOf,
  type Row,
  type Scene,
} from '../testing/campaign-scene.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let scene: Scene
let people: string[]
inAScene(async (given, planted) => {
  server = given
  scene = planted
  await server.owner.query('delete from outbox')
  people = await plantPeople(server, scene.company, [{}, { email: null }])
})

const put = (place: number, body: object) =>
  acting(server, scene.admin)(updateBeneficiary, {
    path: { id: scene.company, bid: people[place] ?? '' },
    body,
  })
const rowOf = async (campaign: string, place: number): Promise<Row> => {
  const row = (await rowsOf(server, campaign)).find((one) => one.beneficiary_id === people[place])
  if (!row) throw new Error('nobody there')
  return row
}
const notices = async (place: number) =>
  (
    await server.owner.query<{ recipient: string; state: string; id: string }>(
      `select id, recipient, state from outbox where kind = 'campaign-opened' and beneficiary_id = $1 order by created_at, dedupe`,
      [people[place]],
    )
  ).rows
const view = (id: string) =>
  acting(server, scene.admin)(getCampaign, { path: { id: scene.company, cid: id } })

test('an address added while answers come in sends the notice at once and opens the person’s own window', async () => {
  const { id } = await plantOpen(server, scene)
  const before = await rowOf(id, 1)
  expect(await notices(1)).toEqual([])
  await server.setNow('2026-03-12T09:00:00Z')
  await put(1, { personal_email: 'robin@example.org' })
  await runDue(server.services)
  expect(await notices(1)).toMatchObject([{ recipient: 'robin@example.org', state: 'pending' }])
  await runDue(server.services)
  expect(await notices(1)).toHaveLength(1)
  await notifyAll(server, id)
  const after = await rowOf(id, 1)
  // Informed 5 days after the notice of 12 March, then 15 full days.
  expect(after).toMatchObject({ engagement_state: 'invited', informed_on: '2026-03-17' })
  expect(after.deadline_at?.toISOString()).toBe('2026-04-01T21:59:59.999Z')
  expect(after.deadline_at?.getTime()).toBeGreaterThan(before.deadline_at?.getTime() ?? Infinity)
  expect((await view(id)).closes_at).toBe('2026-04-01T21:59:59.999Z')
  const { rows } = await server.owner.query('select user_id from beneficiary where id = $1', [people[1]])
  expect(rows[0].user_id).not.toBeNull()
})

test('an address corrected right before the launch gets one notice, not a second one for the correction', async () => {
  const { id } = await plantDraft(server, scene)
  await acting(server, scene.admin)(calculateCampaign, { path: { id } })
  await put(0, { personal_email: 'corrigee@example.org' })
  await acting(server, scene.admin)(launchCampaign, { path: { id }, body: {} })
  await notifyAll(server, id)
  await runDue(server.services)
  expect(await notices(0)).toMatchObject([{ recipient: 'corrigee@example.org', state: 'sent' }])
})

test('a campaign opened by the clock writes to the addresses of that day', async () => {
  const draft = await plantDraft(server, scene, { opens_at: '2026-03-10T08:00:00Z' })
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: {} })
  await put(1, { personal_email: 'robin@example.org' })
  await put(0, { personal_email: 'autre@example.org' })
  await runDue(server.services)
  expect(await notices(1)).toEqual([])
  await server.setNow('2026-03-10T08:00:05Z')
  await runDue(server.services)
  expect(await notices(0)).toMatchObject([{ recipient: 'autre@example.org' }])
  expect(await notices(1)).toMatchObject([{ recipient: 'robin@example.org' }])
})

test('a corrected address gets the notice again and every later mail; what went to the former one opens nothing', async () => {
  const { id } = await plantOpen(server, scene)
  const former = await rowOf(id, 0)
  const { rows } = await server.owner.query('select user_id from beneficiary where id = $1', [people[0]])
  const minted = await server.inTransaction(identityScope, (tx, now) =>
    mintLink(
      tx,
      {
        kind: 'campaign',
        user_id: rows[0].user_id,
        email: former.email ?? '',
        campaign_id: id,
        beneficiary_id: people[0],
      },
      now,
    ),
  )
  const opened = await server.call(redeemLink, { body: { token: minted?.token ?? '' } })
  const device = [opened.headers['set-cookie']]
    .flat()
    .map(String)
    .map((one) => one.split(';')[0])
    .join('; ')
  await put(0, { personal_email: 'corrigee@example.org' })
  await runDue(server.services)
  expect(await notices(0)).toMatchObject([
    { recipient: former.email, state: 'sent' },
    { recipient: 'corrigee@example.org', state: 'pending' },
  ])
  const link = await server.call(inspectLink, { body: { token: minted?.token ?? '' } })
  expect(link.body).toMatchObject({ state: 'superseded', masked_email: 'co•••••@example.org' })
  const again = await server.call(
    redeemLink,
    { body: { token: minted?.token ?? '' } },
    { headers: { cookie: device } },
  )
  expect(again.error.code).toBe('superseded_action_code')
  const session = { authorization: `Bearer ${opened.body.id_token}` }
  expect((await server.call(getUser, {}, { headers: session })).status).toBe(401)
  await server.setNow('2026-03-04T09:00:00Z')
  await notifyAll(server, id)
  expect(await rowOf(id, 0)).toMatchObject({ email: 'corrigee@example.org', informed_on: '2026-03-09' })
  await server.setNow('2026-03-05T09:00:00Z')
  expect(await acting(server, scene.admin)(remindCampaign, { path: { id }, body: {} })).toMatchObject({
    sent: 1,
  })
  const reminder = await server.owner.query(
    `select recipient from outbox where kind = 'campaign-reminder' and beneficiary_id = $1`,
    [people[0]],
  )
  expect(reminder.rows).toEqual([{ recipient: 'corrigee@example.org' }])
})

test('an account that nobody ever opened gives way to that of the right address', async () => {
  await plantOpen(server, scene)
  await put(0, { personal_email: 'Juste@example.org' })
  await runDue(server.services)
  const { rows } = await server.owner.query(
    'select u.email from beneficiary b join app_user u on u.id = b.user_id where b.id = $1',
    [people[0]],
  )
  expect(rows).toEqual([{ email: 'juste@example.org' }])
})

test('an account somebody has opened stays theirs when their address changes', async () => {
  const user = await plantUser(server, { email: 'lina.moreau@example.org' })
  await server.owner.query('update beneficiary set user_id = $1 where id = $2', [user, people[0]])
  await plantOpen(server, scene)
  await put(0, { personal_email: 'lina.perso@example.org' })
  await runDue(server.services)
  const { rows } = await server.owner.query('select user_id from beneficiary where id = $1', [people[0]])
  expect(rows).toEqual([{ user_id: user }])
})

test('an import and the person’s own correction reach the open campaign alike', async () => {
  await plantOpen(server, scene)
  await acting(server, scene.admin)(importBeneficiaries, {
    path: { id: scene.company },
    body: {
      items: [
        { employee_number: 'A1', last_name: 'Nom001', first_name: 'Lina', email: 'importee@example.org' },
      ],
    },
  })
  await runDue(server.services)
  expect(await notices(1)).toMatchObject([{ recipient: 'importee@example.org' }])
  const { rows } = await server.owner.query('select user_id from beneficiary where id = $1', [people[0]])
  await acting(server, rows[0].user_id)(updateMe, { body: { personal_email: 'moi@example.org' } })
  await runDue(server.services)
  expect((await notices(0)).map(({ recipient }) => recipient)).toContain('moi@example.org')
})

test('whoever was informed and changes their own address gets the notice there, and not a day more', async () => {
  const { id } = await plantOpen(server, scene)
  await notifyAll(server, id)
  const before = await rowOf(id, 0)
  const { rows } = await server.owner.query('select user_id from beneficiary where id = $1', [people[0]])
  for (const [day, address] of [
    ['2026-03-04', 'moi@example.org'],
    ['2026-03-06', 'encore@example.org'],
  ]) {
    await server.setNow(`${day}T09:00:00Z`)
    await acting(server, rows[0].user_id)(updateMe, { body: { personal_email: address } })
    await runDue(server.services)
    await notifyAll(server, id)
    const { email, informed_on, deadline_at } = await rowOf(id, 0)
    expect([email, informed_on, deadline_at]).toEqual([address, before.informed_on, before.deadline_at])
  }
  await server.setNow('2026-03-09T09:00:00Z')
  await put(0, { personal_email: 'rh@example.org' })
  await runDue(server.services)
  await notifyAll(server, id)
  expect((await rowOf(id, 0)).informed_on).toBe('2026-03-14')
})

test('the notice to a corrected address tells the day that it gives, which the campaign then shows', async () => {
  const draft = await plantDraft(server, scene)
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: {} })
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  try {
    await sendOutbox(server.services)
    await server.setNow('2026-03-06T09:00:00Z')
    await put(0, { personal_email: 'corrigee@example.org' })
    await runDue(server.services)
    await sendOutbox(server.services)
    const told = post.received.find(({ to }) => to.includes('corrigee@example.org'))
    const { deadline_at } = await rowOf(draft.id, 0)
    expect(told?.mail.subject).toContain(longDay(parisDay(new Date(deadline_at ?? '').toISOString()), 'fr'))
  } finally {
    server.services.config.smtpUrl = undefined
    await post.stop()
  }
})

test('an address that refused mail and is mended gets the notice again', async () => {
  const draft = await plantDraft(server, scene)
  await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: {} })
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  post.refuses.rcpt = (address) => (address.startsWith('a0-') ? '550 5.1.1 unknown' : undefined)
  try {
    await sendOutbox(server.services)
    expect(await rowOf(draft.id, 0)).toMatchObject({ email_bounced: true, engagement_state: 'not_invited' })
    expect((await view(draft.id)).notices).toMatchObject({
      leaving: 0,
      left: 0,
      without_email: 1,
      refused: 1,
    })
    await put(0, { personal_email: 'mieux@example.org' })
    await runDue(server.services)
    expect((await view(draft.id)).notices).toMatchObject({
      leaving: 1,
      left: 0,
      without_email: 1,
      refused: 0,
    })
    await sendOutbox(server.services)
    expect(await rowOf(draft.id, 0)).toMatchObject({ email_bounced: false, engagement_state: 'invited' })
    expect((await view(draft.id)).notices).toMatchObject({
      leaving: 0,
      left: 1,
      without_email: 1,
      refused: 0,
    })
    expect(post.received).toHaveLength(1)
  } finally {
    server.services.config.smtpUrl = undefined
    await post.stop()
  }
})

test('a mail that waits leaves to the address of the file at that moment', async () => {
  const draft = await plantDraft(server, scene)
  const launched = await acting(server, scene.admin)(launchCampaign, { path: { id: draft.id }, body: {} })
  expect(launched.notices).toEqual({
    leaving: 1,
    left: 0,
    without_email: 1,
    by_sms: 0,
    on_paper: 0,
    refused: 0,
    letters: 1,
  })
  await put(0, { personal_email: 'a-temps@example.org' })
  await runDue(server.services)
  const post = await startPost()
  server.services.config.smtpUrl = post.url
  try {
    await sendOutbox(server.services)
    expect(await notices(0)).toMatchObject([{ recipient: 'a-temps@example.org', state: 'sent' }])
  } finally {
    server.services.config.smtpUrl = undefined
    await post.stop()
  }
})

test('whoever asked for paper is named as such, not as somebody without an address', async () => {
  await plantOpen(server, scene)
  // Both together pass 20 % of the two pays known here: the wages of the whole company are told.
  const { id } = await plantOpen(server, scene, { payroll_gross_cents: 100_000_000 })
  await put(0, { electronic_delivery: 'opposed' })
  const { items } = await acting(server, scene.admin)(listEnrolments, { path: { id }, query: {} })
  expect(items.map(({ flags }) => flags)).toEqual([['on_paper'], ['no_channel']])
  const { skipped } = await acting(server, scene.admin)(remindCampaign, { path: { id }, body: {} })
  expect(skipped).toMatchObject([
    { reason: 'no_email', count: 1 },
    { reason: 'on_paper', count: 1, message: expect.stringContaining('papier') },
  ])
})
