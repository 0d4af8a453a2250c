import { expect, test } from 'vitest'
import { recordAdvances } from '@moisson/contract/advance'
import {
  calculateCampaign,
  getCampaign,
  getEnrolment,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
  validateCampaign,
} from '@moisson/contract/campaign'
import {
  getMyCampaign,
  getMyNotice,
  getMyProfile,
  listMyCampaigns,
  submitMyChoices,
} from '@moisson/contract/choice'
import { exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { getAccounting, listPayments } from '@moisson/contract/payment'
import { advanceOf } from '@moisson/core/campaign/advance'
import { violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { plantUser } from '../testing/plant.ts'
import type { TestServer } from '../testing/test-server.ts'
import {
  acting,
  inAScene,
  notifyAll,
  plantDraft,
  plantPeople,
  rowsOf,
  type Scene,
} from '../testing/campaign-scene.ts'

let server: TestServer
let scene: Scene
let paul: string
let lina: string
inAScene(async (given, planted) => {
  server = given
  scene = planted
  paul = await plantUser(server, { name: 'Paul Noël' })
  lina = await plantUser(server, { name: 'Lina Moreau' })
})
const as = (user = scene.admin) => acting(server, user)
const of = (gross: number) => advanceOf(gross, '2026-05-29')
const share = of(250_000)

/** Four equal shares of 2 500 €: Paul received 1 000 €, Lina 3 000 €, the third 1 000 €, the last nothing. */
async function prepared() {
  await plantPeople(server, scene.company, [{ userId: paul }, { userId: lina }, {}, {}])
  const { id } = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id } })
  const answer = await as()(recordAdvances, {
    path: { id },
    body: {
      advances: [
        { employee_number: 'A0', gross_cents: 100_000 },
        { employee_number: 'A1', gross_cents: 300_000 },
      ],
    },
  })
  expect(answer).toEqual({ people: 2, gross_cents: 400_000 })
  const [, , third] = await rowsOf(server, id)
  const path = { id, bid: third?.id ?? '' }
  await as()(updateEnrolment, { path, body: { advance_gross_cents: 100_000 } })
  return id
}
const opened = async () => {
  const id = await prepared()
  await as()(launchCampaign, { path: { id }, body: {} })
  await notifyAll(server, id)
  return id
}
async function violations(): Promise<string[]> {
  return withReading(server.owner, [scene.company], async (reading) => {
    const found: string[] = []
    for await (const one of violationsIn(reading))
      if (one.invariant !== 'audit-chained') found.push(JSON.stringify(one))
    return found
  })
}
const codeOf = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code]

test('advances are all recorded or none, before the launch alone, and calculating again keeps them', async () => {
  const id = await prepared()
  const record = (advances: { employee_number: string; gross_cents: number }[]) =>
    server.call(recordAdvances, { path: { id }, body: { advances } }, { as: scene.admin })
  const before = await rowsOf(server, id)
  const mistaken = await record([
    { employee_number: 'A3', gross_cents: 1_000 },
    { employee_number: 'Z9', gross_cents: 1_000 },
  ])
  expect(codeOf(mistaken)).toEqual([422, 'advance_of_nobody'])
  expect(mistaken.error.error).toContain('Z9')
  const [one] = [{ employee_number: 'A3', gross_cents: 1_000 }]
  expect(codeOf(await record([one, one]))).toEqual([422, 'advance_twice'])
  expect(await rowsOf(server, id)).toEqual(before)

  // What matching may cost follows what is left to place, without a new calculation.
  const path = { id: scene.company, cid: id }
  const draft = await as()(getCampaign, { path })
  expect(draft.calculated_at).not.toBeNull()
  await as()(calculateCampaign, { path: { id } })
  const again = await as()(getCampaign, { path })
  expect(again.cost?.highest_cents).toBe(draft.cost?.highest_cents)
  expect(again.amounts).toMatchObject({
    net_cents: 4 * share.advance_net_cents,
    advance_net_cents: share.advance_net_cents + 2 * of(100_000).advance_net_cents,
    to_return_cents: of(300_000).advance_net_cents - share.advance_net_cents,
  })
  const [paulRow] = await rowsOf(server, id)
  const shown = await as()(getEnrolment, { path: { id, bid: paulRow?.id ?? '' } })
  expect(shown).toMatchObject({ net_cents: 225_750, advance_net_cents: 90_300, due_cents: 135_450 })
  expect(shown.steps?.slice(-2).map(({ label, amount_cents }) => [label.fr, amount_cents])).toEqual([
    ['Avance déjà versée', -90_300],
    ['Reste dû, net', 135_450],
  ])

  await as()(launchCampaign, { path: { id }, body: {} })
  expect(codeOf(await record([one]))).toEqual([409, 'advances_told'])
  const late = await server.call(
    updateEnrolment,
    { path: { id, bid: paulRow?.id ?? '' }, body: { advance_gross_cents: 5 } },
    { as: scene.admin },
  )
  expect(codeOf(late)).toEqual([409, 'advances_told'])
})

