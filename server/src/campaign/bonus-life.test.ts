import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  calculateCampaign,
  completeCampaign,
  createCampaign,
  enrolBeneficiary,
  getCampaign,
  getEnrolment,
  launchCampaign,
  submitCampaign,
  updateCampaign,
  updateEnrolment,
  validateCampaign,
} from '@moisson/contract/campaign'
import { getMyCampaign, getMyNotice, getMyProfile, submitMyChoices } from '@moisson/contract/choice'
import { exportPayroll, exportToKeeper, getPaymentSummary } from '@moisson/contract/export'
import { exportSepa, getAccounting, getLateInterest, listPayments } from '@moisson/contract/payment'
import { listCompanies } from '@moisson/contract/admin'
import { listTodos } from '@moisson/contract/todo'
import { sealIban } from '../company/company-iban.ts'
import { brokenIn } from '../testing/broken-in.ts'
import { readPdfText } from '../print/read-pdf-text.ts'
import { acting, notifyAll, plantPeople, plantScene, rowsOf } from '../testing/campaign-scene.ts'
import { plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runDue } from './run-due.ts'
import { squeezed } from '../testing/squeezed.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A company with a PEE matched at 50 %, with people below and above three SMIC; pay is that of 2025. */
async function sceneOfBonus(headcount: number) {
  await server.setNow('2026-03-02T09:00:00Z')
  const scene = await plantScene(server)
  const [chooser, silent] = [await plantUser(server), await plantUser(server)]
  const people = await plantPeople(server, scene.company, [
    { userId: chooser, salary: 3_000_000 },
    { userId: silent, salary: 9_000_000 },
    { salary: 1_000_000, hireDate: '2025-10-01' },
    // Gone before the payment; no employee.
    { salary: 4_000_000, exitDate: '2026-03-15' },
    { salary: 2_000_000 },
  ])
  await server.owner.query(`update beneficiary set contract_type = 'corporate_officer' where id = $1`, [
    people[4],
  ])
  const sealed = (which: 'iban' | 'keeper_iban', iban: string) =>
    sealIban(server.services.sealer, scene.company, which, iban)
  await server.owner.query(
    `update company set headcount = $4, iban_cipher = $2, iban_mask = '••••0189', keeper_iban_cipher = $3 where id = $1`,
    [
      scene.company,
      sealed('iban', 'FR7630006000011234567890189'),
      sealed('keeper_iban', 'FR1420041010050500013M02606'),
      headcount,
    ],
  )
  return {
    ...scene,
    people,
    chooser,
    silent,
    admin: acting(server, scene.admin),
    adviser: acting(server, scene.adviser),
    claire: scene.admin,
  }
}
type Scene = Awaited<ReturnType<typeof sceneOfBonus>>

const reasons = {
  bonus_replaces_nothing: 'Aucune prime prévue n’est supprimée.',
  bonus_council_consulted: 'CSE consulté le 20 février 2026.',
  three_smic_checked: 'Bulletins des douze mois relus.',
}
const decided = {
  each_gross_cents: 100_000,
  decided_by: 'unilateral_decision',
  decided_on: '2026-02-25',
  warning_reasons: reasons,
} as const
const byPresence = [{ criterion: 'presence' as const, weight_bps: 10_000 }]

const draftOf = ({ company, admin }: Scene, body: object = {}) =>
  admin(createCampaign, {
    path: { id: company },
    body: { name: 'Prime 2026', type: 'ppv', year: 2026, ...body } as never,
  })

const codesOf = (one: { blockers: readonly { code: string }[] }) => one.blockers.map(({ code }) => code)

