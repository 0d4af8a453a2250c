import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  askErasure,
  decideErasure,
  getConservation,
  getMyErasure,
  holdPerson,
} from '@moisson/contract/erasure'
import type { Request } from '@moisson/contract/call'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let admin: string
let person: string
let file: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow('2027-03-01T09:00:00Z')
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  person = await plantUser(server, { name: 'Lina Moreau', email: `lina-${company.slice(0, 8)}@example.org` })
  file = await plantBeneficiary(server, company, { userId: person })
})
const path = () => ({ id: company, bid: file })
type Answer = Request<typeof decideErasure>['body']
const decide = (body: Answer) => server.call(decideErasure, { path: path(), body }, { as: admin })
const stored = async () =>
  (await server.owner.query('select * from beneficiary where id = $1', [file])).rows[0]

test('a request is one thing to do within a month, however often it is asked, and its refusal says why', async () => {
  const ask = (message: string) => server.call(askErasure, { body: { message } }, { as: person })
  expect([(await ask('Je pars')).status, (await ask('Je suis partie')).status]).toEqual([201, 201])
  const { rows } = await server.owner.query(
    `select title, due_date::text, status, priority from todo where company_id = $1`,
    [company],
  )
  expect(rows).toEqual([
    {
      title: 'Répondre à la demande d’effacement de Lina Moreau',
      due_date: '2027-04-01',
      status: 'todo',
      priority: 'legal',
    },
  ])
  const seen = await server.call(getConservation, { path: path() }, { as: admin })
  expect(seen.body.waiting).toMatchObject({ message: 'Je suis partie', decided_at: null })
  expect((await decide({ granted: false })).error.code).toBe('erasure_reason_missing')
  expect((await decide({ granted: false, reason: 'Vous êtes en poste.' })).status).toBe(200)
  const mine = (await server.call(getMyErasure, {}, { as: person })).body
  expect(mine.requests).toEqual([
    expect.objectContaining({
      granted: false,
      reason: 'Vous êtes en poste.',
      message: 'Je suis partie',
      outcome: null,
    }),
  ])
  expect(mine.today.erased).toEqual([])
  const { rows: mails } = await server.owner.query(
    `select recipient, payload ->> 'reason' as reason from outbox where kind = 'erasure-answered' and company_id = $1`,
    [company],
  )
  expect(mails).toEqual([
    { recipient: `lina-${company.slice(0, 8)}@example.org`, reason: 'Vous êtes en poste.' },
  ])
  expect((await server.owner.query(`select status from todo where company_id = $1`, [company])).rows).toEqual(
    [{ status: 'done' }],
  )
  expect((await stored()).personal_email).not.toBeNull()
})

test('restriction and objection: what nobody may refuse is done at once, the answer says what the law keeps', async () => {
  const ask = (kind: 'restriction' | 'objection') =>
    server.call(askErasure, { body: { kind, message: 'Mon adresse est fausse' } }, { as: person })
  const answer = (kind: 'restriction' | 'objection', body: { granted: boolean; reason?: string }) =>
    server.call(decideErasure, { path: path(), body: { kind, ...body } }, { as: admin })
  expect((await ask('objection')).status).toBe(201)
  expect((await stored()).wants_reminders).toBe(false)
  expect([(await ask('restriction')).status, (await ask('restriction')).status]).toEqual([201, 201])
  const seen = (await server.call(getConservation, { path: path() }, { as: admin })).body
  expect(seen.hold?.reason).toContain('art. 18')
  // Nothing of a held file is erased.
  expect(seen.today.erased).toEqual([])
  const { rows } = await server.owner.query(
    `select title, status from todo where company_id = $1 order by title`,
    [company],
  )
  expect(rows.map(({ title }) => title)).toEqual([
    'Répondre à la demande de limitation de Lina Moreau',
    'Répondre à la demande d’opposition de Lina Moreau',
  ])
  expect((await answer('restriction', { granted: false })).error.code).toBe('erasure_reason_missing')
  expect((await answer('restriction', { granted: false, reason: 'Adresse corrigée.' })).status).toBe(200)
  expect((await server.call(getConservation, { path: path() }, { as: admin })).body.hold).toBeNull()
  const granted = await answer('objection', { granted: true })
  expect([granted.body.erased.length, granted.body.kept.length]).toEqual([1, 2])
  expect(granted.body.kept[0]?.reason.fr).toContain('art. 21')
  const mine = (await server.call(getMyErasure, {}, { as: person })).body.requests
  expect(Object.fromEntries(mine.map(({ kind, granted: given }) => [kind, given]))).toEqual({
    objection: true,
    restriction: false,
  })
  const { rows: mails } = await server.owner.query(
    `select payload ->> 'asked_for' as kind from outbox where kind = 'erasure-answered' and company_id = $1 order by 1`,
    [company],
  )
  expect(mails).toEqual([{ kind: 'objection' }, { kind: 'restriction' }])
  expect((await stored()).personal_email).not.toBeNull()
})

