import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { readXlsx } from 'hucre'
import { noFingerprints } from '@moisson/core/keeper/keeper-files'
import { exportGroupama, exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantSettled, type SettledFacts } from '../testing/plant-settled.ts'

let server: TestServer
let admin: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-05-20T10:00:00Z')
  admin = await plantUser(server)
})
afterAll(() => server.close())

const people: SettledFacts[] = [
  { number: '010', gross: 100_000, paid: 90_300 },
  {
    number: '002',
    gross: 33_333,
    paid: 10_000,
    pee: 20_000,
    percol: 99,
    abondement: { gross: 6_000, net: 5_418 },
  },
  { number: '003', gross: 250_001, pee: 225_751, byDefault: true, abondement: { gross: 100, net: 90 } },
  { number: '004', gross: 5_000 },
]
async function settled(
  facts: readonly SettledFacts[] = people,
  options: { state?: string; bound?: boolean } = {},
) {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  return plantSettled(server, company, facts, options)
}
const payroll = (id: string, query: Record<string, string> = {}, as = admin) =>
  server.call(exportPayroll, { path: { id }, query } as never, { as })
const groupama = (id: string, query: Record<string, string> = {}, as = admin) =>
  server.call(exportGroupama, { path: { id }, query } as never, { as })
const sheetOf = async (raw: Buffer, at = 0): Promise<unknown[][]> => {
  const book = await readXlsx(raw)
  return (book.sheets[at]?.rows ?? []) as unknown[][]
}
const csvOf = (raw: Buffer): Record<string, string>[] =>
  parse(raw, { delimiter: ';', columns: true, bom: true }) as Record<string, string>[]

test('the payroll lines of each person add up to the campaign, to the cent, and follow the contract', async () => {
  const { id } = await settled(people, { bound: true })
  const { status, body, headers } = await payroll(id)
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(z.safeParse(exportPayroll.output, body).error?.issues ?? []).toEqual([])
  expect(body.items.map((line) => line.matricule)).toEqual(['002', '003', '004', '010'])
  for (const line of body.items) {
    const { brut_paye_cents, brut_investi_pee_cents, brut_investi_percol_cents, brut_retenu_cents } = line
    expect(brut_paye_cents + brut_investi_pee_cents + brut_investi_percol_cents + brut_retenu_cents).toBe(
      line.brut_cents,
    )
    const levies = line.csg_deductible_cents + line.csg_non_deductible_cents + line.crds_cents
    expect(line.net_paye_cents + line.net_investi_cents + line.net_retenu_cents).toBe(
      line.brut_cents - levies,
    )
    expect(line.dsn_code_54).toBe('12')
  }
  const [, placed, , cash] = body.items
  // Paid whole: 6.8 % deductible, the rest taxable. Placed whole: nothing deductible, nothing taxable.
  expect([cash?.csg_deductible_cents, cash?.imposable_cents]).toEqual([6_800, 93_200])
  expect([placed?.csg_deductible_cents, placed?.imposable_cents]).toEqual([0, 0])
  const summary = (await server.call(getPaymentSummary, { path: { id } }, { as: admin })).body
  expect(body.totals).toMatchObject({
    brut_cents: summary.envelope_gross_cents,
    net_paye_cents: summary.paid_cents,
    net_investi_cents: summary.pee_cents + summary.percol_cents,
    net_retenu_cents: summary.held_cents,
    abondement_brut_cents: summary.abondement_gross_cents,
    forfait_social_cents: summary.forfait_social_cents,
  })
  expect(summary.difference_cents).toBe(0)
  expect(summary.counts).toEqual({ paid: 2, placed: 2, held: 1 })
  // 20 % of what is paid or placed gross, and of the matching: what is held back waits.
  const base = 100_000 + 33_333 - (body.items[0]?.brut_retenu_cents ?? 0) + 250_001 + 6_100
  expect(body.totals['forfait_social_base_cents']).toBe(base)
  expect(summary.forfait_social_cents).toBe(Math.round(base * 0.2))
})

test('a company not bound by participation owes no forfait social', async () => {
  const { id } = await settled()
  expect((await payroll(id)).body.totals['forfait_social_cents']).toBe(0)
})

