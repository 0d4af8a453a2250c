import { beforeEach, describe, expect, test } from 'vitest'
import {
  calculateCampaign,
  cancelCampaign,
  getCampaign,
  getEnrolment,
  launchCampaign,
  updateCampaign,
} from '@moisson/contract/campaign'
import { deleteBeneficiary } from '@moisson/contract/beneficiary'
import { getTimeline } from '@moisson/contract/campaign-follow'
import { saveAgreement, updateCompany } from '@moisson/contract/company'
import { defaultClauses } from '@moisson/core/company/agreement'
import type { TestServer } from '../testing/test-server.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
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

let server: TestServer
let scene: Scene
inAScene((given, planted) => {
  server = given
  scene = planted
})
const as = () => acting(server, scene.admin)
const launch = (id: string, body?: object, userId = scene.admin, headers?: Record<string, string>) =>
  server.call(launchCampaign, { path: { id }, body } as never, { as: userId, headers })

test('those who get no share are counted and named, with the reason', async () => {
  await plantPeople(server, scene.company, [
    {},
    { firstName: 'Ana', lastName: 'Partie', exitDate: '2024-06-30' },
    { firstName: 'Bob', lastName: 'Futur', hireDate: '2026-01-15' },
    { firstName: 'Cyr', lastName: 'Récent', hireDate: '2025-12-01' },
  ])
  const draft = await plantDraft(server, scene, { seniority_months: 3, envelope_gross_cents: 100_000 })
  const said = draft.warnings.filter(({ code }) => code.startsWith('left_out_'))
  expect(said.map(({ code, count }) => [code, count])).toEqual([
    ['left_out_hired_after', 1],
    ['left_out_left_before', 1],
    ['left_out_seniority', 1],
  ])
  expect(said.map(({ message }) => message.split('\u00a0: ')[1])).toEqual([
    'Bob Futur.',
    'Ana Partie.',
    'Cyr Récent.',
  ])
  expect((await launch(draft.id)).body.counts.total).toBe(1)
})

test('the wages of a large company, above a billion, are told as they are', async () => {
  await plantPeople(server, scene.company, [{ salary: 60_000_000_000 }, { salary: 60_000_000_000 }])
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 100_000 })
  const launched = await launch(draft.id)
  expect([launched.status, launched.body.payroll_gross_cents]).toEqual([200, 120_000_000_000])
})

test('somebody whose employee number no file can carry stops the launch, by name', async () => {
  await plantPeople(server, scene.company, [{}, { firstName: 'Ana', lastName: 'Formule' }])
  await server.owner.query(
    `update beneficiary set employee_number = '=1+1' where company_id = $1 and last_name = 'Formule'`,
    [scene.company],
  )
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 100_000 })
  expect(draft.blockers).toMatchObject([
    { code: 'unfit_number', message: expect.stringMatching(/: Ana Formule\.$/) },
  ])
  const refused = await launch(draft.id)
  expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
})

test('a campaign in which every share is zero is not launched, and its steps say who used the ceiling', async () => {
  await plantPeople(server, scene.company, 2)
  const capped = { envelope_gross_cents: 20_000, individual_cap_cents: 10_000 }
  expect((await launch((await plantDraft(server, scene, capped)).id)).status).toBe(200)
  const second = await plantDraft(server, scene, capped)
  const refused = await launch(second.id)
  expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
  expect(refused.error.error).toContain('rien n’est distribué')
  const computed = await as()(calculateCampaign, { path: { id: second.id } })
  expect(computed.blockers.map(({ code }) => code)).toContain('nothing_distributed')
  const [row] = await rowsOf(server, second.id)
  const { steps } = await as()(getEnrolment, { path: { id: second.id, bid: row?.id ?? '' } })
  expect(JSON.stringify(steps)).toContain('autres campagnes de l’exercice')
})