test('the person decides about what is still due, and the notice states the advance and the balance', async () => {
  const id = await opened()
  expect(await as(paul)(getMyCampaign, { path: { id } })).toMatchObject({
    net_cents: 225_750,
    due_cents: 135_450,
  })
  const profile = await as(paul)(getMyProfile, { path: { id } })
  expect(profile.amounts).toMatchObject({
    net_cents: 225_750,
    advance_net_cents: 90_300,
    due_cents: 135_450,
    to_return_cents: 0,
  })
  const placed = (lines: readonly { amount_cents: number }[]) =>
    lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  for (const { lines } of [profile.default_preview, ...profile.quick_choices])
    expect(placed(lines)).toBe(135_450)
  const notice = await server.call(getMyNotice, { path: { id } }, { as: paul })
  const text = readPdfText(notice.raw).replaceAll(/\s/gu, '')
  for (const part of ['Avancedéjàversée', '−903,00€', 'Soldeàrecevoirouàplacer,net1354,50€'])
    expect(text).toContain(part)

  const choose = (amount_cents: number) =>
    server.call(
      submitMyChoices,
      { path: { id }, body: { mode: 'custom', lines: [{ destination: 'immediate_payment', amount_cents }] } },
      { as: paul },
    )
  expect(codeOf(await choose(225_750))).toEqual([422, 'amount_mismatch'])
  expect((await choose(135_450)).status).toBe(200)
  const kept = await server.owner.query<{ receipt: object }>(
    `select receipt from choice where campaign_id = $1 and status = 'submitted'`,
    [id],
  )
  expect(kept.rows[0]?.receipt).toMatchObject({
    net_cents: 135_450,
    gross_cents: 150_000,
    advance: { gross_cents: 100_000, net_cents: 90_300 },
  })

  // More was advanced than is due: nothing to decide, and what is to be returned is told.
  expect((await as(lina)(getMyProfile, { path: { id } })).amounts).toMatchObject({
    due_cents: 0,
    to_return_cents: of(300_000).advance_net_cents - share.advance_net_cents,
  })
  // The list tells what was received, not what of it the share covers.
  expect((await as(lina)(listMyCampaigns, { query: {} })).items).toMatchObject([
    { id, due_cents: 0, advance_net_cents: of(300_000).advance_net_cents, to_return_cents: 45_150 },
  ])
  const nothing = await server.call(
    submitMyChoices,
    { path: { id }, body: { mode: 'quick_cash' } },
    { as: lina },
  )
  expect(codeOf(nothing)).toEqual([409, 'nothing_to_decide'])
  const hers = readPdfText((await server.call(getMyNotice, { path: { id } }, { as: lina })).raw)
  expect(hers.replaceAll(/\s+/gu, ' ')).toContain('Vous avez reçu 451,50 € de plus que ce qui vous est dû')
  expect(hers).not.toContain('Si vous ne répondez pas')
})

