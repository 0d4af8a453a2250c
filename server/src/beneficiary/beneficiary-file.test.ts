import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBeneficiary,
  deleteBeneficiary,
  getBeneficiary,
  getMe,
  listBeneficiaries,
  updateBeneficiary,
  updateMe,
} from '@moisson/contract/beneficiary'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  company = await plantCompany(server)
  admin = await plantUser(server)
  await plantMembership(server, admin, company, 'company_admin')
})
afterAll(() => server.close())

const nir = '199051699045495'
const iban = 'FR7699999000172757444404466'
const otherIban = 'FR7699999000219537667088810'
const add = (body: object, id = company) =>
  server.call(
    addBeneficiary,
    { path: { id }, body: { last_name: 'Robin', first_name: 'Alix', ...body } },
    { as: admin },
  )
const ageSession = (minutes: number) =>
  server.owner.query(`update session set auth_time = now() - make_interval(mins => $2) where user_id = $1`, [
    admin,
    minutes,
  ])

test('names alone make a person, and what is missing is listed', async () => {
  const { status, body, headers } = await add({ email: 'ALIX@example.org' })
  expect(status).toBe(201)
  expect(headers['etag']).toBe('"1"')
  expect(body.personal_email).toBe('alix@example.org')
  expect(body.blockers.map((one) => one.code)).toEqual([
    'no_employee_number',
    'no_birth_date',
    'no_hire_date',
    'no_pay',
    'no_presence',
  ])
})

test('NIR and IBAN are sealed for one person, masked everywhere, and found again by a blind index', async () => {
  const { body } = await add({
    employee_number: 'S1',
    last_name: 'Perrin',
    nir,
    iban,
    reference_salary_cents: 5,
  })
  expect([body.nir, body.iban]).toEqual(['••••••••495', '••••••••4466'])
  const { rows } = await server.owner.query(`select * from beneficiary where id = $1`, [body.id])
  const stored = Buffer.concat([rows[0].nir_cipher, rows[0].iban_cipher, rows[0].nir_index]).toString(
    'latin1',
  )
  expect(stored).not.toContain(nir)
  expect(JSON.stringify(rows[0])).not.toContain(nir)
  expect(JSON.stringify(rows[0])).not.toContain(iban)
  const { sealer } = server.services
  expect(sealer.open(company, `beneficiary.nir/${body.id}`, rows[0].nir_cipher).toString()).toBe(nir)
  expect(() => sealer.open(company, `beneficiary.nir/${admin}`, rows[0].nir_cipher)).toThrow()
  const again = await add({ last_name: 'Autre', nir })
  expect([again.status, again.error.code]).toEqual([409, 'possible_duplicate'])
})

test('the same name with nothing that tells them apart is asked about once', async () => {
  const twin = (more: object = {}) =>
    add({ last_name: 'Dupré', first_name: 'Zoé', employee_number: null, ...more })
  expect((await twin()).status).toBe(201)
  const again = await twin({ last_name: 'DUPRE' })
  expect([again.status, again.error.code]).toEqual([409, 'same_name'])
  expect(again.error.details?.['beneficiary_id']).toEqual(expect.any(String))
  expect((await twin({ force: true })).status).toBe(201)
  // What tells two people apart asks nothing.
  expect((await twin({ employee_number: 'ZD1' })).status).toBe(201)
  expect((await twin({ email: 'zoe.dupre@example.org' })).status).toBe(201)
  expect((await twin({ birth_date: '1990-02-03' })).status).toBe(201)
})

test('one file is read as the list shows it, with its version, by the people of its company only', async () => {
  const { body: added } = await add({ employee_number: 'G1', last_name: 'Lue', iban: otherIban })
  const get = (id: string, bid: string, as = admin) =>
    server.call(getBeneficiary, { path: { id, bid } }, { as })
  const { status, body, headers } = await get(company, added.id)
  expect([status, headers['etag']]).toEqual([200, '"1"'])
  const query = { q: 'Lue' }
  const listed = await server.call(listBeneficiaries, { path: { id: company }, query }, { as: admin })
  expect([body]).toEqual(listed.body.items)
  expect(JSON.stringify(body)).not.toContain(otherIban)
  const stranger = await plantUser(server)
  const elsewhere = await plantCompany(server)
  await plantMembership(server, stranger, elsewhere, 'company_admin')
  await plantMembership(server, admin, elsewhere, 'company_admin')
  const refusals = [
    await get(company, added.id, stranger),
    await get(elsewhere, added.id, stranger),
    await get(elsewhere, added.id),
  ]
  expect(refusals.map((answer) => answer.status)).toEqual([404, 404, 404])
})

