import type { ExampleWorld } from '@moisson/contract/example-world'
import { runDue } from '../campaign/run-due.ts'
import { seedFunds } from '../fund/seed-funds.ts'
import { beginExample, finishExample, type ExampleCast } from './example-company.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from './plant.ts'
import type { TestServer } from './test-server.ts'

export interface MatrixWorld {
  example: ExampleWorld
  /** User ids by column of the permission matrix. */
  users: Record<
    | 'beneficiary_self'
    | 'beneficiary_other'
    | 'company_admin_own'
    | 'company_admin_other'
    | 'manager_assigned'
    | 'manager_not_assigned'
    | 'platform_admin'
    | 'disabled_user',
    string
  >
  otherCompany: string
}

/** A company with a campaign in each state a call needs, another company, and one person per column of the matrix. */
export async function makeExampleWorld(server: TestServer): Promise<MatrixWorld> {
  const { users, own, other } = await castOf(server)
  await plantBeneficiary(server, other.company, { userId: users.beneficiary_other })
  const [example] = await furnish(server, [own])
  await suspend(server, users.disabled_user)
  return { users, otherCompany: other.company, example: example as ExampleWorld }
}

/** The same world, whose other company has as much as the first: what one may name is compared with what one may not. */
export async function makeTwinWorlds(server: TestServer): Promise<MatrixWorld & { foreign: ExampleWorld }> {
  const { users, own, other } = await castOf(server)
  const [example, foreign] = await furnish(server, [own, other])
  await suspend(server, users.disabled_user)
  return {
    users,
    otherCompany: other.company,
    example: example as ExampleWorld,
    foreign: foreign as ExampleWorld,
  }
}

async function castOf(server: TestServer) {
  await server.setNow('2026-03-02T09:00:00Z')
  await server.inTransaction({ companies: '*', identity: true }, async (tx) => {
    await seedFunds(tx)
  })
  const company = await plantCompany(server)
  const otherCompany = await plantCompany(server, { name: 'Autre société' })
  const users = {
    beneficiary_self: await plantUser(server, { name: 'Lina Moreau' }),
    beneficiary_other: await plantUser(server),
    company_admin_own: await plantUser(server, { name: 'Claire Martin' }),
    company_admin_other: await plantUser(server),
    manager_assigned: await plantUser(server, { manager: true }),
    manager_not_assigned: await plantUser(server, { manager: true }),
    platform_admin: await plantUser(server, { platformAdmin: true }),
    disabled_user: await plantUser(server),
  }
  await plantMembership(server, users.company_admin_own, company, 'company_admin')
  await plantMembership(server, users.disabled_user, company, 'company_admin')
  await plantMembership(server, users.company_admin_other, otherCompany, 'company_admin')
  await plantMembership(server, users.manager_assigned, company, 'manager')
  await plantMembership(server, users.manager_not_assigned, otherCompany, 'manager')
  // The token is taken while the account is alive, as in life.
  await server.tokenOf(users.disabled_user)
  const own: ExampleCast = {
    company,
    admin: users.company_admin_own,
    adviser: users.manager_assigned,
    saver: users.beneficiary_self,
    passwordEmail: 'hugo.roche@example.org',
  }
  const other: ExampleCast = {
    company: otherCompany,
    admin: users.company_admin_other,
    adviser: users.manager_not_assigned,
    saver: users.beneficiary_other,
    passwordEmail: 'jeanne.roche@example.org',
  }
  return { users, own, other }
}

async function furnish(server: TestServer, casts: readonly ExampleCast[]): Promise<ExampleWorld[]> {
  const begun = []
  for (const cast of casts) begun.push({ cast, so: await beginExample(server, cast) })
  await server.setNow('2026-04-20T09:00:00Z')
  await runDue(server.services)
  const worlds: ExampleWorld[] = []
  for (const { cast, so } of begun) worlds.push(await finishExample(server, cast, so))
  await server.owner.query('update installation set mail_held_since = business_now()')
  return worlds
}

async function suspend(server: TestServer, userId: string): Promise<void> {
  await server.owner.query(`update app_user set status = 'suspended' where id = $1`, [userId])
}
