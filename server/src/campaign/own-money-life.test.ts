import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  completeCampaign,
  createCampaign,
  enrolBeneficiary,
  getCampaign,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
  validateCampaign,
} from '@moisson/contract/campaign'
import {
  getMyCampaign,
  getMyChoices,
  getMyNotice,
  getMyProfile,
  listMyCampaigns,
  previewCampaign,
  saveMyChoices,
  submitMyChoices,
} from '@moisson/contract/choice'
import { previewCorrection } from '@moisson/contract/correction'
import { openLaterWindow } from '@moisson/contract/later-window'
import { exportPayroll, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { getAbondement } from '@moisson/contract/abondement'
import { enterChoice } from '@moisson/contract/paper-choice'
import { getAccounting } from '@moisson/contract/payment'
import { plainPdf } from '../file/test-files.ts'
import { brokenIn } from '../testing/broken-in.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, notifyAll, plantOpen, plantPeople, plantScene, rowsOf } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function sceneOfOwn() {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const [payer, silent, refuser] = [await plantUser(server), await plantUser(server), await plantUser(server)]
  await plantPeople(server, scene.company, [
    { userId: payer, salary: 3_200_000, hireDate: '2020-01-01' },
    { userId: silent, salary: 9_000_000, hireDate: '2020-01-01' },
    // A contract suspended all year: a quarter of the PASS.
    { userId: refuser, salary: 0, hireDate: '2020-01-01' },
    // Gone before the payment.
    { salary: 4_000_000, hireDate: '2020-01-01', exitDate: '2026-03-15' },
  ])
  return {
    ...scene,
    admin: acting(server, scene.admin),
    adviser: acting(server, scene.adviser),
    claire: scene.admin,
    payer,
    silent,
    refuser,
  }
}

async function openOwn(
  scene: Pick<Awaited<ReturnType<typeof sceneOfOwn>>, 'company' | 'admin'>,
  name = 'Versements 2026',
) {
  const { company, admin } = scene
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name, type: 'voluntary_payment', year: 2026 },
  })
  await admin(calculateCampaign, { path: { id: created.id } })
  await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  await notifyAll(server, created.id)
  return created
}

