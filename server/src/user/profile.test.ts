import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  askCorrection,
  getBeneficiary,
  getMe,
  listMyAccesses,
  importBeneficiaries,
  listBeneficiaries,
  updateBeneficiary,
  updateMe,
} from '@moisson/contract/beneficiary'
import { getAbondement } from '@moisson/contract/abondement'
import { getCompany } from '@moisson/contract/company'
import { everyYearField, personFields } from '@moisson/core/beneficiary/fields'
import { exportMyData, getUser, leaveCompany, updateUser } from '@moisson/contract/user'
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
  company = await plantCompany(server)
  admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  person = await plantUser(server, { name: 'Lina Moreau' })
  file = await plantBeneficiary(server, company, { userId: person })
})

test('name, phone and notifications change one by one', async () => {
  await server.call(updateUser, { body: { phoneNumber: '+33639980002' } }, { as: person })
  const { body } = await server.call(
    updateUser,
    { body: { notifications: { campaign_mails: false } } },
    { as: person },
  )
  expect(body).toMatchObject({
    displayName: 'Lina Moreau',
    phoneNumber: '+33639980002',
    notifications: { campaign_mails: false },
  })
  expect((await server.call(getUser, {}, { as: person })).body.notifications).toEqual({
    campaign_mails: false,
  })
})

test('a person says whether reminders are wanted, and nothing else of the file changes', async () => {
  const before = (await server.call(getMe, {}, { as: person })).body
  expect(before.wants_reminders).toBe(true)
  const after = await server.call(updateMe, { body: { wants_reminders: false } }, { as: person })
  expect(after.body).toEqual({
    ...before,
    wants_reminders: false,
    version: before.version + 1,
    updated_at: after.body.updated_at,
  })
})

test('the last owner stays; with another one, leaving takes the right away at once', async () => {
  const leave = () => server.call(leaveCompany, { path: { company_id: company } }, { as: admin })
  const alone = await leave()
  expect([alone.status, alone.error.code]).toEqual([409, 'last_owner'])
  expect(alone.error.error).toContain('Les Vergers de Saint-Prix')
  const other = await plantUser(server)
  await plantMembership(server, other, company, 'company_admin')
  const [one, two] = await Promise.all([
    leave(),
    server.call(leaveCompany, { path: { company_id: company } }, { as: other }),
  ])
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([204, 409])
  const left = one.status === 204 ? admin : other
  expect((await server.call(getCompany, {}, { as: left })).body).toBeNull()
  const foreign = await server.call(
    leaveCompany,
    { path: { company_id: crypto.randomUUID() } },
    { as: admin },
  )
  expect(foreign.status).toBe(404)
})

test('the export holds the caller’s own data, masked where screens mask it, and nobody else’s', async () => {
  const neighbour = await plantBeneficiary(server, company, { lastName: 'Ouvrard' })
  await server.owner.query(`update beneficiary set iban_mask = '••••0189' where id = $1`, [file])
  const answer = await server.call(exportMyData, {}, { as: person })
  expect(answer.status).toBe(200)
  expect(String(answer.headers['content-disposition'])).toContain('attachment')
  const text = answer.raw.toString()
  const data = JSON.parse(text) as {
    employee_fields: { name: string }[]
    employee_files: object[]
    account: object
    sessions: unknown[]
  }
  expect(data.employee_files).toEqual([expect.objectContaining({ last_name: 'Moreau', iban: '••••0189' })])
  expect(Object.keys(data.employee_files[0] ?? {})).toEqual(expect.arrayContaining(Object.keys(personFields)))
  expect(data.employee_fields.map(({ name }) => name)).toEqual(
    Object.keys({ ...personFields, ...everyYearField }),
  )
  expect(data.employee_fields[0]).toEqual({
    name: 'employee_number',
    label: 'Matricule',
    kept_for: 'vous reconnaître dans la paie et chez le teneur de compte',
  })
  expect(data.sessions).toHaveLength(1)
  expect(text).not.toContain('Ouvrard')
  expect(text).not.toContain(neighbour)
  const { rows } = await server.owner.query(
    `select action from audit where actor_id = $1 and action = 'user.exportMyData'`,
    [person],
  )
  expect(rows).toHaveLength(1)
})