test('wrong NIR, IBAN or dates are refused with their reason', async () => {
  expect((await add({ nir: '199051699045496' })).error.code).toBe('invalid_nir')
  expect((await add({ iban: 'FR7612345' })).error.code).toBe('invalid_iban')
  const dates = await add({ hire_date: '2025-02-01', exit_date: '2025-01-01' })
  expect([dates.status, dates.error.code]).toEqual([422, 'exit_before_hire'])
})

test('all faults of a person come at once, each at its field', async () => {
  const wrong = await add({
    nir: '199051699045496',
    iban: 'FR7612345',
    mobile: 'abc',
    hire_date: '2025-02-01',
    exit_date: '2025-01-01',
  })
  expect([wrong.status, wrong.error.field_errors?.map(({ field, code }) => [field, code])]).toEqual([
    422,
    [
      ['nir', 'invalid_nir'],
      ['mobile', 'invalid_phone'],
      ['iban', 'invalid_iban'],
      ['exit_date', 'exit_before_hire'],
    ],
  ])
  const accent = await add({ personal_email: 'zoé@example.org' })
  expect(accent.error.field_errors?.[0]).toMatchObject({ field: 'personal_email' })
  expect(accent.error.field_errors?.[0]?.message).toMatch(/sans accent/)
})

test('an unlikely file is not complete, and is found by what is to be checked', async () => {
  const { body } = await add({ first_name: 'A', birth_date: '2015-01-01', hire_date: '2018-01-01' })
  expect(body.blockers.filter(({ code }) => code === 'unlikely').map(({ field }) => field)).toEqual([
    'birth_date',
    'first_name',
  ])
  const found = await server.call(
    listBeneficiaries,
    { path: { id: company }, query: { issue: 'unlikely' } },
    { as: admin },
  )
  expect([found.body.items.map(({ id }) => id), found.body.issue_counts['unlikely']]).toEqual([[body.id], 1])
})

test('an employee number belongs to one person of a company; the same one in another company is nobody’s business', async () => {
  await add({ employee_number: 'D1', first_name: 'Un' })
  const twice = await add({ employee_number: 'D1', first_name: 'Deux' })
  expect([twice.status, twice.error.code]).toEqual([409, 'duplicate_employee_number'])
  expect(twice.error.error).toContain('Un Robin')
  const other = await plantCompany(server)
  await plantMembership(server, admin, other, 'company_admin')
  expect((await add({ employee_number: 'D1', nir }, other)).status).toBe(201)
})

test('somebody with the same name and birth date is added on confirmation only', async () => {
  const twin = { last_name: 'Lefèvre', first_name: 'Zoé', birth_date: '1990-01-01' }
  await add(twin)
  const again = await add({ ...twin, last_name: 'LEFEVRE', first_name: 'Zoe' })
  expect([again.status, again.error.code]).toEqual([409, 'possible_duplicate'])
  expect((await add({ ...twin, force: true })).status).toBe(201)
})

test('an address that is somebody’s already names them, and is shared on confirmation only', async () => {
  const { body: first } = await add({ last_name: 'Duval', first_name: 'Ida', email: 'commune@example.org' })
  const second = { last_name: 'Duval', first_name: 'Éric', work_email: 'Commune@Example.org' }
  const again = await add(second)
  expect([again.status, again.error.code]).toEqual([409, 'email_already_used'])
  expect(again.error.details).toMatchObject({ name: 'Ida Duval', beneficiary_id: first.id })
  expect((await add({ ...second, force: true })).status).toBe(201)
})

