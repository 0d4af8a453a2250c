import { getCompany, readCalendar, searchReferenceCodes, updateCompany } from '@moisson/contract/company'
import { vatNumberOf } from '@moisson/core/company/check-file'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshSiren, plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openIban } from './company-iban.ts'

let server: TestServer
let company: string
let siren: string
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  const { rows } = await server.owner.query<{ siren: string }>(`select siren from company where id = $1`, [
    company,
  ])
  siren = rows[0]?.siren ?? ''
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
})
const save = (body: object, headers: Record<string, string> = {}, as = admin) =>
  server.call(updateCompany, { path: { id: company }, body }, { as, headers })
const iban = 'FR7630006000011234567890189'
const other = 'FR1420041010050500013M02606'

test('a whole file is kept and given back in the form it was read in, and what GET gave changes nothing', async () => {
  const saved = await save({
    vat_number: `fr ${vatNumberOf(siren).slice(2)}`,
    naf_code: '6201z',
    idcc_codes: [1486, 1486],
    share_capital_cents: 5_000_000,
    equity_cents: -120_000,
    headcount: 48.25,
    headcount_year: 2025,
    contact_phone: '01 99 00 12 34',
    legal_representative: {
      civility: 'mrs',
      first_name: 'Anne',
      last_name: 'Roche',
      title: 'Présidente',
      phone: '0612345678',
    },
    cse_contact: { name: '', email: null, phone: '' },
    current_fiscal_year: { start: '2026-01-01', end: '2026-12-31' },
    brand_color: '#166534',
    bic: 'agrifrpp',
    other_schemes: [{ type: 'cet', since: '2020-01-01', until: null }],
  })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({
    vat_number: vatNumberOf(siren),
    naf_code: '62.01Z',
    naf_label: 'Programmation informatique',
    idcc_codes: [1486],
    equity_cents: -120_000,
    headcount_bracket: 'from_11_to_49',
    contact_phone: '+33199001234',
    cse_contact: null,
    bic: 'AGRIFRPP',
    legal_representative: { first_name: 'Anne', phone: '+33612345678' },
  })
  expect(saved.body.idcc_labels[0]?.label).toContain('Bureaux d’études techniques')
  expect(saved.body.schemes).toContainEqual(expect.objectContaining({ type: 'cet', status: 'active' }))
  expect(saved.body.origins['naf_code']).toMatchObject({ source: 'company', by: 'Claire Martin' })
  const again = await save(saved.body)
  expect({ ...again.body, version: 0, updated_at: '' }).toEqual({ ...saved.body, version: 0, updated_at: '' })
})

test('all that is wrong is said at once, each at its field, and nothing is written', async () => {
  const wrong = await save({
    trade_name: 'Non écrit',
    siret: '73282932000074',
    vat_number: 'FR00123456789',
    naf_code: '99.99Q',
    idcc_codes: [16, 9998],
    address: { postal_code: '7501' },
    iban: 'FR7630006000011234567890180',
    bic: 'AGRI',
    contact_phone: 'bureau',
    legal_representative: { phone: '12' },
    headcount_year: 2031,
    annual_gross_payroll_year: 2031,
    fiscal_year_end_month: 4,
    fiscal_year_end_day: 31,
    current_fiscal_year: { start: '2026-05-01', end: '2026-04-30' },
    brand_color: 'vert',
  })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_request'])
  expect(
    wrong.error.field_errors?.map((one: { field: string; code: string }) => [one.field, one.code]),
  ).toEqual([
    ['siret', 'invalid_siret'],
    ['vat_number', 'invalid_vat_number'],
    ['naf_code', 'unknown_naf_code'],
    ['idcc_codes.1', 'unknown_idcc'],
    ['address.postal_code', 'invalid_postal_code'],
    ['iban', 'invalid_iban'],
    ['bic', 'invalid_bic'],
    ['contact_phone', 'invalid_phone'],
    ['legal_representative.phone', 'invalid_phone'],
    ['brand_color', 'invalid_colour'],
    ['headcount_year', 'future_year'],
    ['annual_gross_payroll_year', 'future_year'],
    ['fiscal_year_end_day', 'no_such_day'],
    ['current_fiscal_year.end', 'exercise_dates'],
  ])
  expect(wrong.error.field_errors?.[1]?.message).toContain(vatNumberOf(siren))
  const { body } = await server.call(getCompany, {}, { as: admin })
  expect(body).toMatchObject({ version: 1, trade_name: null })
})

