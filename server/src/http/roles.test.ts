import { afterAll, beforeAll, expect, test } from 'vitest'
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
