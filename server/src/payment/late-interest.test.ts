import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCampaign, listEnrolments, getEnrolment } from '@moisson/contract/campaign'
import { getStatistics } from '@moisson/contract/campaign-follow'
import { exportGroupama, exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { getAccounting, getLateInterest, recordLateInterest } from '@moisson/contract/payment'
import { listMyHoldings } from '@moisson/contract/choice'
import { getMySavings, getMyStatement } from '@moisson/contract/savings'
import { euros } from '@moisson/law/words/figures'
import { everyInvariant, violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantUser } from '../testing/plant.ts'
import {
  admin,
  netOf,
  openScene,
  payments,
  record,
  scene,
  sepa,
  server,
  withIbans,
} from '../testing/payment-scene.ts'

beforeAll(openScene)
afterAll(() => server.close())

type Scene = Awaited<ReturnType<typeof scene>>
const rate = { tmop_percent: '3,00', tmop_source: 'JO du 12 mars 2026' }
const fix = (
  { company, cid }: Scene,
  kind: 'payroll' | 'account_keeper',
  body: { paid_on: string; tmop_percent?: string; tmop_source?: string },
) => server.call(recordLateInterest, { path: { id: company, cid, kind }, body }, { as: admin })
/** From 1 to 10 June, at 3.99 % a year. */
const tenDays = (cents: number) => Math.round((cents * 0.0399 * 10) / 365)
const movement = async (one: Scene, kind: string) =>
  (await payments(one.company)).body.campaigns[0]?.movements.find((each) => each.kind === kind)

/** The sums of the four people of the scene. */
const paid = [netOf(100_000), netOf(33_333) - 20_099]
const placed = { pee: [20_000, netOf(250_001)], percol: [99] }
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + tenDays(one), 0)
const interest = { payroll: sum(paid), account_keeper: sum([...placed.pee, ...placed.percol]) }

async function fixed(): Promise<Scene> {
  const one = await scene()
  await withIbans(one.company)
  for (const kind of ['payroll', 'account_keeper'] as const)
    expect((await fix(one, kind, { paid_on: '2026-06-10', ...rate })).status).toBe(200)
  return one
}

test('it is fixed sum by sum on each person, for a day and a rate, and belongs to its movement', async () => {
  const one = await scene()
  const before = await movement(one, 'payroll')
  const { body } = await fix(one, 'payroll', { paid_on: '2026-06-10', ...rate })
  expect(body.late_interest).toMatchObject({
    kind: 'payroll',
    interest_from: '2026-06-01',
    paid_on: '2026-06-10',
    days: 10,
    rate_percent: '3.99',
    tmop_source: 'JO du 12 mars 2026',
    interest_cents: interest.payroll,
    people: 2,
    fixed_by: 'Claire Martin',
  })
  const { rows } = await server.owner.query(
    `select late_interest_paid_cents::int as cents from campaign_beneficiary where campaign_id = $1 and paid_cents > 0
     order by paid_cents desc`,
    [one.cid],
  )
  expect(rows.map(({ cents }) => cents)).toEqual(paid.map(tenDays))
  const after = await movement(one, 'payroll')
  expect((after?.amount_cents ?? 0) - (before?.amount_cents ?? 0)).toBe(interest.payroll)
  expect(after?.parts).toContainEqual({ code: 'late_interest', amount_cents: interest.payroll })
  // What is asked for the same day and rate is the same figure.
  const { body: asked } = await server.call(
    getLateInterest,
    { path: { id: one.company, cid: one.cid }, query: { paid_on: '2026-06-10', tmop_percent: '3' } },
    { as: admin },
  )
  expect(asked.per_person_total_cents).toBe(interest.payroll + interest.account_keeper)
})