test('people who share an address are named before the launch, and each gets their own notice', async () => {
  await plantPeople(server, scene.company, [
    { lastName: 'Duval', firstName: 'Ida', email: 'Foyer@example.org' },
    { lastName: 'Duval', firstName: 'Éric', email: 'foyer@example.org' },
    { lastName: 'Seule' },
  ])
  const draft = await plantDraft(server, scene)
  const warning = draft.warnings.find(({ code }) => code === 'email_shared')
  expect(warning?.count).toBe(2)
  expect(warning?.message).toContain('Éric Duval')
  expect(warning?.message).not.toContain('Seule')
  expect((await launch(draft.id)).status).toBe(200)
  expect(
    await countOf(server, `outbox where campaign_id = $1 and kind = 'campaign-opened'`, [draft.id]),
  ).toBe(3)
})

test('the worked campaign of five people is shared to the cent and leaves with one notice each', async () => {
  await plantPeople(server, scene.company, [
    { salary: 3_600_000 },
    { salary: 3_000_000 },
    { salary: 1_500_000 },
    { salary: 900_000, presence: 90, exitDate: '2025-03-31' },
    { salary: 2_800_000, presence: 305 },
  ])
  const draft = await plantDraft(server, scene, {
    envelope_gross_cents: 2_000_000,
    criteria: [
      { criterion: 'salary', weight_bps: 5000 },
      { criterion: 'presence', weight_bps: 5000 },
    ],
  })
  const launched = await launch(draft.id)
  expect(launched.body).toMatchObject({
    state: 'open',
    distributed_gross_cents: 2_000_000,
    difference_cents: 0,
    launched_by: 'Claire Martin',
    amounts: { gross_cents: 2_000_000, csg_crds_cents: 194_000, net_cents: 1_806_000 },
  })
  const rows = await rowsOf(server, draft.id)
  expect(rows.map((row) => row.gross_cents)).toEqual([550_052, 499_203, 372_085, 136_674, 441_986])
  expect(rows.map((row) => row.net_cents)).toEqual([496_697, 450_780, 335_993, 123_417, 399_113])
  const { rows: mails } = await server.owner.query<{ dedupe: string }>(
    `select dedupe from outbox where campaign_id = $1 order by dedupe`,
    [draft.id],
  )
  expect(mails.map((mail) => mail.dedupe)).toEqual(rows.map((row) => `campaign-opened:${row.id}`).toSorted())
  expect(
    await countOf(server, `beneficiary where company_id = $1 and user_id is null`, [scene.company]),
  ).toBe(0)
})

test('a company being set up is active once its first campaign leaves', async () => {
  await server.owner.query(`update company set status = 'onboarding' where id = $1`, [scene.company])
  await plantPeople(server, scene.company, [{}, {}, {}])
  await plantOpen(server, scene, { envelope_gross_cents: 100_000 })
  const { rows } = await server.owner.query('select status from company where id = $1', [scene.company])
  expect(rows).toEqual([{ status: 'active' }])
})

test('what is missing is listed at once, in words, and nothing is changed', async () => {
  await plantPeople(server, scene.company, [{ salary: null }, {}])
  const draft = await plantDraft(server, scene, {
    envelope_gross_cents: null,
    criteria: [{ criterion: 'salary', weight_bps: 10_000 }],
  })
  await server.owner.query(`update campaign set contact_name = null where id = $1`, [draft.id])
  const refused = await launch(draft.id)
  expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
  for (const words of [
    'indiquez l’enveloppe',
    'salaire de référence manque pour 1',
    'à qui les bénéficiaires',
  ])
    expect(refused.error.error).toContain(words)
  expect(await countOf(server, `campaign_beneficiary where campaign_id = $1`, [draft.id])).toBe(0)
  expect(
    await countOf(server, `audit where target_id = $1 and action = 'campaign.launchCampaign'`, [draft.id]),
  ).toBe(0)
  const english = await launch(draft.id, undefined, scene.admin, { 'x-language': 'en' })
  expect(english.error.error).toContain('give the envelope to share out.')
})

test('a campaign that offers a plan waits for the account keeper, a campaign that only pays does not', async () => {
  await plantPeople(server, scene.company, 3)
  await server.owner.query(`update company set account_keeper = 'none' where id = $1`, [scene.company])
  const placed = await plantDraft(server, scene, { envelope_gross_cents: 100_000 })
  const refused = await launch(placed.id)
  expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
  expect(refused.error.error).toContain('le teneur de compte manque')
  const paid = await plantDraft(server, scene, {
    name: 'Versée',
    envelope_gross_cents: 100_000,
    destinations: ['immediate_payment'],
    default_rule: 'immediate_payment',
  })
  expect((await launch(paid.id)).error?.error ?? '').not.toContain('teneur de compte')
  await server.owner.query(`update company set account_keeper = 'other' where id = $1`, [scene.company])
  expect((await launch(placed.id)).status).toBe(200)
})

