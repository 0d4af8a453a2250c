import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  completeCampaign,
  createCampaign,
  getCampaign,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, getMyNotice, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { exportPayroll, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { getAccounting, listPayments } from '@moisson/contract/payment'
import { euros } from '@moisson/law/words/figures'
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

async function sceneOfPlan() {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const [chooser, silent] = [await plantUser(server), await plantUser(server)]
  await plantPeople(server, scene.company, [
    { userId: chooser, salary: 3_000_000, hireDate: '2020-01-01' },
    { userId: silent, salary: 9_000_000, hireDate: '2020-01-01' },
    { salary: 4_000_000, hireDate: '2020-01-01' },
    // Gone before the payment, and not there long enough on its day.
    { salary: 4_000_000, hireDate: '2020-01-01', exitDate: '2026-03-15' },
    { salary: 4_000_000, hireDate: '2026-02-15' },
  ])
  await server.owner.query(`update company set bound_to_participation = true, headcount = 60 where id = $1`, [
    scene.company,
  ])
  return {
    ...scene,
    admin: acting(server, scene.admin),
    adviser: acting(server, scene.adviser),
    claire: scene.admin,
    chooser,
    silent,
  }
}

test('what the employer pays alone is the same for everybody there, goes to the PER COL, and counts in its ceiling', async () => {
  const { company, admin, adviser, claire, chooser, silent, funds } = await sceneOfPlan()
  const created = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'Versement 2026', type: 'abondement', year: 2026 },
  })
  expect(created).toMatchObject({
    destinations: ['percol'],
    default_rule: 'percol_managed',
    planned_payment_date: '2026-04-01',
    exercise_start: '2026-04-01',
    exercise_end: '2026-04-01',
    redistribute: false,
    envelope_gross_cents: null,
  })
  expect(created.blockers.map(({ code }) => code)).toEqual(['amount_for_each_missing', 'reason_missing'])
  const path = { id: company, cid: created.id }
  const tooMuch = await admin(updateCampaign, {
    path,
    body: {
      each_gross_cents: 600_001,
      seniority_months: 3,
      warning_reasons: { unilateral_in_rules: 'Article 7 du règlement, versement initial.' },
    },
  })
  // The company runs an intéressement: the higher of the two limits of the bonus, 6 000 €.
  expect(tooMuch.blockers.map(({ code }) => code)).toEqual(['unilateral_above_limit'])
  const nothing = await server.call(updateCampaign, { path, body: { each_gross_cents: 0 } }, { as: claire })
  expect(nothing.status).toBe(422)
  expect(nothing.body).toMatchObject({ field_errors: [{ field: 'each_gross_cents', code: 'too_small' }] })
  const prepared = await admin(updateCampaign, { path, body: { each_gross_cents: 100_000 } })
  expect(prepared.blockers).toEqual([])
  const calculated = await admin(calculateCampaign, { path: { id: created.id } })
  expect(calculated).toMatchObject({ envelope_gross_cents: 300_000, distributed_gross_cents: 300_000 })
  const launched = await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  expect(launched.distributed_gross_cents).toBe(300_000)
  await notifyAll(server, created.id)
  const rows = await rowsOf(server, created.id)
  expect(rows.map(({ gross_cents, net_cents }) => [gross_cents, net_cents])).toEqual([
    [100_000, 90_300],
    [100_000, 90_300],
    [100_000, 90_300],
  ])

  const asChooser = acting(server, chooser)
  const mine = await asChooser(getMyCampaign, { path: { id: created.id } })
  expect(mine.destinations).toEqual(['percol'])
  const profile = await asChooser(getMyProfile, { path: { id: created.id } })
  expect(
    profile.default_preview.lines.map(({ destination, amount_cents }) => [destination, amount_cents]),
  ).toEqual([['percol', 90_300]])
  // No agreement is behind it: where silence leads is the law's.
  expect(profile.default_preview.decided_by.fr).toBe(
    'C’est la loi qui en décide (C. mon. fin., art. L224-3), pas Moisson.',
  )
  expect(profile.quick_choices.map(({ mode }) => mode)).toEqual(['quick_managed'])
  const notice = await server.call(getMyNotice, { path: { id: created.id } }, { as: silent })
  const text = squeezed(readPdfText(notice.raw))
  for (const mention of [
    'versementdumercredi1eravril2026',
    'L224-20',
    'D224-10',
    'lemêmepourtous',
    '1000,00€',
    'L3332-13',
  ])
    expect(text).toContain(mention)
  expect(text.toLowerCase()).not.toContain('intéressement')
  expect(text).not.toContain('accord')

  const cash = await server.call(
    submitMyChoices,
    {
      path: { id: created.id },
      body: { lines: [{ destination: 'immediate_payment', amount_cents: 90_300 }] },
    },
    { as: chooser },
  )
  expect(cash.body).toMatchObject({ code: 'destination_not_offered' })
  await asChooser(submitMyChoices, {
    path: { id: created.id },
    body: {
      lines: [{ destination: 'percol', management_mode: 'free', fund_id: funds[1]!, amount_cents: 90_300 }],
    },
  })
  await server.setNow('2026-03-22T23:00:01Z')
  expect((await runDue(server.services)).closed).toBe(1)
  const submitted = await admin(submitCampaign, { path: { id: created.id }, body: undefined })
  // The third person was never informed: what goes to the plan anyhow is not kept back.
  expect(submitted).toMatchObject({ state: 'submitted', defaulted: 2 })
  await adviser(validateCampaign, { path: { id: created.id }, body: undefined })

  const summary = await admin(getPaymentSummary, { path: { id: created.id } })
  expect(summary).toMatchObject({
    envelope_gross_cents: 300_000,
    percol_cents: 270_900,
    pee_cents: 0,
    abondement_gross_cents: 0,
    // Between 50 and 249 employees matching bears the levy of 20 %.
    forfait_social_cents: 60_000,
    difference_cents: 0,
  })
  const payroll = await admin(exportPayroll, { path: { id: created.id }, query: {} })
  expect(
    payroll.items.map((line) => [
      line.nature,
      line.dsn_code_54,
      line.brut_investi_percol_cents,
      line.imposable_cents,
    ]),
  ).toEqual(rows.map(() => ['Abondement unilatéral', '16', 100_000, 0]))
  const file = await server.call(
    exportToKeeper,
    { path: { id: created.id }, query: { as: 'csv' } },
    { as: claire },
  )
  const [head = [], ...lines] = file.raw
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.trim().split(';'))
  const column = (name: string) => lines.map((line) => line[head.indexOf(name)])
  expect(column('plan')).toEqual(['PERCOL', 'PERCOL', 'PERCOL'])
  expect(column('montant_net_investi')).toEqual(['903,00', '903,00', '903,00'])
  const { lines: journal } = await admin(getAccounting, { path: { id: company }, query: { year: '2026' } })
  const totals = (side: 'debit_cents' | 'credit_cents') => journal.reduce((sum, line) => sum + line[side], 0)
  expect(totals('debit_cents')).toBe(totals('credit_cents'))
  expect(journal.filter(({ label }) => label.startsWith('Charge'))[0]).toMatchObject({ debit_cents: 300_000 })

  expect(await admin(completeCampaign, { path: { id: created.id }, body: undefined })).toMatchObject({
    state: 'completed',
  })

  expect(await brokenIn(server, company)).toEqual([])

  // A second payment of the year finds what the first one used.
  const second = await admin(createCampaign, {
    path: { id: company },
    body: {
      name: 'Second versement',
      type: 'abondement',
      year: 2026,
      each_gross_cents: 550_000,
      seniority_months: 3,
    },
  })
  const cut = await admin(calculateCampaign, { path: { id: second.id } })
  expect(cut).toMatchObject({ envelope_gross_cents: 1_650_000, distributed_gross_cents: 1_500_000 })
})

