import { createCompany, getRadar, listCompanies } from '@moisson/contract/admin'
import { getCompany, listAgreements, listPlans, saveAgreement, savePlan } from '@moisson/contract/company'
import { listTodos, populateTodos } from '@moisson/contract/todo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshSiren, plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let demo: TestServer
beforeAll(async () => {
  server = await startTestServer()
  demo = await startTestServer({ demo: true })
})
afterAll(async () => {
  await server.close()
  await demo.close()
})

test('a manager opens a company from a SIREN with spaces and a name, and advises it', async () => {
  const manager = await plantUser(server, { manager: true, name: 'Hugo Lambert' })
  const siren = freshSiren()
  const spaced = siren.replace(/(...)(...)(...)/, '$1 $2 $3')
  const made = await server.call(
    createCompany,
    { body: { siren: spaced, name: 'Atelier du Phare' } },
    { as: manager },
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    siren,
    legal_name: 'Atelier du Phare',
    account_keeper: 'none',
    manager_name: 'Hugo Lambert',
    version: 1,
  })
  expect(made.body.blockers.length).toBeGreaterThan(5)
  expect(made.body.permissions).toContain('createCampaign')
  expect((await server.call(getCompany, {}, { as: manager })).body).toMatchObject({ id: made.body.id })
  const plans = await server.call(listPlans, { path: { id: made.body.id } }, { as: manager })
  expect(plans.body.items).toEqual([])
  const { rows } = await server.owner.query(`select action, target_id from audit where company_id = $1`, [
    made.body.id,
  ])
  expect(rows).toEqual([{ action: 'admin.createCompany', target_id: made.body.id }])
})

test('a company of the demo can go all the way: two plans with their funds, an agreement, an account keeper', async () => {
  const manager = await plantUser(demo, { manager: true })
  const made = await demo.call(
    createCompany,
    { body: { siren: freshSiren(), name: 'Le Phare' } },
    { as: manager },
  )
  const path = { id: made.body.id }
  expect(made.body.account_keeper).toBe('groupama_es')
  const plans = (await demo.call(listPlans, { path }, { as: manager })).body.items
  expect(plans.map((plan) => [plan.kind, plan.funds.length, plan.default_fund_id])).toEqual([
    ['pee', 10, plans[0]?.funds[0]?.id],
    ['percol', 9, plans[0]?.funds[0]?.id],
  ])
  const agreements = await demo.call(listAgreements, { path }, { as: manager })
  expect(agreements.body.items.map((one) => one.type)).toEqual(['interessement'])
})

test('what makes a company impossible is said, and nothing is written', async () => {
  const manager = await plantUser(server, { manager: true })
  const taken = freshSiren()
  await plantCompany(server, { siren: taken })
  const noManager = await plantUser(server)
  const attempts: [object, number, string][] = [
    [{ siren: '123456789', name: 'X' }, 422, 'siren_not_opened'],
    [{ siren: freshSiren() }, 422, 'name_missing'],
    [{ siren: taken, name: 'X' }, 422, 'siren_not_opened'],
    [{ siren: freshSiren(), name: 'X', manager_id: noManager }, 422, 'unknown_manager'],
  ]
  for (const [body, status, code] of attempts) {
    const answer = await server.call(createCompany, { body: body as { siren: string } }, { as: manager })
    expect([answer.status, answer.error.code]).toEqual([status, code])
  }
  const { rows } = await server.owner.query(`select 1 from company where legal_name = 'X'`)
  expect(rows).toEqual([])
})

test('whose client a company is cannot be told; who sees it is given the way to it', async () => {
  const manager = await plantUser(server, { manager: true })
  const boss = await plantUser(server, { platformAdmin: true })
  const siren = freshSiren()
  const company = await plantCompany(server, { siren, name: 'Le Moulin' })
  const told = async (as: string, number: string) => {
    const { status, error } = await server.call(createCompany, { body: { siren: number, name: 'X' } }, { as })
    return { status, error: { ...error, request_id: '' } }
  }
  expect(await told(manager, siren)).toEqual(await told(manager, '123456789'))
  const known = { code: 'siren_exists', details: { name: 'Le Moulin', company_id: company } }
  expect(await told(boss, siren)).toMatchObject({ status: 409, error: known })
  expect(await told(boss, '123456789')).toMatchObject({ status: 422, error: { code: 'invalid_siren' } })
  await plantMembership(server, manager, company, 'manager')
  expect(await told(manager, siren)).toMatchObject({ status: 409, error: known })
})

test('the owner is invited: an account, a role that waits, a mail without token', async () => {
  const boss = await plantUser(server, { platformAdmin: true })
  const made = await server.call(
    createCompany,
    {
      body: {
        siren: freshSiren(),
        name: 'Le Verger',
        owner_email: 'Claire@Verger.example',
        owner_first_name: 'Claire',
        owner_last_name: 'Martin',
      },
    },
    { as: boss },
  )
  expect(made.status).toBe(201)
  const { rows } = await server.owner.query(
    `select u.email, u.display_name, u.email_verified, m.role, m.status, o.kind, o.company_id, o.payload->'link'->>'kind' as link
     from membership m join app_user u on u.id = m.user_id join outbox o on o.recipient = u.email where m.company_id = $1`,
    [made.body.id],
  )
  expect(rows).toEqual([
    {
      email: 'claire@verger.example',
      display_name: 'Claire Martin',
      email_verified: false,
      role: 'company_admin',
      status: 'invited',
      kind: 'admin-invitation',
      company_id: made.body.id,
      link: 'invitation',
    },
  ])
})