test('an envelope above 20 % of the wages is refused, the wages of the whole company are taken when given', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 1_200_001 })
  const refused = await launch(draft.id)
  expect(refused.error.error).toContain('20')
  const path = { id: scene.company, cid: draft.id }
  await as()(updateCampaign, { path, body: { payroll_gross_cents: 20_000_000 } })
  expect((await launch(draft.id)).status).toBe(200)
})

test('a warning chosen needs its reason, which stays on file', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { response_days: 90, planned_payment_date: '2026-07-15' })
  expect(draft.warnings).toMatchObject([{ code: 'late_payment_chosen', reason_required: true }])
  expect(draft.warnings[0]?.message).toMatch(/environ \d+,\d\d\s€ par jour/)
  expect((await launch(draft.id)).error.code).toBe('launch_blocked')
  const launched = await launch(draft.id, { warning_reasons: { late_payment_chosen: 'Demande du CSE' } })
  expect(launched.body.warning_reasons).toEqual({ late_payment_chosen: 'Demande du CSE' })
  // Its adviser reads at the control what the company was told and what it answered.
  expect(launched.body.launch_reasons).toMatchObject([
    { code: 'late_payment_chosen', message: draft.warnings[0]?.message, reason: 'Demande du CSE' },
  ])
  const { events } = await as()(getTimeline, { path: { id: draft.id } })
  expect(events.find(({ kind }) => kind === 'campaign.launchCampaign')?.summary).toContain('Demande du CSE')
})

test('two files for one person are named before the launch; namesakes get through with a reason', async () => {
  const twin = { firstName: 'Ève', birthDate: '1990-05-04' }
  const [one = '', two = '', three = '', four = ''] = await plantPeople(server, scene.company, [
    { ...twin, lastName: 'Noël' },
    { ...twin, lastName: 'NOËL' },
    { lastName: 'Petit' },
    { lastName: 'Petit-Roy' },
    { ...twin, lastName: 'Noël', birthDate: '1991-05-04' },
  ])
  const draft = await plantDraft(server, scene)
  expect(draft.warnings).toMatchObject([
    { code: 'same_person', count: 2, reason_required: true, people: [{ id: one }, { id: two }] },
  ])
  await server.inTransaction({ companies: '*' }, (tx) =>
    tx
      .updateTable('beneficiary')
      .set({ nir_index: Buffer.from('the same number') })
      .where('id', 'in', [three, four])
      .execute(),
  )
  const read = () => as()(getCampaign, { path: { id: scene.company, cid: draft.id } })
  expect((await read()).warnings).toMatchObject([{ code: 'same_person', count: 4 }])
  expect((await launch(draft.id)).error.code).toBe('launch_blocked')
  await as()(deleteBeneficiary, { path: { id: scene.company, bid: four } })
  expect((await read()).warnings).toMatchObject([{ code: 'same_person', count: 2 }])
  expect((await launch(draft.id, { warning_reasons: { same_person: 'Deux cousines' } })).status).toBe(200)
})

test('totals confirmed on the screen that are no longer true stop the launch', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  const shown = await as()(calculateCampaign, { path: { id: draft.id } })
  await plantPeople(server, scene.company, [{ number: 'B1' }])
  const confirm_totals = { count: shown.counts.total, gross_cents: shown.distributed_gross_cents }
  const refused = await launch(draft.id, { confirm_totals })
  expect([refused.status, refused.error.code]).toEqual([409, 'totals_changed'])
  expect(refused.error.error).toContain('3 personnes')
  expect((await launch(draft.id, { confirm_totals: { ...confirm_totals, count: 3 } })).status).toBe(200)
})

