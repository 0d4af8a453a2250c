import { auditNameOf, calls } from '@moisson/contract/calls'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import {
  inviteAdmin,
  listAdmins,
  readCompanyAudit,
  resendInvitation,
  reviewAccess,
  revokeAdmin,
} from '@moisson/contract/company-access'
import { updateCompany } from '@moisson/contract/company'
import { redeemLink } from '@moisson/contract/identity'
import { getUser, leaveCompany } from '@moisson/contract/user'
import { setUserRole } from '@moisson/contract/user-role'
import { auditWords } from '@moisson/core/company/audit-words'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mintLink } from '../identity/mint-link.ts'
import type { LinkOrder } from '../database/kept-mail.ts'
import { identityScope } from '../identity/see-identity.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let company: string
let owner: string
let day = 2
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.setNow(`2026-03-${String(day++).padStart(2, '0')}T09:00:00Z`)
  company = await plantCompany(server)
  owner = await plantUser(server, { name: 'Claire Martin' })
  await plantMembership(server, owner, company, 'company_admin')
})

const invite = (body: object, as = owner, id = company) =>
  server.call(inviteAdmin, { path: { id }, body: body as { email: string } }, { as })
const admins = async (as = owner) => (await server.call(listAdmins, { path: { id: company } }, { as })).body
const role = (id: string, body: object, as = owner) =>
  server.call(setUserRole, { path: { id }, body: body as { role: 'none' } }, { as })
const revoke = (uid: string, as = owner) => server.call(revokeAdmin, { path: { id: company, uid } }, { as })
const editor = async (name = 'Marc Petit') => {
  const id = await plantUser(server, { name })
  await plantMembership(server, id, company, 'company_admin')
  await server.owner.query(`update membership set company_role = 'editor' where user_id = $1`, [id])
  return id
}
const emailOf = async (id: string) =>
  (await server.owner.query<{ email: string }>('select email from app_user where id = $1', [id])).rows[0]
    ?.email ?? ''
const mailsTo = async (recipient: string) =>
  (
    await server.owner.query<{ kind: string; payload: { link?: LinkOrder; change?: string } }>(
      `select kind, payload from outbox where recipient = $1 order by created_at, id`,
      [recipient],
    )
  ).rows
/** The link of the last invitation mail to an address, made as the mail worker makes it. */
async function linkTo(recipient: string): Promise<string> {
  const order = (await mailsTo(recipient)).findLast(({ kind }) => kind === 'admin-invitation')?.payload.link
  if (!order) throw new Error('no invitation was sent')
  const minted = await server.inTransaction(identityScope, (tx, now) => mintLink(tx, order, now))
  return minted?.token ?? ''
}
const openTo = async (uid: string) =>
  (
    await server.owner.query<{ company_id: string }>(
      `select company_id from membership where user_id = $1 and status = 'active'`,
      [uid],
    )
  ).rows.map(({ company_id }) => company_id)
const redeem = (token: string) => server.call(redeemLink, { body: { token } })

test('an invitation answers the same for a known and an unknown address, and tells no account’s name', async () => {
  const known = await emailOf(await plantUser(server, { name: 'Nom Secret' }))
  const [first, second] = [await invite({ email: known }), await invite({ email: 'inconnue@example.org' })]
  expect([first.status, second.status]).toEqual([202, 202])
  const shape = ({
    user_id: _id,
    email: _email,
    expires_at: _end,
    invitations_left: _left,
    ...rest
  }: typeof first.body) => rest
  expect(shape(first.body)).toEqual(shape(second.body))
  const { items } = await admins()
  expect(items.filter(({ status }) => status === 'invited').map(({ name }) => name)).toEqual([null, null])
  expect(JSON.stringify(items)).not.toContain('Nom Secret')
})

test('the link opens its own company once, for the role given, and nothing is open before', async () => {
  const other = await plantCompany(server)
  const boss = await plantUser(server)
  await plantMembership(server, boss, other, 'company_admin')
  const email = `${crypto.randomUUID()}@example.org`
  const made = await invite({ email, first_name: 'Inès', last_name: 'Faure', company_role: 'owner' })
  await invite({ email }, boss, other)
  const uid = made.body.user_id
  const token = await linkTo(email)
  expect((await server.call(getUser, {}, { as: uid })).body.memberships).toEqual([])
  expect((await redeem(token)).status).toBe(200)
  // The last mail was the other company's: only that one is open.
  expect(await openTo(uid)).toEqual([other])
  expect((await redeem(token)).error.code).toBe('used_action_code')
  expect((await admins()).items.find(({ user_id }) => user_id === uid)).toMatchObject({
    status: 'invited',
    name: 'Inès Faure',
    company_role: 'owner',
  })
})

