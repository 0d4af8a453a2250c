import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallDeclaration } from '@moisson/contract/call'
import { completeCampaign } from '@moisson/contract/campaign'
import { exportPayroll, getPaymentSummary } from '@moisson/contract/export'
import {
  exportSepa,
  getAccounting,
  getLateInterest,
  listKeeperAnswer,
  listPayments,
  receiveKeeperAnswer,
  recordPayment,
  treatAnswerLine,
} from '@moisson/contract/payment'
import { writeDocument } from '../document/write-document.ts'
import { writeXlsx, type Cell } from '../export/write-xlsx.ts'
import { keepFile } from '../file/keep-file.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import {
  server,
  admin,
  openScene,
  netOf,
  people,
  scene,
  payments,
  type Kind,
  record,
  sepa,
} from '../testing/payment-scene.ts'

beforeAll(openScene)
afterAll(() => server.close())

test('the movements are the payment summary and the payroll export, to the cent', async () => {
  const { company, cid } = await scene(people, { bound: true })
  const { status, body } = await payments(company)
  expect(status).toBe(200)
  const summary = (await server.call(getPaymentSummary, { path: { id: cid } }, { as: admin })).body
  const payroll = (await server.call(exportPayroll, { path: { id: cid } }, { as: admin })).body
  const [campaign] = body.campaigns
  const amounts = Object.fromEntries(
    (campaign?.movements ?? []).map(({ kind, amount_cents }) => [kind, amount_cents]),
  )
  expect(summary.difference_cents).toBe(0)
  expect(summary.forfait_social_cents).toBeGreaterThan(0)
  expect(amounts).toEqual({
    payroll: summary.paid_cents,
    account_keeper: summary.pee_cents + summary.percol_cents + summary.abondement_net_cents,
    levies:
      summary.levies_cents +
      summary.abondement_gross_cents -
      summary.abondement_net_cents +
      summary.forfait_social_cents,
    held: summary.held_cents,
  })
  expect(amounts['payroll']).toBe(payroll.totals['net_paye_cents'])
  expect(amounts['held']).toBe(payroll.totals['net_retenu_cents'])
  expect(campaign).toMatchObject({ blocked: null, can_complete: false, due_on: '2026-05-31' })
  expect(body.totals.total_cents + body.totals.held_cents).toBe(
    summary.envelope_gross_cents + summary.abondement_gross_cents + summary.forfait_social_cents,
  )
  expect(body.months.map(({ month, total_cents }) => [month, total_cents])).toEqual([
    ['2026-05', (amounts['payroll'] ?? 0) + (amounts['account_keeper'] ?? 0)],
    ['2026-06', amounts['levies']],
  ])
})

test('an exercice says in which year it is paid, and what waits in another one is told and read first', async () => {
  const one = await scene()
  const { body } = await payments(one.company, {})
  expect(body.exercises).toEqual([{ year: body.year, paid_in: [2026], next_due_on: '2026-05-31' }])
  // A newer exercice of which everything is paid leads nobody away from what is due.
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, planned_payment_date, legal_payment_deadline, destinations,
       default_rule, draft_policy, reminder_plan, launched_at, completed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Prime', 'ppv', $2, 'completed', '2026-01-01', '2026-12-31', '[]', 0, true, true, 15, 3,
       '2027-01-15', '2099-05-31', '{immediate_payment}', 'immediate_payment', 'ignore_draft', '{}', now(), now(), now(), now())`,
    [one.company, body.year + 1],
  )
  const later = (await payments(one.company, {})).body
  expect([later.year, later.exercises]).toEqual([
    body.year,
    [
      { year: body.year + 1, paid_in: [2027], next_due_on: null },
      { year: body.year, paid_in: [2026], next_due_on: '2026-05-31' },
    ],
  ])
})

test('without a campaign the next payment is told once an agreement is on record, and no date before', async () => {
  const company = await plantCompany(server)
  await plantMembership(server, admin, company, 'company_admin')
  const { body } = await payments(company, {})
  expect(body).toMatchObject({ year: 2026, years: [], campaigns: [], next_expected_on: null })
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, first_exercise_start, last_exercise_end, clauses, updated_at)
     values (gen_random_uuid(), $1, 'interessement', 'Accord', '2025-05-12', '2025-01-01', '2027-12-31', '{}', business_now())`,
    [company],
  )
  expect((await payments(company, {})).body.next_expected_on).toBe('2026-05-31')
})

