import { expect, test } from 'vitest'
import {
  calculateCampaign,
  enrolBeneficiary,
  getCampaign,
  getEnrolment,
  listEnrolments,
  launchCampaign,
  updateEnrolment,
} from '@moisson/contract/campaign'
import { updateBeneficiary } from '@moisson/contract/beneficiary'
import type { TestServer } from '../testing/test-server.ts'
import {
  inAScene,
  acting,
  countOf,
  notifyAll,
  plantDraft,
  plantOpen,
  plantPeople,
  plantScene,
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
const bySalary = [{ criterion: 'salary' as const, weight_bps: 10_000 }]
const sumOf = (cents: readonly number[]) => cents.reduce((sum, one) => sum + one, 0)

test('every sort pages through everybody once, in order', async () => {
  const people = Array.from({ length: 23 }, (_, place) => ({
    lastName: ['Élie', 'Eve', 'Zola', 'abel', 'Noël'][place % 5] ?? '',
    firstName: `P${place % 3}`,
    salary: 2_000_000 + (place % 4) * 500_000,
  }))
  await plantPeople(server, scene.company, people)
  const draft = await plantDraft(server, scene, { criteria: bySalary })
  await as()(calculateCampaign, { path: { id: draft.id } })
  for (const sort of [
    'name',
    '-name',
    'gross_cents',
    '-gross_cents',
    'submitted_at',
    '-submitted_at',
  ] as const) {
    const seen: string[] = []
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await as()(listEnrolments, {
        path: { id: draft.id },
        query: { sort, limit: '4', ...(cursor ? { cursor } : {}) },
      })
      expect(page.total).toBe(23)
      expect(page.counts).toEqual({ not_invited: 23 })
      seen.push(...page.items.map((item) => item.id))
      names.push(...page.items.map((item) => item.last_name))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 23, 23])
    if (sort === 'name') expect([...new Set(names)]).toEqual(['abel', 'Élie', 'Eve', 'Noël', 'Zola'])
  }
})

test('people are found by name without accents, by number, by state; percent signs mean themselves', async () => {
  await plantPeople(server, scene.company, [{ lastName: 'Béranger', firstName: 'Zoé' }, { number: 'N77' }])
  const draft = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id: draft.id } })
  const found = async (query: object) =>
    (await as()(listEnrolments, { path: { id: draft.id }, query })).items.map((item) => item.last_name)
  expect(await found({ q: 'beranger zoe' })).toEqual(['Béranger'])
  expect(await found({ q: 'n77' })).toEqual(['Nom001'])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ engagement_state: 'submitted,locked' })).toEqual([])
})

test('one person’s amount comes with its steps and never with what was chosen', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { criteria: bySalary })
  await as()(calculateCampaign, { path: { id: draft.id } })
  const [row] = await rowsOf(server, draft.id)
  const enrolment = await as()(getEnrolment, { path: { id: draft.id, bid: row?.id ?? '' } })
  expect(enrolment).toMatchObject({ gross_cents: 500_000, csg_crds_cents: 48_500, net_cents: 451_500 })
  expect(enrolment.steps?.at(-1)).toMatchObject({ amount_cents: 451_500 })
  const other = await plantDraft(server, scene)
  const mixed = { id: other.id, bid: row?.id ?? '' }
  expect((await server.call(getEnrolment, { path: mixed }, { as: scene.admin })).status).toBe(404)
})

