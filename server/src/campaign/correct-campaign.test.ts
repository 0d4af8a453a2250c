import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  cancelCampaign,
  getCampaign,
  getEnrolment,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getStatistics, getTimeline } from '@moisson/contract/campaign-follow'
import { getMyChoices, saveMyChoices, submitMyChoices } from '@moisson/contract/choice'
import { correctCampaign, previewCorrection } from '@moisson/contract/correction'
import { openLaterWindow } from '@moisson/contract/later-window'
import { up as countAnew } from '../database/migrations/0240-shared-in-the-exercice.ts'
import { violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import { sendOutbox } from '../mail/send-outbox.ts'
import { startPost, type Post } from '../mail/test-post.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  countOf,
  plantDraft,
  plantOpen,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'
import { runDue } from './run-due.ts'

let server: TestServer
let post: Post
let scene: Scene
let lina: string
let noe: string
beforeAll(async () => {
  post = await startPost()
})
afterAll(() => post.stop())
inAScene(async (given, planted) => {
  server = given
  scene = planted
  server.services.config.smtpUrl = post.url
  await server.owner.query(
    `update campaign set state = 'cancelled' where state not in ('draft', 'cancelled')`,
  )
  lina = await plantUser(server, { name: 'Lina Moreau' })
  noe = await plantUser(server, { name: 'Noé Petit' })
})
const as = (user = scene.admin) => acting(server, user)
const bySalary = [{ criterion: 'salary' as const, weight_bps: 10_000 }]
const read = (id: string) => as()(getCampaign, { path: { id: scene.company, cid: id } })
const preview = (id: string, query: Record<string, string>) =>
  as()(previewCorrection, { path: { id }, query: query as never })
const correct = (id: string, body: object) =>
  server.call(
    correctCampaign,
    { path: { id }, body: { reason: 'Fichier de paie erroné', ...body } },
    {
      as: scene.admin,
    },
  )
const submit = (id: string) => as()(submitCampaign, { path: { id }, body: undefined })
const reject = (id: string) =>
  as(scene.adviser)(validateCampaign, {
    path: { id },
    body: { decision: 'rejected', comment: 'Deux salaires sont faux.' },
  })
/** The pay of people in the company's file, as a file imported again writes it. */
const pays = (pay: Record<string, number>) =>
  server.owner.query(
    `update beneficiary_year y set reference_salary_cents = (o.pay)::bigint
     from jsonb_each_text($2) o(number, pay), beneficiary b
     where b.company_id = $1 and b.employee_number = o.number and y.beneficiary_id = b.id and y.year = 2025`,
    [scene.company, JSON.stringify(pay)],
  )
/** What the facts of the company have against each other; the chain of the journal has a worker of its own. */
async function violations(): Promise<string[]> {
  return withReading(server.owner, [scene.company], async (reading) => {
    const found: string[] = []
    for await (const one of violationsIn(reading))
      if (one.invariant !== 'audit-chained') found.push(JSON.stringify(one))
    return found
  })
}
const sumOf = async (id: string) =>
  (await rowsOf(server, id)).reduce((total, { gross_cents }) => total + gross_cents, 0)
const mails = (kind: string, id: string) =>
  countOf(server, `outbox where campaign_id = $1 and kind = $2`, [id, kind])
const later = async (at: string) => {
  await sendOutbox(server.services)
  await server.setNow(at)
  await runDue(server.services)
}

test('a corrected pay file moves only those whose pay was wrong, once it was seen and a reason written', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { userId: noe }, {}, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  await as(noe)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  const before = await rowsOf(server, open.id)
  expect(await preview(open.id, { reread: 'true' })).toMatchObject({ changed: 0, items: [] })
  expect((await correct(open.id, { reread: true })).error.code).toBe('nothing_to_correct')

  await pays({ A0: 3_600_000, A2: 2_400_000, A3: 3_300_000 })
  expect(await preview(open.id, {})).toMatchObject({ changed: 0 })
  const seen = await preview(open.id, { reread: 'true' })
  expect(seen).toMatchObject({
    sharing: 'at_rates',
    people: 4,
    changed: 3,
    gaining: { count: 2, gross_cents: 75_000 },
    losing: { count: 1, gross_cents: -50_000 },
    envelope: { before_cents: 1_000_000, after_cents: 1_025_000 },
    complement: { before_cents: 0, after_cents: 25_000 },
    distributed: { before_cents: 1_000_000, after_cents: 1_025_000 },
    decided: 1,
    without_address: 0,
    paid_before: false,
    reopens: false,
    deadline_at: '2026-03-22T22:59:59.999Z',
  })
  expect(seen.highest.after_cents).toBeGreaterThan(seen.highest.before_cents)
  expect(
    seen.items.map((one) => [one.employee_number, one.gross_before_cents, one.gross_after_cents]),
  ).toEqual([
    ['A0', 250_000, 300_000],
    ['A2', 250_000, 200_000],
    ['A3', 250_000, 275_000],
  ])
  expect(await rowsOf(server, open.id)).toEqual(before)

  const confirm = { changed: 3, distributed_gross_cents: 1_025_000 }
  expect((await correct(open.id, { reread: true, reason: ' ' })).error.code).toBe('reason_missing')
  expect((await correct(open.id, { reread: true, confirm: { ...confirm, changed: 2 } })).error.code).toBe(
    'correction_changed',
  )
  await server.setNow('2026-03-12T09:00:00Z')
  const done = await correct(open.id, { reread: true, confirm })
  expect([done.status, done.body]).toMatchObject([
    200,
    { state: 'open', envelope_gross_cents: 1_025_000, complement_gross_cents: 25_000, difference_cents: 0 },
  ])
  expect((await read(open.id)).cost?.highest_cents).toBe(seen.highest.after_cents)
  const after = await rowsOf(server, open.id)
  expect(after[1]).toEqual(before[1])
  expect(after.map((row) => [row.gross_cents, row.engagement_state])).toEqual([
    [300_000, 'not_invited'],
    [250_000, 'submitted'],
    [200_000, 'not_invited'],
    [275_000, 'not_invited'],
  ])
  expect(await sumOf(open.id)).toBe(1_025_000)
  expect(await violations()).toEqual([])
  const { events } = await as()(getTimeline, { path: { id: open.id } })
  expect(events.map(({ summary }) => summary)).toContain(
    'Montants de la campagne corrigés — Fichier de paie erroné',
  )

  post.received.length = 0
  await sendOutbox(server.services)
  const told = post.received.filter(({ mail: { subject } }) => subject.includes('votre montant est corrigé'))
  expect(told).toHaveLength(3)
  expect(told.every(({ mail: { text } }) => text.includes('Fichier de paie erroné'))).toBe(true)
  const [hers] = await rowsOf(server, open.id)
  expect(hers?.deadline_at?.toISOString()).toBe('2026-04-01T21:59:59.999Z')
  const again = await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_cash' } })
  expect(again.total_cents).toBe(hers?.net_cents)
  const figures = await as()(getStatistics, { path: { id: open.id }, query: {} })
  expect(figures.amounts.gross_cents).toBe(1_025_000)
  await later('2026-04-02T09:00:00Z')
  await submit(open.id)
  expect(await violations()).toEqual([])
})

