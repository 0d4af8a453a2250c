import { makeCouncilLink, readCouncilLink } from '@moisson/contract/council-link'
import { listQueues, listUsers, setActivation } from '@moisson/contract/admin'
import type { ActivationAction } from '@moisson/core/vocabulary'
import { inviteAdmin, readCompanyAudit } from '@moisson/contract/company-access'
import { getUser, listManagers, setManager } from '@moisson/contract/user'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let alex: string
beforeAll(async () => {
  server = await startTestServer()
  alex = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
})
afterAll(() => server.close())

/** A manager with one company, its administrator and one of its people. */
async function portfolio(name = 'Les Vergers', owners = 2) {
  const manager = await plantUser(server, { manager: true, name: 'Sophie Laurent' })
  const company = await plantCompany(server, { name })
  await plantMembership(server, manager, company, 'manager')
  const admin = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, admin, company, 'company_admin')
  // A company keeps an owner: another one stays when this one is suspended.
  const second = await plantUser(server, { name: 'Nina Faure' })
  if (owners > 1) await plantMembership(server, second, company, 'company_admin')
  const employee = await plantUser(server, { name: 'Lina Moreau' })
  await plantBeneficiary(server, company, { userId: employee })
  return { manager, company, admin, second, employee }
}
const activation = (as: string, action: ActivationAction, ...user_ids: string[]) =>
  server.call(setActivation, { body: { user_ids, action } }, { as })
const statusOf = async (id: string) =>
  (await server.owner.query<{ status: string }>('select status from app_user where id = $1', [id])).rows[0]
    ?.status

test('suspending ends every session at once, and activating lets the person in again', async () => {
  const { manager, admin } = await portfolio()
  expect((await server.call(getUser, {}, { as: admin })).status).toBe(200)
  const suspended = await activation(manager, 'suspend', admin)
  expect(suspended.body.results).toEqual([
    { user_id: admin, result: 'suspended', status: 'suspended', message: null },
  ])
  const out = await server.call(getUser, {}, { as: admin })
  expect([out.status, out.error.code]).toEqual([401, 'user-token-expired'])
  const again = await activation(manager, 'suspend', admin)
  expect(again.body.results[0]).toMatchObject({
    result: 'unchanged',
    message: 'Ce compte est déjà suspendu.',
  })
  expect((await activation(manager, 'activate', admin)).body.results[0]?.result).toBe('activated')
  const { rows } = await server.owner.query(
    `select count(*)::int as open from session where user_id = $1 and ended_at is null`,
    [admin],
  )
  expect(rows).toEqual([{ open: 0 }])
})

test('the only owner of a company is suspended once it has another one, however many go at once', async () => {
  const { company, admin, second } = await portfolio('Les Ruches')
  expect((await activation(alex, 'suspend', second)).status).toBe(200)
  const refused = await activation(alex, 'suspend', admin)
  expect([refused.status, refused.error.code]).toEqual([409, 'last_owner'])
  expect(refused.error.error).toContain('Les Ruches')
  const heir = await plantUser(server, { name: 'Hugo Blanc' })
  await plantMembership(server, heir, company, 'company_admin')
  expect((await activation(alex, 'suspend', admin, heir)).error.code).toBe('last_owner')
  expect(await statusOf(admin)).toBe('active')
  expect((await activation(alex, 'suspend', admin)).status).toBe(200)
  expect((await activation(alex, 'suspend', heir)).error.code).toBe('last_owner')
})

test('one id out of reach and nothing is done, whatever the reason it is out of reach', async () => {
  const mine = await portfolio()
  const other = await portfolio('Ailleurs')
  const invented = crypto.randomUUID()
  for (const stranger of [other.admin, other.employee, other.manager, alex, invented]) {
    const answer = await activation(mine.manager, 'suspend', mine.admin, stranger)
    expect([answer.status, answer.error.error]).toEqual([404, 'Introuvable, ou hors de votre accès.'])
  }
  const colleague = await plantUser(server, { manager: true })
  await plantMembership(server, colleague, mine.company, 'manager')
  expect((await activation(mine.manager, 'suspend', colleague)).status).toBe(404)
  expect(await statusOf(mine.admin)).toBe('active')
  expect((await activation(mine.manager, 'suspend', mine.manager)).error.code).toBe('own_account')
  expect((await activation(alex, 'suspend', alex)).status).toBe(403)
})