test('the account is sealed, masked in answers, told to the other administrators and kept out of the log', async () => {
  const colleague = await plantUser(server, { name: 'Marc Petit' })
  await plantMembership(server, colleague, company, 'company_admin')
  const saved = await save({ iban: `${iban.slice(0, 4)} ${iban.slice(4)}` })
  expect(saved.body.iban).toBe('••••••••0189')
  expect(saved.raw.toString()).not.toContain(iban.slice(4, 20))
  const { rows } = await server.owner.query<{ iban_cipher: Buffer }>(
    'select iban_cipher from company where id = $1',
    [company],
  )
  expect(openIban(server.services.sealer, company, 'iban', rows[0]?.iban_cipher ?? Buffer.alloc(0))).toBe(
    iban,
  )
  // What GET gave, put back, and the same account again: neither is a change.
  for (const same of [saved.body.iban, iban]) await save({ iban: same })
  await save({ iban: other })
  const mails = await server.owner.query<{ recipient: string; payload: object }>(
    `select recipient, payload from outbox where kind = 'company-account-changed' and company_id = $1 order by created_at`,
    [company],
  )
  const address = await server.owner.query<{ email: string }>('select email from app_user where id = $1', [
    colleague,
  ])
  expect(mails.rows.map(({ recipient }) => recipient)).toEqual([
    address.rows[0]?.email,
    address.rows[0]?.email,
  ])
  const audit = await server.owner.query<{ after: object }>(
    `select before, after from audit where company_id = $1`,
    [company],
  )
  const written = JSON.stringify([audit.rows, mails.rows])
  for (const secret of [iban.slice(-8), other.slice(-8)]) expect(written).not.toContain(secret)
  expect(audit.rows.some(({ after }) => JSON.stringify(after).includes('"hidden":["iban"]'))).toBe(true)
})

test('a change of account asks for a recent sign-in; the rest of the file does not', async () => {
  await save({ iban })
  await server.tokenOf(admin)
  await server.owner.query(
    `update session set auth_time = now() - interval '61 minutes' where user_id = $1`,
    [admin],
  )
  const refusedOne = await save({ iban: other })
  expect([refusedOne.status, refusedOne.error.code]).toEqual([401, 'recent_sign_in_required'])
  expect((await save({ keeper_iban: other })).status).toBe(401)
  expect((await save({ iban: '••••••••0189', rcs_city: 'Pontoise' })).body.rcs_city).toBe('Pontoise')
})

test('the calendar follows the closing day, and another day may be tried without being written', async () => {
  const at = (query: object) => server.call(readCalendar, { path: { id: company }, query }, { as: admin })
  const on = async (query: object, code: string, year: string) =>
    (await at(query)).body.items
      .filter((date) => date.code === code && date.on.startsWith(year))
      .map(({ on }) => on)
  expect(await on({}, 'conclusion', '2026')).toEqual(['2026-06-30'])
  expect(await on({}, 'filing', '2026')).toEqual(['2026-07-15'])
  expect(await on({}, 'payment', '2026')).toEqual(['2026-05-31'])
  expect(await on({}, 'interest', '2026')).toEqual(['2026-06-01'])
  expect(await on({ month: '9', day: '30' }, 'payment', '2026')).toEqual(['2026-02-28'])
  const tried = (await at({ month: '9', day: '30' })).body
  expect(tried.exercises).toEqual([
    { start: '2024-10-01', end: '2025-09-30' },
    { start: '2025-10-01', end: '2026-09-30' },
  ])
  expect(tried.items.find(({ code }) => code === 'payment')?.late?.fr).toMatch(/par jour pour 100\s000,00/)
  for (const query of [
    { month: '2', day: '30' },
    { month: '13', day: '1' },
  ])
    expect((await at(query)).error.code).toBe('no_such_closing_day')
  expect((await server.call(getCompany, {}, { as: admin })).body).toMatchObject({ fiscal_year_end_month: 12 })
})