test('another envelope is shared out anew to the cent, within the ceilings, and a hand’s correction stays', async () => {
  await plantPeople(server, scene.company, [
    { salary: 2_900_000 },
    { salary: 3_100_000 },
    { salary: 3_333_300 },
  ])
  const open = await plantOpen(server, scene, { criteria: bySalary, payroll_gross_cents: 9_333_300 })
  const [first] = await rowsOf(server, open.id)
  await as()(updateEnrolment, {
    path: { id: open.id, bid: first?.id ?? '' },
    body: { reference_salary_cents: 3_000_000, correction_reason: 'Prime oubliée' },
  })
  expect((await read(open.id)).complement_gross_cents).toBeGreaterThan(0)
  // 20 % of the wages.
  const above = await correct(open.id, { envelope_gross_cents: 1_866_661 })
  expect([above.status, above.error.code]).toEqual([409, 'collective_ceiling_reached'])
  expect(await preview(open.id, { envelope_gross_cents: '1200001', reread: 'true' })).toMatchObject({
    sharing: 'again',
    changed: 3,
    envelope: { after_cents: 1_200_001 },
    complement: { after_cents: 0 },
    distributed: { after_cents: 1_200_001 },
    losing: { count: 0 },
    kept_by_hand: 1,
  })
  await correct(open.id, { envelope_gross_cents: 1_200_001, reread: true })
  expect(await sumOf(open.id)).toBe(1_200_001)
  expect(await read(open.id)).toMatchObject({ complement_gross_cents: 0, difference_cents: 0 })
  const kept = await as()(getEnrolment, { path: { id: open.id, bid: first?.id ?? '' } })
  // No notice of the first correction had left: the former amount is the one of the launch.
  expect([kept.reference_salary_cents, kept.correction?.gross_cents]).toEqual([3_000_000, first?.gross_cents])
  expect(await violations()).toEqual([])
  await correct(open.id, { envelope_gross_cents: 700_000 })
  expect(await sumOf(open.id)).toBe(700_000)
  expect(await violations()).toEqual([])
})

