import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepPromises, listPromises, tellPromises } from '@moisson/contract/abondement'
import { submitCampaign } from '@moisson/contract/campaign'
import { getMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { listTodos } from '@moisson/contract/todo'
import { acting, plantOpen, plantPeople, plantScene, rowsOf, type Scene } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { up } from './migrations/0007-abondement.ts'
import { up as settledPromises } from './migrations/0016-settled-promises.ts'
import { up as byFund } from './migrations/0061-matching-by-fund.ts'

let server: TestServer
let scene: Scene
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  scene = await plantScene(server)
})

/** Every promise as it was written before there were accounts: each campaign promised the whole ceiling. */
async function asBefore(): Promise<void> {
  await server.owner.query(`drop table abondement_entry, abondement_account`)
  await server.owner.query(
    `update choice k set
       lines = (select jsonb_agg(l - 'abondement_gross_cents' - 'abondement_net_cents') from jsonb_array_elements(k.lines) l),
       receipt = jsonb_set(k.receipt, '{lines}', (select jsonb_agg(case when l ->> 'destination' = 'pee'
         then l || '{"abondement_gross_cents": 45150, "abondement_net_cents": 40770}'::jsonb else l end)
         from jsonb_array_elements(k.receipt -> 'lines') l))
     from campaign c where c.id = k.campaign_id and c.state in ('open', 'closed') and k.status = 'submitted'`,
  )
}

async function migrated(): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: server.owner }) })
  await db.transaction().execute(async (transaction) => {
    await up(transaction)
    await byFund(transaction)
  })
}

test('a database that promised too much opens its accounts in the order of the confirmations', async () => {
  const lina = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId: lina }, {}])
  const [settled, one, two, three] = [
    await plantOpen(server, scene, { envelope_gross_cents: 40_000 }),
    await plantOpen(server, scene, { envelope_gross_cents: 200_000 }),
    await plantOpen(server, scene, { envelope_gross_cents: 200_000 }),
    await plantOpen(server, scene, { envelope_gross_cents: 200_000 }),
  ]
  const answer = (id: string, mode: 'quick_managed' | 'quick_cash') =>
    acting(server, lina)(submitMyChoices, { path: { id }, body: { mode } })
  await answer(settled.id, 'quick_managed')
  await server.setNow('2026-03-02T10:00:00Z')
  await answer(two.id, 'quick_managed')
  await server.setNow('2026-03-02T11:00:00Z')
  await answer(one.id, 'quick_managed')
  await answer(three.id, 'quick_cash')
  await server.setNow('2026-03-23T09:00:00Z')
  await acting(server, scene.admin)(submitCampaign, { path: { id: settled.id }, body: undefined })
  const paid = await rowsOf(server, settled.id)
  await asBefore()
  await migrated()

  const { rows } = await server.owner.query(
    `select c.id, a.kind, a.year, a.source, a.contributed_cents::int as placed, a.gross_cents::int as gross,
       a.promised_gross_cents::int as promised
     from abondement_entry a join campaign c on c.id = a.campaign_id
     where a.beneficiary_id = $1 order by a.confirmed_at`,
    [paid[0]?.beneficiary_id],
  )
  // 50 % of 180,60 €, then 600,00 € shared in the order of the confirmations, not of the campaigns.
  expect(rows).toEqual([
    {
      id: settled.id,
      kind: 'settlement',
      year: 2026,
      source: 'choice',
      placed: 18_060,
      gross: 9030,
      promised: null,
    },
    {
      id: two.id,
      kind: 'reservation',
      year: 2026,
      source: 'choice',
      placed: 90_300,
      gross: 45_150,
      promised: null,
    },
    {
      id: one.id,
      kind: 'reservation',
      year: 2026,
      source: 'choice',
      placed: 90_300,
      gross: 5820,
      promised: 45_150,
    },
  ])
  const read = async (id: string) => (await acting(server, lina)(getMyChoices, { path: { id } })).estimate
  expect((await read(two.id)).abondement_gross_cents).toBe(45_150)
  expect((await read(one.id)).abondement_gross_cents).toBe(5820)
  const { rows: defaults } = await server.owner.query(
    `select kind, source, gross_cents::int as gross from abondement_entry where beneficiary_id = $1`,
    [paid[1]?.beneficiary_id],
  )
  expect(defaults).toEqual([{ kind: 'settlement', source: 'default', gross: 9030 }])
  await acting(server, scene.admin)(submitCampaign, { path: { id: one.id }, body: undefined })
  expect((await rowsOf(server, one.id))[0]?.abondement_gross_cents).toBe(5820)
})