test('payroll, payments and accounting move what is due alone; the envelope is advances, outcomes and levies', async () => {
  const id = await opened()
  await server.setNow('2026-04-20T09:00:00Z')
  await as()(submitCampaign, { path: { id }, body: {} })
  await as(scene.adviser)(validateCampaign, { path: { id }, body: {} })
  expect(await violations()).toEqual([])

  const due = [135_450, 0, 135_450, 225_750]
  expect(
    (await rowsOf(server, id)).map(
      (row) => (row.paid_cents ?? 0) + (row.pee_cents ?? 0) + (row.percol_cents ?? 0) + (row.held_cents ?? 0),
    ),
  ).toEqual(due)
  const payroll = await as()(exportPayroll, { path: { id } })
  expect(payroll.layout_version).toBe('2026.1-avances.2')
  expect(
    payroll.items.map((line) => [line.brut_cents, line.avance_nette_cents, line.avance_a_restituer_cents]),
  ).toEqual([
    [150_000, 90_300, 0],
    [0, 225_750, 45_150],
    [150_000, 90_300, 0],
    [250_000, 0, 0],
  ])
  // What was advanced above a share is regularised whole: gross, levies, and the net that is returned.
  const [given, due_to] = [of(300_000), share]
  expect(payroll.items[1]).toMatchObject({
    avance_brute_a_regulariser_cents: 50_000,
    csg_deductible_a_regulariser_cents:
      given.advance_csg_deductible_cents - due_to.advance_csg_deductible_cents,
    csg_non_deductible_a_regulariser_cents:
      given.advance_csg_non_deductible_cents - due_to.advance_csg_non_deductible_cents,
    crds_a_regulariser_cents: given.advance_crds_cents - due_to.advance_crds_cents,
  })
  for (const line of payroll.items)
    expect(
      line.csg_deductible_a_regulariser_cents +
        line.csg_non_deductible_a_regulariser_cents +
        line.crds_a_regulariser_cents +
        line.avance_a_restituer_cents,
    ).toBe(line.avance_brute_a_regulariser_cents)
  const summary = await as()(getPaymentSummary, { path: { id } })
  expect(summary).toMatchObject({
    difference_cents: 0,
    advance_gross_cents: 450_000,
    to_return_cents: 45_150,
  })

  const { campaigns } = await as()(listPayments, { path: { id: scene.company }, query: { year: '2025' } })
  const moved = campaigns[0]?.movements.filter(({ kind }) => kind !== 'held') ?? []
  const own = ['net_paid', 'pee', 'percol', 'csg_crds']
  const sum = moved
    .flatMap(({ parts }) => parts)
    .filter(({ code }) => own.includes(code))
    .reduce((total, { amount_cents }) => total + amount_cents, 0)
  expect(campaigns[0]?.blocked).toBeNull()
  expect(sum + summary.held_cents).toBe(1_000_000 - 450_000)

  const books = await as()(getAccounting, { path: { id: scene.company }, query: { year: '2025' } })
  expect(books.debit_cents).toBe(books.credit_cents)
  expect(books.lines.filter(({ account }) => account === '425')).toMatchObject([
    { credit_cents: 450_000, debit_cents: 0 },
    { credit_cents: 0, debit_cents: 45_150, account_label: expect.stringContaining('à restituer') as string },
    { credit_cents: 50_000, debit_cents: 0 },
  ])
  // The advances were booked when they were paid: cleared, what is left is what Lina returns.
  expect(
    500_000 +
      books.lines
        .filter(({ account }) => account === '425')
        .reduce((sum, line) => sum + line.debit_cents - line.credit_cents, 0),
  ).toBe(summary.to_return_cents)
})

test('an advance corrected after the launch changes what is due, is told with its reason and asks the person again', async () => {
  const id = await opened()
  const [paulRow] = await rowsOf(server, id)
  const path = { id, bid: paulRow?.id ?? '' }
  const choose = (amount_cents: number) =>
    as(paul)(submitMyChoices, {
      path: { id },
      body: { mode: 'custom', lines: [{ destination: 'immediate_payment', amount_cents }] },
    })
  await choose(135_450)
  const before = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  const corrected = await as()(updateEnrolment, {
    path,
    body: { advance_gross_cents: 50_000, correction_reason: 'Virement de mars compté deux fois' },
  })
  const half = of(50_000).advance_net_cents
  expect(corrected).toMatchObject({
    gross_cents: 250_000,
    advance_net_cents: half,
    due_cents: share.advance_net_cents - half,
    engagement_state: 'not_invited',
    correction: { reason: 'Virement de mars compté deux fois', advance_net_cents: 90_300 },
  })
  // Nobody’s share moves, and the envelope neither.
  const after = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  expect(after.amounts).toMatchObject({
    gross_cents: before.amounts?.gross_cents,
    advance_net_cents: (before.amounts?.advance_net_cents ?? 0) - 90_300 + half,
  })
  expect(after.complement_gross_cents).toBe(before.complement_gross_cents)
  const { rows } = await server.owner.query<{ payload: unknown }>(
    `select payload from outbox where campaign_id = $1 and beneficiary_id = $2 and kind = 'campaign-opened' and state = 'pending'`,
    [id, corrected.beneficiary_id],
  )
  expect(rows.map(({ payload }) => payload)).toMatchObject([{ correction: { advance_net_cents: 90_300 } }])
  await notifyAll(server, id)
  const formerly = await server.call(
    submitMyChoices,
    {
      path: { id },
      body: { mode: 'custom', lines: [{ destination: 'immediate_payment', amount_cents: 135_450 }] },
    },
    { as: paul },
  )
  expect(codeOf(formerly)).toEqual([422, 'amount_mismatch'])
  await choose(share.advance_net_cents - half)
  expect(await violations()).toEqual([])

  const excess = await as()(updateEnrolment, {
    path,
    body: { advance_gross_cents: 260_000, correction_reason: 'Deux virements' },
  })
  expect(excess).toMatchObject({
    due_cents: 0,
    to_return_cents: of(260_000).advance_net_cents - share.advance_net_cents,
  })
  expect(await violations()).toEqual([])
})

