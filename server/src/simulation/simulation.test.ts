import { saveAgreement, updateCompany } from '@moisson/contract/company'
import { startProcess } from '@moisson/contract/process'
import {
  createSimulation,
  deleteSimulation,
  getSimulation,
  listSimulations,
  orientCompany,
  previewSimulation,
  updateSimulation,
} from '@moisson/contract/simulation'
import type { Request } from '@moisson/contract/call'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})

type Body = Request<typeof createSimulation>['body']
const create = (body: Body) => server.call(createSimulation, { path: { id: company }, body }, { as: admin })
const preview = (body: Request<typeof previewSimulation>['body'], headers: Record<string, string> = {}) =>
  server.call(previewSimulation, { path: { id: company }, body }, { as: admin, headers })
const read = (sid: string) => server.call(getSimulation, { path: { id: company, sid } }, { as: admin })
const update = (sid: string, body: object, headers: Record<string, string> = {}) =>
  server.call(updateSimulation, { path: { id: company, sid }, body }, { as: admin, headers })
const envelope = { actual_value_cents: 80_000_000, annual_gross_payroll_cents: 120_000_000 }
const plantTeam = async (count: number) => {
  for (let place = 0; place < count; place += 1)
    await plantBeneficiary(server, company, {
      number: `N${String(place).padStart(3, '0')}`,
      salary: 2_400_000 + place * 100_000,
      presence: 365 - place,
    })
}

test('a simulation is computed, kept with its rules, listed without steps and read with them', async () => {
  const made = await create({ type: 'interessement_envelope', inputs: { ...envelope, rate_bps: 500 } })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    name: 'Enveloppe d’intéressement 2025',
    status: 'saved',
    rules_date: '2026-03-02',
    created_by_name: 'Claire Martin',
    version: 1,
    outdated: false,
    results: { totals: { envelope_cents: 4_000_000 } },
  })
  expect((await read(made.body.id)).body).toEqual(made.body)
  expect(made.body.results.steps.length).toBeGreaterThan(2)
  const listed = await server.call(listSimulations, { path: { id: company }, query: {} }, { as: admin })
  expect(listed.body).toMatchObject({ total: 1, next_cursor: null })
  expect(listed.body.items[0]).toMatchObject({ id: made.body.id, totals: { envelope_cents: 4_000_000 } })
  expect(listed.body.items[0]).not.toHaveProperty('results')
})

test('computed again later from what was kept, on its rules date, it gives the same result to the cent', async () => {
  await plantTeam(12)
  const kept = [
    await create({ type: 'interessement_envelope', inputs: envelope }),
    await create({ type: 'distribution', inputs: { envelope_cents: 1_234_567 } }),
    await create({ type: 'employer_cost', inputs: { interessement_cents: 4_000_000 } }),
    await create({ type: 'employee_net', inputs: { gross_cents: 100_000 } }),
  ]
  await server.setNow('2026-09-02T09:00:00Z')
  await server.owner.query(
    'update company set headcount = 999, annual_gross_payroll_cents = 5 where id = $1',
    [company],
  )
  for (const { body } of kept) {
    const { type, inputs, rules_date } = body
    const again = await preview({ type, inputs, rules_date } as Request<typeof previewSimulation>['body'])
    expect([type, again.body.inputs]).toEqual([type, inputs])
    expect(again.body.results).toEqual({ ...body.results, assumed: [] })
  }
  await server.setNow('2026-03-02T09:00:00Z')
})

test('a preview keeps nothing and writes nothing in the audit trail', async () => {
  const count = async () =>
    (
      await server.owner.query<{ n: number }>('select count(*)::int as n from audit where company_id = $1', [
        company,
      ])
    ).rows[0]?.n
  const answer = await preview({ type: 'ppv', inputs: { amount_cents: 100_000, people: 3, headcount: 12 } })
  expect([answer.status, answer.body.results.totals['cost_cents']]).toEqual([200, 300_000])
  expect(await count()).toBe(0)
  const listed = await server.call(listSimulations, { path: { id: company }, query: {} }, { as: admin })
  expect(listed.body.total).toBe(0)
  await create({ type: 'ppv', inputs: { amount_cents: 100_000, people: 3, headcount: 12 } })
  expect(await count()).toBe(1)
})