test('csv and xlsx say what json says, in French figures', async () => {
  const { id } = await settled(people, { bound: true })
  const json = (await payroll(id)).body
  const csv = await payroll(id, { format: 'csv' })
  expect(csv.raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect((await payroll(id, { format: 'csv', bom: 'false' })).raw[0]).toBe('m'.charCodeAt(0))
  const rows = csvOf(csv.raw)
  expect(rows.length).toBe(4)
  const cents = (text: string | undefined) => Math.round(Number((text ?? '').replace(',', '.')) * 100)
  for (const [at, row] of rows.entries()) {
    expect([row['matricule'], row['exercice_fin']]).toEqual([json.items[at]?.matricule, '31/12/2025'])
    expect(row['brut']).toMatch(/^\d+,\d\d$/)
    expect(cents(row['net_paye'])).toBe(json.items[at]?.net_paye_cents)
  }
  const sheet = await sheetOf((await payroll(id, { format: 'xlsx' })).raw)
  expect(sheet.length).toBe(5)
  const netPaid = (sheet[0] ?? []).indexOf('net_paye')
  expect(sheet.slice(1).map((row) => Math.round(Number(row[netPaid]) * 100))).toEqual(
    json.items.map((line) => line.net_paye_cents),
  )
  expect(csv.headers['content-disposition']).toMatch(/filename="Paie_\d{9}_interessement_2025_20260512\.csv"/)
})

const payloads = [
  '=1+1',
  '+33',
  '-2',
  '@SUM(A1)',
  " =cmd|'/c calc'!A1",
  '\u00a0=1',
  '\u{ff1d}1+1',
  'a;b"c',
  'x\n=HYPERLINK("http://x")',
  '\t=1',
  '_x000A_<b>&amp;',
]
test('a name that a spreadsheet would run is text: disarmed in csv, typed in xlsx, the same once read', async () => {
  const { id } = await settled(payloads.map((lastName, at) => ({ lastName, gross: 1_000 + at, paid: 0 })))
  const rows = csvOf((await payroll(id, { format: 'csv' })).raw)
  for (const [at, row] of rows.entries()) {
    const name = row['nom'] ?? ''
    expect(name.replaceAll(/^'|(?<=\n)'/g, '')).toBe(payloads[at])
    expect(name).not.toMatch(/(^|\n)[\s\u00a0]*[=+\-@\uff1d]/)
  }
  const sheet = await sheetOf((await payroll(id, { format: 'xlsx' })).raw)
  expect(sheet.slice(1).map((row) => row[1])).toEqual(payloads)
})

test('the keeper’s file has its cover and one row a person, plan and fund, with the same totals', async () => {
  const { id } = await settled()
  const answer = await groupama(id)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(
    /filename="Groupama_\d{9}_interessement_2025_20260512\.xlsx"/,
  )
  const book = await readXlsx(answer.raw)
  expect(book.sheets.map((sheet) => sheet.name)).toEqual(['Page de garde', 'Affectations'])
  const cover = Object.fromEntries((await sheetOf(answer.raw, 0)).map((row) => [row[0], row[1]])) as Record<
    string,
    unknown
  >
  const csv = await groupama(id, { as: 'csv' })
  const rows = csvOf(csv.raw)
  expect(
    rows.map((row) => [row['matricule'], row['plan'], row['mode_gestion'], row['origine_choix']]),
  ).toEqual([
    ['002', 'PEE', 'LIBRE', 'CHOIX'],
    ['002', 'PERCOL', 'PILOTE', 'CHOIX'],
    ['003', 'PEE', 'LIBRE', 'DEFAUT'],
  ])
  expect(rows[0]).toMatchObject({
    numero_ligne: '1',
    code_fonds: 'FR0000000001',
    libelle_fonds: 'Fonds « Prudent » ; A',
    montant_net_investi: '200,00',
    abondement_brut: '60,00',
    csg_crds_abondement: '5,82',
    date_naissance: '12/05/1985',
    profil_pilote: '',
  })
  const summary = (await server.call(getPaymentSummary, { path: { id } }, { as: admin })).body
  expect(cover).toMatchObject({
    nature_operation: 'INT',
    nombre_lignes: 3,
    nombre_beneficiaires: 2,
    total_brut: summary.envelope_gross_cents / 100,
    total_pee: summary.pee_cents / 100,
    total_percol: summary.percol_cents / 100,
    total_paye_immediat: summary.paid_cents / 100,
    genere_le: '2026-05-12T08:30:00.000Z',
    empreinte_sha256: createHash('sha256').update(csv.raw).digest('hex'),
  })
})

test('an export is the same file byte for byte, another day, for another person, and each one is recorded', async () => {
  const { id, company } = await settled()
  const colleague = await plantUser(server, { name: 'Paul Roy' })
  await plantMembership(server, colleague, company, 'company_admin')
  const take = async (as: string) => [
    (await payroll(id, {}, as)).raw,
    (await payroll(id, { format: 'csv' }, as)).raw,
    (await payroll(id, { format: 'xlsx' }, as)).raw,
    (await groupama(id, {}, as)).raw,
    (await groupama(id, { as: 'csv' }, as)).raw,
  ]
  const first = await take(admin)
  await server.setNow('2026-07-01T22:30:00Z')
  expect((await take(colleague)).map((raw, at) => raw.equals(first[at] ?? raw.subarray(1)))).toEqual(
    first.map(() => true),
  )
  await server.setNow('2026-05-20T10:00:00Z')
  const { downloads } = (await server.call(getPaymentSummary, { path: { id } }, { as: admin })).body
  expect(downloads.length).toBe(10)
  expect(new Set(downloads.map((one) => one.by))).toEqual(new Set(['Camille Durand', 'Paul Roy']))
  const hashes = new Set(downloads.map((one) => one.sha256))
  expect(hashes).toEqual(new Set(first.map((raw) => createHash('sha256').update(raw).digest('hex'))))
  const { rows } = await server.owner.query(
    `select action, actor_id, count(*) filter (where after ? 'begun')::int as begun,
       count(*) filter (where after ? 'whole' and after ? 'sha256')::int as whole
     from audit where target_id = $1 group by 1, 2`,
    [id],
  )
  expect(rows.map(({ action, begun, whole }) => [action, begun, whole].join(' ')).toSorted()).toEqual([
    'export.exportGroupama 2 2',
    'export.exportGroupama 2 2',
    'export.exportPayroll 3 3',
    'export.exportPayroll 3 3',
  ])
  const { rows: kept } = await server.owner.query('select export_sha256 from campaign where id = $1', [id])
  expect(Object.keys(kept[0].export_sha256).toSorted()).toEqual(Object.keys(noFingerprints()).toSorted())
  expect(kept[0].export_sha256.groupama).toBe(
    createHash('sha256')
      .update(first[4] ?? '')
      .digest('hex'),
  )
})

test('before the validation nothing leaves, and the summary says so', async () => {
  const { id } = await settled(people, { state: 'submitted' })
  for (const answer of [await payroll(id), await groupama(id)])
    expect([answer.status, answer.error.code]).toEqual([409, 'not_validated'])
  const summary = await server.call(getPaymentSummary, { path: { id } }, { as: admin })
  expect([summary.status, summary.body.available]).toEqual([200, false])
})

test('an unknown format or layout names those that exist', async () => {
  const { id } = await settled()
  const format = await payroll(id, { format: '../../etc/passwd' })
  expect([format.status, format.error.code]).toEqual([422, 'unknown_format'])
  expect(format.error.error).toContain('json, csv, xlsx')
  expect((await groupama(id, { layout_version: '1999' })).error.error).toContain('2026.1')
})

test('the keeper’s file is for a company whose keeper it is', async () => {
  const { id, company } = await settled()
  await server.owner.query(`update company set account_keeper = 'amundi' where id = $1`, [company])
  expect([(await groupama(id)).status, (await payroll(id)).status]).toEqual([404, 200])
})

test('namesakes that the launch vouched for are two people, where each has a number of their own', async () => {
  const twin = { gross: 100_000, pee: 90_300, lastName: 'Noël', firstName: 'Ève' }
  const { id, company } = await settled([twin, twin])
  const number = (index: string) =>
    server.owner.query(`update beneficiary set nir_index = ${index}::bytea where company_id = $1`, [company])
  await number(`decode(md5(id::text), 'hex')`)
  expect((await groupama(id)).error.details).toMatchObject({ no_double: 1 })
  await server.owner.query(
    `update campaign set frozen = frozen || '{"reasons": [{"code": "same_person", "message": {"fr": "", "en": ""}, "reason": "Deux cousines"}]}' where id = $1`,
    [id],
  )
  expect((await groupama(id)).status).toBe(200)
  await number(`'\\x01'`)
  expect((await groupama(id)).error.details).toMatchObject({ no_double: 1 })
})

test('each control that fails is named with how many people it concerns, and nothing leaves', async () => {
  const closed = await settled([{ gross: 100_000, pee: 90_300 }])
  await server.owner.query(`update fund set status = 'archived' where id = $1`, [closed.fund])
  const cases: [string, string, number][] = [
    ['birth_date', (await settled([{ gross: 100_000, pee: 90_300, birthDate: null }])).id, 1],
    ['funds_known', closed.id, 1],
    ['clean_text', (await settled([{ gross: 100_000, pee: 90_300, lastName: '=1+1' }])).id, 1],
    ['clean_text', (await settled([{ gross: 100_000, pee: 90_300, lastName: 'a\nb' }])).id, 1],
    [
      'no_double',
      (
        await settled([
          { gross: 100_000, pee: 90_300, lastName: 'Noël', firstName: 'Ève' },
          { gross: 100_000, pee: 90_300, lastName: 'NOËL', firstName: 'Ève' },
        ])
      ).id,
      1,
    ],
  ]
  for (const [code, id, count] of cases) {
    const answer = await groupama(id)
    expect([code, answer.status, answer.error.code]).toEqual([code, 422, 'export_controls_failed'])
    expect(answer.error.details).toMatchObject({ [code]: count })
    const { controls, downloads } = (await server.call(getPaymentSummary, { path: { id } }, { as: admin }))
      .body
    expect(controls.filter((one) => !one.ok && one.severity === 'block').map((one) => one.code)).toEqual([
      code,
    ])
    expect(downloads).toEqual([])
    const named = controls.find((one) => one.code === 'birth_date')
    expect(named?.names.length).toBe(code === 'birth_date' ? 1 : 0)
  }
  const unbalanced = await settled([{ gross: 100_000, pee: 90_300 }])
  await server.owner.query(
    `update choice set lines = jsonb_set(lines, '{0,amount_cents}', '90299') where campaign_id = $1`,
    [unbalanced.id],
  )
  expect((await groupama(unbalanced.id)).error.details).toMatchObject({ lines_match_outcome: 1 })
})

test('the layout with the NIR opens it for its own file, after a recent sign-in only', async () => {
  const { id, company } = await settled([{ gross: 100_000, pee: 90_300, lastName: 'Perrin' }])
  const person = await server.owner.query('select id from beneficiary where company_id = $1', [company])
  const bid = person.rows[0].id as string
  const layout = { as: 'csv', layout_version: '2026.1-nir' }
  expect((await groupama(id, layout)).error.details).toMatchObject({ nir: 1 })
  const cipher = server.services.sealer.seal(company, `beneficiary.nir/${bid}`, '199051699045495')
  await server.owner.query(`update beneficiary set nir_cipher = $2, nir_mask = '••495' where id = $1`, [
    bid,
    cipher,
  ])
  expect(csvOf((await groupama(id, layout)).raw)[0]?.['nir']).toBe('199051699045495')
  expect((await groupama(id, { as: 'csv' })).raw.toString()).not.toContain('199051699045495')
  await server.owner.query(`update session set auth_time = now() - interval '2 hours' where user_id = $1`, [
    admin,
  ])
  expect((await groupama(id, layout)).error.code).toBe('recent_sign_in_required')
  expect((await groupama(id, { as: 'csv' })).status).toBe(200)
  await server.owner.query(`update session set auth_time = now() where user_id = $1`, [admin])
})

test('a stranger’s campaign is not there', async () => {
  const { id } = await settled()
  const stranger = await plantUser(server)
  await plantMembership(server, stranger, await plantCompany(server), 'company_admin')
  expect([(await payroll(id, {}, stranger)).status, (await groupama(id, {}, stranger)).status]).toEqual([
    404, 404,
  ])
  expect((await server.call(getPaymentSummary, { path: { id } }, { as: stranger })).status).toBe(404)
})

test('whoever breaks off in the middle, or resets just before the last byte, gives the connection back and is known: begun, not taken', async () => {
  const { id, company } = await settled([])
  await server.owner.query(
    `insert into beneficiary (id, company_id, employee_number, last_name, first_name, created_at, updated_at)
     select gen_random_uuid(), $1, 'E' || g, repeat('Nom ', 15), 'Prénom', now(), now() from generate_series(1, 30000) g`,
    [company],
  )
  // The foreign keys were first checked when the table held a few rows: their plan is made anew.
  await server.owner.query('analyze beneficiary')
  await server.owner.query(
    `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, employee_number, last_name, first_name,
       engagement_state, paid_cents, pee_cents, percol_cents, held_cents, created_at, updated_at)
     select gen_random_uuid(), $1, $2, id, employee_number, last_name, first_name, 'locked', 0, 0, 0, 0, now(), now()
     from beneficiary where company_id = $1`,
    [company, id],
  )
  const url = await listening()
  const authorization = `Bearer ${await server.tokenOf(admin)}`
  for (const format of ['csv', 'xlsx', 'json']) {
    const leave = new AbortController()
    const answer = await fetch(`${url}/api/campaigns/${id}/export/payroll?format=${format}`, {
      headers: { authorization, 'accept-encoding': 'identity' },
      signal: leave.signal,
    })
    await answer.body?.getReader().read()
    leave.abort()
  }
  const whole = (await payroll(id, { format: 'csv' })).raw.length
  const payrollAddress = `${url}/api/campaigns/${id}/export/payroll?format=csv`
  expect(await resetBefore(payrollAddress, authorization, whole * 0.9)).toBeLessThan(whole)
  const { pool } = server.services
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 15_000 }).toBe(0)
  const { rows } = await server.owner.query<{
    format: string
    people: number
    actor: string
    begun: number
    whole: number
  }>(
    `select after->>'format' as format, actor_id as actor, max((after->>'people')::int) as people,
       count(*) filter (where after ? 'begun')::int as begun, count(*) filter (where after ? 'whole')::int as whole
     from audit where target_id = $1 and action = 'export.exportPayroll' group by 1, 2 order by 1`,
    [id],
  )
  const csv = rows[0]
  const by = { actor: admin, people: 30_000 }
  expect(rows).toEqual([
    // One was taken whole; of the one reset at its end, the rest may have been handed to the network already.
    { ...by, format: 'csv', begun: 3, whole: csv?.whole },
    { ...by, format: 'json', begun: 1, whole: 0 },
    { ...by, format: 'xlsx', begun: 1, whole: 0 },
  ])
  expect([1, 2]).toContain(csv?.whole)
  const { downloads } = (await server.call(getPaymentSummary, { path: { id } }, { as: admin })).body
  expect(downloads.map(({ format, by: who }) => [format, who])).toEqual(
    Array.from({ length: csv?.whole ?? 0 }, () => ['csv', 'Camille Durand']),
  )
})