test('who is excluded after an advance stands in the payroll file for what has to be returned', async () => {
  const id = await prepared()
  const [, , third] = await rowsOf(server, id)
  await as()(updateEnrolment, {
    path: { id, bid: third?.id ?? '' },
    body: { excluded: true, exclusion_reason: 'Contrat rompu avant la fin de la période d’essai' },
  })
  await as()(calculateCampaign, { path: { id } })
  await as()(launchCampaign, { path: { id }, body: {} })
  await notifyAll(server, id)
  await server.setNow('2026-04-20T09:00:00Z')
  await as()(submitCampaign, { path: { id }, body: {} })
  await as(scene.adviser)(validateCampaign, { path: { id }, body: {} })
  expect(await violations()).toEqual([])

  const payroll = await as()(exportPayroll, { path: { id } })
  const back = of(100_000).advance_net_cents
  expect(payroll.items[2]).toMatchObject({
    brut_cents: 0,
    avance_nette_cents: 0,
    avance_a_restituer_cents: back,
  })
  const told = payroll.items.reduce((sum, line) => sum + line.avance_a_restituer_cents, 0)
  const summary = await as()(getPaymentSummary, { path: { id } })
  expect(summary).toMatchObject({ difference_cents: 0, to_return_cents: told })
  const books = await as()(getAccounting, { path: { id: scene.company }, query: { year: '2025' } })
  const owed = books.lines.filter(({ account_label }) => account_label.includes('à restituer'))
  expect(owed).toMatchObject([{ debit_cents: told }])
  const { amounts } = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  expect(amounts?.to_return_cents).toBe(told)
})

test('who alone received an advance and is excluded stands in every file and mail for what has to be returned', async () => {
  await plantPeople(server, scene.company, [{ userId: paul }, { userId: lina }, {}, {}])
  const { id } = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id } })
  const [paulRow] = await rowsOf(server, id)
  const path = { id, bid: paulRow?.id ?? '' }
  await as()(updateEnrolment, { path, body: { advance_gross_cents: 100_000 } })
  await as()(updateEnrolment, { path, body: { excluded: true, exclusion_reason: 'Ancienneté non acquise' } })
  await as()(calculateCampaign, { path: { id } })
  await as()(launchCampaign, { path: { id }, body: {} })
  const mails = await server.owner.query<{ kind: string; recipient: string }>(
    `select kind from outbox where campaign_id = $1 and beneficiary_id = $2`,
    [id, paulRow?.beneficiary_id],
  )
  expect(mails.rows).toEqual([{ kind: 'advance-to-return' }])
  await notifyAll(server, id)
  await server.setNow('2026-04-20T09:00:00Z')
  await as()(submitCampaign, { path: { id }, body: {} })
  await as(scene.adviser)(validateCampaign, { path: { id }, body: {} })
  expect(await violations()).toEqual([])

  const back = of(100_000).advance_net_cents
  const payroll = await as()(exportPayroll, { path: { id } })
  expect(payroll.items[0]).toMatchObject({ brut_cents: 0, avance_a_restituer_cents: back })
  expect(payroll.layout_version).toContain('avances')
  const csv = await server.call(
    exportPayroll,
    { path: { id }, query: { format: 'csv' } },
    { as: scene.admin },
  )
  expect(csv.raw.toString()).toContain('avance_a_restituer')
  const told = { to_return_cents: back }
  expect(await as()(getPaymentSummary, { path: { id } })).toMatchObject({ difference_cents: 0, ...told })
  const { amounts } = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  expect(amounts).toMatchObject(told)
  expect(await as()(getEnrolment, { path })).toMatchObject({ engagement_state: 'excluded', ...told })
  const books = await as()(getAccounting, { path: { id: scene.company }, query: { year: '2025' } })
  expect(books.lines.filter(({ account }) => account === '425')).toMatchObject([
    { debit_cents: back },
    { credit_cents: 100_000 },
  ])
})

