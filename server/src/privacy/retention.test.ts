import { randomUUID } from 'node:crypto'
import { completeCampaign, submitCampaign, validateCampaign } from '@moisson/contract/campaign'
import { submitMyChoices } from '@moisson/contract/choice'
import { recordPayment } from '@moisson/contract/payment'
import { retentionCategories } from '@moisson/core/privacy/periods'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainAudit } from '../audit/chain-audit.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import { acting, plantOpen, plantPeople, plantScene } from '../testing/campaign-scene.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { retentionDue, runRetention } from './run-retention.ts'

let server: TestServer
let company: string
let campaign: string
/** Who left in 2026, who left with a dispute, who stays. */
let left: string
let disputing: string
let staying: string

beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-04-01T08:00:00Z')
  const scene = await plantScene(server)
  company = scene.company
  const people = await plantPeople(server, company, 3)
  ;[left = '', disputing = '', staying = ''] = people
  campaign = (await plantOpen(server, scene)).id
  const { rows } = await server.owner.query<{ id: string; user_id: string }>(
    'select id, user_id from beneficiary where id = any($1)',
    [people],
  )
  for (const { user_id } of rows)
    await acting(server, user_id)(submitMyChoices, { path: { id: campaign }, body: { mode: 'quick_half' } })
  await server.setNow('2026-04-28T08:00:00Z')
  await acting(server, scene.admin)(submitCampaign, { path: { id: campaign }, body: {} })
  await acting(server, scene.adviser)(validateCampaign, { path: { id: campaign }, body: {} })
  for (const kind of ['account_keeper', 'immediate'] as const)
    await server.call(
      recordPayment,
      {
        path: { id: company, cid: campaign, kind: kind as never },
        body: { status: 'paid', paid_on: '2026-04-28' },
      },
      { as: scene.admin },
    )
  await server.call(
    completeCampaign,
    { path: { id: campaign }, body: { paid_on: '2026-04-28', keeper_reference: 'R1' } as never },
    { as: scene.admin },
  )
  await server.owner.query(
    `update campaign set state = 'completed', completed_at = coalesce(completed_at, business_now()) where id = $1`,
    [campaign],
  )
  await server.owner.query(
    `update beneficiary set status = 'left', exit_date = '2026-09-30', mobile = '+33639980001', nir_mask = '•••123',
       nir_cipher = '\\x01', birth_place = 'Angers' where id = any($1)`,
    [[left, disputing]],
  )
  await server.owner.query(
    `insert into legal_hold (id, company_id, beneficiary_id, reason, placed_at) values ($1, $2, $3, 'prud’hommes', business_now())`,
    [randomUUID(), company, disputing],
  )
  await chainAudit(server.services.pool)
})
afterAll(() => server.close())

