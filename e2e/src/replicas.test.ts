import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { listSigningKeys, redeemLink, signOut } from '@moisson/contract/identity'
import { getUser, sendMagicLink } from '@moisson/contract/user'
import { send } from './api.ts'
import { startDatabase, type DatabaseUnderTest } from './database-under-test.ts'
import {
  draftCampaign,
  launch,
  makeFreshCompany,
  productionSettings,
  type FreshCompany,
} from './fresh-company.ts'
import { startMailCatcher, type MailCatcher } from './mail-catcher.ts'
import { startServer, type RunningServer } from './start-server.ts'

const PEOPLE = 20
let database: DatabaseUnderTest
let owner: DatabaseUnderTest['owner']
let mails: MailCatcher
let replicas: [RunningServer, RunningServer]
let company: FreshCompany
let manager = ''

beforeAll(async () => {
  database = await startDatabase()
  owner = database.owner
  mails = await startMailCatcher()
  const env = productionSettings(mails)
  // Neither finds a schema: both try to make it. One of them has a pooler in transaction mode before its database.
  replicas = await Promise.all([
    startServer({ ...env, DATABASE_URL: database.direct }),
    startServer({ ...env, DATABASE_URL: database.pooled }),
  ])
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await mails.close()
  await database.stop()
})