test('everybody says how much of their own money they pay in, within a quarter of their pay; silence pays nothing', async () => {
  const scene = await sceneOfOwn()
  const { company, admin, adviser, claire, payer, silent, refuser, funds } = scene
  const created = await openOwn(scene)
  expect(created).toMatchObject({
    destinations: ['pee', 'percol'],
    default_rule: 'nothing_paid',
    draft_policy: 'ignore_draft',
    planned_payment_date: '2026-04-01',
  })
  const rows = await rowsOf(server, created.id)
  expect(rows.map(({ gross_cents, room_cents }) => [gross_cents, room_cents])).toEqual([
    [0, 800_000],
    [0, 2_250_000],
    [0, 1_201_500],
  ])
  const path = { id: created.id }
  const preview = await admin(previewCampaign, { path, query: {} })
  expect(preview.campaign).toMatchObject({ due_cents: 0, room_cents: 800_000 })
  expect(preview.mail.text).toContain('Combien voulez-vous verser')
  const asPayer = acting(server, payer)
  expect(await asPayer(getMyCampaign, { path })).toMatchObject({ due_cents: 0, room_cents: 800_000 })
  const profile = await asPayer(getMyProfile, { path })
  expect(profile.default_preview.lines).toEqual([])
  expect(profile.default_preview.sentence.fr).toBe(
    'Si vous ne faites rien, rien n’est retenu sur votre paie, et rien n’est versé.',
  )
  expect(profile.quick_choices).toEqual([])
  expect(profile.calculation.steps.map(({ label, amount_cents }) => [label.fr, amount_cents])).toEqual([
    ['Limite de l’année\u00a0: 25\u202f% de votre rémunération brute de 2025', 800_000],
    ['Vous pouvez verser jusqu’à', 800_000],
  ])

  const line = (destination: 'pee' | 'percol' | 'immediate_payment', amount_cents: number) => ({
    destination,
    amount_cents,
    ...(destination !== 'immediate_payment' && { management_mode: 'free' as const, fund_id: funds[0]! }),
  })
  const answer = (lines: ReturnType<typeof line>[]) =>
    server.call(submitMyChoices, { path, body: { lines } }, { as: payer })
  expect((await answer([line('immediate_payment', 100)])).body).toMatchObject({
    code: 'destination_not_offered',
  })
  expect((await answer([line('pee', 800_001)])).body).toMatchObject({ code: 'above_room' })
  expect((await answer([line('pee', 99)])).body).toMatchObject({ code: 'line_too_small' })
  const draft = await asPayer(saveMyChoices, { path, body: { lines: [line('pee', 50_000)] } })
  expect(draft).toMatchObject({ total_cents: 50_000, remaining_cents: 0, issues: [] })
  // The PEE matches one half of what is placed.
  expect(draft.estimate).toMatchObject({ pee_cents: 50_000, abondement_gross_cents: 25_000, own: true })

  // Whoever changes their mind pays in what they said last.
  await answer([line('pee', 90_000)])
  await answer([line('pee', 60_000), line('percol', 40_000)])
  const chosen = await asPayer(getMyChoices, { path })
  expect(chosen).toMatchObject({ status: 'submitted', total_cents: 100_000, net_cents: 100_000 })
  expect(chosen.estimate).toMatchObject({ abondement_gross_cents: 30_000, abondement_net_cents: 27_090 })
  // Who pays nothing in says so, and is reminded no more.
  await acting(server, refuser)(submitMyChoices, { path, body: { lines: [] } })
  const listed = async (user: string) => (await acting(server, user)(listMyCampaigns, { query: {} })).items
  expect(await listed(payer)).toMatchObject([{ room_cents: 800_000, asked_cents: 100_000 }])
  expect(await listed(refuser)).toMatchObject([{ asked_cents: 0 }])
  expect(await listed(silent)).toMatchObject([{ asked_cents: null }])
  expect(await asPayer(getMyCampaign, { path })).toMatchObject({ asked_cents: 100_000 })
  // What somebody pays in is theirs to know until the end of the collection.
  expect((await rowsOf(server, created.id)).map(({ net_cents }) => net_cents)).toEqual([0, 0, 0])
  const open = await admin(getCampaign, { path: { id: company, cid: created.id } })
  expect(open.counts).toMatchObject({ submitted: 2, invited: 1, total: 3 })

  expect(await brokenIn(server, company)).toEqual([])

  const notice = await server.call(getMyNotice, { path }, { as: silent })
  const text = squeezed(readPdfText(notice.raw))
  for (const mention of [
    'L3332-10',
    '22500,00€',
    'rienn’estretenusurvotrepaie',
    '163quatervicies',
    'estretenusurvotrepaie',
  ])
    expect(text).toContain(mention)
  expect(text).not.toContain('CRDS')

  await server.setNow('2026-03-22T23:00:01Z')
  expect((await runDue(server.services)).closed).toBe(1)
  const submitted = await admin(submitCampaign, { path, body: undefined })
  expect(submitted).toMatchObject({
    state: 'submitted',
    envelope_gross_cents: 100_000,
    distributed_gross_cents: 100_000,
  })
  await adviser(validateCampaign, { path, body: undefined })
  const summary = await admin(getPaymentSummary, { path })
  expect(summary).toMatchObject({
    envelope_gross_cents: 100_000,
    pee_cents: 60_000,
    percol_cents: 40_000,
    paid_cents: 0,
    abondement_gross_cents: 30_000,
    difference_cents: 0,
  })
  const payroll = await admin(exportPayroll, { path, query: {} })
  expect(
    payroll.items.map((one) => [
      one.nature,
      one.dsn_code_54,
      one.brut_cents,
      one.net_investi_cents,
      one.imposable_cents,
    ]),
  ).toEqual([['Versement volontaire, à retenir sur la paie', '', 100_000, 100_000, 0]])
  const file = await server.call(exportToKeeper, { path, query: { as: 'csv' } }, { as: claire })
  const [head = [], ...lines] = file.raw
    .toString()
    .trim()
    .split('\n')
    .map((one) => one.trim().split(';'))
  const column = (name: string) => lines.map((one) => one[head.indexOf(name)])
  expect(column('plan')).toEqual(['PEE', 'PERCOL'])
  expect(column('montant_net_investi')).toEqual(['600,00', '400,00'])
  const { lines: journal } = await admin(getAccounting, { path: { id: company }, query: { year: '2026' } })
  const totals = (side: 'debit_cents' | 'credit_cents') => journal.reduce((sum, one) => sum + one[side], 0)
  expect(totals('debit_cents')).toBe(totals('credit_cents'))
  expect(journal.find(({ label }) => label.startsWith('Retenue sur salaire'))).toMatchObject({
    account: '421',
    debit_cents: 100_000,
  })
  expect(journal.some(({ label }) => label.startsWith('Charge'))).toBe(false)
  expect(await admin(completeCampaign, { path, body: undefined })).toMatchObject({ state: 'completed' })

  expect(await brokenIn(server, company)).toEqual([])

  // A second campaign of the year leaves what the first one did not take.
  const second = await openOwn(scene, 'Second versement')
  expect((await rowsOf(server, second.id)).map(({ room_cents }) => room_cents)).toEqual([
    700_000, 2_250_000, 1_201_500,
  ])
})