test('inviting somebody, or typing their address in a file, gives no power over their account and tells nothing of it', async () => {
  const mine = await portfolio()
  const other = await portfolio('Ailleurs')
  const loner = await plantUser(server, { name: 'Nom Secret' })
  for (const victim of [other.admin, loner]) {
    await server.owner.query(
      `insert into membership (user_id, company_id, role, status, created_at, invited_name) values ($1, $2, 'company_admin', 'invited', now(), 'Nom Écrit')`,
      [victim, mine.company],
    )
    await server.owner.query(
      `update app_user set last_login_at = now(), display_name = 'Nom Secret' where id = $1`,
      [victim],
    )
    await plantBeneficiary(server, mine.company, { userId: victim })
    for (const action of ['suspend', 'activate'] as const) {
      const { status, body } = await activation(mine.manager, action, victim)
      expect([status, body.results[0]?.result, body.results[0]?.status]).toEqual([200, 'unchanged', 'active'])
      expect(body.results[0]?.message).toContain('n’a rien accepté')
    }
    expect(await statusOf(victim)).toBe('active')
  }
  const listed = await server.call(listUsers, { query: { invited: 'true' } }, { as: mine.manager })
  expect(listed.body.items).toHaveLength(2)
  for (const item of listed.body.items)
    expect(item).toMatchObject({ display_name: 'Nom Écrit', created_at: null, last_login_at: null })
  const asked = await server.call(listUsers, { query: { q: 'secret' } }, { as: mine.manager })
  expect(asked.body.items).toEqual([])
})

test('a stolen account is stopped at once, an only owner’s too, by the platform alone; the company is told and waits in its queue', async () => {
  const { company, manager, admin, second, employee } = await portfolio('Les Serres', 1)
  await server.owner.query(
    `update company set contact_email = 'contact@serres.example', contact_name = 'Accueil' where id = $1`,
    [company],
  )
  const editor = await plantUser(server, { name: 'Omar Diallo' })
  await plantMembership(server, editor, company, 'company_admin')
  await server.owner.query(`update membership set company_role = 'editor' where user_id = $1`, [editor])
  const link = await server.call(
    makeCouncilLink,
    { path: { id: company }, body: { label: 'CSE' } },
    { as: admin },
  )
  const byLink = () =>
    server.call(readCouncilLink, { body: { token: link.body.url.split('#token=')[1] ?? '' } })
  expect((await byLink()).status).toBe(200)
  const invited = await server.call(
    inviteAdmin,
    { path: { id: company }, body: { email: 'complice@evil.example' } },
    { as: admin },
  )
  expect(invited.status).toBeLessThan(300)
  const byAdviser = await activation(manager, 'suspend_compromised', admin)
  expect([byAdviser.status, byAdviser.error.code]).toEqual([403, 'platform_ends_account'])
  expect((await activation(alex, 'suspend', admin)).error.code).toBe('last_owner')
  expect((await server.call(getUser, {}, { as: admin })).status).toBe(200)

  const stopped = await activation(alex, 'suspend_compromised', admin)
  expect(stopped.body.results).toEqual([
    { user_id: admin, result: 'suspended', status: 'suspended', message: null },
  ])
  expect((await server.call(getUser, {}, { as: admin })).status).toBe(401)
  // Nor does what was opened from it to somebody without an account.
  expect((await byLink()).error.code).toBe('reading_link_closed')
  const { rows: waiting } = await server.owner.query(
    `select m.status from membership m join app_user u on u.id = m.user_id where u.email = 'complice@evil.example'`,
  )
  expect(waiting).toEqual([{ status: 'revoked' }])
  // The adviser cannot let it in again.
  expect((await activation(manager, 'activate', admin)).body.results[0]?.result).toBe('unchanged')
  const { rows: told } = await server.owner.query<{ to: string; kind: string }>(
    `select coalesce(u.display_name, o.recipient) as to, o.kind from outbox o left join app_user u on u.email = o.recipient
     where (o.company_id = $1 and o.kind = 'owner-suspended') or (u.id = $2 and o.kind = 'account-changed')
     order by 2, 1`,
    [company, admin],
  )
  expect(told.map(({ to, kind }) => `${kind} ${to}`)).toEqual([
    'account-changed Claire Martin',
    'owner-suspended Alex Petit',
    'owner-suspended contact@serres.example',
    'owner-suspended Omar Diallo',
    'owner-suspended Sophie Laurent',
  ])
  const log = await server.call(readCompanyAudit, { path: { id: company } }, { as: editor })
  expect(log.body.items.map(({ action }) => action)).toContain('admin.ownerSuspended')
  const queue = async () => {
    const { body } = await server.call(
      listQueues,
      { query: { kind: 'companies_without_owner' } },
      { as: alex },
    )
    return body.items[0]?.items.filter((one) => one.company_id === company)
  }
  expect(await queue()).toMatchObject([
    { label: 'Claire Martin', company_name: 'Les Serres', link: `/admin/dashboard?company=${company}` },
  ])
  // Another owner, or the same one let in again, and nothing waits.
  await plantMembership(server, second, company, 'company_admin')
  expect(await queue()).toEqual([])
  expect((await activation(alex, 'activate', admin)).body.results[0]?.result).toBe('activated')
  expect((await activation(alex, 'suspend_compromised', employee)).body.results[0]?.result).toBe('suspended')
})