test('who still chooses elsewhere in the year is named before the employer’s own payment takes of their matching', async () => {
  const scene = await sceneOfPlan()
  const { company, admin, claire, chooser, funds } = scene
  await server.owner.query(
    `update plan set abondement = '{"kind":"single","rate_bps":10000,"cap_cents":250000,"base":"net","leavers":false}'
     where company_id = $1 and kind = 'percol'`,
    [company],
  )
  const campaign = await plantOpen(
    server,
    { company, admin: claire, adviser: '', funds },
    { name: 'Intéressement 2025', envelope_gross_cents: 600_000 },
  )
  const asChooser = acting(server, chooser)
  const draft = await admin(createCampaign, {
    path: { id: company },
    body: { name: 'V', type: 'abondement', year: 2026, each_gross_cents: 200_000, seniority_months: 3 },
  })
  const path = { id: company, cid: draft.id }
  const unilateral_in_rules = 'Article 7.'
  await admin(updateCampaign, { path, body: { warning_reasons: { unilateral_in_rules } } })
  const warned = async () => {
    await admin(calculateCampaign, { path: { id: draft.id } })
    const { warnings } = await admin(getCampaign, { path })
    return warnings.find(({ code }) => code === 'announced_matching_lowered')
  }
  const rows = await rowsOf(server, campaign.id)
  // Each may place their net, matched at 100 % within 2 500 €; 500 € of it are left beside 2 000 € paid alone.
  const lost = rows.slice(0, 3).map(({ net_cents }) => Math.min(net_cents, 250_000) - 50_000)
  const before = await warned()
  expect(before).toMatchObject({ reason_required: true, count: 3 })
  expect(before?.people?.map(({ id }) => id)).toEqual(rows.slice(0, 3).map((row) => row.beneficiary_id))
  expect(before?.message).toContain(euros(lost[0]! + lost[1]! + lost[2]!, 'fr'))
  // Launched all the same without a reason, it is refused by that name.
  const refusal = await server.call(launchCampaign, { path: { id: draft.id } } as never, { as: claire })
  expect(JSON.stringify(refusal.body)).toContain('abondement de moins qu’annoncé')

  // A confirmed choice keeps its part: it is not counted any more, and its room is what the payment gets less.
  await asChooser(submitMyChoices, {
    path: { id: campaign.id },
    body: {
      lines: [
        {
          destination: 'percol',
          management_mode: 'free',
          fund_id: funds[1]!,
          amount_cents: rows[0]!.net_cents,
        },
      ],
    },
  })
  const after = await warned()
  expect(after).toMatchObject({ count: 2 })
  expect(after?.message).toContain(euros(lost[1]! + lost[2]!, 'fr'))
})

