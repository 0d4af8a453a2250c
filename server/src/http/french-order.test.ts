import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCompanies, listUsers } from '@moisson/contract/admin'
import { listBeneficiaries } from '@moisson/contract/beneficiary'
import { readCompanyAudit } from '@moisson/contract/company-access'
import { updateCompany } from '@moisson/contract/company'
import { addEstablishment, listEstablishments } from '@moisson/contract/establishment'
import { getUser, listManagers } from '@moisson/contract/user'
import { companyFacts } from '../accord/company-facts.ts'
import { knownSites } from '../beneficiary/known-establishments.ts'
import { plantBeneficiary, plantCompany, plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** By their bytes, « Zimmer » would come before « du Phare », and « Ébénisterie » after everything. */
const inOrder = ['Atelier du Phare', 'Atelier Zimmer', 'eau vive', 'Ébénisterie Rio', 'Œuvre', 'Transports']
const mixed = inOrder.toSorted()

let server: TestServer
let adviser: string
const companies: string[] = []
beforeAll(async () => {
  server = await startTestServer()
  expect(mixed).not.toEqual(inOrder)
  expect(mixed.toSorted(new Intl.Collator('fr').compare)).toEqual(inOrder)
  adviser = await plantUser(server, { manager: true, platformAdmin: true, name: 'Atelier du Phare' })
  for (const name of mixed) {
    const company = await plantCompany(server, { name })
    await plantMembership(server, adviser, company, 'manager')
    companies.push(company)
    if (name !== 'Atelier du Phare') await plantUser(server, { manager: true, name })
  }
})
afterAll(() => server.close())

test('companies: the switcher and the portfolio', async () => {
  const me = await server.call(getUser, {}, { as: adviser })
  const held = me.body.memberships.filter(({ role }) => role === 'manager')
  expect(held.map(({ company_name }) => company_name)).toEqual(inOrder)
  const portfolio = await server.call(listCompanies, { query: {} }, { as: adviser })
  expect(portfolio.body.items.map(({ legal_name }) => legal_name)).toEqual(inOrder)
})

test('accounts: the advisers and the users', async () => {
  const managers = await server.call(listManagers, {}, { as: adviser })
  expect(managers.body.items.map(({ display_name }) => display_name)).toEqual(inOrder)
  const users = await server.call(listUsers, { query: {} }, { as: adviser })
  expect(users.body.items.map(({ display_name }) => display_name)).toEqual(inOrder)
})

test('in a company: its people, page after page, its places of work and who did something', async () => {
  const [id = ''] = companies
  for (const name of mixed) {
    await plantBeneficiary(server, id, { lastName: name })
    const acting = await plantUser(server, { name })
    await plantMembership(server, acting, id, 'company_admin')
    await server.call(addEstablishment, { path: { id }, body: { name } }, { as: acting })
    await server.call(updateCompany, { path: { id }, body: { contact_name: name } }, { as: acting })
  }
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { limit: '2', ...(cursor && { cursor }) }
    const { body }: Awaited<ReturnType<typeof pageOf>> = await pageOf(id, query)
    seen.push(...body.items.map(({ last_name }) => last_name))
    cursor = body.next_cursor
  }
  expect(seen).toEqual(inOrder)
  const sites = await server.call(listEstablishments, { path: { id } }, { as: adviser })
  expect(sites.body.items.map(({ name }) => name)).toEqual(inOrder)
  const read = await server.inTransaction({ companies: [id] }, async (tx) => [
    (await knownSites(tx, id)).map(({ name }) => name),
    (await companyFacts(tx, id)).establishments.map(({ name }) => name),
  ])
  expect(read).toEqual([inOrder, inOrder])
  const journal = await server.call(readCompanyAudit, { path: { id }, query: {} }, { as: adviser })
  const acted = journal.body.people.filter((one) => one.id !== adviser)
  expect(acted.map(({ name }) => name)).toEqual(inOrder)
})
const pageOf = (id: string, query: Record<string, string>) =>
  server.call(listBeneficiaries, { path: { id }, query }, { as: adviser })
