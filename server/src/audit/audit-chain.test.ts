import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plantCompany } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { chainAudit } from './chain-audit.ts'
import { verifyAudit } from './verify-audit.ts'
import { writeAudit } from './write-audit.ts'

let server: TestServer
let company: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  await asOwner('delete from audit_head; delete from audit')
  company = await plantCompany(server)
  await write(company, 5)
  await write(null, 3)
  await chainAudit(server.services.pool)
})

async function write(companyId: string | null, count: number): Promise<void> {
  await server.inTransaction({ companies: companyId ? [companyId] : [] }, async (tx, now) => {
    for (let number = 0; number < count; number += 1)
      await writeAudit(
        tx,
        now,
        'company.updateCompany',
        { user_id: randomUUID(), name: 'Zoé' },
        {
          company_id: companyId,
          before: { b: [1, { z: null, a: 'é' }], a: 1.5 },
          after: number,
        },
      )
  })
}

/** A change made by the owner of the database, past the triggers that stop the application. */
async function asOwner(statement: string): Promise<void> {
  await server.owner.query(`begin; set local session_replication_role = replica; ${statement}; commit`)
}
const verdict = () => verifyAudit(server.services.pool)

test('every row gets the next number of its company and a link to the one before; chaining again changes nothing', async () => {
  expect(await verdict()).toEqual({ rows: 8, chains: 2, unchained: 0, faults: [] })
  expect(await chainAudit(server.services.pool)).toBe(0)
  await write(company, 2)
  expect(await verdict()).toMatchObject({ unchained: 2, faults: [] })
  expect(await chainAudit(server.services.pool)).toBe(2)
  const { rows } = await server.owner.query(`select seq from audit where company_id = $1 order by seq`, [
    company,
  ])
  expect(rows.map((row) => row.seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('two processes that chain at once number each row once', async () => {
  await write(company, 200)
  await Promise.all([1, 2, 3].map(() => chainAudit(server.services.pool)))
  await chainAudit(server.services.pool)
  expect(await verdict()).toEqual({ rows: 208, chains: 2, unchained: 0, faults: [] })
})

test('the application can neither change, delete nor renumber a row', async () => {
  const attempt = (statement: string) =>
    server.inTransaction({ companies: '*' }, (tx) => sql.raw(statement).execute(tx))
  for (const statement of [
    `update audit set summary = 'x'`,
    `delete from audit`,
    `truncate audit`,
    `update audit set seq = seq + 10`,
    `update audit set hash = '\\x00'`,
  ]) {
    await expect(attempt(statement)).rejects.toThrow(/permission denied|never changed/)
  }
})

test.each([
  ['changed', `update audit set summary = 'nothing happened' where company_id = $ and seq = 3`, 3],
  ['changed', `update audit set after = '7' where company_id = $ and seq = 2`, 2],
  ['changed', `update audit set at = at + interval '1 microsecond' where company_id = $ and seq = 5`, 5],
  ['missing', `delete from audit where company_id = $ and seq = 2`, 2],
  ['cut', `delete from audit where company_id = $ and seq = 5`, 6 - 1],
  ['cut', `delete from audit where company_id = $`, 1],
  [
    'broken',
    `update audit set seq = 90 where company_id = $ and seq = 2; update audit set seq = 2 where company_id = $ and seq = 3; update audit set seq = 3 where company_id = $ and seq = 90`,
    2,
  ],
  [
    'broken',
    `update audit set seq = seq + 100 where company_id = $ and seq >= 3; update audit set seq = seq - 99 where company_id = $ and seq >= 100;
     insert into audit (id, company_id, at, action, seq, previous_hash, hash) values (gen_random_uuid(), $, now(), 'x', 3, '\\x00', '\\x00')`,
    3,
  ],
] as const)('tampering by the database’s owner is found: %s', async (fault, statement, seq) => {
  await asOwner(statement.replaceAll('$', `'${company}'`))
  expect((await verdict()).faults).toEqual([{ company_id: company, seq, fault }])
})
