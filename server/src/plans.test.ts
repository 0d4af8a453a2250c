import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getMyChoices, saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { runDue } from './campaign/run-due.ts'
import { plantOpenCampaign, type PlantedCampaign } from './testing/plant-open-campaign.ts'
import { sendOutbox } from './mail/send-outbox.ts'
import { takeOverLost } from './mail/sender-lease.ts'
import { outboxOf } from './testing/test-outbox.ts'
import { startPost, type Post } from './mail/test-post.ts'
import { indexesUsed, plansOf, wholeReads } from './testing/plans-of.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

/** What others fill: one company of many people, and thousands of campaigns that are open, planned or over. */
const others = 8_000
const big = ['beneficiary', 'campaign', 'campaign_beneficiary', 'choice', 'outbox']

let server: TestServer
let post: Post
let campaign: PlantedCampaign
const { notice } = outboxOf(() => server)
beforeAll(async () => {
  server = await startTestServer({}, { plansEach: true })
  post = await startPost()
  server.services.config.smtpUrl = post.url
  await server.setNow('2026-05-12T09:00:00Z')
  const busy = await plantOpenCampaign(server)
  await fill(busy)
  campaign = await plantOpenCampaign(server, { people: 3 })
  await server.owner.query('analyze')
}, 120_000)
afterAll(async () => {
  await post.stop()
  await server.close()
})
beforeEach(() => server.setNow('2026-05-12T09:00:00Z'))

/** Copies the one person and the one campaign of a company many times over. */
async function fill({ companyId, campaignId }: PlantedCampaign): Promise<void> {
  const columns = async (table: string, except: string[]) => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and not column_name = any($2)`,
      [table, except],
    )
    return rows.map(({ name }) => name).join(', ')
  }
  const run = (text: string, values: unknown[] = []) => server.owner.query(text, values)
  const of = {
    beneficiary: await columns('beneficiary', ['id', 'employee_number', 'user_id', 'personal_email']),
    enrolment: await columns('campaign_beneficiary', ['id', 'beneficiary_id', 'employee_number']),
    campaign: await columns('campaign', ['id', 'name', 'state', 'closes_at', 'opens_at']),
  }
  await run(
    `insert into beneficiary (id, employee_number, personal_email, ${of.beneficiary})
     select gen_random_uuid(), 'B' || n, 'b' || n || '@example.org', ${of.beneficiary}
     from beneficiary b, generate_series(1, ${others}) n where b.company_id = $1`,
    [companyId],
  )
  await run(
    `insert into campaign_beneficiary (id, beneficiary_id, employee_number, ${of.enrolment})
     select gen_random_uuid(), b.id, b.employee_number, ${of.enrolment
       .split(', ')
       .map((name) => `e.${name}`)
       .join(', ')}
     from campaign_beneficiary e, beneficiary b
     where e.campaign_id = $1 and b.company_id = $2 and b.employee_number like 'B%'`,
    [campaignId, companyId],
  )
  await run(`update campaign_beneficiary set next_due_at = '2026-05-20' where company_id = $1`, [companyId])
  await run(
    `insert into choice (id, company_id, campaign_beneficiary_id, campaign_id, beneficiary_id, status, lines, total_cents, version, created_at, updated_at)
     select gen_random_uuid(), company_id, id, campaign_id, beneficiary_id, 'submitted', '[]', 0, 1, now(), now()
     from campaign_beneficiary where campaign_id = $1`,
    [campaignId],
  )
  await run(
    `insert into outbox (id, company_id, campaign_id, beneficiary_id, kind, dedupe, recipient, payload, state, created_at, due_at)
     select gen_random_uuid(), company_id, campaign_id, beneficiary_id, 'campaign-opened', 'busy:' || id, 'x@example.org', '{}', 'sent', now(), now()
     from campaign_beneficiary where campaign_id = $1`,
    [campaignId],
  )
  await run(
    `insert into campaign (id, name, state, closes_at, opens_at, ${of.campaign})
     select gen_random_uuid(), 'C' || n, (array['open', 'scheduled', 'completed'])[1 + n % 3], '2026-06-20', '2026-06-01', ${of.campaign}
     from campaign, generate_series(1, 2000) n where id = $1`,
    [campaignId],
  )
}

test('reading, drafting and confirming one choice reads nobody else’s', async () => {
  const path = { id: campaign.campaignId }
  const as = { as: campaign.people[0]?.userId }
  await server.call(getMyChoices, { path }, as)
  const plans = await plansOf(server, async () => {
    expect((await server.call(getMyChoices, { path }, as)).status).toBe(200)
    expect((await server.call(saveMyChoices, { path, body: { mode: 'quick_half' } }, as)).status).toBe(200)
    expect((await server.call(submitMyChoices, { path, body: { mode: 'quick_cash' } }, as)).status).toBe(200)
  })
  expect(wholeReads(plans, big)).toEqual([])
  expect(indexesUsed(plans)).toContain('choice_person')
})

test('sending a mail and taking over a lost one reads what is due and the people concerned', async () => {
  await notice(campaign)
  const plans = await plansOf(server, async () => {
    expect(await sendOutbox(server.services)).toMatchObject({ sent: expect.any(Number) })
    await takeOverLost(server.services)
  })
  expect(wholeReads(plans, big)).toEqual([])
  expect([...indexesUsed(plans)]).toEqual(expect.arrayContaining(['outbox_due', 'outbox_claimed']))
})

test('what falls due is found by its instant, not by reading every open enrolment', async () => {
  await server.owner.query(`update campaign set reminder_plan = '{5,-3}' where id = $1`, [
    campaign.campaignId,
  ])
  await server.setNow('2026-05-13T09:00:00Z')
  const plans = await plansOf(server, async () => {
    await runDue(server.services)
  })
  expect(wholeReads(plans, big)).toEqual([])
  expect([...indexesUsed(plans)]).toEqual(
    expect.arrayContaining(['campaign_beneficiary_due', 'campaign_opening', 'campaign_closing']),
  )
})

test('the end of a collection reads its own people and its own mails', async () => {
  await server.setNow('2026-05-27T22:00:00Z')
  await server.owner.query(`update campaign_beneficiary set next_due_at = null`)
  await server.owner.query(`update campaign set closes_at = '2027-01-01' where id <> $1`, [
    campaign.campaignId,
  ])
  await server.owner.query('analyze')
  const plans = await plansOf(server, async () => {
    expect(await runDue(server.services)).toMatchObject({ closed: 1 })
  })
  expect(wholeReads(plans, big)).toEqual([])
})