test('it leaves in the transfer, the payroll file, the keeper’s file and the entries, to the cent', async () => {
  const one = await fixed()
  const keeper = await movement(one, 'account_keeper')
  const xml = (await sepa(one, { on: '2026-06-10' })).raw.toString()
  expect(xml).toContain(`<CtrlSum>${((keeper?.amount_cents ?? 0) / 100).toFixed(2)}</CtrlSum>`)

  const path = { id: one.cid }
  const payroll = (await server.call(exportPayroll, { path, query: {} }, { as: admin })).body
  expect(payroll.totals).toMatchObject({
    interets_retard_payes_cents: interest.payroll,
    interets_retard_investis_cents: interest.account_keeper,
  })
  const csv = (await server.call(exportPayroll, { path, query: { format: 'csv' } }, { as: admin })).raw
  expect(csv.toString().split('\r\n')[0]).toMatch(/;interets_retard_payes;interets_retard_investis$/)

  const answer = await server.call(exportGroupama, { path, query: { as: 'csv' } }, { as: admin })
  const [head, ...lines] = answer.raw.toString().trim().split('\r\n')
  expect(head).toMatch(/;interets_retard$/)
  const cells = lines.map((line) => Math.round(Number(line.split(';').at(-1)?.replace(',', '.')) * 100))
  expect(cells.reduce((total, cents) => total + cents, 0)).toBe(interest.account_keeper)

  const books = (
    await server.call(getAccounting, { path: { id: one.company }, query: { year: '2025' } } as never, {
      as: admin,
    })
  ).body
  expect(books.debit_cents).toBe(books.credit_cents)
  expect(books.lines.filter(({ account }) => account === '6618')).toMatchObject([
    { date: '2026-06-10', debit_cents: interest.payroll + interest.account_keeper },
  ])
})

test('it is told to staff and to the person as its own line', async () => {
  const one = await fixed()
  const path = { id: one.cid }
  const all = interest.payroll + interest.account_keeper
  const statistics = (await server.call(getStatistics, { path }, { as: admin })).body
  expect(statistics.amounts.late_interest_cents).toBe(all)
  expect((await server.call(getPaymentSummary, { path }, { as: admin })).body).toMatchObject({
    late_interest_paid_cents: interest.payroll,
    late_interest_placed_cents: interest.account_keeper,
  })
  const { items } = (await server.call(listEnrolments, { path, query: {} }, { as: admin })).body
  const zoe = items.find(({ employee_number }) => employee_number === '0002')
  const { steps } = (
    await server.call(getEnrolment, { path: { ...path, bid: zoe?.beneficiary_id ?? '' } }, { as: admin })
  ).body
  expect(steps?.at(-1)).toMatchObject({
    label: { fr: 'Intérêts de retard' },
    amount_cents: sum([paid[1] ?? 0, 20_000, 99]),
  })
})

test('whom it is owed to reads it on their own pages and papers: how much, on what, since when, by which article', async () => {
  const one = await fixed()
  const zoe = await plantUser(server, { name: 'Zoé Petit' })
  await server.owner.query(
    `update beneficiary set user_id = $1 where company_id = $2 and employee_number = '0002'`,
    [zoe, one.company],
  )
  await server.owner.query(
    `update campaign set frozen = frozen || '{"exercise": {"start": "2025-01-01", "end": "2025-12-31"}}' where id = $1`,
    [one.cid],
  )
  const { items } = (await server.call(listMyHoldings, {}, { as: zoe })).body
  const found = items.find(({ campaign_id }) => campaign_id === one.cid)
  const told = found?.late_interest ?? []
  expect(told.map((sum) => [sum.destination, sum.principal_cents, sum.interest_cents, sum.days])).toEqual([
    ['immediate_payment', paid[1], tenDays(paid[1] ?? 0), 10],
    ['pee', 20_000, tenDays(20_000), 10],
    ...(tenDays(99) > 0 ? [['percol', 99, tenDays(99), 10]] : []),
  ])
  expect(found?.paid_cents).toBe((paid[1] ?? 0) + tenDays(paid[1] ?? 0))
  const words = (told[0]?.sentence.fr ?? '').replaceAll(/\s/gu, ' ')
  expect(words).toContain('dû au plus tard le dimanche 31 mai 2026 et réglé le mercredi 10 juin 2026')
  expect(words).toContain('× 3,99 % × 10 jours / 365')
  expect(words).toContain('JO du 12 mars 2026')
  const savings = (await server.call(getMySavings, {}, { as: zoe })).body.items[0]
  expect(savings?.late_interest.map(({ sentence }) => sentence)).toEqual(told.map(({ sentence }) => sentence))
  const paper = await server.call(getMyStatement, { path: { id: one.company } }, { as: zoe })
  const printed = readPdfText(paper.raw).replaceAll(/\s+/g, ' ')
  expect(printed).toContain('Intérêts de retard, compris dans les sommes')
  expect(printed).toContain(euros(tenDays(20_000), 'fr').replaceAll(/\s/gu, ' '))
})