test('each field to correct is named with its place, in the reader’s language', async () => {
  const bands = [
    { from: 0, to: 1_000, rate_bps: 100 },
    { from: 2_000, to: null, rate_bps: 200 },
  ]
  const gap = await preview({ type: 'interessement_envelope', inputs: { ...envelope, bands } })
  expect([gap.status, gap.error.field_errors]).toEqual([
    422,
    [{ field: 'inputs.bands.1.from', code: 'grid_gap', message: expect.stringContaining('trou') }],
  ])
  const english = await preview(
    { type: 'interessement_envelope', inputs: { ...envelope, bands } },
    { 'x-language': 'en' },
  )
  expect(english.error.field_errors?.[0]?.message).toContain('gap')
  const unknown = await preview({ type: 'loterie' } as never)
  expect(unknown.error.field_errors).toEqual([
    { field: 'type', code: 'invalid_value', message: expect.stringContaining('distribution, employer_cost') },
  ])
  const none = await preview({} as never)
  expect(none.error.field_errors?.[0]?.message).toBe('Ce champ est obligatoire.')
  const negative = await preview({ type: 'distribution', inputs: { envelope_cents: -5 } })
  expect(negative.error.field_errors?.map(({ field }) => field)).toEqual(['inputs.envelope_cents'])
  const missing = await preview({ type: 'interessement_envelope' })
  expect(missing.error.field_errors?.map(({ field }) => field)).toEqual([
    'inputs.actual_value_cents',
    'inputs.annual_gross_payroll_cents',
  ])
  const unpublished = await preview({
    type: 'ppv',
    inputs: { amount_cents: 1, people: 1, headcount: 12, paid_on: '2027-05-01' },
  })
  expect([unpublished.status, unpublished.error.code]).toEqual([422, 'simulation_impossible'])
  expect(unpublished.error.error).toContain('n’est pas publié')
  const nobody = await preview({ type: 'distribution', inputs: { envelope_cents: 5 } })
  expect([nobody.status, nobody.error.code]).toEqual([422, 'nobody_entitled'])
})

test('the real people of the asked year are shared between under the agreement’s own criteria, without a name', async () => {
  await plantTeam(12)
  await server.call(
    saveAgreement,
    {
      path: { id: company, type: 'interessement' },
      body: {
        clauses: {
          criteria: [
            { criterion: 'salary', weight_bps: 7_000 },
            { criterion: 'presence', weight_bps: 3_000 },
          ],
        },
      },
    },
    { as: admin },
  )
  const { body } = await preview({ type: 'distribution', inputs: { envelope_cents: 1_200_007 } })
  expect(body.inputs).toMatchObject({
    year: 2025,
    source: 'company',
    criteria: { salary_bps: 7_000, presence_bps: 3_000 },
  })
  expect(body.results.totals).toMatchObject({ people: 12, distributed_cents: 1_200_007 })
  expect(body.results.fairness?.mixes).toHaveLength(4)
  expect(JSON.stringify(body)).not.toMatch(/Moreau|Lina|N00\d/)
  const earlier = await preview({ type: 'distribution', inputs: { envelope_cents: 5, year: 2010 } })
  expect(earlier.error.code).toBe('nobody_entitled')
})

test('a distribution says when its people have changed since', async () => {
  await plantTeam(6)
  const { body } = await create({ type: 'distribution', inputs: { envelope_cents: 600_000 } })
  expect((await read(body.id)).body.outdated).toBe(false)
  await plantBeneficiary(server, company, { number: 'N900' })
  expect((await read(body.id)).body.outdated).toBe(true)
  const again = await update(body.id, { inputs: body.inputs })
  expect([again.body.outdated, again.body.results.totals['people']]).toEqual([false, 7])
})