test('the launch computes again when people or pay changed since', async () => {
  const [first = ''] = await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { criteria: [{ criterion: 'salary', weight_bps: 10_000 }] })
  await as()(calculateCampaign, { path: { id: draft.id } })
  await server.owner.query(
    `update beneficiary_year set reference_salary_cents = 9000000 where beneficiary_id = $1`,
    [first],
  )
  await launch(draft.id)
  expect((await rowsOf(server, draft.id)).map((row) => row.gross_cents)).toEqual([750_000, 250_000])
})

test('launched fifty times at once, a campaign is launched once', async () => {
  await plantPeople(server, scene.company, 4)
  const draft = await plantDraft(server, scene)
  const answers = await Promise.all(Array.from({ length: 50 }, () => launch(draft.id)))
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
    new Set(['campaign_not_draft']),
  )
  expect(await countOf(server, `outbox where campaign_id = $1`, [draft.id])).toBe(4)
  expect(
    await countOf(server, `audit where target_id = $1 and action = 'campaign.launchCampaign'`, [draft.id]),
  ).toBe(1)
})

test('with one idempotency key every call gets the first answer', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  const headers = { 'idempotency-key': 'launch-1' }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => launch(draft.id, undefined, scene.admin, headers)),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
})

test('a launch racing with a change of the envelope leaves shares that make the envelope', async () => {
  await plantPeople(server, scene.company, 3)
  const draft = await plantDraft(server, scene)
  const path = { id: scene.company, cid: draft.id }
  await Promise.all([
    launch(draft.id),
    server.call(updateCampaign, { path, body: { envelope_gross_cents: 700_000 } }, { as: scene.admin }),
  ])
  const campaign = await as()(getCampaign, { path })
  expect(campaign.amounts.gross_cents).toBe(campaign.envelope_gross_cents)
})

test('an opening in the future is scheduled: nobody hears of it before', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { opens_at: '2026-03-10T08:00:00Z' })
  const launched = await launch(draft.id)
  expect(launched.body).toMatchObject({
    state: 'scheduled',
    opens_at: '2026-03-10T08:00:00.000Z',
    closes_at: '2026-03-30T21:59:59.999Z',
  })
  expect(await countOf(server, `outbox where campaign_id = $1`, [draft.id])).toBe(0)
  const path = { id: scene.company, cid: draft.id }
  const moved = await as()(updateCampaign, { path, body: { opens_at: '2026-03-12T08:00:00Z' } })
  expect(moved.closes_at).toBe('2026-04-01T21:59:59.999Z')
})

test('the rules are frozen: a plan changed afterwards changes nothing of the campaign', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  await launch(draft.id)
  await server.owner.query(`update plan set name = 'Autre', fund_ids = '{}' where company_id = $1`, [
    scene.company,
  ])
  const { rows } = await server.owner.query<{
    frozen: { plans: { name: string; funds: object[] }[]; parameters: object[] }
  }>(`select frozen from campaign where id = $1`, [draft.id])
  const frozen = rows[0]?.frozen
  expect(frozen?.plans.map((plan) => [plan.name, plan.funds.length])).toEqual([
    ['PEE', 2],
    ['PERCOL', 2],
  ])
  expect(frozen?.parameters).toHaveLength(5)
})

test('who has no address, or objects to electronic mail, gets no mail', async () => {
  const [, , opposed = ''] = await plantPeople(server, scene.company, [{}, { email: null }, {}])
  await server.owner.query(`update beneficiary set electronic_delivery = 'opposed' where id = $1`, [opposed])
  const draft = await plantDraft(server, scene)
  const launched = await launch(draft.id)
  expect(launched.status).toBe(200)
  expect(await countOf(server, `outbox where campaign_id = $1`, [draft.id])).toBe(1)
})

describe('a company that wants two people at the launch', () => {
  beforeEach(() =>
    server.owner.query(`update company set four_eyes_launch = true where id = $1`, [scene.company]),
  )
  test('refuses whoever computed, lets a colleague launch the same totals', async () => {
    await plantPeople(server, scene.company, 2)
    const draft = await plantDraft(server, scene)
    expect((await launch(draft.id)).error.code).toBe('second_person_launches')
    await as()(calculateCampaign, { path: { id: draft.id } })
    expect((await launch(draft.id)).error.code).toBe('second_person_launches')
    const colleague = await plantUser(server)
    await plantMembership(server, colleague, scene.company, 'company_admin')
    expect((await launch(draft.id, undefined, colleague)).status).toBe(200)
  })
})