test('receipts of submitted campaigns that promised more than was settled are listed, with the euros', async () => {
  const lina = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId: lina }])
  const envelope = { envelope_gross_cents: 100_000 }
  const [told, exact] = [await plantOpen(server, scene, envelope), await plantOpen(server, scene, envelope)]
  for (const { id } of [told, exact]) {
    await acting(server, lina)(submitMyChoices, { path: { id }, body: { mode: 'quick_managed' } })
    await acting(server, scene.admin)(submitCampaign, { path: { id }, body: undefined })
  }
  const gross = (await rowsOf(server, told.id))[0]?.abondement_gross_cents ?? 0
  await server.owner.query(
    `update choice k set receipt = jsonb_set(k.receipt, '{lines}', (select jsonb_agg(l || jsonb_build_object(
       'abondement_gross_cents', (l ->> 'abondement_gross_cents')::int + 10000)) from jsonb_array_elements(k.receipt -> 'lines') l))
     where campaign_id = $1`,
    [told.id],
  )
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: server.owner }) })
  await db.transaction().execute((transaction) => settledPromises(transaction))
  const staff = acting(server, scene.admin)
  expect(await staff(listPromises, { path: path() })).toMatchObject({
    total: 0,
    settled: {
      total: 1,
      missing_gross_cents: 10_000,
      items: [{ campaign_id: told.id, promised_gross_cents: gross + 10_000, gross_cents: gross }],
    },
  })
  const todos = await staff(listTodos, { path: path(), query: {} })
  const todo = todos.items.find(({ title }) => title.includes('plus d’abondement'))
  expect(todo?.description).toContain('100,00\u00a0€ bruts de moins')
})

/** Two campaigns that promised 451,50 € each under one cap of 600,00 €, brought to accounts. */
async function promisedTwice(): Promise<{ cut: string; lina: string }> {
  const lina = await plantUser(server)
  await plantPeople(server, scene.company, [{ userId: lina }])
  const [one, two] = [
    await plantOpen(server, scene, { envelope_gross_cents: 100_000 }),
    await plantOpen(server, scene, { envelope_gross_cents: 100_000 }),
  ]
  for (const { id } of [one, two])
    await acting(server, lina)(submitMyChoices, { path: { id }, body: { mode: 'quick_managed' } })
  await asBefore()
  await migrated()
  return { cut: two.id, lina }
}
const path = () => ({ id: scene.company })
const abondementOf = async (id: string, user: string) =>
  (await acting(server, user)(getMyChoices, { path: { id } })).estimate.abondement_gross_cents
const mailsOf = async (id: string) => {
  const { rows } = await server.owner.query<{ payload: { receipt_number: string } }>(
    `select payload from outbox where kind = 'matching-changed' and campaign_id = $1`,
    [id],
  )
  return rows
}

test('the company reads who was promised too much, and keeps the promise above its own cap', async () => {
  const { cut, lina } = await promisedTwice()
  const staff = acting(server, scene.admin)
  const list = await staff(listPromises, { path: path() })
  expect(list).toMatchObject({ total: 1, missing_gross_cents: 30_300, keepable_gross_cents: 30_300 })
  expect(list.items[0]).toMatchObject({
    campaign_id: cut,
    promised_gross_cents: 45_150,
    gross_cents: 14_850,
    keepable_gross_cents: 30_300,
  })
  const receipt = (await acting(server, lina)(getMyChoices, { path: { id: cut } })).receipt_number
  expect(await staff(keepPromises, { path: path() })).toEqual({ kept: 1, kept_gross_cents: 30_300 })
  expect(await staff(listPromises, { path: path() })).toMatchObject({ total: 0 })
  expect(await abondementOf(cut, lina)).toBe(45_150)
  // What the receipt said is so: nothing new to tell.
  expect(await mailsOf(cut)).toEqual([])
  expect((await acting(server, lina)(getMyChoices, { path: { id: cut } })).receipt_number).toBe(receipt)
  await staff(submitCampaign, { path: { id: cut }, body: undefined })
  expect((await rowsOf(server, cut))[0]?.abondement_gross_cents).toBe(45_150)
})

test('a promise above the law is kept up to the law, and the person is told the rest', async () => {
  const { cut, lina } = await promisedTwice()
  // 8 % of the PASS of 2026 is 3 844,80 €.
  await server.owner.query(
    `insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, gross_cents, net_cents, source,
       confirmed_at, created_at, updated_at)
     select gen_random_uuid(), company_id, beneficiary_id, 'pee', 2026, 'opening', 314480, 284000, 'hand', now(), now(), now()
     from campaign_beneficiary where campaign_id = $1`,
    [cut],
  )
  const staff = acting(server, scene.admin)
  expect(await staff(keepPromises, { path: path() })).toEqual({ kept: 1, kept_gross_cents: 10_000 })
  expect(await abondementOf(cut, lina)).toBe(24_850)
  expect(await mailsOf(cut)).toMatchObject([
    { payload: { before_net_cents: 40_770, after_net_cents: 22_440 } },
  ])
})

test('who is not kept is told at once, or at the latest before anything is settled', async () => {
  const { cut, lina } = await promisedTwice()
  const staff = acting(server, scene.admin)
  expect(await staff(tellPromises, { path: path() })).toEqual({ told: 1 })
  const [mail] = await mailsOf(cut)
  const told = await acting(server, lina)(getMyChoices, { path: { id: cut } })
  expect(told).toMatchObject({
    receipt_number: mail?.payload.receipt_number,
    estimate: { abondement_gross_cents: 14_850 },
  })
  expect(await staff(tellPromises, { path: path() })).toEqual({ told: 0 })

  scene = await plantScene(server)
  const later = await promisedTwice()
  await acting(server, scene.admin)(submitCampaign, { path: { id: later.cut }, body: undefined })
  expect(await mailsOf(later.cut)).toMatchObject([
    { payload: { before_net_cents: 40_770, after_net_cents: 13_410 } },
  ])
  const { rows } = await server.owner.query(
    `select receipt -> 'estimate' ->> 'abondement_gross_cents' as told from choice where campaign_id = $1 and status = 'submitted'`,
    [later.cut],
  )
  expect(rows).toEqual([{ told: '14850' }])
})