test('nobody is informed yet: a scheduled campaign is corrected without a mail, and opens with the right amounts', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const draft = await plantOpen(server, scene, { criteria: bySalary, opens_at: '2026-03-10T08:00:00.000Z' })
  expect(draft.state).toBe('scheduled')
  await pays({ A1: 6_000_000 })
  expect(await preview(draft.id, { reread: 'true', sharing: 'again' })).toMatchObject({
    deadline_at: null,
    gaining: { count: 1 },
    losing: { count: 1 },
    distributed: { after_cents: 1_000_000 },
  })
  expect((await correct(draft.id, { reread: true, sharing: 'again' })).body.state).toBe('scheduled')
  expect((await rowsOf(server, draft.id)).map(({ gross_cents }) => gross_cents)).toEqual([333_333, 666_667])
  expect(await mails('campaign-opened', draft.id)).toBe(0)
  expect(await violations()).toEqual([])
  await later('2026-03-10T09:00:00Z')
  expect(await mails('campaign-opened', draft.id)).toBe(2)
  expect(await violations()).toEqual([])
})

test('once the collection is over, it is open again for those whose amount changed, and for nobody else', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { userId: noe }, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  await later('2026-03-24T09:00:00Z')
  expect((await read(open.id)).state).toBe('closed')
  await pays({ A0: 2_700_000 })
  const before = await rowsOf(server, open.id)
  expect(await preview(open.id, { reread: 'true' })).toMatchObject({ reopens: true, changed: 1, decided: 1 })
  expect((await correct(open.id, { reread: true })).body.state).toBe('open')
  expect((await rowsOf(server, open.id)).slice(1)).toEqual(before.slice(1))
  expect(await violations()).toEqual([])
  await sendOutbox(server.services)
  const silent = await server.call(
    submitMyChoices,
    { path: { id: open.id }, body: { mode: 'quick_cash' } },
    { as: noe },
  )
  expect([silent.status, silent.error.code]).toEqual([409, 'campaign_closed'])
  await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_cash' } })
  await later('2026-04-20T09:00:00Z')
  const done = await submit(open.id)
  expect(done.amounts).toMatchObject({ gross_cents: done.distributed_gross_cents, held_cents: 0 })
  expect(await violations()).toEqual([])
})