test('a bonus of value sharing goes to every employee of its day, is paid in silence, and bears nothing under three SMIC', async () => {
  const scene = await sceneOfBonus(45)
  const { company, admin, adviser, claire, chooser, silent, funds } = scene
  const created = await draftOf(scene)
  expect(created).toMatchObject({
    destinations: ['immediate_payment', 'pee', 'percol'],
    default_rule: 'immediate_payment',
    planned_payment_date: '2026-04-01',
    response_days: 15,
    seniority_months: 0,
    envelope_gross_cents: null,
  })
  expect(codesOf(created)).toEqual([
    'bonus_act_missing',
    'decision_missing',
    'amount_for_each_missing',
    'reason_missing',
    'reason_missing',
  ])
  const path = { id: company, cid: created.id }
  // The company runs an intéressement: the higher of the two limits.
  const above = await admin(updateCampaign, { path, body: { ...decided, each_gross_cents: 600_001 } })
  expect(codesOf(above)).toEqual(['bonus_above_limit'])
  const onBooks = [{ criterion: 'appartenance' as const, weight_bps: 10_000 }]
  expect(codesOf(await admin(updateCampaign, { path, body: { ...decided, criteria: onBooks } }))).toEqual([
    'criterion_not_of_bonus',
  ])
  expect(codesOf(await admin(updateCampaign, { path, body: { criteria: byPresence } }))).toEqual([])

  // 182 of the 365 days from 1 April 2025 to 31 March 2026.
  const calculated = await admin(calculateCampaign, { path: { id: created.id } })
  expect(calculated).toMatchObject({ envelope_gross_cents: 249_863, distributed_gross_cents: 249_863 })
  await admin(launchCampaign, { path: { id: created.id }, body: undefined })
  await notifyAll(server, created.id)
  const rows = await rowsOf(server, created.id)
  expect(rows.map(({ gross_cents, net_cents, untaxed }) => [gross_cents, net_cents, untaxed])).toEqual([
    [100_000, 100_000, true],
    [100_000, 90_300, false],
    [49_863, 49_863, true],
  ])

  // Each is rounded by itself: no cent goes from one person to another.
  const { steps } = await admin(getEnrolment, { path: { id: created.id, bid: scene.people[2]! } })
  expect(steps?.find(({ label }) => label.fr === 'Arrondi au centime')?.detail?.fr).toMatch(
    /^498,6301… devient 498,63\s€\s: chaque prime est arrondie/,
  )
  const asChooser = acting(server, chooser)
  const profile = await asChooser(getMyProfile, { path: { id: created.id } })
  expect(profile.amounts).toMatchObject({ untaxed: true, csg_crds_cents: 0, net_cents: 100_000 })
  expect(profile.default_preview.lines.map((line) => [line.destination, line.amount_cents])).toEqual([
    ['immediate_payment', 100_000],
  ])
  expect(profile.default_preview.estimate.taxable_cents).toBe(0)
  expect(profile.default_preview.sentence.fr).toContain('non imposables')
  expect(profile.default_preview.legal_basis).toEqual(['décret 2024-644, art. 1'])
  expect(profile.default_preview.withdrawal).toBeNull()
  expect((await asChooser(getMyCampaign, { path: { id: created.id } })).destinations).toEqual([
    'immediate_payment',
    'pee',
    'percol',
  ])
  const noticeOf = async (as: string) =>
    squeezed(readPdfText((await server.call(getMyNotice, { path: { id: created.id } }, { as })).raw))
  const [exempt, taxed] = [await noticeOf(chooser), await noticeOf(silent)]
  for (const text of [exempt, taxed]) {
    for (const mention of [
      'décretn°2024-644,art.1',
      'ladécisiondel’employeursignéelemercredi25février2026',
      '1000,00€',
      'prorata',
      'loin°2022-1158du16/08/2022,art.1',
      'vousserontversés',
      'Casdedéblocageanticipé',
    ])
      expect(text).toContain(mention)
    expect(text.toLowerCase()).not.toContain('intéressement')
  }
  expect(exempt).toContain('niCSG,niCRDS,niimpôt')
  expect(taxed).toContain('n’estpassoumisàl’impôtsurlerevenu(loin°2023-1107')
  expect(taxed).toContain('903,00€')

  await asChooser(submitMyChoices, {
    path: { id: created.id },
    body: {
      lines: [{ destination: 'pee', management_mode: 'free', fund_id: funds[0]!, amount_cents: 100_000 }],
    },
  })
  // The fifteen days are the law's: a longer window would cost the exemption of what is placed.
  const longer = await server.call(
    updateCampaign,
    { path, body: { closes_at: '2026-03-28T12:00:00Z' } },
    { as: claire },
  )
  expect(longer.body).toMatchObject({ code: 'setting_of_law' })
  await server.setNow('2026-03-22T23:00:01Z')
  expect((await runDue(server.services)).closed).toBe(1)
  await admin(submitCampaign, { path: { id: created.id }, body: undefined })
  await adviser(validateCampaign, { path: { id: created.id }, body: undefined })

  const summary = await admin(getPaymentSummary, { path: { id: created.id } })
  expect(summary).toMatchObject({
    envelope_gross_cents: 249_863,
    pee_cents: 100_000,
    percol_cents: 0,
    // The plan matches what is placed, and matching always bears CSG and CRDS.
    abondement_gross_cents: 50_000,
    abondement_net_cents: 45_150,
    forfait_social_cents: 0,
    difference_cents: 0,
  })
  const payroll = await admin(exportPayroll, { path: { id: created.id }, query: {} })
  expect(
    payroll.items.map((line) => [
      line.nature,
      line.dsn_code_52,
      line.dsn_code_54,
      line.brut_cents,
      line.imposable_cents,
      line.csg_deductible_cents,
      line.forfait_social_cents,
    ]),
  ).toEqual([
    ['Prime de partage de la valeur', '904', '', 100_000, 0, 0, 0],
    ['Prime de partage de la valeur', '905', '', 100_000, 93_200, 6_800, 0],
    ['Prime de partage de la valeur', '904', '', 49_863, 0, 0, 0],
  ])
  const order = await server.call(exportSepa, { path, query: {} }, { as: claire })
  expect(order.raw.toString()).toContain('<CtrlSum>1451.50</CtrlSum>')
  expect(order.raw.toString()).toMatch(/<EndToEndId>PPV-2026-[0-9A-F]{8}<\/EndToEndId>/)
  const file = await server.call(
    exportToKeeper,
    { path: { id: created.id }, query: { as: 'csv' } },
    { as: claire },
  )
  expect(file.headers['content-disposition']).toMatch(/_ppv_2026_/)
  expect(file.raw.toString()).toContain('1000,00')
  const { lines } = await admin(getAccounting, { path: { id: company }, query: { year: '2026' } })
  const totals = (side: 'debit_cents' | 'credit_cents') => lines.reduce((sum, line) => sum + line[side], 0)
  expect(totals('debit_cents')).toBe(totals('credit_cents'))
  expect(lines.find(({ label }) => label.startsWith('Charge'))).toMatchObject({ debit_cents: 249_863 })
  // The law dates it by its year alone: no day is told as legal, nothing is late, no interest is asked for.
  await server.setNow('2027-02-01T09:00:00Z')
  const { campaigns } = await admin(listPayments, { path: { id: company }, query: { year: '2026' } })
  const paid = campaigns.find(({ campaign_id }) => campaign_id === created.id)
  expect(paid).toMatchObject({ legal_payment_deadline: null, interest_after: null, due_on: '2026-04-01' })
  expect(paid?.movements.map(({ status, late_days }) => [status, late_days])).toEqual([
    ['to_prepare', 0],
    ['to_prepare', 0],
    ['to_prepare', 0],
  ])
  const priced = await server.call(getLateInterest, { path, query: {} }, { as: claire })
  expect(priced.body).toMatchObject({ code: 'no_late_interest' })
  const told = [
    await admin(listTodos, { path: { id: company }, query: {} }),
    await adviser(listCompanies, { query: {} }),
    await admin(getCampaign, { path }),
  ]
  expect(JSON.stringify(told)).not.toMatch(/intérêts de retard|dernier jour légal|payment_late/)
  await server.setNow('2026-04-01T09:00:00Z')
  expect(await admin(completeCampaign, { path: { id: created.id }, body: undefined })).toMatchObject({
    state: 'completed',
  })

  // The same quarter is refused; in another one, the year's limit is lowered by what was given.
  const second = await draftOf(scene, { name: 'Seconde prime', ...decided, each_gross_cents: 550_000 })
  const inQuarter = { path: { id: company, cid: second.id }, body: { planned_payment_date: '2026-06-30' } }
  expect(codesOf(await admin(updateCampaign, inQuarter))).toEqual(['bonus_of_the_quarter'])
  const other = { ...inQuarter, body: { planned_payment_date: '2026-07-31' } }
  expect(codesOf(await admin(updateCampaign, other))).toEqual([])
  const cut = await admin(calculateCampaign, { path: { id: second.id } })
  // Two people had 1 000 € of their 6 000 € already, the third one less than what 5 500 € leaves.
  expect(cut).toMatchObject({ envelope_gross_cents: 1_650_000, distributed_gross_cents: 1_550_000 })

  expect(await brokenIn(server, company)).toEqual([])
})