test('the years that the matching counts in are told beside the payments, which may be of another', async () => {
  const one = await scene()
  await server.owner.query('delete from abondement_entry where company_id = $1', [one.company])
  const entry = (plan: string, year: number, freed: boolean) =>
    server.owner.query(
      `insert into abondement_entry (id, company_id, beneficiary_id, plan_kind, year, kind, gross_cents, campaign_id,
         campaign_beneficiary_id, source, confirmed_at, freed_at, created_at, updated_at)
       select gen_random_uuid(), company_id, beneficiary_id, $2, $3, 'settlement', 1000, campaign_id, id, 'choice',
         now(), case when $4 then now() end, now(), now() from campaign_beneficiary where campaign_id = $1 limit 1`,
      [one.cid, plan, year, freed],
    )
  expect((await payments(one.company)).body.campaigns[0]?.matching_years).toEqual([])
  await entry('pee', 2025, false)
  await entry('percol', 2024, true)
  expect((await payments(one.company)).body.campaigns[0]?.matching_years).toEqual([2025])
  const paid = await record(one, 'account_keeper', { status: 'paid' })
  expect(paid.body.paid_on).toBe('2026-05-20')
  expect((await payments(one.company)).body.campaigns[0]?.matching_years).toEqual([2025])
})

test('an order, then a payment with its proof; then the campaign can be completed', async () => {
  const one = await scene()
  const proof = await server.inTransaction({ companies: [one.company] }, async (tx, now) => {
    const file = await keepFile(
      server.services,
      tx,
      { name: 'avis.txt', bytes: Buffer.from('Virement exécuté le 20/05/2026') },
      { companyId: one.company, by: admin, now },
    )
    const paper = { company_id: one.company, title: 'Avis', file_id: file.id, by: null } as const
    const write = (type: 'payment_proof' | 'kbis') =>
      writeDocument(tx, { ...paper, type, source: 'uploaded', status: 'active' }, now)
    return { good: await write('payment_proof'), other: await write('kbis') }
  })
  const ordered = await record(one, 'payroll', { status: 'ordered', paid_on: '2026-05-28' })
  expect(ordered.body).toMatchObject({ status: 'ordered', paid_on: '2026-05-28', version: 1 })
  const wrong = await record(one, 'payroll', { status: 'paid', proof_document_id: proof.other })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'not_a_payment_proof'])
  const nowhere = await record(one, 'payroll', { status: 'paid', proof_document_id: randomUUID() })
  expect(nowhere.error.code).toBe('unknown_document')
  // Kept for advisers, it is not there for the company, whatever its type.
  const keep = (visibility: string) =>
    server.owner.query(
      `update document set visibility = $1 where type = 'payment_proof' and company_id = $2`,
      [visibility, one.company],
    )
  await keep('managers_only')
  const hidden = await record(one, 'payroll', { status: 'paid', proof_document_id: proof.good })
  expect([hidden.status, hidden.error.code]).toEqual([nowhere.status, 'unknown_document'])
  await keep('company_admins')
  const stale = await record(one, 'payroll', { status: 'paid' }, { 'if-match': '"0"' })
  expect([stale.status, stale.error.current]).toMatchObject([412, { status: 'ordered', version: 1 }])
  const paid = await record(
    one,
    'payroll',
    { status: 'paid', paid_on: '2026-05-19', reference: 'VIR 42', proof_document_id: proof.good },
    { 'if-match': '"1"' },
  )
  expect(paid.body).toMatchObject({
    status: 'paid',
    paid_on: '2026-05-19',
    reference: 'VIR 42',
    proof: { id: proof.good, title: 'Avis' },
    recorded_by: 'Claire Martin',
    version: 2,
  })
  await keep('managers_only')
  const [shown] = (await payments(one.company)).body.campaigns
  expect(shown?.movements.filter(({ proof: seen }) => seen)).toEqual([])
  await keep('company_admins')
  expect((await record(one, 'account_keeper', { status: 'paid' })).body).toMatchObject({
    paid_on: '2026-05-20',
  })
  expect((await payments(one.company)).body.campaigns[0]).toMatchObject({ can_complete: true })
  await server.owner.query(`update campaign set criteria = $2 where id = $1`, [
    one.cid,
    JSON.stringify([{ criterion: 'uniform', weight_bps: 10_000 }]),
  ])
  const complete = (paid_on: string) =>
    server.call(completeCampaign, { path: { id: one.cid }, body: { paid_on } }, { as: admin })
  const summary = await server.call(getPaymentSummary, { path: { id: one.cid } }, { as: admin })
  expect(summary.body.recorded_on).toBe('2026-05-20')
  // Another day than that of the records would be told to people.
  expect((await complete('2026-05-19')).error).toMatchObject({ code: 'payment_day_recorded' })
  const done = await complete('2026-05-20')
  expect(done.status).toBe(200)
  const after = (await payments(one.company)).body
  expect(after.campaigns[0]?.movements.map(({ kind, status, paid_on }) => [kind, status, paid_on])).toEqual([
    ['payroll', 'paid', '2026-05-19'],
    ['account_keeper', 'paid', '2026-05-20'],
    // Declared and settled the month after.
    ['levies', 'forecast', null],
    ['held', 'held', null],
  ])
  const undone = await record(one, 'payroll', { status: 'to_prepare' })
  expect([undone.status, undone.error.code]).toEqual([409, 'payment_campaign_completed'])
  // A record that is corrected takes the day of the campaign with it.
  await record(one, 'account_keeper', { status: 'paid', paid_on: '2026-05-18' })
  expect((await payments(one.company)).body.campaigns[0]?.paid_on).toBe('2026-05-19')
  const { rows } = await server.owner.query(
    `select action, after from audit where target_id = $1 and action like 'payment%' order by at`,
    [one.cid],
  )
  expect(rows).toHaveLength(4)
})