const faults = async () => {
  const found: string[] = []
  await withReading(server.owner, '*', async (reading) => {
    for await (const violation of violationsIn(reading)) found.push(JSON.stringify(violation))
  })
  return found
}
/** Where a text still stands, whatever the table and the column. */
async function standsIn(text: string): Promise<string[]> {
  const { rows } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await server.owner.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${text}%`,
    ])
    if (hits.length > 0) found.push(name)
  }
  return found
}
const totals = async () =>
  (
    await server.owner.query(
      `select c.distributed_gross_cents, sum(e.gross_cents)::int as gross, sum(e.net_cents)::int as net, sum(e.paid_cents)::int as paid,
         sum(e.pee_cents)::int as pee, count(*)::int as people
       from campaign c join campaign_beneficiary e on e.campaign_id = c.id where c.id = $1 group by c.id`,
      [campaign],
    )
  ).rows[0]
const countOf = async (category: string) => {
  const counts = await retentionDue(server.services)
  return counts.find((one) => one.category === category)
}

test('before its period nothing of a person goes, and every category of the table is counted', async () => {
  expect(await faults()).toEqual([])
  await server.setNow('2027-04-01T08:00:00Z')
  const counts = await retentionDue(server.services)
  expect(counts.map(({ category }) => category)).toEqual(retentionCategories)
  expect(counts.filter(({ due, held }) => due + held > 0)).toEqual([])
  expect(await runRetention(server.services)).toEqual({})
})

test('twelve months later mails keep that they were sent, and neither address nor content', async () => {
  await server.setNow('2027-05-20T08:00:00Z')
  await server.owner.query(`update outbox set state = 'sent', sent_at = created_at`)
  const before = await countOf('mails')
  const done = await runRetention(server.services)
  expect(done.mails).toBe(before?.due)
  expect(done.mails).toBeGreaterThan(3)
  const { rows } = await server.owner.query(`select distinct recipient, payload, state from outbox`)
  expect(rows).toEqual([{ recipient: '', payload: {}, state: 'sent' }])
  expect(await faults()).toEqual([])
})

test('links, sessions, files read, readings, corrections done and withdrawn papers go at their day, not before', async () => {
  const plant = async (age: string) => {
    const one = `${age} days`
    const [user, file, document, extract] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const statements = [
      `app_user (id, email) values ('${user}', '${user}@example.org')`,
      `sign_in_link (id, token_hash, kind, email, expires_at) values ('${file}', '${user}', 'x', 'x', now() - interval '${one}')`,
      `session (id, user_id, secret, expires_at) values ('${file}', '${user}', '', now() - interval '${one}')`,
      `extract (id, company_id, user_id, state, file_name, size_bytes, expires_at, created_at, updated_at)
        values ('${extract}', '${company}', '${user}', 'ready', 'x', 1, business_now() - interval '${one}' + interval '30 days', now(), now())`,
      `stored_file (id, company_id, object_key, file_name, mime_type, size_bytes, sha256, created_at)
        values ('${file}', '${company}', '${file}', 'x', 'text/plain', 1, 'x', now())`,
      `document (id, company_id, title, type, file_id, status, source, series_id, created_at, updated_at)
        values ('${document}', '${company}', 'x', 'other', '${file}', 'archived', 'uploaded', '${document}', now(), business_now() - interval '${one}')`,
      `document_access (id, company_id, document_id, who, kind, at)
        values ('${file}', '${company}', '${document}', 'x', 'preview', business_now() - interval '${one}')`,
      `todo (id, company_id, type, title, source, status, related, completed_at, created_at, updated_at)
        values ('${file}', '${company}', 'beneficiaries', 'x', 'system', 'done', '{"kind":"beneficiary"}', business_now() - interval '${one}', now(), now())`,
    ]
    for (const statement of statements) await server.owner.query(`insert into ${statement}`)
  }
  const gone = async () => {
    const {
      links = 0,
      sessions = 0,
      imports = 0,
      readings = 0,
      documents = 0,
      todos = 0,
    } = await runRetention(server.services)
    return { links, sessions, imports, readings, documents, todos }
  }
  await runRetention(server.services)
  for (const age of ['29', '364']) await plant(age)
  expect(await gone()).toEqual({ links: 1, sessions: 1, imports: 1, readings: 0, documents: 0, todos: 0 })
  await plant('370')
  expect(await gone()).toEqual({ links: 1, sessions: 1, imports: 1, readings: 1, documents: 1, todos: 1 })
  const { rows } = await server.owner.query(
    `select count(*)::int as files from stored_file where company_id = $1`,
    [company],
  )
  expect(rows[0]?.files).toBe(2)
})

test('five years after the campaign receipts and bases go, amounts stay; a dispute holds the campaign until it is lifted', async () => {
  await server.setNow('2031-05-20T08:00:00Z')
  const before = await totals()
  expect(await countOf('choices')).toEqual({ category: 'choices', due: 0, held: 1 })
  expect(await countOf('pay')).toEqual({ category: 'pay', due: 2, held: 1 })
  expect(await countOf('people')).toEqual({ category: 'people', due: 0, held: 0 })
  expect(await runRetention(server.services)).toMatchObject({ pay: 2 })
  expect(await standsIn('MOI-')).toEqual(expect.arrayContaining(['campaign_beneficiary', 'choice']))
  await server.owner.query(`update legal_hold set lifted_at = business_now()`)
  expect(await runRetention(server.services)).toMatchObject({ choices: 1, pay: 1 })
  expect(await totals()).toEqual(before)
  const { rows } = await server.owner.query(
    `select e.last_name, e.reference_salary_cents, e.calculation, e.email, k.receipt, k.lines <> '[]' as placed
     from campaign_beneficiary e join choice k on k.campaign_beneficiary_id = e.id where e.campaign_id = $1 order by 1`,
    [campaign],
  )
  const gone = { reference_salary_cents: null, calculation: null, email: null, receipt: null, placed: true }
  expect(rows).toEqual(['Nom000', 'Nom001', 'Nom002'].map((last_name) => ({ last_name, ...gone })))
  expect(await faults()).toEqual([])
})

test('five years after leaving a person is named nowhere but in the log; totals, prints and the chain hold', async () => {
  await server.owner.query(
    `insert into legal_hold (id, company_id, beneficiary_id, reason, placed_at) values ($1, $2, $3, 'appel', business_now())`,
    [randomUUID(), company, disputing],
  )
  await server.setNow('2031-10-02T08:00:00Z')
  const before = await totals()
  expect(await countOf('people')).toEqual({ category: 'people', due: 1, held: 1 })
  // Accounts live in the machine's own time.
  await server.owner.query(
    `update app_user set last_login_at = now() - interval '4 years' where id in (select user_id from beneficiary)`,
  )
  expect(await countOf('accounts')).toEqual({ category: 'accounts', due: 0, held: 3 })
  expect(await runRetention(server.services)).toMatchObject({ people: 1, accounts: 1 })
  await chainAudit(server.services.pool)
  expect((await standsIn('Nom000')).filter((table) => table !== 'audit')).toEqual([])
  const { rows } = await server.owner.query(`select * from beneficiary where id = $1`, [left])
  expect(rows[0]).toMatchObject({
    last_name: 'Personne effacée',
    first_name: '',
    employee_number: null,
    mobile: null,
    nir_mask: null,
    nir_cipher: null,
    birth_place: null,
    personal_email: null,
    user_id: null,
    exit_date: null,
    civility: 'unspecified',
    status: 'archived',
  })
  expect(await standsIn('Nom001')).toContain('beneficiary')
  expect(await standsIn('Nom002')).toContain('beneficiary')
  expect(await totals()).toEqual(before)
  expect(await faults()).toEqual([])
  expect(await verifyAudit(server.services.pool)).toMatchObject({ faults: [], unchained: 0 })
  const { rows: printed } = await server.owner.query(
    `select a.before <> a.after as anew, a.after ->> 'frozen_hash' = encode(c.frozen_hash, 'hex') as standing
     from audit a join campaign c on c.id = a.target_id where a.action = 'campaign.printAgain'`,
  )
  expect(printed).toEqual([{ anew: true, standing: true }])
  expect(await runRetention(server.services)).toEqual({})
})

test('a campaign that is not what was validated stops the forgetting of its people', async () => {
  await server.owner.query(`update legal_hold set lifted_at = business_now() where lifted_at is null`)
  await server.owner.query(
    `update campaign_beneficiary set employee_number = 'X' where beneficiary_id = $1`,
    [staying],
  )
  await expect(runRetention(server.services)).rejects.toThrow('is not what was validated')
  await server.owner.query(
    `update campaign_beneficiary set employee_number = 'A2' where beneficiary_id = $1`,
    [staying],
  )
  expect(await runRetention(server.services)).toMatchObject({ people: 1 })
  expect(await faults()).toEqual([])
})

test('after ten years the oldest rows of the audit go and the chain is verified from there; younger ones cannot', async () => {
  await server.setNow('2036-04-10T08:00:00Z')
  const rowsBefore = (await verifyAudit(server.services.pool)).rows
  const due = (await countOf('audit'))?.due ?? 0
  expect(due).toBeGreaterThan(0)
  expect((await runRetention(server.services)).audit).toBe(due)
  expect(await verifyAudit(server.services.pool)).toMatchObject({ rows: rowsBefore - due, faults: [] })
  const { rows } = await server.owner.query(`select cut_seq from audit_head where company_id = $1`, [company])
  const next = Number(rows[0]?.cut_seq) + 1
  const inApp = (statement: string) =>
    server.inTransaction({ companies: '*' }, async (tx) => {
      await sql.raw(statement).execute(tx)
    })
  await expect(inApp(`select forget_audit(business_now(), 100)`)).rejects.toThrow('never changed')
  await expect(inApp(`set local app.forgetting = 'on'; delete from audit`)).rejects.toThrow(
    'permission denied',
  )
  await expect(inApp(`update audit_head set cut_seq = 0`)).rejects.toThrow('permission denied')
  await server.owner.query(
    `begin; set local session_replication_role = replica; delete from audit where company_id = '${company}' and seq = ${next}; commit`,
  )
  expect((await verifyAudit(server.services.pool)).faults).toEqual([
    { company_id: company, seq: next, fault: 'missing' },
  ])
})