test('codes are found by number and by words, without accents', async () => {
  const find = async (kind: 'naf' | 'idcc', q: string) =>
    (await server.call(searchReferenceCodes, { query: { kind, q } }, { as: admin })).body.items
  expect((await find('naf', '62.01'))[0]).toEqual({ code: '62.01Z', label: 'Programmation informatique' })
  expect((await find('naf', 'boulangerie patisserie')).map(({ code }) => code)).toContain('10.71C')
  expect((await find('idcc', '16'))[0]?.code).toBe('0016')
  expect((await find('idcc', 'metallurgie')).map(({ code }) => code)).toContain('3248')
  const person = await plantUser(server)
  await plantBeneficiary(server, company, { userId: person })
  expect(await find('naf', 'zzzz')).toEqual([])
})

test('state and SIREN are the adviser’s to write; a SIREN stands once the company is active, and is no other’s', async () => {
  const manager = await plantUser(server, { manager: true })
  await plantMembership(server, manager, company, 'manager')
  const as = (body: object, who = manager) => save(body, {}, who)
  const taken = freshSiren()
  const other = await plantCompany(server, { siren: taken })
  expect((await as({ siren: freshSiren() })).error.field_errors?.[0]).toMatchObject({ code: 'siren_locked' })
  expect((await as({ siren: null } as never)).error.field_errors?.[0]?.field).toBe('siren')
  expect((await as({ siren: '' })).body.siren).toBe(siren)
  expect((await as({ status: 'onboarding' })).body.status).toBe('onboarding')
  const own = await as({ status: 'archived', siren: taken }, admin)
  expect(own.error.field_errors?.map(({ field, code }) => [field, code])).toEqual([
    ['siren', 'read_only'],
    ['status', 'read_only'],
  ])
  expect((await as({ status: 'onboarding', siren }, admin)).status).toBe(200)
  const twice = await as({ siren: taken })
  const wrong = await as({ siren: '123456789' })
  expect(wrong.error.field_errors?.[0]).toMatchObject({ field: 'siren', code: 'invalid_siren' })
  // Whose client a company is cannot be told from the answer.
  const bare = (error: typeof twice.error) => ({ ...error, request_id: '' })
  expect([twice.status, bare(twice.error)]).toEqual([wrong.status, bare(wrong.error)])
  // Who sees the other company is told which one it is.
  const boss = await plantUser(server, { platformAdmin: true })
  const seen = await as({ siren: taken }, boss)
  expect([seen.status, seen.error.code, seen.error.details?.['company_id']]).toEqual([
    409,
    'siren_exists',
    other,
  ])
  const fresh = freshSiren()
  const moved = await as({ siren: fresh, vat_number: vatNumberOf(fresh) })
  expect(moved.body).toMatchObject({ siren: fresh, vat_number: vatNumberOf(fresh) })
})

test('a closing month given alone is kept alone: no day is made up, and what needs it says so', async () => {
  await server.owner.query(
    `update company set fiscal_year_end_month = null, fiscal_year_end_day = null where id = $1`,
    [company],
  )
  const saved = await save({ fiscal_year_end_month: 6 })
  expect(saved.body).toMatchObject({ fiscal_year_end_month: 6, fiscal_year_end_day: null })
  expect(saved.body.checklist.find(({ code }) => code === 'closing_missing')).toMatchObject({
    done: false,
    field: 'fiscal_year_end_day',
  })
  const calendar = await server.call(readCalendar, { path: { id: company }, query: {} }, { as: admin })
  expect(calendar.body).toMatchObject({ closing: null, items: [] })
  const other = await save({ fiscal_year_end_month: null, fiscal_year_end_day: 3 })
  expect(other.error.field_errors?.map(({ field }: { field: string }) => field)).toEqual([
    'fiscal_year_end_month',
  ])
})
