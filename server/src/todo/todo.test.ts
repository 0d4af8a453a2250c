import { startProcess } from '@moisson/contract/process'
import { createTodo, listTodos, populateTodos, updateTodo } from '@moisson/contract/todo'
import type { Output, Request } from '@moisson/contract/call'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plantOpenCampaign } from '../testing/plant-open-campaign.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let adviser: string
beforeAll(async () => {
  server = await startTestServer()
  await server.setNow('2026-03-02T09:00:00Z')
})
afterAll(() => server.close())
beforeEach(async () => {
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  adviser = await plantUser(server, { name: 'Sophie Laurent', manager: true })
  await plantMembership(server, admin, company, 'company_admin')
  await plantMembership(server, adviser, company, 'manager')
})

type Page = Output<typeof listTodos>
const list = async (query: Record<string, string> = {}, as = admin) =>
  server.call(listTodos, { path: { id: company }, query } as Request<typeof listTodos>, { as })
const add = async (body: Request<typeof createTodo>['body'], as = admin) =>
  server.call(createTodo, { path: { id: company }, body }, { as })
const put = async (
  tid: string,
  body: Request<typeof updateTodo>['body'],
  headers: Record<string, string> = {},
) => server.call(updateTodo, { path: { id: company, tid }, body }, { as: admin, headers })
const populate = async (body: Request<typeof populateTodos>['body']) =>
  server.call(populateTodos, { path: { id: company }, body }, { as: adviser })
const rows = async () =>
  (
    await server.owner.query<{ n: number }>('select count(*)::int as n from todo where company_id = $1', [
      company,
    ])
  ).rows[0]?.n