test('who has an advance and no right to a share is left out by the calculation, and taken back with the right', async () => {
  await plantPeople(server, scene.company, [{ userId: paul }, {}, {}])
  const { id } = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id } })
  const [paulRow] = await rowsOf(server, id)
  const path = { id, bid: paulRow?.id ?? '' }
  await as()(updateEnrolment, { path, body: { advance_gross_cents: 100_000 } })
  const hired = (day: string) =>
    server.owner.query(`update beneficiary set hire_date = $1 where id = $2`, [day, paulRow?.beneficiary_id])
  await hired('2026-02-01')
  await as()(calculateCampaign, { path: { id } })
  expect(await as()(getEnrolment, { path })).toMatchObject({
    engagement_state: 'excluded',
    exclusion_reason: null,
    to_return_cents: of(100_000).advance_net_cents,
  })
  await hired('2020-01-01')
  await as()(calculateCampaign, { path: { id } })
  const back = await as()(getEnrolment, { path })
  expect(back).toMatchObject({ engagement_state: 'not_invited', to_return_cents: 0 })
  expect(back.gross_cents).toBeGreaterThan(0)
  await hired('2026-02-01')
  await as()(calculateCampaign, { path: { id } })
  await as()(recordAdvances, {
    path: { id },
    body: { advances: [{ employee_number: 'A0', gross_cents: 0 }] },
  })
  await as()(calculateCampaign, { path: { id } })
  expect(await rowsOf(server, id)).toHaveLength(2)
})

test('an excluded person’s advance is set right after the launch, told with its reason, and opens no window', async () => {
  const id = await prepared()
  const [paulRow] = await rowsOf(server, id)
  const path = { id, bid: paulRow?.id ?? '' }
  await as()(updateEnrolment, { path, body: { excluded: true, exclusion_reason: 'Ancienneté non acquise' } })
  await as()(calculateCampaign, { path: { id } })
  await as()(launchCampaign, { path: { id }, body: {} })
  await notifyAll(server, id)
  const before = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  const half = of(50_000).advance_net_cents
  const correct = (body: object) =>
    server.call(
      updateEnrolment,
      { path, body: { correction_reason: 'Virement compté deux fois', ...body } },
      { as: scene.admin },
    )
  // Only what was paid is set right: the exclusion and the bases stay.
  expect(codeOf(await correct({ presence_days: 12 }))).toEqual([409, 'campaign_frozen'])
  expect(codeOf(await correct({ presence_days: 12, advance_gross_cents: 50_000 }))).toEqual([
    409,
    'campaign_frozen',
  ])
  const corrected = await as()(updateEnrolment, {
    path,
    body: { advance_gross_cents: 50_000, correction_reason: 'Virement compté deux fois' },
  })
  expect(corrected).toMatchObject({
    engagement_state: 'excluded',
    deadline_at: null,
    net_cents: 0,
    due_cents: 0,
    advance_net_cents: half,
    to_return_cents: half,
    correction: { reason: 'Virement compté deux fois', advance_net_cents: of(100_000).advance_net_cents },
  })
  const after = await as()(getCampaign, { path: { id: scene.company, cid: id } })
  expect(after).toMatchObject({
    state: before.state,
    closes_at: before.closes_at,
    distributed_gross_cents: before.distributed_gross_cents,
    complement_gross_cents: before.complement_gross_cents,
  })
  const mails = async () => {
    const { rows } = await server.owner.query<{ kind: string; correction: { advance_net_cents: number } }>(
      `select kind, payload->'correction' as correction from outbox
       where campaign_id = $1 and beneficiary_id = $2 and state = 'pending' order by created_at`,
      [id, paulRow?.beneficiary_id],
    )
    return rows
  }
  expect(await mails()).toMatchObject([
    { kind: 'advance-to-return', correction: { advance_net_cents: of(100_000).advance_net_cents } },
  ])
  // Set right once more before it left: one mail alone tells what stands.
  await as()(updateEnrolment, { path, body: { advance_gross_cents: 0, correction_reason: 'Jamais versée' } })
  expect(await mails()).toMatchObject([
    { kind: 'advance-to-return', correction: { advance_net_cents: half, reason: 'Jamais versée' } },
  ])
  expect(await violations()).toEqual([])

  // The collection is over: it stays so, and the adviser finds the amount that the payroll will read.
  await server.setNow('2026-04-20T09:00:00Z')
  const again = await as()(updateEnrolment, {
    path,
    body: { advance_gross_cents: 70_000, correction_reason: 'Retrouvée' },
  })
  expect(again.to_return_cents).toBe(of(70_000).advance_net_cents)
  await as()(submitCampaign, { path: { id }, body: {} })
  const late = await correct({ advance_gross_cents: 80_000 })
  expect(codeOf(late)).toEqual([409, 'correction_in_control'])
  await as(scene.adviser)(validateCampaign, { path: { id }, body: {} })
  const payroll = await as()(exportPayroll, { path: { id } })
  expect(payroll.items[0]).toMatchObject({
    brut_cents: 0,
    avance_a_restituer_cents: of(70_000).advance_net_cents,
  })
  expect(await violations()).toEqual([])
})