test('an adviser acts only on who agreed to be in the portfolio and holds nothing beyond it', async () => {
  const mine = await portfolio()
  const other = await portfolio('Ailleurs')
  await plantBeneficiary(server, other.company, { userId: mine.admin })
  expect((await activation(mine.manager, 'suspend', mine.admin)).body.results[0]?.result).toBe('unchanged')
  expect(await statusOf(mine.admin)).toBe('active')
})

test('what the platform suspended, the platform alone lets in again; the person reads each of them', async () => {
  const { manager, admin } = await portfolio()
  expect((await activation(alex, 'suspend', admin)).body.results[0]?.result).toBe('suspended')
  const tried = await activation(manager, 'activate', admin)
  expect(tried.body.results[0]).toMatchObject({ result: 'unchanged', status: 'suspended' })
  expect(await statusOf(admin)).toBe('suspended')
  expect((await activation(alex, 'activate', admin)).body.results[0]?.result).toBe('activated')
  await activation(manager, 'suspend', admin)
  expect((await activation(manager, 'activate', admin)).body.results[0]?.result).toBe('activated')
  const { rows } = await server.owner.query(
    `select o.payload ->> 'account_change' as change, o.payload ->> 'by_name' as by from outbox o join app_user u on u.email = o.recipient
     where u.id = $1 and o.kind = 'account-changed' order by o.created_at, o.id`,
    [admin],
  )
  expect(rows.map(({ change, by }) => `${change} ${by}`).toSorted()).toEqual(
    [
      'suspended Alex Petit',
      'activated Alex Petit',
      'suspended Sophie Laurent',
      'activated Sophie Laurent',
    ].toSorted(),
  )
})