test('what cannot be recorded says why: states, days, held sums, differences, other companies', async () => {
  const one = await scene()
  const codes = async (kind: Kind, body: Parameters<typeof record>[2]) => {
    const { status, error } = await record(one, kind, body)
    return [status, error.code]
  }
  expect(await codes('held', { status: 'paid' })).toEqual([409, 'payment_held'])
  expect(await codes('payroll', { status: 'paid', paid_on: '2026-05-21' })).toEqual([
    422,
    'payment_day_out_of_range',
  ])
  expect(await codes('payroll', { status: 'paid', paid_on: '2026-05-11' })).toEqual([
    422,
    'payment_day_out_of_range',
  ])
  await record(one, 'payroll', { status: 'paid' })
  await server.owner.query(
    `update campaign set distributed_gross_cents = distributed_gross_cents + 7 where id = $1`,
    [one.cid],
  )
  expect(await codes('account_keeper', { status: 'paid' })).toEqual([409, 'payment_differs'])
  expect((await payments(one.company)).body.campaigns[0]?.blocked).toMatchObject({ gap_cents: 7 })
  const blocked = await sepa(one)
  expect(blocked.error).toMatchObject({ code: 'payment_differs', error: expect.stringContaining('0,07') })
  expect((await record(one, 'payroll', { status: 'to_prepare' })).body).toMatchObject({ version: 2 })
  await server.owner.query(`update campaign set state = 'submitted' where id = $1`, [one.cid])
  expect(await codes('payroll', { status: 'paid' })).toEqual([409, 'not_validated'])
  const other = await scene()
  const crossed = await record({ company: one.company, cid: other.cid }, 'payroll', { status: 'paid' })
  expect(crossed.status).toBe(404)
})