test('the same creation sent twice with one key makes one company', async () => {
  const manager = await plantUser(server, { manager: true })
  const body = { siren: freshSiren(), name: 'Une fois' }
  const headers = { 'idempotency-key': 'k-1' }
  const [first, second] = [
    await server.call(createCompany, { body }, { as: manager, headers }),
    await server.call(createCompany, { body }, { as: manager, headers }),
  ]
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
})

test('people who advise nobody may not open companies', async () => {
  const company = await plantCompany(server)
  const admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
  for (const call of [
    () => server.call(createCompany, { body: { siren: freshSiren(), name: 'X' } }, { as: admin }),
    () => server.call(listCompanies, {}, { as: admin }),
  ])
    expect((await call()).status).toBe(403)
})

async function plantCampaign(
  company: string,
  state: string,
  submittedBy: string | null = null,
): Promise<string> {
  const id = crypto.randomUUID()
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       envelope_gross_cents, prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations,
       default_rule, draft_policy, reminder_plan, submitted_by, created_at, updated_at)
     values ($1, $2, 'Intéressement ' || $3, 'interessement', 2025, $3, '2025-01-01', '2025-12-31', '[]', 3, 5000000, true, true, 15, 3,
       '2099-05-31', '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', $4, now(), now())`,
    [id, company, state, submittedBy],
  )
  return id
}

test('the portfolio holds the manager’s companies only, with rates, alerts and who submitted', async () => {
  const manager = await plantUser(server, { manager: true })
  const mine = await plantCompany(server, { name: 'Aaa' })
  await plantMembership(server, manager, mine, 'manager')
  const foreign = await plantCompany(server, { name: 'Aab' })
  const people = [
    await plantBeneficiary(server, mine),
    await plantBeneficiary(server, mine),
    await plantBeneficiary(server, mine),
  ]
  const open = await plantCampaign(mine, 'open')
  const submitted = await plantCampaign(mine, 'submitted', manager)
  await plantCampaign(mine, 'cancelled')
  for (const [index, person] of people.entries())
    await server.owner.query(
      `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, engagement_state, submitted_at, created_at, updated_at,
         gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents)
       values ($1, $2, $3, $4, 'A', 'B', $5, $6, now(), now(), 1000, 68, 24, 5, 903)`,
      [
        crypto.randomUUID(),
        mine,
        open,
        person,
        ['submitted', 'invited', 'excluded'][index],
        index === 0 ? new Date() : null,
      ],
    )
  const list = (query = {}) => server.call(listCompanies, { query }, { as: manager })
  const { body } = await list()
  expect([body.total, body.next_cursor, body.items.map((item) => item.id)]).toEqual([1, null, [mine]])
  const [item] = body.items
  expect(item?.beneficiary_count).toBe(3)
  expect(item?.campaigns).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: open, response_rate_bps: 5000, submitted_by_me: false }),
      expect.objectContaining({ id: submitted, state: 'submitted', submitted_by_me: true }),
    ]),
  )
  expect(item?.campaigns).toHaveLength(2)
  expect(item?.alerts.map((alert) => [alert.code, alert.campaign_id])).toEqual([
    ['waits_for_second_person', submitted],
    ['no_admin', undefined],
  ])
  await server.owner.query(
    `insert into membership (user_id, company_id, role, company_role, status, invited_at, expires_at, created_at)
     values ($1, $2, 'company_admin', 'owner', 'invited', '2026-05-04T09:00:00Z', now() + interval '7 days', now())`,
    [await plantUser(server, {}), mine],
  )
  const alerts = (await list()).body.items[0]?.alerts
  expect(alerts?.at(-1)).toMatchObject({
    code: 'admin_invited',
    message: 'Invitation envoyée le 4 mai 2026, pas encore acceptée.',
  })
  expect((await list({ q: 'aab' })).body.items).toEqual([])
  const empty = await server.call(listCompanies, {}, { as: await plantUser(server, { manager: true }) })
  expect([empty.status, empty.body.items, empty.body.total]).toEqual([200, [], 0])
  const everybody = await server.call(
    listCompanies,
    { query: { q: 'Aab' } },
    { as: await plantUser(server, { platformAdmin: true }) },
  )
  expect(everybody.body.items.map((one) => one.id)).toEqual([foreign])
})

test('the portfolio is read page by page without a gap or a double, and searched by name or SIREN', async () => {
  const manager = await plantUser(server, { manager: true })
  const ids: string[] = []
  for (const name of ['Éclair', 'Zinc', 'Même nom', 'Même nom', 'Aube']) {
    const company = await plantCompany(server, { name })
    await plantMembership(server, manager, company, 'manager')
    ids.push(company)
  }
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: Record<string, string> = { limit: '2', ...(cursor ? { cursor } : {}) }
    const { body } = await server.call(listCompanies, { query }, { as: manager })
    expect(body.total).toBe(5)
    seen.push(...body.items.map((item) => item.id))
    cursor = body.next_cursor
  } while (cursor)
  expect(seen).toHaveLength(5)
  const [eclair, zinc, same, again, aube] = ids
  expect([seen[0], seen[1], new Set(seen.slice(2, 4)), seen[4]]).toEqual([
    aube,
    eclair,
    new Set([again, same]),
    zinc,
  ])
  const { body } = await server.call(listCompanies, { query: { q: 'ECLAIR' } }, { as: manager })
  expect(body.items.map((item) => item.id)).toEqual([ids[0]])
})

test('the example of the demo is marked as one, becomes the company’s own once written, and is left out when asked', async () => {
  const manager = await plantUser(demo, { manager: true })
  const create = (body: object) =>
    demo.call(createCompany, { body: { siren: freshSiren(), name: 'Le Phare', ...body } }, { as: manager })
  const example = (await create({})).body
  const path = { id: example.id }
  expect(example).toMatchObject({ headcount: 24, legal_representative: { last_name: 'Exemple' } })
  expect(example.origins['headcount']?.source).toBe('example')
  expect(example.schemes.filter(({ is_example }) => is_example).map(({ type }) => type)).toEqual([
    'interessement',
    'pee',
    'percol',
  ])
  const plans = (await demo.call(listPlans, { path }, { as: manager })).body.items
  expect(plans.map(({ name, is_example }) => [name.endsWith('(exemple)'), is_example])).toEqual([
    [true, true],
    [true, true],
  ])
  const put = (body: object) =>
    demo.call(saveAgreement, { path: { ...path, type: 'interessement' }, body }, { as: manager })
  const { title, signed_on, filed_on } = (await put({})).body
  expect([title, (await put({ title, signed_on, filed_on })).body.is_example]).toEqual([
    'Accord d’intéressement (exemple)',
    true,
  ])
  expect((await put({ clauses: { seniority_months: 3 } })).body).toMatchObject({
    title: 'Accord d’intéressement',
    is_example: false,
  })
  const kept = await demo.call(
    savePlan,
    {
      path: { ...path, kind: 'pee' },
      body: { abondement: { kind: 'none', cap_cents: null, base: 'net', leavers: false } },
    },
    { as: manager },
  )
  expect(kept.body).toMatchObject({ name: 'Plan d’épargne d’entreprise', is_example: false })
  const bare = (await create({ example_schemes: false })).body
  expect([bare.account_keeper, bare.fiscal_year_end_month, bare.headcount]).toEqual(['none', null, null])
  expect((await demo.call(listPlans, { path: { id: bare.id } }, { as: manager })).body.items).toEqual([])
})

test('outside the demo there is no example: the key is refused by its name', async () => {
  const manager = await plantUser(server, { manager: true })
  const body = { siren: freshSiren(), name: 'Le Phare', example_schemes: true }
  const refused = await server.call(createCompany, { body }, { as: manager })
  expect([refused.status, refused.error.field_errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [['example_schemes', 'unknown_key']],
  ])
})

test('a company made a minute ago is late with nothing: the example of the demo binds nobody', async () => {
  await demo.setNow('2026-11-23T09:00:00Z')
  const manager = await plantUser(demo, { manager: true })
  const body = { siren: freshSiren(), name: 'Le Phare' }
  const { id } = (await demo.call(createCompany, { body }, { as: manager })).body
  const give = (template: 'annual' | 'onboarding' | 'renewal') =>
    demo.call(populateTodos, { path: { id }, body: { template } }, { as: manager })
  const given = [...(await give('onboarding')).body.created, ...(await give('annual')).body.created]
  expect(given.filter(({ due_date }) => due_date !== null && due_date < '2026-11-23')).toEqual([])
  expect(given.find(({ template_code }) => template_code === 'onboarding.conclude')?.due_date).toBe(
    '2027-01-31',
  )
  expect((await give('renewal')).error.code).toBe('agreement_end_missing')
  const todos = (await demo.call(listTodos, { path: { id } }, { as: manager })).body
  expect([todos.counts.overdue, todos.items.filter(({ overdue }) => overdue)]).toEqual([0, []])
  const radar = (await demo.call(getRadar, {}, { as: manager })).body.companies.find((one) => one.id === id)
  expect(radar?.dates.filter(({ risk }) => risk === 'late')).toEqual([])
  // The day to sign passes: it is said with the one that follows, and is no delay.
  await demo.setNow('2027-02-15T09:00:00Z')
  const later = (await demo.call(listTodos, { path: { id } }, { as: manager })).body
  const conclude = later.items.find(({ template_code }) => template_code === 'onboarding.conclude')
  expect([later.counts.overdue, conclude?.overdue]).toEqual([0, false])
  expect(conclude?.due_rule).toMatch(
    /Le dimanche 31 janvier 2027 est passé\s; le prochain est le lundi 31 janvier 2028\.$/,
  )
})