test('PUT takes back what GET gave: nothing changes, nothing sealed is lost', async () => {
  const { body } = await add({
    employee_number: 'P1',
    last_name: 'Dupuis',
    nir: '290091899373726',
    iban,
    years: [{ year: 2024, reference_salary_cents: 100, presence_days: 12.5 }],
  })
  const back = await server.call(
    updateBeneficiary,
    { path: { id: company, bid: body.id }, body: body as object },
    { as: admin, headers: { 'if-match': '"1"' } },
  )
  expect(back.status).toBe(200)
  expect({ ...back.body, version: 1, updated_at: '' }).toEqual({ ...body, updated_at: '' })
  const { rows } = await server.owner.query(`select iban_cipher from beneficiary where id = $1`, [body.id])
  const opened = server.services.sealer.open(company, `beneficiary.iban/${body.id}`, rows[0].iban_cipher)
  expect(opened.toString()).toBe(iban)
})

test('a stale write answers 412 with the current state; without If-Match it is accepted', async () => {
  const { body } = await add({ employee_number: 'V1', first_name: 'Vera' })
  const put = (mobile: string, headers: Record<string, string> = {}) =>
    server.call(
      updateBeneficiary,
      { path: { id: company, bid: body.id }, body: { mobile } },
      { as: admin, headers },
    )
  expect((await put('+33639980001')).body.version).toBe(2)
  const stale = await put('+33639980002', { 'if-match': '"1"' })
  expect([stale.status, stale.error.code]).toEqual([412, 'version_conflict'])
  expect(stale.error.current).toMatchObject({ version: 2, mobile: '+33639980001' })
})

test('the short form and `years` write pay and presence of an exercice', async () => {
  await server.setNow('2026-03-01T10:00:00Z')
  const { body } = await add({ employee_number: 'Y1', first_name: 'Yann', reference_salary_cents: 3_000_000 })
  expect(body.years).toEqual([
    { year: 2025, reference_salary_cents: 3_000_000, presence_days: null, absences: null, rebuilt_pay: null },
  ])
  const { body: after } = await server.call(
    updateBeneficiary,
    { path: { id: company, bid: body.id }, body: { year: 2025, presence_days: 200 } },
    { as: admin },
  )
  expect(after.years).toEqual([
    { year: 2025, reference_salary_cents: 3_000_000, presence_days: 200, absences: null, rebuilt_pay: null },
  ])
  // Who changed what decides a share is read in the trail, without its value.
  const { rows } = await server.owner.query<{ after: { fields: string[] } }>(
    `select after from audit where target_id = $1 and action = 'beneficiary.updateBeneficiary' order by at desc limit 1`,
    [body.id],
  )
  expect(rows[0]?.after.fields).toEqual(['presence_days'])
})

test('a change of IBAN asks for a recent sign-in and warns the address on file; the same IBAN asks nothing', async () => {
  const { body } = await add({ employee_number: 'I1', first_name: 'Inès', email: 'ines@example.org', iban })
  await ageSession(90)
  const put = (value: string) =>
    server.call(
      updateBeneficiary,
      {
        path: { id: company, bid: body.id },
        body: { iban: value, personal_email: 'thief@example.com' },
      },
      { as: admin },
    )
  expect((await put(iban)).status).toBe(200)
  const refusal = await put(otherIban)
  expect([refusal.status, refusal.error.code]).toEqual([401, 'recent_sign_in_required'])
  await ageSession(5)
  await server.owner.query(`update beneficiary set personal_email = 'ines@example.org' where id = $1`, [
    body.id,
  ])
  expect((await put(otherIban)).body.iban).toBe('••••••••8810')
  const { rows } = await server.owner.query(
    `select recipient, payload from outbox where kind = 'iban-changed' and beneficiary_id = $1`,
    [body.id],
  )
  expect(rows).toEqual([
    {
      recipient: 'ines@example.org',
      payload: { beneficiary_id: body.id, iban_mask: '••••••••8810', by: 'staff' },
    },
  ])
})