test('late interest asks for a published rate, and counts what was not paid in time', async () => {
  const one = await scene()
  const ask = (query: Record<string, string>) =>
    server.call(getLateInterest, { path: { id: one.company, cid: one.cid }, query }, { as: admin })
  const unknown = await ask({ paid_on: '2026-06-30' })
  expect([unknown.status, unknown.error.code]).toEqual([422, 'tmop_not_published'])
  const { body } = await ask({ paid_on: '2026-06-30', tmop_percent: '3,00' })
  const totals = (await payments(one.company)).body.totals
  const owed = totals.payroll_cents + totals.account_keeper_cents - 5_418
  expect(body).toMatchObject({ days: 30, principal_cents: owed, rate_percent: '3.99', people: 3 })
  expect(body.interest_cents).toBe(Math.round((owed * 0.0399 * 30) / 365))
  expect(body.steps[0]?.articles.join()).toContain('L3314-9')
  await record(one, 'payroll', { status: 'paid', paid_on: '2026-05-20' })
  const rest = (await ask({ paid_on: '2026-06-30', tmop_percent: '3' })).body
  expect(rest.principal_cents).toBe(totals.account_keeper_cents - 5_418)
  expect((await ask({ paid_on: '2026-05-31' })).body).toMatchObject({
    days: 0,
    interest_cents: 0,
  })
  await server.owner.query(
    `update payment_record set paid_on = '2026-06-10' where campaign_id = $1 and kind = 'payroll'`,
    [one.cid],
  )
  const split = (await ask({ paid_on: '2026-06-30', tmop_percent: '3' })).body
  const paidLate = Math.round((totals.payroll_cents * 0.0399 * 10) / 365)
  expect(split).toMatchObject({ days: 30, principal_cents: owed, people: 3 })
  expect(split.interest_cents).toBe(rest.interest_cents + paidLate)
  expect(split.per_day_cents).toBe(rest.per_day_cents)
  const left_cents = totals.account_keeper_cents - 5_418
  expect([rest, split]).toMatchObject([
    { left_cents, settled_interest_cents: 0 },
    { left_cents, settled_interest_cents: split.per_person_total_cents - rest.per_person_total_cents },
  ])
  // Asked for the day it was paid on, what is paid runs no further either.
  expect((await ask({ paid_on: '2026-06-10', tmop_percent: '3' })).body).toMatchObject({
    per_day_cents: rest.per_day_cents,
    left_cents,
  })
  await record(one, 'account_keeper', { status: 'paid', paid_on: '2026-05-20' })
  await server.owner.query(`update payment_record set paid_on = '2026-06-10' where campaign_id = $1`, [
    one.cid,
  ])
  expect((await ask({ paid_on: '2026-06-30', tmop_percent: '3' })).body).toMatchObject({
    days: 10,
    principal_cents: owed,
    left_cents: 0,
    per_day_cents: 0,
  })
  expect((await ask({ tmop_percent: 'trois' })).error.code).toBe('invalid_request')
})

test('an answer is compared with what was sent, treated line by line, and never lost', async () => {
  const one = await scene()
  const path = { id: one.company, cid: one.cid }
  const send = (body: { text?: string; rejects_only?: boolean }, file?: { name: string; content: string }) =>
    server.call(receiveKeeperAnswer, { path, body, ...(file && { file }) } as never, { as: admin })
  const list = async (query: Record<string, string> = {}) =>
    (await server.call(listKeeperAnswer, { path, query } as never, { as: admin })).body
  expect((await send({})).error.code).toBe('answer_missing')
  expect((await send({ text: 'bonjour;monde\n1;2' })).error.code).toBe('answer_columns_unknown')
  const csv =
    'Matricule;Nom;Plan;Montant;Statut;Motif\r\n2;LEFEVRE;PEE;200,00;Accepté;\r\n2;;PERCOL;0,99;Rejeté;NIR absent\r\n77;Inconnu;PEE;1,00;OK;\r\n'
  const first = await send({}, { name: 'retour.csv', content: csv })
  const sent = netOf(250_001) + 20_099
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({
    file_name: 'retour.csv',
    sent_lines: 3,
    sent_cents: sent,
    to_treat: 3,
    counts: {
      accepted: { count: 1, amount_cents: 20_000 },
      rejected: { count: 1, amount_cents: 99 },
      missing: { count: 1, amount_cents: netOf(250_001) },
      unknown: { count: 1, amount_cents: 100 },
      amount_differs: { count: 0, amount_cents: 0 },
    },
  })
  const rejected = await list({ status: 'rejected,unknown' })
  expect(rejected.items.map(({ row, status, reason }) => [row, status, reason])).toEqual([
    [3, 'rejected', 'NIR absent'],
    [4, 'unknown', null],
  ])
  const line = rejected.items[0]
  if (!line) throw new Error('a line was rejected')
  expect(line.beneficiary_id).toMatch(/^[0-9a-f-]{36}$/)
  const treat = (body: { treated: boolean; resolution?: string }, lid = line.id, version?: number) =>
    server.call(
      treatAnswerLine,
      { path: { ...path, lid }, body },
      { as: admin, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) },
    )
  expect((await treat({ treated: true })).error.code).toBe('resolution_missing')
  const treated = await treat({ treated: true, resolution: 'NIR complété, ligne renvoyée.' }, line.id, 1)
  expect(treated.body).toMatchObject({ version: 2, resolved_by: 'Claire Martin' })
  expect((await treat({ treated: false }, line.id, 1)).status).toBe(412)
  expect((await list()).answers[0]).toMatchObject({ to_treat: 2 })
  expect((await treat({ treated: false })).body).toMatchObject({ resolved_at: null, version: 3 })
  const accepted = (await list({ status: 'accepted' })).items[0]
  expect((await treat({ treated: true, resolution: 'x' }, accepted?.id)).error.code).toBe(
    'line_needs_nothing',
  )

  const second = await send({ text: 'Matricule\tMotif\n2\tNIR absent', rejects_only: true })
  expect(second.body).toMatchObject({ counts: { rejected: { count: 2 }, accepted: { count: 1 } } })
  const both = await list()
  expect(both.answers).toHaveLength(2)
  expect(both.current).toBe(second.body.id)
  expect((await list({ answer: first.body.id })).total).toBe(4)
  const pages: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      answer: first.body.id,
      limit: '1',
      ...(cursor ? { cursor } : {}),
    })
    pages.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor !== null)
  expect(new Set(pages).size).toBe(4)
  expect((await list({ q: 'lefevre' })).total).toBe(2)
  expect((await payments(one.company)).body.campaigns[0]?.answer).toMatchObject({ to_treat: 2 })
})