test('the pay of who was hired within the exercice is held against the threshold of the same days', async () => {
  const scene = await sceneOfBonus(45)
  await server.owner.query(
    'update beneficiary_year set reference_salary_cents = 2000000 where beneficiary_id = $1',
    [scene.people[2]],
  )
  const created = await draftOf(scene)
  const path = { id: scene.company, cid: created.id }
  await scene.admin(updateCampaign, { path, body: { ...decided, criteria: byPresence } })
  await scene.admin(calculateCampaign, { path: { id: created.id } })
  // 20 000 € in 92 days are more than three SMIC of 92 days, and less than those of the 182 days before the payment.
  const { steps } = await scene.admin(getEnrolment, { path: { id: created.id, bid: scene.people[2]! } })
  const regime = steps?.find(({ label }) => label.fr.startsWith('Prime soumise'))
  expect(regime?.detail?.fr).toMatch(/pas moins que trois SMIC .* réduits aux 92 jours de contrat/)
  expect((await rowsOf(server, created.id)).map(({ untaxed }) => untaxed)).toEqual([true, false, false])

  // Hired after the exercice, with pay in it: there is no threshold, and HR reads whose levies come from that.
  const told = async () => {
    const { assumed } = await scene.admin(calculateCampaign, { path: { id: created.id } })
    return assumed.filter(({ code }) => code === 'paid_before_hire')
  }
  expect(await told()).toEqual([])
  await server.owner.query(`update beneficiary set hire_date = '2026-01-05' where id = $1`, [scene.people[2]])
  const [doubt] = await told()
  expect(doubt).toMatchObject({ count: 1, field: 'hire_date' })
  expect(doubt?.people?.map(({ id }) => id)).toEqual([scene.people[2]])
  expect((await rowsOf(server, created.id)).map(({ untaxed }) => untaxed)).toEqual([true, false, false])
})