test('nobody else’s company: reading, adding, changing, deleting answer like an invented id', async () => {
  const foreign = await plantCompany(server)
  const person = await plantBeneficiary(server, foreign)
  const statuses = [
    await server.call(listBeneficiaries, { path: { id: foreign } }, { as: admin }),
    await add({}, foreign),
    await server.call(
      updateBeneficiary,
      { path: { id: company, bid: person }, body: { mobile: '1' } },
      { as: admin },
    ),
    await server.call(deleteBeneficiary, { path: { id: company, bid: person } }, { as: admin }),
  ].map((answer) => [answer.status, answer.error.code])
  expect(statuses).toEqual(Array.from({ length: 4 }, () => [404, 'not_found']))
  const { rows } = await server.owner.query(`select mobile from beneficiary where id = $1`, [person])
  expect(rows).toEqual([{ mobile: null }])
})

test('deleting twice answers 204 twice; a file used by a campaign is archived', async () => {
  const spare = await plantBeneficiary(server, company)
  const remove = (bid: string) =>
    server.call(deleteBeneficiary, { path: { id: company, bid } }, { as: admin })
  expect([(await remove(spare)).status, (await remove(spare)).status]).toEqual([204, 204])
  const used = await plantBeneficiary(server, company)
  await server.owner.query(
    `with c as (insert into campaign (id, company_id, name, type, year, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations, default_rule, draft_policy,
       reminder_plan, created_at, updated_at)
     values (gen_random_uuid(), $1, 'C', 'interessement', 2025, '2025-01-01', '2025-12-31', '[]', 3, false, false, 15, 0,
       '2026-05-31', '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', now(), now()) returning id)
     insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, created_at, updated_at)
     select gen_random_uuid(), $1, id, $2, 'x', 'y', now(), now() from c`,
    [company, used],
  )
  expect((await remove(used)).status).toBe(204)
  expect((await remove(used)).status).toBe(204)
  const { rows } = await server.owner.query(`select status from beneficiary where id = any($1)`, [
    [spare, used],
  ])
  expect(rows).toEqual([{ status: 'archived' }])
})

test('a person reads and changes the own file only, masked, with a recent sign-in for the IBAN', async () => {
  const person = await plantUser(server)
  const bid = await plantBeneficiary(server, company, { userId: person, lastName: 'Moreau', salary: null })
  await plantBeneficiary(server, company, { lastName: 'Voisin' })
  const me = await server.call(getMe, {}, { as: person })
  expect([me.status, me.body.id, me.body.companies.length]).toEqual([200, bid, 1])
  // What the company has to complete is not shown to the person.
  expect(me.body.blockers).toEqual([])
  const put = await server.call(updateMe, { body: { mobile: '+33639980009', iban } }, { as: person })
  expect([put.body.mobile, put.body.iban]).toEqual(['+33639980009', '••••••••4466'])
  await server.owner.query(`update session set auth_time = now() - interval '2 hours' where user_id = $1`, [
    person,
  ])
  const late = await server.call(updateMe, { body: { iban: otherIban } }, { as: person })
  expect(late.error.code).toBe('recent_sign_in_required')
  const unchanged = await server.call(updateMe, { body: { iban: put.body.iban } }, { as: person })
  expect(unchanged.status).toBe(200)
  const sneaky = await server.call(
    updateMe,
    { body: { last_name: 'Autre', status: 'archived' } as object },
    { as: person },
  )
  expect(sneaky.error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
    ['last_name', 'read_only'],
    ['status', 'read_only'],
  ])
  expect((await server.call(getMe, {}, { as: person })).body.last_name).toBe('Moreau')
  expect((await server.call(getMe, {}, { as: admin })).status).toBe(403)
})

test('whoever wants SMS has a mobile, and keeps one while they want it so', async () => {
  const person = await plantUser(server)
  const bid = await plantBeneficiary(server, company, { userId: person })
  const mine = (body: object) => server.call(updateMe, { body }, { as: person })
  const theirs = (body: object) =>
    server.call(updateBeneficiary, { path: { id: company, bid }, body }, { as: admin })
  const needed = [422, 'sms_needs_mobile', 'electronic_delivery']
  const told = (reply: Awaited<ReturnType<typeof mine>>) => [
    reply.status,
    reply.error?.code,
    reply.error?.field_errors?.[0]?.field,
  ]
  expect(told(await mine({ electronic_delivery: 'sms' }))).toEqual(needed)
  expect(told(await mine({ electronic_delivery: 'sms', mobile: '01 99 00 12 34' }))).toEqual(needed)
  expect(told((await theirs({ electronic_delivery: 'sms' })) as never)).toEqual(needed)
  expect((await mine({ electronic_delivery: 'sms', mobile: '06 39 98 00 02' })).status).toBe(200)
  expect(told(await mine({ mobile: null }))).toEqual(needed)
  // What payroll knows of a number is not held back by a wish of the person's.
  expect((await theirs({ mobile: null })).status).toBe(200)
})