test('who is excluded with a reason stays out of later computations, and the others share the whole', async () => {
  await plantPeople(server, scene.company, 3)
  const draft = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id: draft.id } })
  const [first] = await rowsOf(server, draft.id)
  const path = { id: draft.id, bid: first?.id ?? '' }
  const silent = await server.call(updateEnrolment, { path, body: { excluded: true } }, { as: scene.admin })
  expect([silent.status, silent.error.code]).toEqual([422, 'reason_missing'])
  const excluded = await as()(updateEnrolment, {
    path,
    body: { excluded: true, exclusion_reason: 'Stagiaire' },
  })
  expect(excluded).toMatchObject({
    engagement_state: 'excluded',
    gross_cents: 0,
    exclusion_reason: 'Stagiaire',
  })
  const again = await as()(calculateCampaign, { path: { id: draft.id } })
  expect(again.counts).toMatchObject({ total: 3, excluded: 1 })
  expect((await rowsOf(server, draft.id)).map((row) => row.gross_cents)).toEqual([0, 500_000, 500_000])
  const back = await as()(updateEnrolment, { path, body: { excluded: false } })
  expect(back).toMatchObject({ engagement_state: 'not_invited', exclusion_reason: null })
  const launched = await as()(launchCampaign, { path: { id: draft.id }, body: undefined })
  expect(launched.counts).toMatchObject({ total: 3, excluded: 0 })
})

test('bases corrected by hand survive a computation and decide the share', async () => {
  await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene, { criteria: bySalary })
  await as()(calculateCampaign, { path: { id: draft.id } })
  const [first] = await rowsOf(server, draft.id)
  const path = { id: draft.id, bid: first?.id ?? '' }
  await as()(updateEnrolment, { path, body: { reference_salary_cents: 9_000_000 } })
  expect((await as()(getCampaign, { path: { id: scene.company, cid: draft.id } })).calculated_at).toBeNull()
  await as()(calculateCampaign, { path: { id: draft.id } })
  expect((await rowsOf(server, draft.id)).map((row) => row.gross_cents)).toEqual([750_000, 250_000])
})

test('a file changed after the computation is told on the draft', async () => {
  const [first = ''] = await plantPeople(server, scene.company, 2)
  const draft = await plantDraft(server, scene)
  await as()(calculateCampaign, { path: { id: draft.id } })
  const codes = async () =>
    (await as()(getCampaign, { path: { id: scene.company, cid: draft.id } })).warnings.map(({ code }) => code)
  expect(await codes()).toEqual([])
  await as()(updateBeneficiary, {
    path: { id: scene.company, bid: first },
    body: { year: 2025, reference_salary_cents: 3_100_000 },
  })
  expect(await codes()).toEqual(['calculation_outdated'])
  await as()(calculateCampaign, { path: { id: draft.id } })
  expect(await codes()).toEqual([])
})

test('somebody without the seniority may be added to a draft by hand', async () => {
  await server.owner.query(
    `update agreement set clauses = clauses || '{"seniority_months": 3}' where company_id = $1`,
    [scene.company],
  )
  const [, newcomer = ''] = await plantPeople(server, scene.company, [{}, { hireDate: '2025-12-01' }])
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 500_000 })
  expect((await as()(calculateCampaign, { path: { id: draft.id } })).counts.total).toBe(1)
  const priced = await server.call(
    enrolBeneficiary,
    { path: { id: draft.id }, body: { beneficiary_id: newcomer, gross_cents: 100 } },
    { as: scene.admin },
  )
  expect([priced.status, priced.error.code]).toEqual([422, 'share_is_computed'])
  await as()(enrolBeneficiary, { path: { id: draft.id }, body: { beneficiary_id: newcomer } })
  expect((await as()(calculateCampaign, { path: { id: draft.id } })).counts.total).toBe(2)
})

