import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCampaign, listCampaigns } from '@moisson/contract/campaign'
import { getCompany, switchCompany } from '@moisson/contract/company'
import { listTodos } from '@moisson/contract/todo'
import { setUserRole } from '@moisson/contract/user-role'
import { companyRoles, type CompanyRole } from '@moisson/core/vocabulary'
import { companyBoundRoles, memberRoles, roles, type Role } from '@moisson/core/roles'
import { openSession } from '../identity/open-session.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { callerOf, held } from './caller.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Somebody who holds one role and no other. */
const holderOf: Record<Role, (company: string) => Promise<string>> = {
  platform_admin: () => plantUser(server, { platformAdmin: true }),
  async manager(company) {
    const user = await plantUser(server, { manager: true })
    await plantMembership(server, user, company, 'manager')
    return user
  },
  async company_admin(company) {
    const user = await plantUser(server)
    await plantMembership(server, user, company, 'company_admin')
    return user
  },
  async beneficiary(company) {
    const userId = await plantUser(server)
    await plantBeneficiary(server, company, { userId })
    return userId
  },
}

test.each(roles)('the database tells a %s from everybody else', async (role) => {
  const company = await plantCompany(server)
  const userId = await holderOf[role](company)
  const { id } = await server.inTransaction({ identity: true }, (tx) =>
    openSession(tx, userId, { absoluteHours: 1 }),
  )
  const caller = await callerOf(server.services.pool, id)
  if (!caller) throw new Error('a session that was opened has its caller')
  expect(roles.filter((one) => held[one](caller).holds)).toEqual([role])
  const companies = companyBoundRoles.some((one) => one === role) ? [company] : []
  expect(held[role](caller).companies).toEqual(companies)
})

test('the database keeps the memberships of the list, and no other', async () => {
  const { rows } = await server.owner.query<{ check: string }>(
    `select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'membership_role_check'`,
  )
  const kept = [...(rows[0]?.check ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role)
  expect(new Set(kept)).toEqual(new Set(memberRoles))
})

test('the database keeps the roles of a company of the list, and no other', async () => {
  const { rows } = await server.owner.query<{ check: string }>(
    `select pg_get_constraintdef(oid) as check from pg_constraint where conname = 'membership_company_role_check'`,
  )
  const kept = [...(rows[0]?.check ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role)
  expect(new Set(kept)).toEqual(new Set(companyRoles))
})

describe('somebody who owns one company and reads another', () => {
  const made = async () => {
    const [own, read, foreign] = [
      await plantCompany(server),
      await plantCompany(server),
      await plantCompany(server),
    ]
    const as = await plantUser(server)
    await plantMembership(server, as, own, 'company_admin')
    await plantMembership(server, as, read, 'company_admin', 'viewer')
    return { own, read, foreign, as }
  }

  test('changes the one, is told their role in the other, and does not find a third', async () => {
    const { own, read, foreign, as } = await made()
    const change = (id: string) =>
      server.call(
        createCampaign,
        { path: { id }, body: { name: 'Prime', type: 'interessement', year: 2025 } },
        { as },
      )
    expect((await change(own)).status).toBe(201)
    const refused = await change(read)
    expect([refused.status, refused.error.code]).toEqual([403, 'role_not_allowed'])
    expect(refused.error.error).toBe(
      'Votre rôle « Lecture seule » ne permet pas de préparer ou mener une campagne. Demandez à un responsable de la société.',
    )
    expect((await change(foreign)).status).toBe(404)
    expect((await server.call(listCampaigns, { path: { id: read } }, { as })).status).toBe(200)
  })

  test('gives no right in the company they read, and is told what they may not do there', async () => {
    const { own, read, as } = await made()
    const other = await plantUser(server)
    for (const company of [own, read])
      await plantMembership(server, other, company, 'company_admin', 'editor')
    const give = (company_id: string) =>
      server.call(
        setUserRole,
        { path: { id: other }, body: { role: 'company_admin', company_id, company_role: 'payroll' } },
        { as },
      )
    expect((await give(own)).body.company_role).toBe('payroll')
    expect((await give(read)).status).toBe(404)
    const denied = async (id: string) => {
      await server.call(switchCompany, { path: { id } }, { as })
      const { body } = await server.call(getCompany, {}, { as })
      return body && 'denied' in body ? body.denied.flatMap((one) => one.calls) : null
    }
    expect(await denied(own)).toEqual([])
    expect(await denied(read)).toContain('POST /company/{id}/campaigns')
  })
})

test('only who runs a company is told of what is to be done there', async () => {
  const company = await plantCompany(server)
  const people: Partial<Record<CompanyRole, string>> = {}
  for (const role of companyRoles) {
    people[role] = await plantUser(server)
    await plantMembership(server, people[role], company, 'company_admin', role)
  }
  const { body } = await server.call(listTodos, { path: { id: company }, query: {} }, { as: people.owner })
  expect(new Set(body.assignees.map(({ id }) => id))).toEqual(new Set([people.owner, people.editor]))
})