test('a rate nobody published needs its source; a day in time takes the interest away', async () => {
  const one = await scene()
  const refused = async (body: { paid_on: string; tmop_percent?: string }) => {
    const { status, error } = await fix(one, 'payroll', body)
    return [status, error?.code]
  }
  expect(await refused({ paid_on: '2026-06-10' })).toEqual([422, 'tmop_not_published'])
  expect(await refused({ paid_on: '2026-06-10', tmop_percent: '3' })).toEqual([422, 'tmop_source_missing'])
  expect(await refused({ paid_on: '2026-05-01' })).toEqual([422, 'payment_day_out_of_range'])
  await fix(one, 'payroll', { paid_on: '2026-06-10', ...rate })
  expect((await fix(one, 'payroll', { paid_on: '2026-05-31' })).body).toEqual({ late_interest: null })
  expect((await movement(one, 'payroll'))?.parts.map(({ code }) => code)).toEqual(['net_paid'])
})

test('once ordered it changes no more, and no order leaves for another day', async () => {
  const one = await fixed()
  const other = await sepa(one, { on: '2026-06-11' })
  expect([other.status, other.error.code]).toEqual([409, 'late_interest_other_day'])
  expect((await record(one, 'account_keeper', { status: 'ordered', paid_on: '2026-06-10' })).status).toBe(200)
  const again = await fix(one, 'account_keeper', { paid_on: '2026-06-11', ...rate })
  expect([again.status, again.error.code]).toEqual([409, 'late_interest_settled'])
  const broken: string[] = []
  await withReading(server.services.pool, '*', async (reading) => {
    const only = everyInvariant.filter(({ name }) => name.startsWith('late') || name.startsWith('payments'))
    for await (const { what } of violationsIn(reading, only)) broken.push(what)
  })
  expect(broken).toEqual([])
})

test('before a campaign ends, what is left to pay is said', async () => {
  const one = await scene()
  const criteria = JSON.stringify([{ criterion: 'uniform', weight_bps: 10_000 }])
  await server.owner.query('update campaign set criteria = $2 where id = $1', [one.cid, criteria])
  const codes = async () =>
    (await server.call(getCampaign, { path: { id: one.company, cid: one.cid } }, { as: admin })).body.warnings
      .map(({ code }) => code)
      .filter((code) => code.startsWith('late'))
  expect(await codes()).toEqual([])
  await record(one, 'payroll', { status: 'ordered', paid_on: '2026-06-10' })
  await server.setNow('2026-06-15T10:00:00Z')
  expect(await codes()).toEqual(['late_interest_left_payroll', 'late_interest_left_account_keeper'])
  await record(one, 'payroll', { status: 'to_prepare' })
  for (const kind of ['payroll', 'account_keeper'] as const)
    await fix(one, kind, { paid_on: '2026-06-12', ...rate })
  expect(await codes()).toEqual([])
  await record(one, 'payroll', { status: 'paid', paid_on: '2026-06-15' })
  expect(await codes()).toEqual(['late_interest_other_day_payroll'])
})

test('sums that bear contributions as pay does are said so where the transfer is prepared', async () => {
  const one = await scene()
  const said = async () => (await payments(one.company)).body.campaigns[0]?.like_pay
  expect(await said()).toBe(false)
  await server.owner.query(
    `update campaign set frozen = frozen || '{"reasons": [{"code": "filed_late"}]}' where id = $1`,
    [one.cid],
  )
  expect(await said()).toBe(true)
})