test('the journal is balanced to the cent for each campaign, as json and as csv', async () => {
  const one = await scene(people, { bound: true })
  await record(one, 'payroll', { status: 'paid' })
  const ask = (query: Record<string, string>) =>
    server.call(getAccounting, { path: { id: one.company }, query: { year: '2025', ...query } } as never, {
      as: admin,
    })
  const { body } = await ask({})
  expect(body.debit_cents).toBe(body.credit_cents)
  const summary = (await server.call(getPaymentSummary, { path: { id: one.cid } }, { as: admin })).body
  const of = (account: string) => body.lines.filter((line) => line.account === account)
  expect(of('512').map((line) => [line.date, line.credit_cents])).toEqual([
    ['2026-05-20', summary.paid_cents],
  ])
  // The books keep the French name; the same account is named for who reads English.
  expect(body.accounts.find(({ role }) => role === 'charge_levies')).toMatchObject({
    label: of('645')[0]?.account_label,
    meaning: { fr: of('645')[0]?.account_label, en: 'Social security and welfare charges' },
  })
  // What is held is in no payroll declaration yet, and its 20 % is a charge of the exercice all the same.
  const { totals } = (await server.call(exportPayroll, { path: { id: one.cid } }, { as: admin })).body
  const onHeld = Math.round((totals['brut_retenu_cents'] ?? 0) * 0.2)
  expect(onHeld).toBeGreaterThan(0)
  expect(of('645').map((line) => line.debit_cents)).toEqual([summary.forfait_social_cents + onHeld])
  expect(of('4386').reduce((sum, line) => sum + line.credit_cents - line.debit_cents, 0)).toBe(onHeld)
  expect(of('431').reduce((sum, line) => sum + line.credit_cents, 0)).toBe(
    (await payments(one.company)).body.totals.levies_cents,
  )
  const csv = (await ask({ as: 'csv' })).raw.toString()
  const rows = csv.split('\r\n').slice(0, -1)
  expect(rows[0]).toBe('\ufeffdate;journal;piece;compte;libelle_compte;libelle;debit;credit')
  expect(rows).toHaveLength(body.lines.length + 1)
  expect((await ask({ layout_version: '1999' })).error.code).toBe('unknown_format')
})

test('nobody but the company’s staff reads or records its payments, and never from another company', async () => {
  const one = await scene()
  const other = await scene()
  const stranger = await plantUser(server)
  await plantMembership(server, stranger, await plantCompany(server), 'company_admin')
  const person = await plantUser(server)
  await plantBeneficiary(server, one.company, { userId: person })
  const lid = randomUUID()
  const requests = (company: string): [CallDeclaration, object][] => {
    const path = { id: company, cid: one.cid, lid, kind: 'payroll' }
    return [
      [listPayments, { path }],
      [recordPayment, { path, body: { status: 'paid' } }],
      [exportSepa, { path }],
      [getLateInterest, { path, query: { tmop_percent: '3' } }],
      [receiveKeeperAnswer, { path, body: { text: 'Matricule;Statut\n0002;OK' } }],
      [listKeeperAnswer, { path }],
      [treatAnswerLine, { path, body: { treated: false } }],
      [getAccounting, { path }],
    ]
  }
  for (const [call, request] of requests(one.company)) {
    const status = async (as: string | null) => (await server.call(call, request, { as })).status
    expect([call.http, await status(null), await status(person), await status(stranger)]).toEqual([
      call.http,
      401,
      403,
      404,
    ])
  }
  // The same administrator, through their other company: the campaign is not there.
  for (const [call, request] of requests(other.company)) {
    if (!call.http.includes('{cid}')) continue
    expect([call.http, (await server.call(call, request, { as: admin })).status]).toEqual([call.http, 404])
  }
})