test('a phone number is one, and nobody is born tomorrow', async () => {
  const bid = await plantBeneficiary(server, company)
  const put = (body: object) =>
    server.call(updateBeneficiary, { path: { id: company, bid }, body }, { as: admin })
  const wrong = await put({ mobile: 'abc' })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_phone'])
  expect((await put({ mobile: '06 39 98 00 02' })).body.mobile).toBe('+33639980002')
  expect((await put({ mobile: '' })).body.mobile).toBeNull()
  const early = await put({ birth_date: '2090-01-01' })
  expect([early.status, early.error.code]).toEqual([422, 'birth_date_ahead'])
})

test('a country that nobody knows is refused at its field, and one on file stops no other change', async () => {
  const wrong = await add({ birth_country: 'ZZZ', address: { city: 'Lille', country: 'Nulle part' } })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'unknown_country'])
  expect(wrong.error.field_errors?.map(({ field }) => field)).toEqual(['birth_country', 'address.country'])
  const { status, body } = await add({
    employee_number: 'PAYS',
    birth_country: 'BEL',
    address: { city: 'Köln', country: 'Allemagne' },
  })
  expect(status).toBe(201)
  await server.owner.query(
    `update beneficiary set birth_country = 'ZZZ', address = address || '{"country":"Nulle part"}' where id = $1`,
    [body.id],
  )
  const path = { id: company, bid: body.id }
  const put = (change: object) => server.call(updateBeneficiary, { path, body: change }, { as: admin })
  const address = { ...body.address, city: 'Bonn', country: 'Nulle part' }
  expect((await put({ birth_country: 'ZZZ', address })).status).toBe(200)
  expect((await put({ address: { ...address, country: 'Ailleurs' } })).status).toBe(422)
})

test('a post code that France has not is refused at its field, abroad it stands, and one on file stops no other change', async () => {
  const wrong = await add({ address: { city: 'Lille', postal_code: 'ABCDE', country: 'FRA' } })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_postal_code'])
  expect(wrong.error.field_errors?.map(({ field }) => field)).toEqual(['address.postal_code'])
  const { status, body } = await add({
    employee_number: 'CODE',
    address: { city: 'Londres', postal_code: 'SW1A 1AA', country: 'Royaume-Uni' },
  })
  expect(status).toBe(201)
  const path = { id: company, bid: body.id }
  const put = (change: object) => server.call(updateBeneficiary, { path, body: change }, { as: admin })
  expect((await put({ address: { ...body.address, country: null } })).error.code).toBe('invalid_postal_code')
  await server.owner.query(`update beneficiary set address = address || '{"country":"FRA"}' where id = $1`, [
    body.id,
  ])
  expect((await put({ address: { ...body.address, city: 'Lens', country: 'FRA' } })).status).toBe(200)
})

test('nobody is hired before being born, and such dates on file stop no other change', async () => {
  const wrong = await add({ birth_date: '2025-03-01', hire_date: '2020-01-06' })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'hire_before_birth'])
  expect(wrong.error.field_errors?.map(({ field }) => field)).toEqual(['hire_date'])
  const { body } = await add({ employee_number: 'DATES', birth_date: '1990-03-01', hire_date: '2020-01-06' })
  await server.owner.query(`update beneficiary set birth_date = '2025-03-01' where id = $1`, [body.id])
  const path = { id: company, bid: body.id }
  const put = (change: object) => server.call(updateBeneficiary, { path, body: change }, { as: admin })
  expect((await put({ birth_place: 'Brest' })).status).toBe(200)
  expect((await put({ hire_date: '2021-01-06' })).status).toBe(422)
})