test('two admins of the platform who suspend each other at once leave one of them', async () => {
  const [first, second] = [
    await plantUser(server, { platformAdmin: true }),
    await plantUser(server, { platformAdmin: true }),
  ]
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [alex])
  await Promise.all([first, second].map((id) => server.tokenOf(id)))
  const answers = await Promise.all([
    activation(first, 'suspend', second),
    activation(second, 'suspend', first),
  ])
  const left = [await statusOf(first), await statusOf(second)].filter((status) => status === 'active')
  await server.owner.query(`update app_user set status = 'active' where id = $1`, [alex])
  expect(left).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an invitation is sent again for seven days, to whoever still waits and to nobody else', async () => {
  const { manager, company, admin } = await portfolio()
  const invited = await plantUser(server, { email: `yann-${company}@example.org`, name: 'Yann Le Goff' })
  await server.owner.query(
    `insert into membership (user_id, company_id, role, status, created_at, invited_at, expires_at)
     values ($1, $2, 'company_admin', 'invited', now() - interval '20 days', now() - interval '20 days', now() - interval '13 days')`,
    [invited, company],
  )
  const before = await server.call(listUsers, { query: { invited: 'true' } }, { as: manager })
  expect(before.body.items).toMatchObject([{ id: invited, invitation: { expired: true } }])
  const { body } = await activation(manager, 'resend', invited, admin)
  expect(Object.fromEntries(body.results.map((one) => [one.user_id, one.result]))).toEqual({
    [invited]: 'resent',
    [admin]: 'unchanged',
  })
  const after = await server.call(listUsers, { query: { invited: 'true' } }, { as: manager })
  expect(after.body.items[0]?.invitation?.expired).toBe(false)
  const { rows } = await server.owner.query(`select kind, recipient from outbox where company_id = $1`, [
    company,
  ])
  expect(rows).toEqual([{ kind: 'admin-invitation', recipient: `yann-${company}@example.org` }])
})

test('a manager lists the people of the portfolio only; filters and pages lose and repeat nobody', async () => {
  const { manager, company, admin, employee } = await portfolio('Les Vergers', 1)
  const foreign = await portfolio('Ailleurs', 1)
  const list = (query: object) => server.call(listUsers, { query } as never, { as: manager })
  const all = (await list({})).body
  expect([all.total, all.items.map((one) => [one.id, one.roles])]).toEqual([
    2,
    [
      [admin, ['company_admin']],
      [employee, ['beneficiary']],
    ],
  ])
  expect((await list({ role: 'beneficiary' })).body.items.map((one) => one.id)).toEqual([employee])
  expect((await list({ q: 'MORÉAU' })).body.items.map((one) => one.id)).toEqual([employee])
  expect((await list({ status: 'suspended' })).body.items).toEqual([])
  expect((await list({ company_id: foreign.company })).body.items).toEqual([])
  expect((await list({ company_id: company })).body.total).toBe(2)
  const first = (await list({ limit: '1' })).body
  const second = (await list({ limit: '1', cursor: first.next_cursor })).body
  expect([...first.items, ...second.items].map((one) => one.id)).toEqual([admin, employee])
  expect(second.next_cursor).toBeNull()
  const wrong = await list({ cursor: 'x' })
  expect([wrong.status, wrong.error.code]).toEqual([422, 'invalid_cursor'])
  const everybody = await server.call(listUsers, { query: { role: 'manager' } }, { as: alex })
  expect(everybody.body.items.map((one) => one.id)).toEqual(
    expect.arrayContaining([manager, foreign.manager]),
  )
})

test('a portfolio is set as a whole; losing a company ends the sessions, and a company keeps its last adviser', async () => {
  const { manager, company } = await portfolio('Les Vergers de Saint-Prix')
  const extra = await plantCompany(server, { name: 'Atelier du Phare' })
  const set = (body: object, as = alex) => server.call(setManager, { body } as never, { as })
  const grown = await set({ user_id: manager, manager: true, company_ids: [company, extra] })
  expect(grown.body.user.companies.map((one) => one.company_name)).toEqual([
    'Atelier du Phare',
    'Les Vergers de Saint-Prix',
  ])
  expect((await server.call(getUser, {}, { as: manager })).status).toBe(200)

  const orphan = await set({ user_id: manager, manager: true, company_ids: [extra] })
  expect([orphan.status, orphan.error.error]).toEqual([
    409,
    'Les Vergers de Saint-Prix n’aurait plus de conseiller. Donnez-lui-en un autre d’abord.',
  ])
  const other = await plantUser(server, { manager: true })
  await plantMembership(server, other, company, 'manager')
  expect((await set({ user_id: manager, manager: true, company_ids: [extra] })).status).toBe(200)
  expect((await server.call(getUser, {}, { as: manager })).status).toBe(401)

  const newcomer = await plantUser(server, { email: `nadia-${company}@example.org` })
  const named = await set({ email: `NADIA-${company}@example.org`, manager: true, company_ids: [extra] })
  expect(named.body.user).toMatchObject({ id: newcomer, roles: ['manager'] })
  const { rows } = await server.owner.query(
    `select summary from audit where company_id = $1 and action = 'user.setManager' order by at`,
    [extra],
  )
  expect(rows).toEqual([{ summary: 'adviser assigned' }, { summary: 'adviser assigned' }])
})