test('a draft counts the people the computation will enrol', async () => {
  await server.owner.query(
    `update agreement set clauses = clauses || '{"seniority_months": 3}' where company_id = $1`,
    [scene.company],
  )
  await plantPeople(server, scene.company, [
    { hireDate: '2025-10-01', salary: null },
    { hireDate: '2025-10-02' },
    { hireDate: '2020-01-01', exitDate: '2025-01-01', email: null },
    { hireDate: '2020-01-01', exitDate: '2024-12-31' },
    { hireDate: '2026-01-01' },
    { hireDate: '2024-11-30', exitDate: '2025-02-28' },
    { hireDate: '2024-12-02', exitDate: '2025-02-28' },
  ])
  const draft = await plantDraft(server, scene, { criteria: bySalary })
  expect(draft.blockers).toMatchObject([
    {
      code: 'pay_missing',
      count: 1,
      people: [{ name: 'Lina Nom000' }],
      page: `/beneficiaires?issue=no_pay&year=2025&campaign=${draft.id}`,
    },
    // Without that pay the 20 % ceiling is unchecked, and somebody must say why that is right.
    { code: 'reason_missing', field: 'warning_reasons.payroll_unknown' },
  ])
  expect(draft.warnings.find(({ code }) => code === 'without_email')?.count).toBe(1)
  const uniform = await plantDraft(server, scene, { name: 'Uniforme', envelope_gross_cents: 300_000 })
  const computed = await as()(calculateCampaign, { path: { id: uniform.id } })
  expect((await rowsOf(server, uniform.id)).map((row) => row.employee_number)).toEqual(['A0', 'A2', 'A5'])
  expect(computed.counts.total).toBe(3)
})

test('somebody forgotten at the launch gets a share that the envelope still holds, and a window of their own', async () => {
  await plantPeople(server, scene.company, [{}, {}, {}])
  // Two of three are capped, so that something is left in the envelope.
  const open = await plantOpen(server, scene, {
    individual_cap_cents: 300_000,
    payroll_gross_cents: 100_000_000,
  })
  expect(open).toMatchObject({ distributed_gross_cents: 900_000, difference_cents: 100_000 })
  await server.setNow('2026-03-10T09:00:00Z')
  const [late = ''] = await plantPeople(server, scene.company, [{ number: 'Z9', userId: null }])
  const path = { id: open.id }
  const much = await server.call(
    enrolBeneficiary,
    { path, body: { beneficiary_id: late } },
    { as: scene.admin },
  )
  expect([much.status, much.error.code]).toEqual([409, 'envelope_exceeded'])
  expect(await countOf(server, `campaign_beneficiary where campaign_id = $1`, [open.id])).toBe(3)
  const added = await as()(enrolBeneficiary, {
    path,
    body: { beneficiary_id: late, gross_cents: 60_000, reason: 'Oubli' },
  })
  expect(added).toMatchObject({
    gross_cents: 60_000,
    engagement_state: 'not_invited',
    flags: ['late_added'],
    deadline_at: '2026-03-30T21:59:59.999Z',
  })
  await notifyAll(server, open.id)
  const campaign = await as()(getCampaign, { path: { id: scene.company, cid: open.id } })
  expect(campaign).toMatchObject({ distributed_gross_cents: 960_000, closes_at: '2026-03-30T21:59:59.999Z' })
  const rows = await rowsOf(server, open.id)
  expect(sumOf(rows.map((row) => row.gross_cents))).toBe(960_000)
  expect(rows.map((row) => row.deadline_at?.toISOString())).toEqual([
    '2026-03-22T22:59:59.999Z',
    '2026-03-22T22:59:59.999Z',
    '2026-03-22T22:59:59.999Z',
    '2026-03-30T21:59:59.999Z',
  ])
  const twice = await server.call(
    enrolBeneficiary,
    { path, body: { beneficiary_id: late, gross_cents: 1 } },
    { as: scene.admin },
  )
  expect([twice.status, twice.error.code]).toEqual([409, 'already_enrolled'])
})

test('a person of another company is unknown, like an invented one', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const other = await plantScene(server)
  const [foreign = ''] = await plantPeople(server, other.company, 1)
  for (const beneficiary_id of [foreign, '00000000-0000-4000-8000-000000000000']) {
    const answer = await server.call(
      enrolBeneficiary,
      { path: { id: open.id }, body: { beneficiary_id } },
      { as: scene.admin },
    )
    expect([answer.status, answer.error.code]).toEqual([422, 'unknown_beneficiary'])
  }
})