test('a signed paper may say an amount within the limit, or nothing, and is told with its receipt', async () => {
  const scene = await sceneOfOwn()
  const { company, admin, claire, funds } = scene
  const created = await openOwn(scene)
  const path = { id: created.id }
  const [, silent] = await rowsOf(server, created.id)
  const file = { name: 'réponse.pdf', content: plainPdf() } as unknown as Blob
  const enter = (lines: object[], more: { reason?: string } = {}) =>
    server.call(
      enterChoice,
      {
        path: { id: created.id, bid: silent!.id },
        body: { signed_on: '2026-03-02', mode: 'custom', lines: JSON.stringify(lines), ...more } as never,
        file,
      },
      { as: claire },
    )
  const line = (amount_cents: number) => ({ destination: 'pee', fund_id: funds[0]!, amount_cents })
  expect((await enter([line(2_250_001)])).body).toMatchObject({ code: 'above_room' })
  expect((await enter([line(20_000)])).status).toBe(201)
  const nothing = await enter([], { reason: 'Mal lu.' })
  expect([nothing.status, nothing.body.told]).toEqual([201, 'mail'])
  const view = await admin(getCampaign, { path: { id: company, cid: created.id } })
  expect(view.counts).toMatchObject({ submitted: 1, invited: 2 })
  await server.setNow('2026-03-22T23:00:01Z')
  await runDue(server.services)
  expect(await admin(submitCampaign, { path, body: undefined })).toMatchObject({ envelope_gross_cents: 0 })
  expect(await brokenIn(server, company)).toEqual([])
})

test('until the close the company reads of nobody what they pay in: neither in their account nor in what another campaign shows them', async () => {
  const scene = await sceneOfOwn()
  const { company, admin, payer, funds } = scene
  const other = await plantOpen(server, { ...scene, admin: scene.claire, adviser: scene.claire })
  const created = await openOwn(scene)
  await acting(server, payer)(submitMyChoices, {
    path: { id: created.id },
    body: { lines: [{ destination: 'pee', fund_id: funds[0]!, amount_cents: 33_333 }] },
  })
  const bid = (await rowsOf(server, created.id))[0]!.beneficiary_id
  const read = async () => [
    (await admin(previewCampaign, { path: { id: other.id }, query: { bid } })).profile.abondement.rules[0]
      ?.used_cents,
    (await admin(getAbondement, { path: { id: company, bid } })).items[0]?.used_cents,
  ]
  const told = JSON.stringify(await admin(previewCampaign, { path: { id: other.id }, query: { bid } }))
  expect(told).not.toMatch(/166,67|Versements 2026/)
  expect(await read()).toEqual([0, 0])
  const mine = await acting(server, payer)(getMyProfile, { path: { id: other.id } })
  expect(mine.abondement.rules[0]?.used_cents).toBe(16_667)
  await server.owner.query(`update campaign set state = 'closed' where id = $1`, [created.id])
  expect(await read()).toEqual([16_667, 16_667])
})

test('a campaign of another type begun from one of one’s own money takes no exercice of one day, nor what the law fixed', async () => {
  const scene = await sceneOfOwn()
  const { company, admin } = scene
  const own = await openOwn(scene)
  await server.owner.query(
    `update agreement set clauses = clauses || '{"redistribute":true,"criteria":[{"criterion":"salary","weight_bps":10000}]}' where company_id = $1`,
    [company],
  )
  const begin = (type: 'interessement' | 'voluntary_payment', clone_from_id: string, year: number) =>
    admin(createCampaign, {
      path: { id: company },
      body: { name: `Encore ${type}`, type, year, clone_from_id },
    })
  const other = await begin('interessement', own.id, 2025)
  expect(other).toMatchObject({
    exercise_start: '2025-01-01',
    exercise_end: '2025-12-31',
    prorate_cap: true,
    redistribute: true,
    criteria: [{ criterion: 'salary' }],
  })
  // Nor does it pay in a year of its own on the day of another exercice's payment.
  expect((await begin('voluntary_payment', other.id, 2026)).planned_payment_date).toBe('2026-04-01')
  const again = await begin('voluntary_payment', own.id, 2027)
  expect(again).toMatchObject({ planned_payment_date: '2027-04-01', exercise_end: '2027-04-01' })
})

test('two campaigns of one’s own money never run at once: they share one limit', async () => {
  const scene = await sceneOfOwn()
  const { company, admin } = scene
  await openOwn(scene)
  const second = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Autre', type: 'voluntary_payment', year: 2026 },
  })
  expect(second.blockers.map(({ code }) => code)).toContain('own_payments_in_progress')
})