test('a year that gives nothing tells who was paid in advance what is to be returned, and nobody else anything', async () => {
  await plantPeople(server, scene.company, [{ userId: paul }, { userId: lina }, {}, {}])
  const { id } = await plantDraft(server, scene)
  const path = { id: scene.company, cid: id }
  await as()(updateCampaign, { path, body: { envelope_gross_cents: 0 } })
  const launch = (body: object = {}) =>
    server.call(launchCampaign, { path: { id }, body }, { as: scene.admin })
  const without = await launch()
  expect(codeOf(without)).toEqual([422, 'launch_blocked'])
  expect(without.error.error).toContain('aucune somme n’est due')

  await as()(calculateCampaign, { path: { id } })
  await as()(recordAdvances, {
    path: { id },
    body: { advances: [{ employee_number: 'A0', gross_cents: 100_000 }] },
  })
  const draft = await as()(getCampaign, { path })
  expect(draft.blockers.map(({ code }) => code)).toEqual(['reason_missing'])
  expect(draft.warnings.map(({ code }) => code)).toContain('nothing_but_advances')
  const back = of(100_000).advance_net_cents
  const launched = await as()(launchCampaign, {
    path: { id },
    body: { warning_reasons: { nothing_but_advances: 'Résultat négatif, comptes arrêtés le 12 mars' } },
  })
  expect(launched).toMatchObject({
    state: 'open',
    distributed_gross_cents: 0,
    amounts: { to_return_cents: back },
  })
  const { rows } = await server.owner.query<{ kind: string; beneficiary_id: string }>(
    `select kind, beneficiary_id from outbox where campaign_id = $1`,
    [id],
  )
  const [paulRow] = await rowsOf(server, id)
  expect(rows).toEqual([{ kind: 'advance-to-return', beneficiary_id: paulRow?.beneficiary_id }])
  const profile = await as(paul)(getMyProfile, { path: { id } })
  expect(profile.amounts).toMatchObject({ net_cents: 0, due_cents: 0, to_return_cents: back })
  const notice = await server.call(getMyNotice, { path: { id } }, { as: paul })
  expect(readPdfText(notice.raw).replaceAll(/\s+/gu, ' ')).toContain(
    'Vous avez reçu 903,00 € de plus que ce qui vous est dû',
  )
  // Nothing is awaited of anybody: it is handed in at once.
  await as()(submitCampaign, { path: { id }, body: {} })
  await as(scene.adviser)(validateCampaign, { path: { id }, body: {} })
  const payroll = await as()(exportPayroll, { path: { id } })
  expect(payroll.items.map((line) => [line.brut_cents, line.avance_a_restituer_cents])).toEqual([
    [0, back],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
  expect(await as()(getPaymentSummary, { path: { id } })).toMatchObject({
    difference_cents: 0,
    to_return_cents: back,
  })
  const books = await as()(getAccounting, { path: { id: scene.company }, query: { year: '2025' } })
  expect(books.debit_cents).toBe(books.credit_cents)
  expect(await violations()).toEqual([])
})