test('granted, what no duty keeps goes at once and the rest is told with its last day', async () => {
  await server.owner.query(
    `update beneficiary set status = 'left', exit_date = '2024-06-30', mobile = '+33639980001', iban_mask = '•••1', iban_cipher = '\\x01',
       nir_index = '\\x01', birth_place = 'Angers' where id = $1`,
    [file],
  )
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months, prorate_cap,
       redistribute, response_days, presumption_days, legal_payment_deadline, destinations, default_rule, draft_policy, reminder_plan,
       launched_at, completed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'C', 'interessement', 2023, 'completed', '2023-01-01', '2023-12-31', '[]', 3, false, false, 15, 0,
       '2024-05-31', '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', '2024-04-01', '2024-05-31T09:00:00Z', now(), now())`,
    [company],
  )
  await server.owner.query(
    `insert into campaign_beneficiary (id, company_id, campaign_id, beneficiary_id, last_name, first_name, created_at, updated_at)
     select gen_random_uuid(), $1, id, $2, 'Moreau', 'Lina', now(), now() from campaign where company_id = $1`,
    [company, file],
  )
  await server.call(holdPerson, { path: path(), body: { reason: 'Prud’hommes' } }, { as: admin })
  const held = await decide({ granted: true, letter_on: '2027-02-10' })
  expect(held.body).toMatchObject({ granted: true, erased: [] })
  expect(held.body.kept[0]?.reason.fr).toContain('Un litige est en cours')
  expect((await stored()).mobile).toBe('+33639980001')

  await server.call(holdPerson, { path: path(), body: { reason: null } }, { as: admin })
  const { body } = await decide({ granted: true, letter_on: '2027-02-24' })
  expect(body.erased.map(({ fr }) => fr)).toContain('IBAN')
  expect(body.kept.map(({ until }) => until)).toEqual(['2029-06-30', '2029-06-30'])
  expect(await stored()).toMatchObject({
    last_name: 'Moreau',
    hire_date: expect.anything(),
    mobile: null,
    personal_email: null,
    iban_mask: null,
    iban_cipher: null,
    nir_index: null,
    birth_place: null,
  })
})

test('who was in no campaign and left long ago is named no more, and the answer reaches them all the same', async () => {
  await server.owner.query(`update beneficiary set status = 'left', exit_date = '2024-06-30' where id = $1`, [
    file,
  ])
  expect((await decide({ granted: true, letter_on: '2027-02-24' })).body.kept).toEqual([])
  expect(await stored()).toMatchObject({ last_name: 'Personne effacée', user_id: null, personal_email: null })
  expect((await server.call(getMyErasure, {}, { as: person })).status).toBe(403)
  const { rows } = await server.owner.query(
    `select recipient, jsonb_array_length(payload -> 'outcome' -> 'erased') as erased from outbox where kind = 'erasure-answered' and company_id = $1`,
    [company],
  )
  expect(rows).toEqual([{ recipient: `lina-${company.slice(0, 8)}@example.org`, erased: 5 }])
  expect((await decide({ granted: true, letter_on: '2027-02-25' })).status).toBe(404)
})

test('of two answers to one request at once one counts, and the other is told whose; a letter is answered once too', async () => {
  const codeOf = (answer: Awaited<ReturnType<typeof decide>>) =>
    answer.status === 200 ? 200 : `${answer.status} ${answer.error.code}`
  const twice = async (...two: [Answer, Answer]) =>
    (await Promise.all(two.map(decide))).map(codeOf).map(String).toSorted()
  expect(codeOf(await decide({ granted: true }))).toBe('409 no_request_waiting')
  await server.call(askErasure, { body: { kind: 'objection' } }, { as: person })
  const objection = { kind: 'objection', granted: true } as const
  expect(codeOf(await decide({ ...objection, letter_on: '2027-02-20' }))).toBe('409 request_waiting')
  expect(await twice(objection, { ...objection, granted: false, reason: 'Utile au contrat.' })).toEqual([
    '200',
    '409 request_answered',
  ])
  expect((await decide(objection)).error.error).toContain(
    'Claire Martin a répondu à cette demande le lundi 1er mars 2027',
  )
  expect(codeOf(await decide({ granted: true, letter_on: '2027-03-02' }))).toBe('422 letter_ahead')
  const letter = { granted: true, letter_on: '2027-02-20' }
  expect(await twice(letter, letter)).toEqual(['200', '409 request_answered'])
  expect(codeOf(await decide({ ...letter, letter_on: '2027-02-21' }))).toBe(200)
  const { rows } = await server.owner.query(
    `select kind, count(*)::int as told from outbox where kind = 'erasure-answered' and company_id = $1 group by kind`,
    [company],
  )
  expect(rows).toEqual([{ kind: 'erasure-answered', told: 3 }])
})