const rows = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await owner.query<Row>(text, values)).rows
const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::int as count ${text}`, values))[0]?.count ?? -1
const audited = (action: string, target?: string) =>
  count('from audit where action = $1 and ($2::uuid is null or target_id = $2)', [action, target ?? null])
/** Sends to both at the same time, several times each. */
const atBoth = <Result>(times: number, work: (replica: RunningServer) => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, (_, at) => work(replicas[at % 2] as RunningServer)))
const shiftClock = (days: number) =>
  owner.query('update business_clock set shift = shift + make_interval(days => $1)', [days])
async function until(what: string, found: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 100) {
    if (await found()) return
    await sleep(100)
  }
  throw new Error(`never came: ${what}`)
}

/** A link, and the mark of the browser that asked for it. */
async function linkFor(replica: RunningServer, email: string): Promise<{ token: string; cookie: string }> {
  const before = mails.to(email).length
  const asked = await send(replica, sendMagicLink, { body: { email } })
  expect(asked.status).toBe(202)
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { token: await mails.tokenTo(email, before), cookie }
}
const redeem = (replica: RunningServer, { token, cookie }: { token: string; cookie?: string }) =>
  send(replica, redeemLink, { body: { token } }, { cookie })

test('two processes that start at once on an empty database make its schema once and sign with one key', async () => {
  const migrations = await rows<{ name: string }>('select name from kysely_migration')
  expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length)
  expect(migrations.length).toBeGreaterThan(0)
  expect(await count('from signing_key')).toBe(1)
  const [first, second] = await atBoth(2, (replica) => send(replica, listSigningKeys, {}))
  expect(first?.status).toBe(200)
  expect(first?.body.keys).toHaveLength(1)
  expect(second?.body).toEqual(first?.body)
})

test('a link asked of one opens one session however many redeem it on both', async () => {
  await owner.query(
    `insert into app_user (id, email, display_name, email_verified, is_manager) values ($1, 'sophie@example.org', 'Sophie', true, true)`,
    [randomUUID()],
  )
  const link = await linkFor(replicas[0], 'sophie@example.org')
  const answers = await atBoth(12, (replica) => redeem(replica, link))
  const opened = answers.filter(({ status }) => status === 200)
  expect(opened).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set([undefined, 'used_action_code']))
  expect(await count('from session')).toBe(1)
  expect(await audited('identity.redeemLink')).toBe(1)
  manager = opened[0]?.body.id_token ?? ''
  const seen = await atBoth(2, (replica) => send(replica, getUser, {}, { token: manager }))
  expect(seen.map(({ status }) => status)).toEqual([200, 200])
})

test('twins that renew a session on both get the same successor, and a former token ends it on both', async () => {
  const renew = async (replica: RunningServer, cookie: string) => {
    const answer = await fetch(`${replica.url}/api/auth/refresh`, { method: 'POST', headers: { cookie } })
    const set = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: answer.status, cookie: set, body: (await answer.json()) as { id_token?: string } }
  }
  const opened = await redeem(replicas[0], await linkFor(replicas[1], 'sophie@example.org'))
  // The first cookie is the mark of the device.
  const first = /moisson=[^;]+/.exec(opened.headers.get('set-cookie') ?? '')?.[0] ?? ''
  const twins = await atBoth(12, (replica) => renew(replica, first))
  expect(twins.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(new Set(twins.map(({ cookie }) => cookie)).size).toBe(1)
  const second = twins[0]?.cookie ?? ''
  expect(second).not.toBe(first)
  const third = await renew(replicas[1], second)
  expect(third.status).toBe(200)
  const bearer = third.body.id_token ?? null
  expect((await send(replicas[0], getUser, {}, { token: bearer })).status).toBe(200)
  expect((await renew(replicas[0], first)).status).toBe(401)
  const after = await atBoth(2, (replica) => send(replica, getUser, {}, { token: bearer }))
  expect(after.map(({ status }) => status)).toEqual([401, 401])
})

test('who signs out of one is out of both at the next request', async () => {
  const { body } = await redeem(replicas[1], await linkFor(replicas[0], 'sophie@example.org'))
  const token = body.id_token
  expect((await send(replicas[1], getUser, {}, { token })).status).toBe(200)
  expect((await send(replicas[0], signOut, {}, { token })).status).toBe(204)
  const after = await atBoth(2, (replica) => send(replica, getUser, {}, { token }))
  expect(after.map(({ status }) => status)).toEqual([401, 401])
})

test('a launch sent to both many times launches once: one trace, one notice a person', async () => {
  let turn = 0
  company = await makeFreshCompany(() => replicas[turn++ % 2] as RunningServer, mails, manager, PEOPLE)
  const ids: string[] = []
  for (const name of ['Première', 'Deuxième', 'Troisième'])
    ids.push(await draftCampaign(replicas[ids.length % 2] as RunningServer, company, name))
  for (const [round, id] of ids.entries()) {
    const launches = await atBoth(8, (replica) => launch(replica, company, id))
    const statuses = launches.map(({ status }) => status).toSorted((a, b) => a - b)
    expect([statuses, launches.find(({ status }) => status !== 200)?.error.code]).toEqual([
      [200, ...Array.from({ length: 7 }, () => 409)],
      'campaign_not_draft',
    ])
    expect(await audited('campaign.launchCampaign', id)).toBe(1)
    const notices = await rows('select 1 from outbox where campaign_id = $1', [id])
    expect(notices).toHaveLength(PEOPLE)
    await until('every notice', async () => {
      const waiting = await count(`from outbox where state <> 'sent'`)
      return waiting === 0
    })
    for (let at = 0; at < PEOPLE; at++) expect(mails.to(`p${at}@example.org`)).toHaveLength(round + 1)
  }
})

test('a confirmation sent to both many times counts once: one choice, one receipt, one mail', async () => {
  const [campaign] = await rows<{ id: string }>(`select id from campaign where name = 'Première'`)
  const id = campaign?.id ?? ''
  const path = { id }
  for (const [at, key] of [undefined, randomUUID()].entries()) {
    const email = `p${at}@example.org`
    const notice = mails.to(email)[0]
    const session = await redeem(replicas[0], { token: notice?.token ?? '' })
    expect(session.status).toBe(200)
    const token = session.body.id_token
    const before = mails.to(email).length
    const answers = await atBoth(10, (replica) =>
      send(replica, submitMyChoices, { path, body: { mode: 'quick_cash' } }, { token, key }),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const receipts = new Set(answers.map(({ body }) => body.receipt.number))
    expect(receipts.size).toBe(1)
    const [receipt] = receipts
    expect(await count('from choice where receipt_number = $1', [receipt])).toBe(1)
    // A repeated key is the same request; without one each press is a request of its own, with its own trace.
    const traces = await rows<{ summary: string }>(
      `select a.summary from audit a join session s on s.id = a.session_id join app_user u on u.id = s.user_id
       where a.action = 'choice.submitMyChoices' and u.email = $1`,
      [email],
    )
    const confirmed = traces.filter(({ summary }) => summary.startsWith('choice confirmed'))
    expect(confirmed).toHaveLength(1)
    expect(traces).toHaveLength(key ? 1 : 10)
    await mails.mailTo(email, before)
    const seen = await atBoth(2, (replica) => send(replica, getMyChoices, { path }, { token }))
    expect(seen[0]?.body.status).toBe('submitted')
    expect(seen[1]?.body).toEqual(seen[0]?.body)
    await until('the outbox is empty', async () => (await count(`from outbox where state <> 'sent'`)) === 0)
    expect(mails.to(email)).toHaveLength(before + 1)
  }
})

test('what falls due is done once by the two of them: each campaign closes with one trace', async () => {
  await shiftClock(40)
  await until('the close', async () => (await count(`from campaign where state = 'open'`)) === 0)
  expect(await count(`from campaign where state = 'closed'`)).toBe(3)
  expect(await audited('campaign.closed')).toBe(3)
  await until(
    'the outbox rests',
    async () => (await count(`from outbox where state in ('pending', 'sending')`)) === 0,
  )
  const ids = mails.mails.map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1] ?? '')
  expect(ids).not.toContain('')
  expect(new Set(ids).size).toBe(ids.length)
})

test('a submission and a validation sent to both act once', async () => {
  const [campaign] = await rows<{ id: string }>(`select id from campaign where name = 'Première'`)
  const path = { id: campaign?.id ?? '' }
  const one409 = [200, ...Array.from({ length: 7 }, () => 409)]
  const sorted = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)
  const submits = await atBoth(8, (replica) =>
    send(replica, submitCampaign, { path, body: {} }, { token: company.admin }),
  )
  expect(sorted(submits)).toEqual(one409)
  expect(submits.find(({ status }) => status === 200)?.body.defaulted).toBe(PEOPLE - 2)
  expect(await audited('campaign.submitCampaign', path.id)).toBe(1)
  const approvals = await atBoth(8, (replica) =>
    send(replica, validateCampaign, { path, body: {} }, { token: manager }),
  )
  expect(sorted(approvals)).toEqual(one409)
  expect(await audited('campaign.validateCampaign', path.id)).toBe(1)
  const total = await rows<{ total: number }>(
    'select sum(gross_cents)::bigint as total from campaign_beneficiary where campaign_id = $1',
    [path.id],
  )
  expect(total[0]?.total).toBe(2_000_000)
})

test('one that is killed and started again is not missed: the other answers and sends mail meanwhile', async () => {
  const [one, other] = replicas
  const path = { id: company.id, cid: await draftCampaign(one, company, 'Quatrième') }
  const statuses = new Set<number>()
  let slowest = 0
  const read = async () => {
    const asked = Date.now()
    statuses.add((await send(other, getCampaign, { path }, { token: company.admin })).status)
    slowest = Math.max(slowest, Date.now() - asked)
  }
  await one.kill()
  await read()
  let away = true
  const reader = (async () => {
    while (away) await read()
  })()
  const link = await linkFor(other, 'sophie@example.org')
  await one.restart()
  away = false
  await reader
  expect([...statuses]).toEqual([200])
  // Who waits for something that the dead one held waits until the time limit of a lock.
  expect(slowest).toBeLessThan(5000)
  const session = await redeem(one, link)
  expect(session.status).toBe(200)
  expect((await send(one, getCampaign, { path }, { token: company.admin })).status).toBe(200)
})