test('from fifty employees on everybody bears CSG and CRDS, from 250 on the employer the levy; two bonuses a year', async () => {
  const scene = await sceneOfBonus(300)
  const { company, admin, claire, people } = scene
  await server.owner.query(
    `update company set bound_to_participation = true, bound_at_250 = true where id = $1`,
    [company],
  )
  const agreed = {
    ...decided,
    decided_by: 'agreement' as const,
    warning_reasons: { ...reasons, bonus_agreement_filed: 'Déposé le 26 février 2026.' },
  }
  const draft = await draftOf(scene, agreed)
  expect(codesOf(draft)).toEqual([])
  expect(draft.warnings.map(({ code }) => code)).toContain('bonus_agreement_filed')
  expect(draft.warnings.map(({ code }) => code)).not.toContain('three_smic_checked')
  await admin(calculateCampaign, { path: { id: draft.id } })
  const rows = await rowsOf(server, draft.id)
  expect(rows.map(({ net_cents, untaxed }) => [net_cents, untaxed])).toEqual(rows.map(() => [90_300, false]))
  expect(rows).toHaveLength(3)
  const launched = await admin(launchCampaign, { path: { id: draft.id }, body: undefined })
  expect(launched.cost?.if_paid.forfait_social_cents).toBe(60_000)

  const late = await server.call(
    enrolBeneficiary,
    {
      path: { id: draft.id },
      body: { beneficiary_id: people[3]!, gross_cents: 50_000, reason: 'Oubliée' },
    },
    { as: claire },
  )
  expect(late.body).toMatchObject({ code: 'same_for_everybody' })

  const second = await draftOf(scene, { name: 'Deuxième', ...agreed, planned_payment_date: '2026-09-30' })
  expect(codesOf(second)).toEqual([])
  await admin(launchCampaign, { path: { id: second.id }, body: undefined })
  const third = await draftOf(scene, { name: 'Troisième', ...agreed, planned_payment_date: '2026-12-15' })
  expect(codesOf(third)).toEqual(['bonuses_of_the_year'])
})