test('naming a person is enough to make them an adviser', async () => {
  const { admin } = await portfolio()
  const made = await server.call(setManager, { body: { user_id: admin } } as never, { as: alex })
  expect([made.status, made.body.user.roles]).toEqual([200, ['manager', 'company_admin']])
})

test('who may not be set as an adviser, or by whom, is said and changes nothing', async () => {
  const { manager, company, admin, employee } = await portfolio()
  const set = (body: object, as = alex) => server.call(setManager, { body } as never, { as })
  const attempts: [object, string, number, string][] = [
    [{ user_id: alex, manager: true }, alex, 403, 'own_account'],
    [{ user_id: crypto.randomUUID(), manager: true }, alex, 404, 'not_found'],
    [{ email: 'nobody@nowhere.example', manager: true }, alex, 404, 'not_found'],
    [{ manager: true }, alex, 422, 'person_missing'],
    [{ user_id: employee, manager: true, company_ids: [crypto.randomUUID()] }, alex, 422, 'unknown_company'],
    [{ user_id: employee, manager: true, roles: ['platform_admin'] }, manager, 403, 'forbidden'],
    [{ user_id: manager, manager: true }, admin, 403, 'forbidden'],
    [{ user_id: manager, manager: false }, alex, 409, 'last_manager'],
  ]
  for (const [body, as, status, code] of attempts) {
    const answer = await set(body, as)
    expect([body, answer.status, answer.error.code]).toEqual([body, status, code])
  }
  await server.owner.query(`update company set status = 'archived' where id = $1`, [company])
  const ended = await set({ user_id: manager, manager: false })
  expect([ended.status, ended.body.user.roles]).toEqual([200, []])
  await server.owner.query(
    `update session set auth_time = now() - interval '2 hours' where user_id = $1 and ended_at is null`,
    [alex],
  )
  const old = await set({ user_id: employee, manager: true })
  expect([old.status, old.error.code]).toEqual([401, 'recent_sign_in_required'])
})

test('advisers are listed with what each of them carries, for every adviser', async () => {
  const { manager, company } = await portfolio()
  const idle = await plantUser(server, { manager: true, name: 'Zoé Sans Dossier' })
  await server.owner.query(
    `update app_user set agent = '{"title": "Conseillère", "calendar_url": "https://rdv.example.org/sophie"}' where id = $1`,
    [manager],
  )
  await server.owner.query(
    `insert into campaign (id, company_id, name, type, year, state, exercise_start, exercise_end, criteria, seniority_months,
       prorate_cap, redistribute, response_days, presumption_days, legal_payment_deadline, destinations,
       default_rule, draft_policy, reminder_plan, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Intéressement', 'interessement', 2025, 'open', '2025-01-01', '2025-12-31', '[]', 3, true, true, 15, 3,
       '2099-05-31', '{pee}', 'pee_lowest_risk', 'ignore_draft', '{}', now(), now())`,
    [company],
  )
  const { items } = (await server.call(listManagers, {}, { as: idle })).body
  expect(items.find(({ id }) => id === manager)).toMatchObject({
    uid: manager,
    title: 'Conseillère',
    calendar_url: 'https://rdv.example.org/sophie',
    companies_count: 1,
    open_campaigns_count: 1,
    overdue_steps_count: 0,
    response_rate_bps: null,
  })
  expect(items.find(({ id }) => id === idle)).toMatchObject({ companies_count: 0, open_campaigns_count: 0 })
})