test('without a known pay nobody is told a limit; cash is no destination, nor is no plan at all', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const { company, admin: claire } = await plantScene(server)
  const admin = acting(server, claire)
  await plantPeople(server, company, [{ salary: null, hireDate: '2020-01-01' }])
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Versements', type: 'voluntary_payment', year: 2026 },
  })
  expect(created.blockers.map(({ code }) => code)).toEqual(['pay_missing'])
  const offer = (destinations: ('immediate_payment' | 'pee')[]) =>
    server.call(
      updateCampaign,
      { path: { id: company, cid: created.id }, body: { destinations } },
      { as: claire },
    )
  expect((await offer(['immediate_payment', 'pee'])).body).toMatchObject({
    blockers: [{ code: 'own_money_to_a_plan' }, { code: 'pay_missing' }],
  })
  await server.owner.query('delete from plan where company_id = $1', [company])
  const none = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Sans plan', type: 'voluntary_payment', year: 2026 },
  })
  expect(none.blockers.map(({ code }) => code)).toEqual(['pay_missing', 'plan_without_funds'])
})

test('who comes late may pay in too, and a pay corrected while people answer moves a limit, never under what was confirmed', async () => {
  const scene = await sceneOfOwn()
  const { company, admin, claire, payer, funds } = scene
  const [late] = await plantPeople(server, company, [
    { number: 'Z9', salary: 2_000_000, hireDate: '2020-01-01', exitDate: '2026-03-20' },
  ])
  const created = await openOwn(scene)
  const path = { id: created.id }
  const added = await admin(enrolBeneficiary, { path, body: { beneficiary_id: late! } })
  expect(added).toMatchObject({ room_cents: 500_000, gross_cents: 0 })
  const view = await admin(getCampaign, { path: { id: company, cid: created.id } })
  expect(view).toMatchObject({ envelope_gross_cents: null, distributed_gross_cents: 0 })

  await acting(server, payer)(submitMyChoices, {
    path,
    body: {
      lines: [{ destination: 'pee', management_mode: 'free', fund_id: funds[0]!, amount_cents: 600_000 }],
    },
  })
  const [first] = await rowsOf(server, created.id)
  const correct = (reference_salary_cents: number) =>
    server.call(
      updateEnrolment,
      {
        path: { id: created.id, bid: first!.id },
        body: { reference_salary_cents, correction_reason: 'Salaire mal saisi.' },
      },
      { as: claire },
    )
  expect((await correct(2_000_000)).body).toMatchObject({ code: 'own_room_confirmed' })
  expect((await correct(2_400_000)).body).toMatchObject({
    room_cents: 600_000,
    engagement_state: 'submitted',
  })
  const whole = await server.call(
    previewCorrection,
    { path, query: { reread: 'true' } as never },
    { as: claire },
  )
  expect(whole.body).toMatchObject({ code: 'own_amounts_are_theirs' })
  expect(await brokenIn(server, company)).toEqual([])
})

test('who leaves before the payment is shown, who was never told gets a window, and no room is nothing to choose', async () => {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const { company, admin: claire } = scene
  const admin = acting(server, claire)
  const full = await plantUser(server)
  const [, , leaver] = await plantPeople(server, company, [
    // A quarter of one cent.
    { userId: full, salary: 1, hireDate: '2020-01-01' },
    { salary: 3_000_000, hireDate: '2020-01-01', email: null },
    { salary: 3_000_000, hireDate: '2020-01-01' },
  ])
  const created = await openOwn({ company, admin })
  const path = { id: created.id }
  const notice = squeezed(readPdfText((await server.call(getMyNotice, { path }, { as: full })).raw))
  expect(notice).toContain('Votrelimitedel’annéenelaisserienàverser:vousn’avezrienàchoisir')
  expect(notice).not.toContain('lemontantquevousvoulez')

  await server.owner.query(`update beneficiary set exit_date = '2026-03-20' where id = $1`, [leaver])
  await server.setNow('2026-03-22T23:00:01Z')
  await runDue(server.services)
  const seen = await admin(getCampaign, { path: { id: company, cid: created.id } })
  const left = seen.warnings.find(({ code }) => code === 'left_since')
  expect(left?.message).toContain('Leur limite reste celle du lancement')
  expect(left?.message).not.toContain('part')

  const untold = (await rowsOf(server, created.id))[1]!
  expect(untold.engagement_state).toBe('unreachable')
  const later = { path: { id: created.id, bid: untold.id }, body: { handed_over_on: '2026-03-22' } }
  const opened = await server.call(openLaterWindow, later, { as: claire })
  // The window would end after the payment: that day is moved first, as for any other campaign.
  expect(opened.body).toMatchObject({ code: 'payment_before_close' })
})