test('a payment of the employer is of the year it is made in, and takes nothing that its law decides', async () => {
  const { company, claire } = await sceneOfPlan()
  const create = (body: object) =>
    server.call(
      createCampaign,
      { path: { id: company }, body: { name: 'V', type: 'abondement', year: 2026, ...body } as never },
      { as: claire },
    )
  expect((await create({ year: 2025 })).body).toMatchObject({ code: 'year_of_payment' })
  // A draft of a later year moves nothing: the payments open on the year of what was launched.
  const yearShown = async () =>
    (await acting(server, claire)(listPayments, { path: { id: company }, query: {} })).year
  expect((await create({ name: 'De 2027', year: 2027 })).status).toBe(201)
  expect(await yearShown()).toBe(2027)
  await plantOpen(server, { company, admin: claire, adviser: '', funds: [] })
  expect(await yearShown()).toBe(2025)
  expect((await create({ destinations: ['immediate_payment', 'percol'] })).body).toMatchObject({
    code: 'setting_of_law',
  })
  expect((await create({ envelope_gross_cents: 10_000 })).body).toMatchObject({ code: 'setting_of_law' })
  const { body } = await create({})
  const moved = await server.call(
    updateCampaign,
    { path: { id: company, cid: body.id }, body: { planned_payment_date: '2026-06-30' } },
    { as: claire },
  )
  expect(moved.body).toMatchObject({ exercise_start: '2026-06-30', exercise_end: '2026-06-30' })
})
