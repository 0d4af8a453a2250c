import { createCompany, getRadar, listCompanies, listQueues } from '@moisson/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshSiren, plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-04-07T09:00:00Z')
})
afterAll(() => server.close())

async function advised(name: string) {
  const manager = await plantUser(server, { manager: true, name: 'Sophie Laurent' })
  const company = await plantCompany(server, { name })
  await plantMembership(server, manager, company, 'manager')
  return { manager, company }
}
async function agreementOf(company: string, dates: { signed?: string; filed?: string; end?: string }) {
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, last_exercise_end, clauses, updated_at)
     values (gen_random_uuid(), $1, 'interessement', 'Accord', $2, $3, '2025-01-01', $4, '{}', now())`,
    [company, dates.signed ?? null, dates.filed ?? null, dates.end ?? null],
  )
}
async function campaignOf(company: string, state: string, closes: string | null = null): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, closes_at, destinations,
       default_rule, draft_policy, reminder_plan, submitted_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Intéressement 2025', 'interessement', 2025, $2, '2025-01-01', '2025-12-31', '[]', 3, true, true, 15, 3,
       '2026-05-31', $3, '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', case when $2 = 'submitted' then business_now() - interval '3 days' end, now(), now()) returning id`,
    [company, state, closes],
  )
  return rows[0]?.id ?? ''
}

test('every company of the portfolio has its legal dates with their risk, the most pressing company first', async () => {
  const { manager, company: calm } = await advised('Aaa Calme')
  await agreementOf(calm, { signed: '2025-05-12', filed: '2025-05-20', end: '2027-12-31' })
  await campaignOf(calm, 'completed')
  const late = await plantCompany(server, { name: 'Zzz En retard' })
  await plantMembership(server, manager, late, 'manager')
  await server.owner.query(
    `update company set fiscal_year_end_month = 6, fiscal_year_end_day = 30 where id = $1`,
    [late],
  )
  await agreementOf(late, { signed: '2024-10-01', end: '2026-06-30' })
  await advised('Ailleurs')
  const { body } = await server.call(getRadar, {}, { as: manager })
  expect([body.today, body.from, body.to]).toEqual(['2026-04-07', '2026-01-07', '2027-04-07'])
  expect(body.companies.map((one) => [one.legal_name, one.risk, one.is_mine])).toEqual([
    ['Zzz En retard', 'late', true],
    ['Aaa Calme', 'ok', true],
  ])
  expect(body.companies[0]?.dates.map((one) => [one.kind, one.date, one.risk])).toEqual(
    expect.arrayContaining([
      ['filing', expect.any(String), 'late'],
      ['agreement_end', '2026-06-30', 'soon'],
    ]),
  )
  expect(body.counts).toEqual({ late: 1, soon: 0, ok: 1 })
  const short = await server.call(
    getRadar,
    { query: { from: '2027-01-01', to: '2027-12-31' } },
    { as: manager },
  )
  const ends = short.body.companies.find(({ id }) => id === calm)?.dates
  expect(ends?.map((one) => [one.kind, one.articles])).toEqual([['agreement_end', ['L3312-5']]])
  const wrong = await server.call(getRadar, { query: { from: '2027-02-30' } }, { as: manager })
  expect([wrong.status, wrong.error.field_errors?.[0]?.field]).toEqual([422, 'from'])
})

test('an open campaign counts those who have not answered, and English is spoken', async () => {
  const { manager, company } = await advised('Ouverte')
  const campaign = await campaignOf(company, 'open', '2026-04-10T21:59:59Z')
  for (const answered of [true, false, false]) {
    const person = await plantBeneficiary(server, company)
    await server.owner.query(
      `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, engagement_state, submitted_at, created_at, updated_at,
         gross_cents, csg_deductible_cents, csg_non_deductible_cents, crds_cents, net_cents)
       values (gen_random_uuid(), $1, $2, $3, 'A', 'B', $4, $5, now(), now(), 1000, 68, 24, 5, 903)`,
      [company, campaign, person, answered ? 'submitted' : 'invited', answered ? new Date() : null],
    )
  }
  const { body } = await server.call(getRadar, {}, { as: manager, headers: { 'x-language': 'en' } })
  const date = body.companies[0]?.dates.find((one) => one.kind === 'campaign_deadline')
  expect(date).toMatchObject({
    date: '2026-04-10',
    risk: 'soon',
    reason: '2 people have not answered.',
    campaign_id: campaign,
  })
})