test('a law’s figure that is not published for so old an exercice is named', async () => {
  await plantPeople(server, scene.company, [{ year: 2012, hireDate: '2005-01-01' }])
  const draft = await plantDraft(server, scene, { year: 2012, envelope_gross_cents: 100_000 })
  const refused = await launch(draft.id)
  expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
  expect(refused.error.error).toContain('Plafond annuel')
  expect(draft.blockers.map(({ code }) => code)).toContain('parameter_not_published')
})

describe('a company made a minute ago', () => {
  const company = () => scene.company
  beforeEach(() => plantPeople(server, scene.company, 2))
  const refusedFor = async (id: string) => {
    const refused = await launch(id)
    expect([refused.status, refused.error.code]).toEqual([422, 'launch_blocked'])
    return (await as()(getCampaign, { path: { id: company(), cid: id } })).blockers
  }
  test('launches nothing without an agreement that is signed, filed and in force for the exercice', async () => {
    const draft = await plantDraft(server, scene)
    for (const [change, code] of [
      [`signed_on = null`, 'agreement_unsigned'],
      [`signed_on = '2023-05-12', filed_on = null`, 'agreement_unfiled'],
      [`filed_on = '2023-05-20', last_exercise_end = '2024-12-31'`, 'agreement_not_covering'],
    ] as const) {
      await server.owner.query(`update agreement set ${change} where company_id = $1`, [company()])
      expect(await refusedFor(draft.id)).toMatchObject([{ code, page: '/societe?section=agreements' }])
    }
    await server.owner.query(`delete from agreement where company_id = $1`, [company()])
    expect(await refusedFor(draft.id)).toMatchObject([
      { code: 'agreement_missing', page: '/societe?section=agreements&begin=interessement' },
    ])
    await as()(saveAgreement, {
      path: { id: company(), type: 'interessement' },
      body: {
        conclusion: 'works_council',
        signed_on: '2025-05-12',
        effective_on: '2025-01-01',
        filed_on: '2025-05-20',
        filing_reference: 'T09525012345',
        first_exercise_start: '2025-01-01',
        last_exercise_end: '2027-12-31',
      },
    })
    // Nobody said yet what a campaign copies: nothing is made up, all of it is asked.
    const [asked] = await refusedFor(draft.id)
    expect(asked).toMatchObject({
      code: 'agreement_clauses_missing',
      page: '/societe?section=agreements',
      message: expect.stringContaining('la répartition, l’ancienneté demandée'),
    })
    await as()(saveAgreement, {
      path: { id: company(), type: 'interessement' },
      body: { clauses: { ...defaultClauses, presumption_days: 5 } },
    })
    // Its allocation and its seniority came after the draft, which keeps the former ones: taken over, not waved through.
    expect((await refusedFor(draft.id)).map(({ field }) => field)).toEqual([
      'warning_reasons.rules_before_agreement',
    ])
    const { redistribute, seniority_months } = { redistribute: true, seniority_months: 3 }
    await as()(updateCampaign, {
      path: { id: company(), cid: draft.id },
      body: { redistribute, seniority_months },
    })
    expect((await launch(draft.id)).status).toBe(200)
  })
  test('launches nothing without its own file: closing, head-count, representative', async () => {
    const draft = await plantDraft(server, scene)
    await server.owner.query(
      `update company set fiscal_year_end_month = null, fiscal_year_end_day = null, headcount = null,
         legal_representative = null where id = $1`,
      [company()],
    )
    expect((await refusedFor(draft.id)).map(({ code, page }) => [code, page])).toEqual([
      ['closing_missing', '/societe?section=headcount&field=fiscal_year_end_month'],
      ['headcount_missing', '/societe?section=headcount&field=headcount'],
      ['representative_missing', '/societe?section=representative&field=legal_representative.last_name'],
    ])
    await as()(updateCompany, { path: { id: company() }, body: { fiscal_year_end_month: 12 } })
    expect((await refusedFor(draft.id))[0]).toMatchObject({
      page: '/societe?section=headcount&field=fiscal_year_end_day',
      message: expect.stringContaining('Seul le mois de clôture'),
    })
    await as()(updateCompany, {
      path: { id: company() },
      body: {
        fiscal_year_end_month: 12,
        fiscal_year_end_day: 31,
        headcount: 12,
        legal_representative: { last_name: 'Roche' },
      },
    })
    expect((await launch(draft.id)).status).toBe(200)
  })
  test('launches nothing for an exercice that still runs', async () => {
    const draft = await plantDraft(server, scene, { year: 2026, payroll_gross_cents: 20_000_000 })
    expect((await refusedFor(draft.id)).map(({ code }) => code)).toEqual(['exercise_not_over'])
  })
  test('plans the payment on the legal last day, or on the first day possible once that is past', async () => {
    expect((await plantDraft(server, scene)).planned_payment_date).toBe('2026-05-31')
    await server.setNow('2026-11-22T09:00:00Z')
    // Five days of presumption, fifteen to answer, ten to prepare.
    const late = await plantDraft(server, scene)
    expect(late.planned_payment_date).toBe('2026-12-22')
    expect(late.blockers.map(({ field }) => field)).toEqual(['warning_reasons.late_payment'])
  })
})