test('an old sign-in is asked again before the export', async () => {
  const late = await plantUser(server)
  await server.tokenOf(late)
  await server.owner.query(
    `update session set auth_time = now() - interval '61 minutes' where user_id = $1`,
    [late],
  )
  const answer = await server.call(exportMyData, {}, { as: late })
  expect([answer.status, answer.error.code]).toEqual([401, 'recent_sign_in_required'])
})

test('a person reads who changed the file, not what they changed themselves nor what concerns a colleague', async () => {
  const colleague = await plantBeneficiary(server, company, { lastName: 'Petit' })
  const change = (bid: string) =>
    server.call(
      updateBeneficiary,
      { path: { id: company, bid }, body: { birth_place: 'Angers' } },
      { as: admin },
    )
  await change(file)
  await change(colleague)
  await server.call(updateMe, { body: { mobile: '+33639980003' } }, { as: person })
  const { body } = await server.call(listMyAccesses, {}, { as: person })
  expect(body).toMatchObject({
    total: 1,
    next_cursor: null,
    items: [{ who: 'Claire Martin', what: 'Fiche modifiée', company_name: 'Les Vergers de Saint-Prix' }],
  })
  await change(file)
  const first = (await server.call(listMyAccesses, { query: { limit: '1' } }, { as: person })).body
  expect(first.items).toHaveLength(1)
  const rest = (
    await server.call(
      listMyAccesses,
      { query: { limit: '1', cursor: first.next_cursor ?? '' } },
      { as: person },
    )
  ).body
  expect(rest.items[0]?.id).not.toBe(first.items[0]?.id)
  const wrong = await server.call(listMyAccesses, { query: { cursor: 'x' } }, { as: person })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_cursor'])
})

test('a list that the company takes in is told to those who were there, not to another company’s people', async () => {
  const other = await plantUser(server, { name: 'Tom Petit' })
  await plantBeneficiary(server, await plantCompany(server), { userId: other })
  const items = [{ employee_number: 'N1', last_name: 'Noël', first_name: 'Ana' }]
  await server.call(importBeneficiaries, { path: { id: company }, body: { items } }, { as: admin })
  const told = async (as: string) => (await server.call(listMyAccesses, {}, { as })).body.items
  expect(await told(person)).toMatchObject([{ who: 'Claire Martin', what: 'Fichier du personnel importé' }])
  expect(await told(other)).toEqual([])
})

test('a list of whole files is told to those in it, once a reader and day, and again when it reads more people', async () => {
  await server.setNow('2026-03-01T10:00:00Z')
  const viewer = await plantUser(server, { name: 'Vera Lecture' })
  await plantMembership(server, viewer, company, 'company_admin', 'viewer')
  await plantBeneficiary(server, company, { lastName: 'Petit' })
  await server.owner.query(
    `update beneficiary set created_at = '2026-01-05T09:00:00Z' where company_id = $1`,
    [company],
  )
  const read = (query: object) =>
    server.call(listBeneficiaries, { path: { id: company }, query } as never, { as: viewer })
  const told = async () =>
    (await server.call(listMyAccesses, {}, { as: person })).body.items.map(
      ({ who, what }) => `${who} : ${what}`,
    )
  await read({ q: 'personne de ce nom' })
  expect(await told()).toEqual([])
  const { total } = (await read({ limit: '200' })).body
  await read({ limit: '200' })
  await read({ status: 'active' })
  expect(await told()).toEqual(['Vera Lecture : Liste des salariés lue'])
  const { rows } = await server.owner.query(
    `select after from audit where action = 'beneficiary.readList' and actor_id = $1`,
    [viewer],
  )
  expect(rows).toEqual([{ after: { people: total, files: true } }])
  const later = await plantUser(server)
  await server.setNow('2026-03-01T11:00:00Z')
  await plantBeneficiary(server, company, { userId: later })
  await server.owner.query(`update beneficiary set created_at = '2026-03-01T11:00:00Z' where user_id = $1`, [
    later,
  ])
  expect((await server.call(listMyAccesses, {}, { as: later })).body.items).toEqual([])
  await read({})
  expect(await told()).toHaveLength(2)
  expect((await server.call(listMyAccesses, {}, { as: later })).body.items).toHaveLength(1)
})