test('an answer of the keeper read twice is refused, and one of something else keeps nothing', async () => {
  const one = await scene()
  const path = { id: one.company, cid: one.cid }
  const send = (text: string, rejects_only = false) =>
    server.call(receiveKeeperAnswer, { path, body: { text, rejects_only } }, { as: admin })
  const list = async () => (await server.call(listKeeperAnswer, { path, query: {} }, { as: admin })).body
  expect((await send('Matricule;Motif\n77;Compte clos', true)).error.code).toBe('answer_of_others')
  expect((await send('Matricule;Montant\n2;1,00\n3;2,00')).error.code).toBe('answer_of_other_amounts')
  expect((await list()).answers).toEqual([])
  const first = 'Matricule;Plan;Statut;Motif\n2;PEE;OK;\n2;PERCOL;KO;NIR absent\n3;PEE;OK;'
  expect((await send(first)).status).toBe(201)
  const [rejected] = (await list()).items.filter(({ status }) => status === 'rejected')
  await server.call(
    treatAnswerLine,
    { path: { ...path, lid: rejected?.id ?? '' }, body: { treated: true, resolution: 'Renvoyée.' } },
    { as: admin },
  )
  expect((await send(first)).error.code).toBe('answer_known')
  expect((await list()).items.find(({ status }) => status === 'rejected')?.resolution).toBe('Renvoyée.')
  // The keeper answers about the line sent again, and about it alone.
  const again = await send('Matricule;Plan;Statut\n2;PERCOL;OK')
  expect(again.body).toMatchObject({ to_treat: 0, counts: { accepted: { count: 3 }, missing: { count: 0 } } })
})

test('two people who record the same payment at once: one is told that the other was faster', async () => {
  const one = await scene()
  const both = await Promise.all(
    ['2026-05-19', '2026-05-20'].map((paid_on) =>
      record(one, 'payroll', { status: 'paid', paid_on }, { 'if-match': '"0"' }),
    ),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  const { rows } = await server.owner.query(`select version from payment_record where campaign_id = $1`, [
    one.cid,
  ])
  expect(rows).toEqual([{ version: 1 }])
})

test('an answer may be a workbook, whatever its name says; what is no sheet is refused with its way out', async () => {
  const one = await scene()
  const send = (name: string, content: string | Uint8Array) =>
    server.call(
      receiveKeeperAnswer,
      { path: { id: one.company, cid: one.cid }, body: {}, file: { name, content } } as never,
      { as: admin },
    )
  const cells = (values: (string | number)[]): Cell[] =>
    values.map((value) => ({ value, kind: typeof value === 'number' ? 'cents' : 'text' }))
  const pieces: Buffer[] = []
  for await (const piece of writeXlsx([
    { name: 'Notice', rows: [cells(['Retour du 20/05/2026'])] },
    {
      name: 'Lignes',
      rows: [
        cells(['Matricule', 'Plan', 'Montant net', 'Résultat']),
        cells(['0002', 'PEE', 20_000, 'OK']),
        cells(['0003', 'PEE', netOf(250_001) + 1, 'OK']),
      ],
    },
  ]))
    pieces.push(piece)
  const read = await send('retour.csv', Buffer.concat(pieces))
  expect(read.body.counts).toMatchObject({
    accepted: { count: 1, amount_cents: 20_000 },
    amount_differs: { count: 1, amount_cents: netOf(250_001) },
    missing: { count: 1, amount_cents: 99 },
  })
  const pdf = await send('retour.pdf', '%PDF-1.7 not a sheet')
  expect([pdf.status, pdf.error.code]).toEqual([415, 'unsupported_format'])
  expect((await send('vide.csv', '  ')).error.code).toBe('empty_file')
})

test('a campaign whose every share was corrected to nothing has nothing to pay, and nothing that does not add up', async () => {
  const one = await scene([{ number: '0001', gross: 0 }])
  await server.owner.query(
    `update campaign set envelope_gross_cents = 840430, launched_at = business_now() where id = $1`,
    [one.cid],
  )
  expect((await payments(one.company)).body.campaigns[0]).toMatchObject({
    blocked: null,
    envelope_gross_cents: 0,
  })
})