test('what waits is queued with its number, its age and its page, for the portfolio only', async () => {
  const { manager, company } = await advised('Files')
  const campaign = await campaignOf(company, 'submitted')
  await campaignOf((await advised('Ailleurs')).company, 'submitted')
  const invited = await plantUser(server, { name: 'Yann Le Goff' })
  await server.owner.query(
    `insert into membership (user_id, company_id, role, status, created_at, expires_at)
     values ($1, $2, 'company_admin', 'invited', business_now() - interval '9 days', business_now() - interval '2 days')`,
    [invited, company],
  )
  await server.owner.query(
    `insert into extract (id, company_id, user_id, state, file_name, size_bytes, expires_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'refused', 'paie.csv', 10, business_now() + interval '30 days', now(), now())`,
    [company, manager],
  )
  await server.owner.query(
    `insert into outbox (id, company_id, kind, dedupe, recipient, payload, state, created_at, due_at)
     values (gen_random_uuid(), $1::uuid, 'campaign-opened', $1::text, 'x@example.org', '{}', 'bounced', now(), now())`,
    [company],
  )
  const { items } = (await server.call(listQueues, {}, { as: manager })).body
  expect(Object.fromEntries(items.map((one) => [one.kind, one.count]))).toEqual({
    steps_to_review: 0,
    campaigns_to_control: 1,
    documents_to_accept: 0,
    users_to_activate: 1,
    companies_without_owner: 0,
    failed_imports: 1,
    failed_mails: 1,
    guide_opinions: 0,
  })
  const control = items.find((one) => one.kind === 'campaigns_to_control')
  expect([control?.oldest_at, control?.items[0]]).toMatchObject([
    expect.stringMatching(/^2026-04-04T09:00/),
    { id: campaign, company_name: 'Files', link: `/admin/dashboard?company=${company}&review=${campaign}` },
  ])
  const one = await server.call(listQueues, { query: { kind: 'failed_mails' } }, { as: manager })
  expect(one.body.items.map((queue) => queue.kind)).toEqual(['failed_mails'])
})

test('the portfolio is filtered by adviser and read in each order without a gap; a wrong cursor is refused', async () => {
  const { manager, company } = await advised('Une')
  const shared = await plantCompany(server, { name: 'Deux' })
  const third = await plantCompany(server, { name: 'Trois' })
  for (const id of [shared, third]) await plantMembership(server, manager, id, 'manager')
  const colleague = await plantUser(server, { manager: true })
  await plantMembership(server, colleague, shared, 'manager')
  await plantBeneficiary(server, third)
  await server.owner.query(
    `update company set created_at = business_now() - interval '2 days' where id = $1`,
    [company],
  )
  await server.owner.query(
    `update company set created_at = business_now() - interval '1 day' where id = $1`,
    [shared],
  )
  const list = (query: object) => server.call(listCompanies, { query } as never, { as: manager })
  const names = async (sort: string) => {
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const { body } = await list({ sort, limit: '1', ...(cursor ? { cursor } : {}) })
      seen.push(...body.items.map((one) => one.legal_name))
      cursor = body.next_cursor
    } while (cursor)
    return seen
  }
  expect(await names('name')).toEqual(['Deux', 'Trois', 'Une'])
  expect(await names('newest')).toEqual(['Trois', 'Deux', 'Une'])
  expect((await names('people'))[0]).toBe('Trois')
  expect((await list({ manager_id: colleague })).body.items.map((one) => one.id)).toEqual([shared])
  expect((await list({ manager_id: 'nobody' })).body.items).toEqual([])
  const { next_cursor } = (await list({ limit: '1' })).body
  for (const query of [{ cursor: 'x' }, { cursor: next_cursor, sort: 'people' }]) {
    const answer = await list(query)
    expect([answer.status, answer.error.code]).toEqual([422, 'invalid_cursor'])
  }
})

test('a company opens with its processes and things to do, all or nothing', async () => {
  const manager = await plantUser(server, { manager: true })
  const siren = freshSiren()
  const wrong = await server.call(
    createCompany,
    { body: { siren, name: 'Le Verger', process_templates: ['interessement_setup', 'no_such'] } },
    { as: manager },
  )
  expect([wrong.status, wrong.error.code]).toEqual([422, 'unknown_template'])
  const made = await server.call(
    createCompany,
    {
      body: {
        siren,
        name: 'Le Verger',
        process_templates: ['interessement_setup'],
        todo_template: 'onboarding',
      },
    },
    { as: manager },
  )
  expect(made.status).toBe(201)
  const { rows } = await server.owner.query<{ processes: number; steps: number; todos: number }>(
    `select (select count(*)::int from process where company_id = $1) as processes,
       (select count(*)::int from process_step where company_id = $1) as steps,
       (select count(*)::int from todo where company_id = $1) as todos`,
    [made.body.id],
  )
  expect(rows[0]?.processes).toBe(1)
  expect(rows[0]?.steps).toBeGreaterThan(3)
  expect(rows[0]?.todos).toBeGreaterThan(2)
})

test('the list of companies shows the date that presses on the radar, and nothing else', async () => {
  const { manager, company } = await advised('Menuiserie Kerbrat')
  const nextOf = async () =>
    (await server.call(listCompanies, { query: {} }, { as: manager })).body.items[0]?.next_deadline
  const calm = await nextOf()
  expect(calm && calm.date > '2026-04-07').toBe(true)
  await agreementOf(company, { signed: '2025-06-20', end: '2027-12-31' })
  const radar = (await server.call(getRadar, { query: {} }, { as: manager })).body.companies[0]
  const late = radar?.dates.filter(({ risk }) => risk === 'late') ?? []
  expect(radar?.risk).toBe('late')
  expect(await nextOf()).toEqual({ date: late[0]?.date, label: late[0]?.label })
})
