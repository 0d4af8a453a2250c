import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  calculateCampaign,
  getCampaign,
  getEnrolment,
  launchCampaign,
  updateCampaign,
} from '@moisson/contract/campaign'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import {
  acting,
  countOf,
  plantDraft,
  plantOpen,
  plantPeople,
  plantScene,
  rowsOf,
  type Scene,
} from './campaign-test-scene.ts'

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
  expect(JSON.stringify(steps)).toContain('campagnes précédentes de l’exercice')
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
  const draft = await plantDraft(server, scene, { response_days: 90, planned_payment_date: null })
  expect(draft.warnings).toMatchObject([{ code: 'late_payment_chosen', reason_required: true }])
  expect((await launch(draft.id)).error.code).toBe('launch_blocked')
  const launched = await launch(draft.id, { warning_reasons: { late_payment_chosen: 'Demande du CSE' } })
  expect(launched.body.warning_reasons).toEqual({ late_payment_chosen: 'Demande du CSE' })
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
  expect(frozen?.parameters).toHaveLength(4)
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
  expect(draft.blockers.map(({ code }) => code)).toEqual(['parameter_not_published'])
})