test('at most one simulation of a type is retained, whoever retains at the same moment', async () => {
  const ids = []
  for (let place = 0; place < 4; place += 1)
    ids.push((await create({ type: 'interessement_envelope', inputs: envelope })).body.id)
  const other = (
    await create({ type: 'ppv', status: 'reference', inputs: { amount_cents: 1, people: 1, headcount: 1 } })
  ).body.id
  const answers = await Promise.all(ids.map((sid) => update(sid, { status: 'reference' })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await server.call(
    listSimulations,
    { path: { id: company }, query: { status: 'reference' } },
    { as: admin },
  )
  expect(body.items.map(({ type }) => type).toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'interessement_envelope',
    'ppv',
  ])
  expect(body.items.map(({ id }) => id)).toContain(other)
})

test('the retained envelope is what a distribution and a cost start from', async () => {
  await plantTeam(6)
  await create({ type: 'interessement_envelope', status: 'reference', inputs: envelope })
  const shared = await preview({ type: 'distribution' })
  expect(shared.body.results.totals['distributed_cents']).toBe(4_000_000)
  expect(shared.body.results.assumed).toContainEqual({ field: 'envelope_cents', from: 'simulation' })
  const cost = await preview({ type: 'employer_cost' })
  expect(cost.body.inputs).toMatchObject({ interessement_cents: 4_000_000 })
})

test('a stale write is refused with the current state; a rename keeps the result, new inputs compute again', async () => {
  const { body } = await create({ type: 'interessement_envelope', inputs: envelope })
  const renamed = await update(body.id, { name: 'Enveloppe prudente' }, { 'if-match': '"1"' })
  expect(renamed.body).toMatchObject({ name: 'Enveloppe prudente', version: 2, results: body.results })
  const stale = await update(body.id, { name: 'Autre' }, { 'if-match': '"1"' })
  expect([stale.status, stale.error.current]).toEqual([412, expect.objectContaining({ version: 2 })])
  const wrong = await update(body.id, { inputs: { ...envelope, rate_bps: 20_000 } })
  expect(wrong.error.field_errors?.map(({ field }) => field)).toEqual(['inputs.rate_bps'])
  const changed = await update(body.id, { inputs: { ...envelope, rate_bps: 1_000 } })
  expect(changed.body.results.totals['envelope_cents']).toBe(8_000_000)
  const asSent = await update(body.id, { ...changed.body })
  expect(asSent.body.results).toEqual({ ...changed.body.results, assumed: [] })
})

test('a comparison is with a simulation of the same company and type, and ends with it', async () => {
  const one = (await create({ type: 'interessement_envelope', inputs: envelope })).body.id
  const two = (await create({ type: 'interessement_envelope', inputs: envelope, compare_with_id: one })).body
  const ppv = (await create({ type: 'ppv', inputs: { amount_cents: 1, people: 1, headcount: 1 } })).body.id
  expect(two.compare_with_id).toBe(one)
  const odd = await update(two.id, { compare_with_id: ppv })
  expect([odd.status, odd.error.code]).toEqual([422, 'unknown_simulation'])
  const gone = await server.call(deleteSimulation, { path: { id: company, sid: one } }, { as: admin })
  expect(gone.status).toBe(204)
  expect([(await read(one)).status, (await read(two.id)).body.compare_with_id]).toEqual([404, null])
})

test('the list is filtered by types and states, paged without a gap, and refuses a cursor it cannot read', async () => {
  const bonus = { type: 'ppv', inputs: { amount_cents: 1, people: 1, headcount: 1 } } as const
  for (let place = 0; place < 5; place += 1) await create({ ...bonus, name: `Prime ${place}` })
  await create({ type: 'interessement_envelope', inputs: envelope })
  await create({ ...bonus, status: 'archived' })
  const list = (query: Record<string, string>) =>
    server.call(listSimulations, { path: { id: company }, query }, { as: admin })
  expect((await list({})).body.total).toBe(6)
  expect((await list({ status: 'archived' })).body.total).toBe(1)
  expect((await list({ type: 'ppv,distribution' })).body.total).toBe(5)
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await list({ type: 'ppv', limit: '2', ...(cursor ? { cursor } : {}) })
    names.push(...body.items.map(({ name }) => name))
    cursor = body.next_cursor
  }
  expect(names.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'Prime 0',
    'Prime 1',
    'Prime 2',
    'Prime 3',
    'Prime 4',
  ])
  const bad = await list({ cursor: 'rien' })
  expect([bad.status, bad.error.code]).toEqual([422, 'invalid_cursor'])
})