test('what the law sets of a bonus is not decided beside it, and a pay that nobody gave is asked for', async () => {
  const scene = await sceneOfBonus(45)
  const { company, admin, claire, people } = scene
  const create = (body: object) =>
    server.call(
      createCampaign,
      { path: { id: company }, body: { name: 'P', type: 'ppv', year: 2026, ...body } as never },
      { as: claire },
    )
  for (const body of [
    { seniority_months: 3 },
    { default_rule: 'pee_lowest_risk' },
    { response_days: 20 },
    // What was never confirmed asks for no placement.
    { draft_policy: 'honour_complete_draft' },
    { envelope_gross_cents: 10_000 },
  ])
    expect((await create(body)).body).toMatchObject({ code: 'setting_of_law' })
  // What another type decides by is refused by its name, at the creation and after; what is empty says nothing.
  const ofOther = { code: 'setting_of_other_type', error: expect.stringContaining('Bénéfice net fiscal') }
  expect((await create({ reserve_profit_cents: 1 })).body).toMatchObject(ofOther)
  const empty = await create({ name: 'Vide', reserve_profit_cents: null })
  const given = { path: { id: company, cid: empty.body.id }, body: { reserve_profit_cents: 1 } }
  expect((await server.call(updateCampaign, given, { as: claire })).body).toMatchObject(ofOther)
  // Begun from a campaign of another type, a bonus keeps neither a criterion it may not follow nor that type's figures.
  const reserve = await admin(createCampaign, {
    path: { id: company },
    body: {
      name: 'Participation',
      type: 'participation',
      year: 2025,
      reserve_profit_cents: 50_000_000,
      criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
    },
  })
  const begun = (await create({ name: 'Reprise', clone_from_id: reserve.id })).body
  expect(begun.criteria.map(({ criterion }) => criterion)).toEqual(['uniform'])
  expect(begun).toMatchObject({ reserve_profit_cents: null, default_rule: 'immediate_payment' })
  expect((await create({ year: 2025 })).body).toMatchObject({ code: 'year_of_payment' })
  await server.owner.query(
    `update beneficiary_year set reference_salary_cents = null where beneficiary_id = $1`,
    [people[0]],
  )
  const draft = await draftOf(scene, decided)
  expect(codesOf(draft)).toEqual(['pay_missing'])
  const path = { id: draft.id }
  await server.owner.query(
    `update beneficiary_year set reference_salary_cents = 3000000 where beneficiary_id = $1`,
    [people[0]],
  )
  await admin(calculateCampaign, { path: { id: draft.id } })
  // The pay of the twelve months, corrected on the person, decides: at the threshold it is no longer below.
  await admin(updateEnrolment, {
    path: { ...path, bid: people[0]! },
    body: { reference_salary_cents: 6_505_587 },
  })
  await admin(calculateCampaign, { path: { id: draft.id } })
  const [row] = await rowsOf(server, draft.id)
  expect(row).toMatchObject({ untaxed: false, net_cents: 90_300 })
  await admin(updateEnrolment, {
    path: { ...path, bid: people[0]! },
    body: { reference_salary_cents: 6_505_586 },
  })
  await admin(calculateCampaign, { path: { id: draft.id } })
  expect((await rowsOf(server, draft.id))[0]).toMatchObject({ untaxed: true, net_cents: 100_000 })
  // What stood for the twelve months is kept with the share: given for them, or of the exercice closed before.
  const payYears = async () => {
    const { rows } = await server.owner.query<{ year: number | null }>(
      `select (calculation->'bonus'->>'pay_year')::int as year from campaign_beneficiary
       where campaign_id = $1 order by employee_number`,
      [draft.id],
    )
    return rows.map(({ year }) => year)
  }
  expect(await payYears()).toEqual([null, 2025, 2025])
  // Closed on 31 March, the exercice that ends on the day before the payment is the last one.
  await server.owner.query(
    `update company set fiscal_year_end_month = 3, fiscal_year_end_day = 31 where id = $1`,
    [company],
  )
  expect(codesOf(await admin(getCampaign, { path: { id: company, cid: draft.id } }))).toEqual(['pay_missing'])
  await server.owner.query(`update beneficiary_year set year = 2026 where company_id = $1`, [company])
  await admin(calculateCampaign, { path })
  expect(await payYears()).toEqual([null, 2026, 2026])
})

test('nothing is published for small companies after 2026: their bonus waits for it', async () => {
  const scene = await sceneOfBonus(45)
  await server.setNow('2026-12-28T09:00:00Z')
  const draft = await draftOf(scene, { ...decided, year: 2027 })
  expect(codesOf(draft)).toContain('parameter_not_published')
  const refusal = await server.call(calculateCampaign, { path: { id: draft.id } }, { as: scene.claire })
  expect(refusal.body).toMatchObject({ code: 'parameter_not_published' })
})