test('sent back by the adviser, outcomes are taken back: defaults told and matching held stand, and are settled again', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { userId: noe }, {}, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  for (const person of [lina, noe])
    await as(person)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  await later('2026-03-24T09:00:00Z')
  await submit(open.id)
  const settled = await rowsOf(server, open.id)
  expect(await mails('default-applied', open.id)).toBe(2)
  const path = { id: open.id, bid: settled[3]?.id ?? '' }
  const one = { path, body: { reference_salary_cents: 3_300_000, correction_reason: 'Prime oubliée' } }
  const early = await server.call(updateEnrolment, one, { as: scene.admin })
  expect([early.status, early.error.code]).toEqual([409, 'correction_in_control'])
  expect((await correct(open.id, { reread: true })).error.code).toBe('correction_in_control')
  await reject(open.id)

  // One person who was defaulted, by hand; then one who had confirmed, with a file.
  await as()(updateEnrolment, one)
  expect(await read(open.id)).toMatchObject({ state: 'open', submitted_by: null, amounts: { held_cents: 0 } })
  expect(await violations()).toEqual([])
  await pays({ A0: 3_600_000 })
  expect((await correct(open.id, { reread: true })).body.counts).toMatchObject({
    defaulted: 1,
    not_invited: 2,
  })
  expect(await violations()).toEqual([])
  await later('2026-04-20T09:00:00Z')
  expect((await read(open.id)).state).toBe('closed')
  const again = await submit(open.id)
  expect(again).toMatchObject({ state: 'submitted', amounts: { gross_cents: 1_075_000 } })
  expect(await violations()).toEqual([])
  const after = await rowsOf(server, open.id)
  for (const place of [1, 2])
    expect({ ...after[place], version: 0, updated_at: 0 }).toEqual({
      ...settled[place],
      version: 0,
      updated_at: 0,
    })
  expect(after[0]?.engagement_state).toBe('defaulted')
  // Three people in all were told the default, one of them for a former amount too.
  expect(await mails('default-applied', open.id)).toBe(4)
  await as(scene.adviser)(validateCampaign, { path: { id: open.id }, body: {} })
  expect(await violations()).toEqual([])
  const late = await correct(open.id, { envelope_gross_cents: 2_000_000 })
  expect([late.status, late.error.code]).toEqual([409, 'correction_after_validation'])
  await server.owner.query(`update campaign set state = 'completed' where id = $1`, [open.id])
  // What is paid cannot be called off: nothing of the kind is offered.
  const paid = await correct(open.id, { envelope_gross_cents: 2_000_000 })
  expect([paid.error.code, paid.error.error]).toEqual([
    'correction_after_completion',
    expect.stringMatching(/elle ne s’annule plus.*autre campagne/),
  ])
})

test('who was never informed gets a window after the submission too, once the adviser sent the campaign back', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { email: null }])
  const open = await plantOpen(server, scene)
  await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_managed' } })
  await later('2026-03-24T09:00:00Z')
  await submit(open.id)
  const [confirmed, held] = await rowsOf(server, open.id)
  expect([held?.engagement_state, held?.held_cents]).toEqual(['unreachable', held?.net_cents])
  const window = () =>
    server.call(
      openLaterWindow,
      { path: { id: open.id, bid: held?.id ?? '' }, body: { handed_over_on: '2026-03-24' } },
      { as: scene.admin },
    )
  const wait = await window()
  expect([wait.status, wait.error.code]).toEqual([409, 'window_in_control'])
  await reject(open.id)
  expect((await window()).status).toBe(200)
  expect(await read(open.id)).toMatchObject({ state: 'open', counts: { invited: 1, locked: 1 } })
  expect(await violations()).toEqual([])
  await later('2026-04-20T09:00:00Z')
  await submit(open.id)
  const [same, placed] = await rowsOf(server, open.id)
  expect([placed?.engagement_state, placed?.held_cents]).toEqual(['defaulted', 0])
  expect([same?.pee_cents, same?.abondement_gross_cents]).toEqual([
    confirmed?.pee_cents,
    confirmed?.abondement_gross_cents,
  ])
  expect(await violations()).toEqual([])
})