test('the wages of the company file answer for the exercice they are of', async () => {
  await plantPeople(server, scene.company, [{ salary: null }, {}])
  await as()(updateCompany, {
    path: { id: scene.company },
    body: { annual_gross_payroll_cents: 147_500_000 },
  })
  const draft = await plantDraft(server, scene)
  expect(draft.warnings.map(({ code, message }) => [code, message.includes('sans dire')])).toEqual([
    ['payroll_unknown', true],
  ])
  await as()(updateCompany, { path: { id: scene.company }, body: { annual_gross_payroll_year: 2025 } })
  const launched = await launch(draft.id)
  expect(launched.body).toMatchObject({ state: 'open', payroll_gross_cents: 147_500_000, launch_reasons: [] })
})

test('a campaign remembers what the others of its exercice had shared out when it left', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const first = await plantOpen(server, scene, { envelope_gross_cents: 100_000 })
  const second = await plantOpen(server, scene, { envelope_gross_cents: 50_000 })
  const { rows } = await server.owner.query<{ id: string; before: number }>(
    `select id, (frozen ->> 'shared_before_cents')::bigint as before from campaign where company_id = $1`,
    [scene.company],
  )
  const before = new Map(rows.map((row) => [row.id, row.before]))
  expect([before.get(first.id), before.get(second.id)]).toEqual([0, 100_000])
  await as()(cancelCampaign, { path: { id: first.id }, body: { reason: 'Erreur' } })
  const { rows: after } = await server.owner.query<{ before: number }>(
    `select (frozen ->> 'shared_before_cents')::bigint as before from campaign where id = $1`,
    [second.id],
  )
  expect(after[0]?.before).toBe(0)
})

test('what the campaign may cost stands beside its envelope, and what is confirmed is the most of it', async () => {
  await plantPeople(server, scene.company, [{}, {}])
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 200_000 })
  const { cost } = await as()(calculateCampaign, { path: { id: draft.id } })
  // 903,00 € net each, matched at 50 % up to 600 €.
  expect(cost).toMatchObject({
    people: 2,
    gross_cents: 200_000,
    if_paid: { matching_cents: 0 },
    if_default: { matching_cents: 90_300 },
    at_most: { matching_cents: 90_300 },
    highest_cents: 290_300,
    needed_on: '2026-05-31',
  })
  const less = await launch(draft.id, { confirm_totals: { highest_cents: 250_000 } })
  expect([less.status, less.error?.code]).toEqual([409, 'totals_changed'])
  expect((await launch(draft.id, { confirm_totals: { highest_cents: 290_300 } })).status).toBe(200)
})

test('a person who counts as an officer is named as left out before the launch', async () => {
  const [, officer] = await plantPeople(server, scene.company, [{}, {}])
  await server.owner.query(`update beneficiary set contract_type = 'corporate_officer' where id = $1`, [
    officer,
  ])
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 100_000 })
  expect(draft.warnings.map(({ code }) => code)).toContain('left_out_officer_not_in_agreement')
})