test('whoever opens the file of a person is told to that person, once a day, whichever call it was', async () => {
  const readers = [admin, await plantUser(server, { name: 'Sophie Laurent', platformAdmin: true })]
  const colleague = await plantBeneficiary(server, company, { lastName: 'Petit' })
  await server.setNow('2026-03-02T22:30:00Z')
  const open = async (bid: string) => {
    for (const as of readers) {
      await server.call(getBeneficiary, { path: { id: company, bid } }, { as })
      await server.call(getAbondement, { path: { id: company, bid } }, { as })
    }
  }
  const told = async () => (await server.call(listMyAccesses, {}, { as: person })).body
  await open(file)
  await open(colleague)
  await open(file)
  expect(await told()).toMatchObject({ total: 2 })
  expect((await told()).items.map(({ who, what }) => `${who} : ${what}`).toSorted()).toEqual([
    'Claire Martin : Dossier ouvert',
    'Sophie Laurent : Dossier ouvert',
  ])
  // Past midnight in Paris, the same evening in UTC.
  await server.setNow('2026-03-02T23:30:00Z')
  await open(file)
  expect(await told()).toMatchObject({ total: 4 })
  // A file that is refused was not read.
  const stranger = await plantUser(server)
  await plantMembership(server, stranger, await plantCompany(server), 'company_admin')
  const refused = await server.call(getBeneficiary, { path: { id: company, bid: file } }, { as: stranger })
  expect([refused.status, (await told()).total]).toEqual([404, 4])
})

test('a correction asked for is one thing to do for the company and one mail, however often it is asked', async () => {
  const ask = (message: string) =>
    server.call(askCorrection, { body: { field: 'birth_name', message } }, { as: person })
  await server.owner.query(`update app_user set locale = 'en' where id = $1`, [admin])
  expect((await ask('Lemoine')).status).toBe(201)
  expect((await ask('Lemoine, avec un seul n')).status).toBe(201)
  const { rows } = await server.owner.query(
    `select title, description, type, related from todo where company_id = $1`,
    [company],
  )
  expect(rows).toEqual([
    {
      title: 'Corriger la fiche de Lina Moreau : nom de naissance',
      description: 'Lemoine, avec un seul n',
      type: 'beneficiaries',
      related: { kind: 'beneficiary', id: file, route: `/beneficiaires?person=${file}`, field: 'birth_name' },
    },
  ])
  const mails = await server.owner.query(
    `select payload from outbox where kind = 'correction-asked' and company_id = $1`,
    [company],
  )
  // In the words of who reads it.
  expect(mails.rows).toMatchObject([{ payload: { language: 'en', field: 'birth name' } }])
  expect((await ask('')).status).toBe(422)
  expect(
    (await server.call(askCorrection, { body: { field: 'other', message: 'x' } }, { as: admin })).status,
  ).toBe(403)
})

test('a correction asked for before its field was kept is found by its former title', async () => {
  const ask = (field: 'reference_salary' | 'last_name') =>
    server.call(askCorrection, { body: { field, message: 'x' } }, { as: person })
  const titles = async () =>
    (await server.owner.query(`select title from todo where company_id = $1 order by title`, [company])).rows
  await ask('reference_salary')
  const former = 'Corriger la fiche de Lina Moreau : salaire retenu'
  await server.owner.query(`update todo set related = related - 'field', title = $2 where company_id = $1`, [
    company,
    former,
  ])
  await ask('reference_salary')
  expect(await titles()).toEqual([{ title: former }])
  await ask('last_name')
  expect(await titles()).toHaveLength(2)
})

test('an adviser says what companies read of them; nobody else has such a card', async () => {
  const manager = await plantUser(server, { manager: true, name: 'Sophie Laurent' })
  const card = { firm: 'Laurent Conseil', orias_number: '12345678' }
  const saved = await server.call(updateUser, { body: { agent: card } }, { as: manager })
  expect(saved.body.agent).toEqual({
    ...card,
    title: null,
    hours: null,
    calendar_url: null,
    speciality: null,
  })
  const wrong = await server.call(
    updateUser,
    { body: { agent: { calendar_url: 'javascript:alert(1)' } } },
    { as: manager },
  )
  expect([wrong.status, wrong.error.field_errors?.[0]?.field]).toEqual([422, 'agent.calendar_url'])
  const other = await server.call(updateUser, { body: { agent: card } }, { as: person })
  expect([other.status, other.error.code]).toEqual([422, 'advises_nobody'])
})