test('a window that would end after the payment asks for a later payment first; drafts and ended campaigns say their way', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const open = await plantOpen(server, scene, {
    criteria: bySalary,
    planned_payment_date: '2026-03-30',
    payroll_gross_cents: 90_000_000,
  })
  await server.setNow('2026-03-15T09:00:00Z')
  await pays({ A0: 6_000_000 })
  expect((await preview(open.id, { reread: 'true' })).paid_before).toBe(true)
  expect((await correct(open.id, { reread: true })).error.code).toBe('payment_before_close')
  expect((await rowsOf(server, open.id)).map(({ gross_cents }) => gross_cents)).toEqual([500_000, 500_000])
  await as()(updateCampaign, {
    path: { id: scene.company, cid: open.id },
    body: { planned_payment_date: '2026-05-29' },
  })
  const { messages } = await as()(getTimeline, { path: { id: open.id } })
  expect(messages.map(({ label }) => label)).toContain('Versement reporté')
  expect((await correct(open.id, { reread: true })).status).toBe(200)
  expect(await violations()).toEqual([])
  await as()(cancelCampaign, { path: { id: open.id }, body: { reason: 'Erreur' } })
  expect((await correct(open.id, { reread: true })).error.code).toBe('campaign_ended')
  const draft = await plantDraft(server, scene)
  expect((await correct(draft.id, { reread: true })).error.code).toBe('correct_in_draft')
})

test('a pay that leaves nothing is told too, with nothing to decide', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  const receiving = async () =>
    (
      await server.owner.query<{ of: string }>(
        `select concat_ws(' of ', calculation ->> 'receiving', calculation ->> 'people') as of from campaign where id = $1`,
        [open.id],
      )
    ).rows[0]?.of
  expect(await receiving()).toBe('2 of 2')
  await pays({ A1: 0 })
  post.received.length = 0
  await correct(open.id, { reread: true })
  await sendOutbox(server.services)
  const [mail] = post.received
  expect(mail?.mail.subject).toMatch(/votre montant est corrigé$/)
  expect(mail?.mail.text.replaceAll(/\s/gu, ' ')).toContain('après correction il est de 0,00 €')
  // Averages are told of those who have an amount.
  expect(await receiving()).toBe('1 of 2')
  expect(await violations()).toEqual([])
  await later('2026-03-26T09:00:00Z')
  expect((await rowsOf(server, open.id))[1]?.engagement_state).toBe('locked')
  expect(await violations()).toEqual([])
})

test('an answer about the amount before a correction is not taken for the amount after it', async () => {
  await plantPeople(server, scene.company, [{ userId: lina }, { userId: noe }, {}])
  const open = await plantOpen(server, scene)
  const path = { id: open.id }
  const body = { mode: 'quick_half' as const }
  const silent = await as(lina)(getMyChoices, { path })
  const drafted = await as(noe)(saveMyChoices, { path, body })
  expect((await correct(open.id, { envelope_gross_cents: 900_000 })).status).toBe(200)

  for (const [user, { version }] of [
    [lina, silent],
    [noe, drafted],
  ] as const) {
    const late = await server.call(submitMyChoices, { path, body: { ...body, version } }, { as: user })
    expect([late.status, late.error.code]).toEqual([412, 'version_conflict'])
    const lines = [{ destination: 'immediate_payment' as const, amount_cents: silent.net_cents }]
    const own = await server.call(submitMyChoices, { path, body: { lines, version } }, { as: user })
    expect(own.error.code).toBe('amount_mismatch')
    const read = await as(user)(getMyChoices, { path })
    expect(read).toMatchObject({ status: 'empty', net_cents: 270_900 })
    // What was begun is a draft, read again with the amount of today.
    const kept = await server.call(
      saveMyChoices,
      { path, body: { lines } },
      { as: user, headers: { 'if-match': `"${version}"` } },
    )
    expect(kept.body).toMatchObject({ status: 'draft', net_cents: 270_900 })
    const answer = { ...body, version: kept.body.version }
    expect(await as(user)(submitMyChoices, { path, body: answer })).toMatchObject({ total_cents: 270_900 })
  }
  expect(await violations()).toEqual([])
})