test('one person’s deadline may be later, never earlier, and not once it has passed', async () => {
  await plantPeople(server, scene.company, 2)
  const open = await plantOpen(server, scene)
  const [first, second] = await rowsOf(server, open.id)
  const path = { id: open.id, bid: first?.id ?? '' }
  const put = (bid: string, deadline_at: string) =>
    server.call(updateEnrolment, { path: { id: open.id, bid }, body: { deadline_at } }, { as: scene.admin })
  const later = await put(path.bid, '2026-03-28T10:00:00+01:00')
  expect(later.body.deadline_at).toBe('2026-03-28T22:59:59.999Z')
  expect((await put(path.bid, '2026-03-29T10:00:00Z')).body.deadline_at).toBe('2026-03-29T21:59:59.999Z')
  expect((await put(path.bid, '2026-03-25T10:00:00Z')).error.code).toBe('earlier_deadline')
  const campaign = await as()(getCampaign, { path: { id: scene.company, cid: open.id } })
  expect(campaign.closes_at).toBe('2026-03-29T21:59:59.999Z')
  await server.setNow('2026-03-24T09:00:00Z')
  const over = await put(second?.id ?? '', '2026-04-05T10:00:00Z')
  expect([over.status, over.error.code]).toEqual([409, 'window_ended'])
  const amounts = await server.call(
    updateEnrolment,
    { path, body: { reference_salary_cents: 1 } },
    { as: scene.admin },
  )
  expect([amounts.status, amounts.error.code]).toEqual([409, 'campaign_frozen'])
})

test('a stale If-Match on a person is told the current state', async () => {
  await plantPeople(server, scene.company, 1)
  const draft = await plantDraft(server, scene, { envelope_gross_cents: 500_000 })
  await as()(calculateCampaign, { path: { id: draft.id } })
  const [row] = await rowsOf(server, draft.id)
  const path = { id: draft.id, bid: row?.id ?? '' }
  const first = await as()(getEnrolment, { path })
  const byPerson = { id: draft.id, bid: row?.beneficiary_id ?? '' }
  expect(await as()(getEnrolment, { path: byPerson })).toEqual(first)
  await as()(updateEnrolment, { path, body: { presence_days: 300 } })
  const stale = await server.call(
    updateEnrolment,
    { path, body: { presence_days: 200 } },
    { as: scene.admin, headers: { 'if-match': `"${first.version}"` } },
  )
  expect(stale.status).toBe(412)
  expect(stale.error.current).toMatchObject({ presence_days: 300 })
})

test('an officer has a share only where the agreement says so, and is told why not when added by hand', async () => {
  const [, officer] = await plantPeople(server, scene.company, [
    { number: 'A' },
    { number: 'B', salary: 20_000_000 },
  ])
  await server.owner.query(`update beneficiary set contract_type = 'corporate_officer' where id = $1`, [
    officer,
  ])
  await server.owner.query(`update company set headcount = 48, headcount_year = 2025 where id = $1`, [
    scene.company,
  ])
  const draft = await plantDraft(server, scene, { criteria: bySalary })
  const numbers = async () => (await rowsOf(server, draft.id)).map((row) => row.employee_number)
  await as()(calculateCampaign, { path: { id: draft.id } })
  expect(await numbers()).toEqual(['A'])
  const added = await as()(enrolBeneficiary, {
    path: { id: draft.id },
    body: { beneficiary_id: officer!, reason: 'Oubli' },
  }).catch(String)
  expect(added).toContain('officer_not_entitled')
  await server.owner.query(
    `update agreement set clauses = clauses || '{"officers": true}' where company_id = $1`,
    [scene.company],
  )
  await as()(calculateCampaign, { path: { id: draft.id } })
  const rows = await rowsOf(server, draft.id)
  expect(rows.map((row) => row.employee_number)).toEqual(['A', 'B'])
  // Capped at the highest salary paid: both count the same.
  expect(rows[0]?.gross_cents).toBe(rows[1]?.gross_cents)
})
