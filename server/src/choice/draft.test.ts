import { randomUUID } from 'node:crypto'
import { getMyProfile } from '@moisson/contract/choice'
import type { DraftPolicy } from '@moisson/core/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { choiceCalls } from '../testing/choice-calls.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T09:00:00Z')
})
afterAll(() => server.close())
const { inOpen, save, submit, read, engagement } = choiceCalls(() => server)

test('may be incomplete, is announced as such and is not an answer', async () => {
  const planted = await plantOpenCampaign(server)
  const { status, body } = await save(planted, { lines: [{ destination: 'pee', amount_cents: 40_000 }] })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'draft',
    total_cents: 40_000,
    remaining_cents: 50_300,
    counted: null,
    receipt_number: null,
    version: 1,
    issues: [
      { code: 'amount_mismatch', message: expect.stringContaining('400,00\u00a0€ pour 903,00\u00a0€') },
    ],
  })
  expect(body.lines[0]).toMatchObject({
    fund_id: planted.funds[0],
    management_mode: 'free',
    share_bps: 4430,
  })
  expect(await engagement(planted)).toMatchObject({ engagement_state: 'in_progress', receipt_number: null })
  expect((await submit(planted)).error.code).toBe('amount_mismatch')
})

test('a line that names no fund goes to the default fund of the plan, and the answer says so; one that names it is told nothing', async () => {
  const planted = await plantOpenCampaign(server)
  const [fund_id = '', other = ''] = planted.funds
  const lines = [
    { destination: 'pee', amount_cents: 50_000 },
    { destination: 'pee', fund_id: other, amount_cents: 300 },
    { destination: 'immediate_payment', amount_cents: 40_000 },
  ]
  const said = {
    completed: [
      { line: 0, fund_id, message: expect.stringMatching(/^Vous n’avez pas nommé de fonds.*500,00/) },
    ],
  }
  expect((await save(planted, { lines })).body).toMatchObject(said)
  expect((await submit(planted, { lines })).body).toMatchObject(said)
  const named = lines.map((line) => (line.destination === 'pee' ? { fund_id, ...line } : line))
  expect((await submit(planted, { lines: named })).body.completed).toEqual([])
  const english = await save(planted, { lines }, { 'x-language': 'en' })
  expect(english.body.completed[0]?.message).toContain('You named no fund: €500.00')
})

test('a fund that nobody named is told apart in the draft at each reading, until it is named or confirmed', async () => {
  const planted = await plantOpenCampaign(server)
  const [fund_id = ''] = planted.funds
  const lines = [{ destination: 'pee', amount_cents: 90_300 }]
  await save(planted, { lines })
  expect((await read(planted)).body.lines).toMatchObject([{ fund_id, by_plan: true }])
  await save(planted, { lines: [{ ...lines[0], fund_id }] })
  expect((await read(planted)).body.lines[0]).not.toHaveProperty('by_plan')
  await save(planted, { lines })
  const { status, body } = await submit(planted)
  expect([status, body.status, body.lines[0]?.fund_id]).toEqual([200, 'submitted', fund_id])
  const { rows } = await server.owner.query(
    `select count(*)::int as n from choice where campaign_id = $1
       and (lines::text like '%by_plan%' or receipt::text like '%by_plan%')`,
    [planted.campaignId],
  )
  expect(rows[0]).toEqual({ n: 0 })
})

test('is one row however often it is kept, and a stale writer is told what is there now', async () => {
  const planted = await plantOpenCampaign(server)
  await save(planted, { mode: 'quick_cash' })
  const second = await save(planted, { mode: 'quick_half' }, { 'if-match': '"1"' })
  expect(second.headers['etag']).toBe('"2"')
  const stale = await save(planted, { mode: 'quick_cash' }, { 'if-match': '"1"' })
  expect(stale.status).toBe(412)
  expect(stale.error.current).toMatchObject({ mode: 'quick_half', version: 2 })
  expect(stale.error.asked).toMatchObject({
    lines: [{ destination: 'immediate_payment', amount_cents: 90_300 }],
    estimate: { net_cash_cents: 90_300 },
  })
  const { rows } = await server.owner.query('select count(*)::int as n from choice where campaign_id = $1', [
    planted.campaignId,
  ])
  expect(rows[0]).toEqual({ n: 1 })
})

test('takes back what a reading gave', async () => {
  const planted = await plantOpenCampaign(server)
  await save(planted, { mode: 'quick_half' })
  const { body } = await read(planted)
  const again = await save(planted, body)
  expect(again.status).toBe(200)
  expect(again.body.lines).toEqual(body.lines)
})

test('holds no foreign fund, no closed destination, no eleventh fund', async () => {
  const planted = await plantOpenCampaign(server, { destinations: ['immediate_payment', 'pee'] })
  const code = async (lines: object[]) => (await save(planted, { lines })).error.code
  expect(await code([{ destination: 'pee', amount_cents: 100, fund_id: randomUUID() }])).toBe(
    'fund_not_offered',
  )
  expect(await code([{ destination: 'percol', amount_cents: 100 }])).toBe('destination_not_offered')
  expect(await code([{ destination: 'pee', managed_profile: 'prudent', amount_cents: 100 }])).toBe(
    'profile_not_offered',
  )
  expect((await read(planted)).body.status).toBe('empty')
})

test('silence is told as it will be: a complete draft where it counts unconfirmed, else the default', async () => {
  const told = async (draftPolicy: DraftPolicy, ...deeds: ('part' | 'whole' | 'confirmed')[]) => {
    const planted = await plantOpenCampaign(server, { draftPolicy })
    for (const deed of deeds) {
      const amount_cents = deed === 'part' ? 100 : 90_300
      const lines = [{ destination: 'immediate_payment', amount_cents }]
      await (deed === 'confirmed' ? submit(planted, { lines }) : save(planted, { lines }))
    }
    const { path, as } = inOpen(planted)
    return (await server.call(getMyProfile, { path }, { as })).body.default_preview.draft_counts?.fr ?? null
  }
  expect(await told('honour_complete_draft', 'whole')).toMatch(
    /^Si vous ne faites rien de plus, votre brouillon complet sera appliqué tel quel\. .*903,00\u00a0€ vous seront versés/,
  )
  expect(await told('honour_complete_draft')).toBeNull()
  expect(await told('honour_complete_draft', 'part')).toBeNull()
  expect(await told('honour_complete_draft', 'confirmed', 'whole')).toBeNull()
  expect(await told('ignore_draft', 'whole')).toBeNull()
})