/** An agreement on record: what the yearly work is dated from. */
const agree = () =>
  server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, last_exercise_end,
       clauses, updated_at)
     values (gen_random_uuid(), $1, 'interessement', 'Accord', '2025-05-12', '2025-05-20', '2025-01-01', '2027-12-31',
       '{}', business_now())`,
    [company],
  )

describe('a set of things to do', () => {
  test('has no date before the fact it is counted from is on record', async () => {
    const due = async () =>
      (await populate({ template: 'annual', dry_run: true })).body.created.map(({ due_date }) => due_date)
    expect(new Set(await due())).toEqual(new Set([null]))
    await agree()
    expect(await due()).not.toContain(null)
  })

  test('a dry run shows the dates and writes nothing; the real one writes them once', async () => {
    await agree()
    const dry = await populate({ template: 'annual', dry_run: true })
    expect(dry.status).toBe(200)
    expect(dry.body.created.map(({ template_code, due_date, id }) => [template_code, due_date, id])).toEqual([
      ['annual.pay_data', '2026-02-28', null],
      ['annual.envelope', '2026-03-31', null],
      ['annual.launch', '2026-05-01', null],
      ['annual.pay', '2026-05-31', null],
      ['annual.keeper', '2026-05-31', null],
      ['annual.leavers', '2026-12-15', null],
      ['annual.statement', '2027-03-31', null],
    ])
    expect(dry.body.skipped).toMatchObject([
      { template_code: 'annual.council_report', reason: 'not_applicable' },
    ])
    expect(await rows()).toBe(0)
    expect((await populate({ template: 'annual' })).body.created).toHaveLength(7)
    const again = await populate({ template: 'annual' })
    expect([again.body.created, again.body.skipped.length]).toEqual([[], 8])
    expect(await rows()).toBe(7)
  })

  test('five advisers at once add each thing once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => populate({ template: 'annual' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(answers.flatMap(({ body }) => body.created)).toHaveLength(7)
    expect(await rows()).toBe(7)
  })

  test('the exercice after is another year’s work', async () => {
    await populate({ template: 'annual' })
    const next = await populate({ template: 'annual', reference_date: '2027-02-01' })
    expect(next.body.created.map(({ year }) => year)).toEqual(Array.from({ length: 7 }, () => 2026))
    expect((await list({ year: '2025', status: 'todo' })).body.items).toHaveLength(7)
  })

  test('a renewal needs to know when the agreement ends', async () => {
    const refusedOne = await populate({ template: 'renewal' })
    expect([refusedOne.status, refusedOne.error.code]).toEqual([422, 'agreement_end_missing'])
    await server.owner.query(
      `insert into agreement (id, company_id, type, title, last_exercise_end, clauses, updated_at)
       values (gen_random_uuid(), $1, 'interessement', 'Accord', '2026-12-31', '{}', business_now())`,
      [company],
    )
    expect((await populate({ template: 'renewal' })).body.created[0]).toMatchObject({
      template_code: 'renewal.prepare',
      due_date: '2026-10-01',
      year: 2026,
    })
  })

  test('texts come in the reader’s language', async () => {
    await populate({ template: 'annual' })
    const english = await server.call(
      listTodos,
      { path: { id: company }, query: { type: 'payment' } },
      { as: admin, headers: { 'x-language': 'en' } },
    )
    expect(english.body.items.map(({ title }) => title)).toContain('Pay or invest the bonuses')
    expect((await list({ type: 'payment' })).body.items.map(({ title }) => title)).toContain(
      'Verser ou placer les primes',
    )
  })
})

describe('the list', () => {
  test('pages by due date without losing or repeating anything, what has no date last', async () => {
    for (const [title, due_date] of [
      ['C', null],
      ['A', '2026-03-10'],
      ['B', '2026-03-10'],
      ['D', '2026-02-01'],
      ['E', null],
    ] as const)
      await add({ title, due_date })
    const whole = (await list({ limit: '50' })).body
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = (await list({ limit: '2', ...(cursor ? { cursor } : {}) })).body
      expect(page.total).toBe(whole.total)
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(whole.items.map(({ id }) => id))
    expect(new Set(seen).size).toBe(whole.total)
    expect(whole.items[0]).toMatchObject({ title: 'D', overdue: true })
    expect(whole.items.at(-1)?.due_date).toBeNull()
    const bad = await list({ cursor: 'zzz' })
    expect([bad.status, bad.error.code]).toEqual([422, 'invalid_cursor'])
  })

  test('an agreement that has ended comes before what is only near, months before the last day to sign', async () => {
    await server.owner.query(
      `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, last_exercise_end, clauses, updated_at)
       values (gen_random_uuid(), $1, 'interessement', 'Accord 2023', '2023-03-01', '2023-03-02', '2023-01-01', '2025-12-31', '{}', business_now())`,
      [company],
    )
    await add({ title: 'Afficher', due_date: '2026-02-02', priority: 'high' })
    const [first, second] = (await list({ limit: '50' })).body.items
    expect(first).toMatchObject({
      title: 'Décider de la suite\u00a0: Accord 2023',
      due_date: '2026-06-30',
      pressing_from: '2025-10-01',
      overdue: false,
    })
    expect(second).toMatchObject({ title: 'Afficher', pressing_from: null })
    // Put off, it keeps its day, and what is kept of it loses nothing of what is found.
    const asleep = await put(first?.id ?? '', { snoozed_until: '2026-03-01' })
    expect(asleep.body).toMatchObject({ snoozed_until: '2026-03-01', pressing_from: '2025-10-01' })
  })

  test('the steps of a set without a date stand in the order they are done, page after page', async () => {
    await server.owner.query(
      'update company set fiscal_year_end_month = null, fiscal_year_end_day = null where id = $1',
      [company],
    )
    await populate({ template: 'onboarding' })
    const waiting = (await list({ limit: '50', status: 'todo' })).body.items
    expect(waiting.map((one) => one.template_code)).not.toContain('onboarding.conclude')
    // What it says it has is asked about.
    await server.owner.query('update company set has_agreement = true where id = $1', [company])
    const undated: (string | null)[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await list({ limit: '2', ...(cursor ? { cursor } : {}) })
      undated.push(...body.items.filter((one) => one.due_date === null).map((one) => one.template_code))
      cursor = body.next_cursor
    }
    expect(undated.filter((code) => code?.startsWith('onboarding.'))).toEqual([
      'onboarding.council',
      'onboarding.conclude',
      'onboarding.file',
      'onboarding.note',
      'onboarding.receipt',
    ])
  })

  test('filters take several types and statuses; each count drops its own filter only', async () => {
    await plantBeneficiary(server, company)
    await add({ title: 'Payer', type: 'payment', due_date: '2026-01-15' })
    const { body } = await add({ title: 'Écrire', type: 'communication' })
    await put(body.id, { status: 'done' })
    const found = (await list({ type: 'payment,communication', status: 'done' })).body
    expect(found.items.map(({ title }) => title)).toEqual(['Écrire'])
    expect(found.total).toBe(1)
    expect(found.counts.by_status).toEqual({ todo: 1, done: 1 })
    expect(found.counts.by_type).toEqual({ communication: 1 })
    expect(found.counts.overdue).toBe(1)
    const wrong = await list({ type: 'payement' })
    expect([wrong.status, wrong.error.field_errors?.[0]?.field]).toEqual([422, 'type.0'])
  })
})

describe('a step of a process', () => {
  test('names the process as its page does, by its template where nobody gave it a title', async () => {
    const begin = (body: { template_code: string; title?: string; year?: number }) =>
      server.call(startProcess, { path: { id: company }, body }, { as: admin })
    const made = await begin({ template_code: 'interessement_setup', year: 2026 })
    expect([made.status, made.body.title]).toEqual([201, 'Mettre en place l’intéressement 2026'])
    const said = async (language: 'fr' | 'en') => {
      const headers = { 'x-language': language }
      const { body } = await server.call(
        listTodos,
        { path: { id: company }, query: { limit: '200' } },
        { as: admin, headers },
      )
      return new Set(body.items.flatMap((one) => (one.related?.kind === 'step' ? [one.description] : [])))
    }
    expect(await said('fr')).toEqual(
      new Set(['Étape du parcours «\u00a0Mettre en place l’intéressement 2026\u00a0».']),
    )
    expect(await said('en')).toEqual(new Set(['A step of “Set up intéressement 2026”.']))
    await server.owner.query(`update process set title = 'Notre projet' where company_id = $1`, [company])
    expect(await said('fr')).toEqual(new Set(['Étape du parcours «\u00a0Notre projet\u00a0».']))
  })
})

test('what is on record closes what a set asks for, in the list and its counts, and opens it again once undone', async () => {
  await server.owner.query('update company set has_cse = true where id = $1', [company])
  await populate({ template: 'onboarding' })
  const standing = async () => {
    const { items, counts } = (await list({ limit: '200' })).body
    const kept = items.filter(({ source }) => source === 'template')
    const open = (await list({ status: 'todo', limit: '200' })).body
    expect(counts.by_status['todo']).toBe(open.total)
    expect(open.items.some(({ by_itself }) => by_itself)).toBe(false)
    return Object.fromEntries(
      kept.flatMap((one) => (one.by_itself ? [[one.template_code?.slice(11), one.status]] : [])),
    )
  }
  const change = (set: string) =>
    server.owner.query(`update agreement set ${set} where company_id = $1`, [company])
  // Nothing asks about an agreement before there is one or it is begun.
  expect(Object.keys(await standing())).toHaveLength(5)
  await server.owner.query('update company set has_agreement = true where id = $1', [company])
  expect(await standing()).toEqual({})
  const person = await plantBeneficiary(server, company)
  expect(await standing()).toEqual({ people: 'done' })
  await agree()
  expect(await standing()).toEqual({
    people: 'done',
    council: 'dismissed',
    conclude: 'done',
    file: 'done',
  })
  await change(`filing_reference = 'T09225003711'`)
  expect(await standing()).toMatchObject({ receipt: 'done' })
  await change(`conclusion = 'works_council'`)
  expect(await standing()).toMatchObject({ council: 'done' })
  // An agreement of other years, an amendment and another scheme are the fact of nothing asked here.
  for (const [other, back] of [
    [`last_exercise_end = '2025-12-31'`, `last_exercise_end = '2027-12-31'`],
    [`first_exercise_start = '2027-01-01'`, `first_exercise_start = '2025-01-01'`],
    [`act = 'amendment', of_id = id`, `act = 'agreement', of_id = null`],
  ] as const) {
    await change(other)
    expect(await standing()).toEqual({ people: 'done' })
    await change(back)
  }
  // What the product would find itself is not said beside what waits or is behind.
  const titles = (await list({ status: 'todo', limit: '200' })).body.items.map(({ title }) => title)
  expect(titles).not.toContain('Inscrire l’accord en vigueur')
  await change('filed_on = null')
  expect(await standing()).toEqual({ people: 'done', council: 'done', conclude: 'done' })
  expect(
    (await list({ status: 'todo', limit: '200' })).body.items.filter(({ title }) => /accord/.test(title)),
  ).toMatchObject([{ template_code: 'onboarding.file' }])
  await server.owner.query('delete from agreement where company_id = $1', [company])
  await server.owner.query('update company set has_cse = false where id = $1', [company])
  expect(await standing()).toEqual({ people: 'done', council: 'dismissed' })

  const { items } = (await list({ status: 'done' })).body
  const closed = items.find(({ template_code }) => template_code === 'onboarding.people')
  expect(closed).toMatchObject({ completed_by: null, completed_at: null, overdue: false })
  const reopened = await put(closed?.id ?? '', { status: 'todo' })
  expect([reopened.status, reopened.error.code]).toEqual([409, 'todo_closed_itself'])
  // Put back as it was read, nothing of it is kept.
  expect((await put(closed?.id ?? '', closed as never)).status).toBe(200)
  await server.owner.query(`update beneficiary set status = 'archived' where id = $1`, [person])
  expect(await standing()).toEqual({ council: 'dismissed' })
})

test('an exercice that owes two schemes is behind the company once each has its campaign', async () => {
  await agree()
  await populate({ template: 'annual' })
  await plantOpenCampaign(server, { companyId: company })
  const done = async () =>
    (await list({ status: 'done' })).body.items.flatMap(({ template_code }) => template_code ?? []).toSorted()
  expect(await done()).toEqual(['annual.envelope', 'annual.launch', 'annual.pay_data'])
  await server.owner.query(
    `insert into agreement (id, company_id, type, title, signed_on, filed_on, first_exercise_start, clauses, updated_at)
     values (gen_random_uuid(), $1, 'participation', 'Participation', '2024-05-12', '2024-05-20', '2024-01-01', '{}', business_now())`,
    [company],
  )
  expect(await done()).toEqual([])
  await plantOpenCampaign(server, { companyId: company, type: 'participation' })
  expect(await done()).toEqual(['annual.envelope', 'annual.launch', 'annual.pay_data'])
})

test('a letter that is to be printed after its last day is due the day it appears, and not before', async () => {
  const { people } = await plantOpenCampaign(server, { companyId: company, mailsPerPerson: false })
  const due = async () => {
    const { items } = (await list({ type: 'communication' })).body
    return items.find(({ title }) => title.includes('imprimer la lettre'))?.due_date
  }
  expect(await due()).toBe('2026-05-12')
  const [person] = people
  await server.owner.query('update campaign_beneficiary set created_at = $2 where id = $1', [
    person?.enrolmentId,
    '2026-05-19T22:30:00Z',
  ])
  expect(await due()).toBe('2026-05-20')
})

describe('a thing to do added by hand', () => {
  test('is written as given, assigned to somebody of the company, and to nobody else', async () => {
    const made = await add({ title: '  Réunir le CSE ', due_date: '2026-04-01', assignee_id: adviser })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        title: 'Réunir le CSE',
        source: 'manual',
        year: 2026,
        assignee_name: 'Sophie Laurent',
        assignee_role: 'manager',
      },
    ])
    const stranger = await plantUser(server)
    for (const assignee_id of [stranger, crypto.randomUUID()]) {
      const refusedOne = await add({ title: 'X', assignee_id })
      expect([refusedOne.status, refusedOne.error.code]).toEqual([422, 'unknown_assignee'])
    }
    const empty = await add({ title: ' ' })
    expect([empty.status, empty.error.field_errors?.[0]?.field]).toEqual([422, 'title'])
  })

  test('is done by somebody at a moment, can be reopened, and leaves its trace', async () => {
    const { id } = (await add({ title: 'Prévenir le CSE' })).body
    const done = await put(id, { status: 'done' })
    expect(done.body).toMatchObject({ status: 'done', completed_by: 'Claire Martin', version: 2 })
    expect(done.body.completed_at).toMatch(/^2026-03-02T09:0/)
    const open = await put(id, { status: 'todo' })
    expect(open.body).toMatchObject({ status: 'todo', completed_by: null, completed_at: null })
    const trail = await server.owner.query<{ action: string; after: { status: string } }>(
      `select action, after from audit where target_id = $1 order by at, id`,
      [id],
    )
    expect(trail.rows.map(({ action, after }) => [action, after.status])).toEqual([
      ['todo.createTodo', undefined],
      ['todo.updateTodo', 'done'],
      ['todo.updateTodo', 'todo'],
    ])
  })

  test('is set aside only with a reason, and a stale write changes nothing', async () => {
    const { id } = (await add({ title: 'Prévenir le CSE' })).body
    for (const reason of [undefined, null, '  ']) {
      const mute = await put(id, { status: 'dismissed', ...(reason === undefined ? {} : { reason }) })
      expect([mute.status, mute.error.code]).toEqual([422, 'todo_reason_missing'])
    }
    const said = await put(id, { status: 'dismissed', reason: 'Pas de CSE' }, { 'if-match': '"1"' })
    expect(said.body).toMatchObject({ status: 'dismissed', reason: 'Pas de CSE', completed_by: null })
    const stale = await put(id, { status: 'done' }, { 'if-match': '"1"' })
    expect([stale.status, stale.error.current]).toMatchObject([412, { status: 'dismissed', version: 2 }])
    expect((await put(id, { status: 'todo' })).body.reason).toBeNull()
  })

  test('what GET gave can be put back, and changes nothing but the version', async () => {
    const { body } = await add({
      title: 'Prévenir le CSE',
      description: 'Avant avril',
      due_date: '2026-04-01',
    })
    const again = await put(body.id, body as never)
    expect(again.body).toEqual({ ...body, version: 2, updated_at: again.body.updated_at })
  })

  test('takes a paper of the company as evidence, and no other', async () => {
    const { id } = (await add({ title: 'Déposer' })).body
    const wrong = await put(id, { evidence_document_id: crypto.randomUUID() })
    expect([wrong.status, wrong.error.code]).toEqual([422, 'unknown_evidence'])
  })
})

test('a legal date stays, other dates move, and any of them can wait', async () => {
  await agree()
  await populate({ template: 'annual' })
  const { items } = (await list({ status: 'todo' })).body
  const of = (code: string) => items.find(({ template_code }) => template_code === code)?.id ?? ''
  const fixed = await put(of('annual.pay'), { due_date: '2026-07-31' })
  expect([fixed.status, fixed.error.code]).toEqual([409, 'legal_date_fixed'])
  expect((await put(of('annual.envelope'), { due_date: '2026-04-15' })).body.due_date).toBe('2026-04-15')
  expect((await put(of('annual.pay'), { snoozed_until: '2026-03-20' })).body).toMatchObject({
    due_date: '2026-05-31',
    snoozed_until: '2026-03-20',
  })
  const rewritten = await put(of('annual.pay'), { title: 'Autre chose' })
  expect([rewritten.status, rewritten.error.code]).toEqual([409, 'todo_text_fixed'])
})

describe('what the product finds by itself', () => {
  const found = async (key: string) => (await list()).body.items.find(({ title }) => title.includes(key))

  test('is there while it is true, keeps what was said of it, and goes away once solved', async () => {
    const people = await found('Importer les bénéficiaires')
    expect(people).toMatchObject({ source: 'system', status: 'todo', version: 0, created_at: null })
    const id = people?.id ?? ''
    const done = await put(id, { status: 'done' })
    expect([done.status, done.error.code]).toEqual([409, 'todo_solves_itself'])
    const off = await put(id, { snoozed_until: '2026-03-09' }, { 'if-match': '"0"' })
    expect(off.body).toMatchObject({ id, snoozed_until: '2026-03-09', version: 1 })
    expect(await found('Importer les bénéficiaires')).toMatchObject({ id, snoozed_until: '2026-03-09' })
    await plantBeneficiary(server, company)
    expect(await found('Importer les bénéficiaires')).toBeUndefined()
    expect((await put(id, { snoozed_until: null })).status).toBe(404)
  })

  test('papers that expire are named, an agreement that another one follows is not', async () => {
    const paper = (type: string, title: string, until: string) =>
      server.owner.query(
        `with f as (insert into stored_file (id, company_id, object_key, file_name, mime_type, size_bytes, sha256, created_at)
           values (gen_random_uuid(), $1, gen_random_uuid()::text, 'a.pdf', 'application/pdf', 1, '', now()) returning id),
         n as (select gen_random_uuid() as id)
         insert into document (id, company_id, title, type, file_id, status, source, valid_until, series_id, created_at, updated_at)
         select n.id, $1, $2, $3, f.id, 'active', 'uploaded', $4, n.id, now(), now() from f, n`,
        [company, title, type, until],
      )
    await paper('kbis', 'Extrait Kbis', '2026-04-15')
    await paper('sepa_mandate', 'Mandat', '2027-04-15')
    await paper('interessement_agreement', 'Accord 2023-2025', '2025-12-31')
    const titles = async () => (await list({ type: 'document,renewal' })).body.items.map(({ title }) => title)
    expect(await titles()).toEqual([
      'Décider de la suite\u00a0: Accord 2023-2025',
      'Remplacer «\u00a0Extrait Kbis\u00a0»',
    ])
    await paper('interessement_agreement', 'Accord 2026-2028', '2028-12-31')
    expect(await titles()).toEqual(['Remplacer «\u00a0Extrait Kbis\u00a0»'])
  })

  test('is not said twice when a template asks for it', async () => {
    await populate({ template: 'onboarding' })
    const { items } = (await list()).body
    expect(items.filter(({ title }) => title === 'Importer les bénéficiaires')).toMatchObject([
      { source: 'template' },
    ])
  })

  test('says two answers at once without losing either', async () => {
    const id = (await found('Importer les bénéficiaires'))?.id ?? ''
    const both = await Promise.all([
      put(id, { snoozed_until: '2026-03-09' }),
      put(id, { assignee_id: adviser }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await found('Importer les bénéficiaires')).toMatchObject({
      snoozed_until: '2026-03-09',
      assignee_name: 'Sophie Laurent',
      version: 2,
    })
  })

  test('belongs to one company: its id is nothing elsewhere', async () => {
    const id = (await found('Importer les bénéficiaires'))?.id ?? ''
    const other = await plantCompany(server)
    await plantMembership(server, admin, other, 'company_admin')
    const answer = await server.call(
      updateTodo,
      { path: { id: other, tid: id }, body: { snoozed_until: '2026-03-09' } },
      { as: admin },
    )
    expect(answer.status).toBe(404)
  })
})