test('whoever is gone before the first byte gives the connection back: twice as many as there are, and the next is served', async () => {
  const { id } = await settled()
  const address = `${await listening()}/api/campaigns/${id}/export/payroll?format=csv`
  const authorization = `Bearer ${await server.tokenOf(admin)}`
  const { pool } = server.services
  // The moment at which a file begins is not known.
  for (let wait = 0; wait < 2 * (pool.options.max ?? 10); wait += 1)
    await leaveAfter(address, authorization, wait)
  await expect.poll(() => pool.totalCount - pool.idleCount, { timeout: 15_000 }).toBe(0)
  expect((await payroll(id)).status).toBe(200)
})

let address: Promise<string> | undefined
const listening = () => (address ??= server.app.listen({ port: 0, host: '127.0.0.1' }))

/** Reads slowly what an address answers, and resets the connection once so many bytes have come. */
function resetBefore(address: string, authorization: string, bytes: number): Promise<number> {
  const { hostname, port, pathname, search } = new URL(address)
  return new Promise((done, failed) => {
    const socket = connect({ host: hostname, port: Number(port) })
    let read = 0
    socket.on('error', failed)
    socket.on('data', (piece) => {
      read += piece.length
      if (read < bytes) {
        socket.pause()
        setTimeout(() => socket.resume(), 2)
        return
      }
      socket.removeAllListeners('error').on('error', () => {})
      socket.resetAndDestroy()
      done(read)
    })
    socket.write(
      `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${authorization}\r\naccept-encoding: identity\r\n\r\n`,
    )
  })
}

/** Asks for an address and resets the connection so many milliseconds later, whatever came. */
async function leaveAfter(address: string, authorization: string, wait: number): Promise<void> {
  const { hostname, port, pathname, search } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => {})
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`)
  await sleep(wait)
  socket.resetAndDestroy()
}