test('an invitation withdrawn, expired or sent again closes the links sent before', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const { user_id: uid } = (await invite({ email })).body
  const first = await linkTo(email)
  const again = await server.call(resendInvitation, { path: { id: company, uid } }, { as: owner })
  expect(again.status).toBe(200)
  expect((await redeem(first)).error.code).toBe('expired_action_code')
  const second = await linkTo(email)
  expect((await revoke(uid)).body).toEqual({ user_id: uid, status: 'revoked' })
  expect((await redeem(second)).error.code).toBe('expired_action_code')
  expect(await openTo(uid)).toEqual([])
  const resent = await server.call(resendInvitation, { path: { id: company, uid } }, { as: owner })
  expect([resent.status, resent.error.code]).toEqual([409, 'not_invited'])
  await invite({ email })
  await server.owner.query(
    `update membership set expires_at = business_now() - interval '1 hour' where user_id = $1`,
    [uid],
  )
  expect((await admins()).items.find(({ user_id }) => user_id === uid)?.status).toBe('expired')
  const late = await linkTo(email)
  expect((await redeem(late)).status).toBe(200)
  expect(await openTo(uid)).toEqual([])
})

test('ten invitations a day and company, those sent at once counted too; one address at a time and one role', async () => {
  for (const body of [
    { email: ['a@example.org', 'b@example.org'] },
    { email: 'a@example.org', role: 'platform_admin' },
    { email: 'a@example.org', roles: ['company_admin'] },
    { email: 'a@example.org', company_role: 'manager' },
    { email: 'nobody' },
  ])
    expect((await invite(body)).status).toBe(422)
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, index) =>
      invite({ email: `n${index}-${crypto.randomUUID()}@example.org` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(10)
  expect(answers.filter(({ error }) => error?.code === 'too_many_invitations')).toHaveLength(3)
  expect((await admins()).invitations_left).toBe(0)
})

test('an access taken away ends on the next request, and the person is told', async () => {
  const gone = await editor()
  const people = () => server.call(listBeneficiaries, { path: { id: company }, query: {} }, { as: gone })
  expect((await people()).status).toBe(200)
  expect((await revoke(gone)).status).toBe(200)
  expect([403, 404]).toContain((await people()).status)
  expect((await mailsTo(await emailOf(gone))).at(-1)).toMatchObject({
    kind: 'access-changed',
    payload: { change: 'revoked' },
  })
})

test('an editor reads the list and decides nothing: their role says so, and whom to ask', async () => {
  const someone = await editor()
  const list = await admins(someone)
  expect([list.may_manage, list.items.length]).toEqual([false, 2])
  const tries = [
    await invite({ email: 'a@example.org' }, someone),
    await revoke(owner, someone),
    await role(owner, { role: 'none' }, someone),
    await server.call(reviewAccess, { path: { id: company } }, { as: someone }),
  ]
  for (const answer of tries) {
    expect([answer.status, answer.error.code]).toEqual([403, 'role_not_allowed'])
    expect(answer.error.error).toBe(
      'Votre rôle « Gestionnaire RH » ne permet pas de décider de qui a accès à la société. Demandez à un responsable de la société.',
    )
  }
})

test('the last owner stays, by either way, and of two owners who remove each other one is left', async () => {
  const manager = await plantUser(server, { manager: true })
  await plantMembership(server, manager, company, 'manager')
  const someone = await editor()
  for (const answer of [
    await revoke(owner, manager),
    await role(owner, { role: 'none' }, manager),
    await role(owner, { role: 'company_admin', company_role: 'editor' }, manager),
  ])
    expect([answer.status, answer.error.code]).toEqual([409, 'last_owner'])
  expect((await role(someone, { role: 'company_admin', company_role: 'owner' })).status).toBe(200)
  const both = await Promise.all([revoke(owner, someone), revoke(someone, owner)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a role is given inside one’s own companies only, never to oneself, and the platform’s own by the platform', async () => {
  const stranger = await plantUser(server)
  const elsewhere = await plantCompany(server)
  const other = await plantUser(server)
  await plantMembership(server, other, elsewhere, 'company_admin')
  const employee = await plantUser(server, { name: 'Lina Moreau' })
  await plantBeneficiary(server, company, { userId: employee })
  const boss = await plantUser(server, { platformAdmin: true })
  const cases: [string, object, number, string][] = [
    [owner, { role: 'none' }, 403, 'own_role'],
    [stranger, { role: 'company_admin' }, 404, 'not_found'],
    [other, { role: 'none' }, 404, 'not_found'],
    [employee, { role: 'company_admin', company_id: elsewhere }, 404, 'not_found'],
    [employee, { role: 'manager' }, 403, 'platform_role'],
    [employee, { role: 'platform_admin' }, 403, 'platform_role'],
    [employee, { role: 'PLATFORM_ADMIN' }, 422, 'invalid_request'],
    [employee, { role: ['company_admin', 'platform_admin'] }, 422, 'invalid_request'],
  ]
  for (const [id, body, status, code] of cases) {
    const answer = await role(id, body)
    expect([body, answer.status, answer.error.code]).toEqual([body, status, code])
  }
  const given = await role(employee, { role: 'company_admin' })
  expect(given.body).toEqual({
    user_id: employee,
    company_id: company,
    role: 'company_admin',
    company_role: 'editor',
    status: 'invited',
  })
  expect((await server.call(listAdmins, { path: { id: company } }, { as: employee })).status).toBe(403)
  expect((await redeem(await linkTo(await emailOf(employee)))).status).toBe(200)
  expect((await server.call(listAdmins, { path: { id: company } }, { as: employee })).status).toBe(200)
  expect((await role(employee, { role: 'none' })).status).toBe(200)
  expect((await server.call(listAdmins, { path: { id: company } }, { as: employee })).status).toBe(403)
  expect((await role(boss, { role: 'platform_admin' }, boss)).status).toBe(403)
  const second = await plantUser(server)
  expect((await role(second, { role: 'platform_admin' }, boss)).status).toBe(200)
  expect((await role(boss, { role: 'platform_admin', action: 'revoke' }, second)).status).toBe(200)
  // Nobody else is left, and nobody touches their own role.
  expect((await role(second, { role: 'platform_admin', action: 'revoke' }, second)).status).toBe(403)
})

test('a withdrawn invitation given back is a new invitation: an address nobody proved opens nothing', async () => {
  const email = `${crypto.randomUUID()}@example.org`
  const { user_id: uid } = (await invite({ email, first_name: 'Rose' })).body
  await revoke(uid)
  const again = await role(uid, { role: 'company_admin' })
  expect([again.status, again.body.status]).toEqual([200, 'invited'])
  expect(await openTo(uid)).toEqual([])
  expect((await redeem(await linkTo(email))).status).toBe(200)
  expect(await openTo(uid)).toEqual([company])
})

test('nobody administers a company without accepting it: whoever left is invited again, and owes it no second factor', async () => {
  const someone = await editor()
  await server.owner.query('update company set second_factor_required = true where id = $1', [company])
  const refusedOne = await server.call(getUser, {}, { as: someone })
  expect(refusedOne.error.code).toBe('second_factor_missing')
  const left = await server.call(leaveCompany, { path: { company_id: company } }, { as: someone })
  expect(left.status).toBe(204)
  const asked = { role: 'company_admin', company_id: company, company_role: 'owner' }
  const adviser = await plantUser(server, { manager: true })
  await plantMembership(server, adviser, company, 'manager')
  expect((await role(someone, asked, adviser)).body.status).toBe('invited')
  expect((await server.call(getUser, {}, { as: someone })).status).toBe(200)
  const boss = await plantUser(server, { platformAdmin: true })
  await plantBeneficiary(server, company, { userId: boss })
  expect((await role(boss, asked, adviser)).body.status).toBe('invited')
  expect(await openTo(boss)).toEqual([])
})

test('a role of the platform, given or taken, is told to its person and to every administrator of the platform', async () => {
  const boss = await plantUser(server, { platformAdmin: true, name: 'Alex Petit' })
  const colleague = await plantUser(server, { platformAdmin: true })
  const person = await plantUser(server, { name: 'Nadia Roche' })
  const told = async (id: string) =>
    (await mailsTo(await emailOf(id)))
      .filter(({ kind }) => kind === 'account-changed')
      .map(({ payload }) => payload as object)
  await role(person, { role: 'platform_admin' }, boss)
  await role(person, { role: 'platform_admin' }, boss)
  const made = { account_change: 'platform_admin', by_name: 'Alex Petit' }
  for (const admin of [boss, colleague])
    expect(await told(admin)).toMatchObject([{ ...made, person: 'Nadia Roche' }])
  expect(await told(person)).toMatchObject([{ ...made, person: null }])
  await role(person, { role: 'platform_admin', action: 'revoke' }, boss)
  expect((await told(person)).at(-1)).toMatchObject({ account_change: 'platform_admin_ended' })
  expect(await told(colleague)).toHaveLength(2)
})

test('changes of role ask for a recent sign-in', async () => {
  const someone = await editor()
  await server.tokenOf(owner)
  await server.owner.query(
    `update session set auth_time = now() - interval '61 minutes' where user_id = $1`,
    [owner],
  )
  const answer = await role(someone, { role: 'none' })
  expect([answer.status, answer.error.code]).toEqual([401, 'recent_sign_in_required'])
})

test('the yearly review is due a year after the opening, and a year after the last one', async () => {
  await server.owner.query(
    `update company set created_at = business_now() - interval '13 months' where id = $1`,
    [company],
  )
  expect((await admins()).access_review_due).toBe(true)
  const done = await server.call(reviewAccess, { path: { id: company } }, { as: owner })
  expect(done.body.next_review_on.slice(0, 4)).toBe('2027')
  expect(await admins()).toMatchObject({ access_review_due: false, next_review_on: done.body.next_review_on })
})

test('an invitation carries no address of a site, no line break and nothing unseen in its names or its words', async () => {
  const email = `propre-${crypto.randomUUID()}@example.org`
  for (const given of [
    { first_name: 'Gagnez sur https://x.example' },
    { last_name: 'moisson-secours.com' },
    { first_name: 'Ana\nCliquez ici' },
    { first_name: 'A'.repeat(81) },
    { message: 'Vérifiez votre compte\u00a0: www.x.example' },
    { message: 'Voir moisson-secours.fr avant ce soir' },
  ]) {
    const refused = await invite({ email, ...given })
    expect([refused.status, refused.error.field_errors?.[0]?.field]).toEqual([422, Object.keys(given)[0]])
  }
  const said = (await invite({ email, message: 'voir x.com' })).error.field_errors?.[0]?.message
  expect(said).toContain('sans adresse de site')
  const names = { first_name: '\u202eInès', last_name: 'O’Neil-St.Clair', message: 'Bonjour,\nà lundi.' }
  expect((await invite({ email, ...names })).status).toBe(202)
  expect((await mailsTo(email)).at(-1)?.payload).toMatchObject({ message: names.message })
})

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

test('the log tells who did what, newest first, with differences and without any account number', async () => {
  const put = (body: object) => server.call(updateCompany, { path: { id: company }, body }, { as: owner })
  await put({ trade_name: 'Les Vergers', share_capital_cents: 5_000_000, contact_name: 'Anne Roche' })
  await put({ iban: 'FR7630006000011234567890189' })
  const someone = await editor()
  await revoke(someone)
  const read = async (query: object = {}) =>
    (await server.call(readCompanyAudit, { path: { id: company }, query }, { as: owner })).body
  const all = await read()
  expect(all.items.map(({ sentence }) => sentence)).toEqual([
    'Claire Martin a retiré un accès',
    'Claire Martin a modifié la fiche société',
    'Claire Martin a modifié la fiche société',
  ])
  expect(all.items[0]?.target_name).toBe('Marc Petit')
  expect(all.items[1]?.differences).toEqual([
    { field: 'iban', label: 'IBAN de la société', before: null, after: null, hidden: true },
  ])
  expect(all.items[2]?.differences).toEqual([
    { field: 'trade_name', label: 'Nom commercial', before: null, after: 'Les Vergers', hidden: false },
    {
      field: 'share_capital_cents',
      label: 'Capital social',
      before: null,
      after: '50\u202f000,00\u00a0€',
      hidden: false,
    },
    { field: 'contact_name', label: 'Nom du contact', before: null, after: null, hidden: true },
  ])
  // No part of it either, whatever the digits of the ids.
  expect(JSON.stringify(all).replaceAll(uuid, '')).not.toContain('90189')
  expect(all.people).toEqual([{ id: owner, name: 'Claire Martin' }])
  expect((await read({ kind: 'access' })).items).toHaveLength(1)
  expect((await read({ person: someone })).items).toEqual([])
  const first = await read({ limit: '2' })
  const rest = await read({ limit: '2', cursor: first.next_cursor ?? '' })
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.items.map(({ id }) => id))
  expect(
    (await server.call(readCompanyAudit, { path: { id: company }, query: { cursor: 'x' } }, { as: owner }))
      .status,
  ).toBe(422)
})

test('each action on a company has its sentence in the log', () => {
  const ofCompany = ['company', 'campaign', 'process', 'step', 'user_document']
  const untold = [...calls]
    .filter(
      ([, { declaration }]) =>
        ['changes', 'takes-file'].includes(declaration.rights.effect) &&
        ofCompany.includes(declaration.rights.scope),
    )
    .map(([, { declaration }]) => auditNameOf(declaration))
    .filter((action) => auditWords[action] === undefined)
  // Its words go to core/src/company/audit-words.ts.
  expect(untold).toEqual([])
})
