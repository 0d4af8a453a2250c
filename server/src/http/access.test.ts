import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { plantCompany, plantMembership, plantUser } from '../testing/plant.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const tenantTables = [
  'company',
  'plan',
  'agreement',
  'beneficiary',
  'beneficiary_year',
  'extract',
  'extract_file',
  'extract_row',
  'campaign',
  'campaign_beneficiary',
  'choice',
  'abondement_account',
  'abondement_entry',
  'export_download',
  'outbox',
  'audit',
  'data_key',
]

test('the application role owns no table and cannot pass row security', async () => {
  const { rows } = await server.owner.query(
    `select r.rolsuper, r.rolbypassrls, (select count(*)::int from pg_class c where c.relowner = r.oid) as owned from pg_roles r where rolname = 'moisson_app'`,
  )
  expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false, owned: 0 })
})

test('every table with a company is under row security', async () => {
  const { rows } = await server.owner.query(
    `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity and exists
       (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')`,
  )
  expect(rows).toEqual([])
})

test('without a tenant, or with a foreign one, no row of any tenant table is seen', async () => {
  const company = await plantCompany(server)
  const other = await plantCompany(server)
  const user = await plantUser(server)
  await plantMembership(server, user, company, 'company_admin')
  for (const table of tenantTables) {
    for (const scope of [{}, { user }, { user, companies: [other] }]) {
      const count = await server.inTransaction(scope, async (tx) => {
        const column = table === 'company' ? 'id' : 'company_id'
        const { rows } = await sql
          .raw<{ n: number }>(`select count(*)::int as n from ${table} where ${column} = '${company}'`)
          .execute(tx)
        return rows[0]?.n
      })
      expect([table, count]).toEqual([table, 0])
    }
  }
})