test('an owner is asked only what the file does not say, and learns duties, costs and one next step', async () => {
  const orient = (body: Request<typeof orientCompany>['body']) =>
    server.call(orientCompany, { path: { id: company }, body }, { as: admin })
  const write = (body: Request<typeof updateCompany>['body']) =>
    server.call(updateCompany, { path: { id: company }, body }, { as: admin })
  await write({ headcount: null, fiscal_year_end_month: null, fiscal_year_end_day: null })
  const fresh = await orient({})
  expect(fresh.body.asks).toContain('headcount')
  expect(fresh.body.parts).toEqual([])

  await write({ headcount: 15, headcount_year: 2025, fiscal_year_end_month: 12, fiscal_year_end_day: 31 })
  const known = await orient({ annual_gross_payroll_cents: 60_000_000, situation: 'nothing' })
  expect(known.body.asks).not.toContain('headcount')
  expect(known.body.asks).not.toContain('fiscal_year_end_month')
  expect(known.body.parts.map(({ code }) => code)).toEqual(['duties', 'possible', 'cost', 'net'])
  expect(known.body.next).toMatchObject({ template_code: 'interessement_setup', page: null })

  const { body: begun } = await server.call(
    startProcess,
    { path: { id: company }, body: { template_code: 'interessement_setup' } },
    { as: admin },
  )
  expect((await orient({})).body.next).toMatchObject({ template_code: null, page: `/process/${begun.id}` })

  const wrong = await orient({ per_person_cents: 99_999_999 })
  expect(wrong.status).toBe(422)
  expect(wrong.error.field_errors).toMatchObject([{ field: 'per_person_cents', code: 'too_big' }])

  const elsewhere = await plantCompany(server)
  const other = await server.call(orientCompany, { path: { id: elsewhere }, body: {} }, { as: admin })
  expect(other.status).toBe(404)
})

test('a name that no input has is refused by that name, and what was kept can be sent again as it is', async () => {
  await plantTeam(3)
  const bodies: Body[] = [
    { type: 'interessement_envelope', inputs: envelope },
    { type: 'distribution', inputs: { envelope_cents: 1_234_567 } },
    { type: 'employer_cost', inputs: { interessement_cents: 4_000_000 } },
    { type: 'employee_net', inputs: { gross_cents: 100_000 } },
    { type: 'obligation_check', inputs: { headcounts: { 2025: 48 } } },
    { type: 'ppv', inputs: { people: 3, headcount: 48 } },
  ]
  for (const body of bodies) {
    const inputs: object = { ...body.inputs, envelope: 3 }
    const unknown = await preview({ ...body, inputs } as Body)
    expect([body.type, unknown.status]).toEqual([body.type, 422])
    expect(unknown.error.field_errors).toMatchObject([{ field: 'inputs.envelope', code: 'unknown_key' }])
    const kept = (await create(body)).body
    const again = Object.fromEntries(Object.entries(kept.inputs).filter(([, value]) => value !== null))
    expect([body.type, (await preview({ type: body.type, inputs: again } as Body)).status]).toEqual([
      body.type,
      200,
    ])
  }
})