test('a collection open again for one person waits for that person alone', async () => {
  const [first] = await plantPeople(server, scene.company, [
    { userId: lina },
    { userId: noe },
    {},
    { email: null },
  ])
  const open = await plantOpen(server, scene, { criteria: bySalary })
  await later('2026-04-01T09:00:00Z')
  expect((await read(open.id)).state).toBe('closed')
  const path = { id: open.id, bid: String(first) }
  await as()(updateEnrolment, {
    path,
    body: { reference_salary_cents: 2_700_000, correction_reason: 'Prime comptée deux fois' },
  })
  await sendOutbox(server.services)

  const early = await server.call(
    submitCampaign,
    { path: { id: open.id }, body: undefined },
    { as: scene.admin },
  )
  expect(early.error).toMatchObject({ code: 'campaign_still_open', details: { waiting: 1 } })
  await as(lina)(submitMyChoices, { path: { id: open.id }, body: { mode: 'quick_cash' } })
  // Whom no mail had reached is held since the collection was over.
  expect(await submit(open.id)).toMatchObject({
    state: 'submitted',
    defaulted: 2,
    counts: { unreachable: 1 },
  })
  expect(await violations()).toEqual([])
  const told = await server.call(
    submitMyChoices,
    { path: { id: open.id }, body: { mode: 'quick_cash' } },
    { as: noe },
  )
  expect(told.error.error).toContain('Le choix par défaut s’applique')
})

test('a campaign launched before the rates of the excess were kept says that a correction estimates them', async () => {
  await plantPeople(server, scene.company, [{ salary: 3_000_000 }, { salary: 9_000_000 }])
  const open = await plantOpen(server, scene, {
    criteria: bySalary,
    individual_cap_cents: 500_000,
    redistribute: true,
    payroll_gross_cents: 12_000_000,
  })
  expect((await read(open.id)).excess_estimated).toBe(false)
  await server.owner.query(
    `update campaign set calculation = calculation - 'redistributions' where id = $1`,
    [open.id],
  )
  expect((await read(open.id)).excess_estimated).toBe(true)
})

test('a corrected envelope is counted by the campaigns of its exercice launched since, and taken back whole', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const wages = { payroll_gross_cents: 90_000_000, criteria: bySalary }
  const first = await plantOpen(server, scene, { ...wages, envelope_gross_cents: 100_000 })
  const second = await plantOpen(server, scene, { ...wages, envelope_gross_cents: 50_000 })
  const third = await plantOpen(server, scene, { ...wages, envelope_gross_cents: 10_000 })
  const told = async () => {
    const { rows } = await server.owner.query<{ id: string; before: number }>(
      `select id, (frozen ->> 'shared_before_cents')::int as before from campaign where company_id = $1`,
      [scene.company],
    )
    const before = new Map(rows.map((row) => [row.id, row.before]))
    return [first, second, third].map(({ id }) => before.get(id))
  }
  expect(await told()).toEqual([0, 100_000, 150_000])
  const [one] = await rowsOf(server, first.id)
  await as()(updateEnrolment, {
    path: { id: first.id, bid: one?.id ?? '' },
    body: { reference_salary_cents: 3_600_000, correction_reason: 'Prime oubliée' },
  })
  expect(await told()).toEqual([0, 110_000, 160_000])
  await correct(second.id, { envelope_gross_cents: 40_000 })
  expect(await told()).toEqual([0, 110_000, 150_000])
  // What was corrected before that was counted is set right once.
  await server.owner.query(
    `update campaign set frozen = jsonb_set(frozen, '{shared_before_cents}', '7') where company_id = $1`,
    [scene.company],
  )
  await countAnew(new Kysely({ dialect: new PostgresDialect({ pool: server.owner }) }))
  expect(await told()).toEqual([0, 110_000, 150_000])
  await as()(cancelCampaign, { path: { id: first.id }, body: { reason: 'Erreur' } })
  expect(await told()).toEqual([0, 0, 40_000])
  expect(await violations()).toEqual([])
})
