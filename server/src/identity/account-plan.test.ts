import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { identityScope } from './see-identity.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.owner.query(`
    insert into app_user (id, email, email_verified)
    select gen_random_uuid(), 'Personne.' || n || '@example.org', true from generate_series(1, 8000) n`)
  await server.owner.query('analyze app_user')
}, 60_000)
afterAll(() => server.close())

/** The plan of a statement as the application runs it, under row security. */
async function planOf(where: string): Promise<string> {
  const { rows } = await inTransaction(server.services.pool, identityScope, (tx) =>
    sql<{ 'QUERY PLAN': string }>`explain select id from app_user where ${sql.raw(where)}`.execute(tx),
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('an account is found by its address through the index, under row security', async () => {
  const one = await planOf(`email_key = 'personne.7@example.org'`)
  expect(one).toContain('app_user_email_key')
  expect(one).not.toContain('Seq Scan')
  const some = await planOf(
    `email_key in ('personne.7@example.org', 'personne.8@example.org', 'x@example.org')`,
  )
  expect(some).toContain('app_user_email_key')
  expect(some).not.toContain('Seq Scan')
})

test('an address is one account however it is written', async () => {
  await expect(
    server.owner.query(
      `insert into app_user (id, email) values (gen_random_uuid(), 'PERSONNE.7@Example.org')`,
    ),
  ).rejects.toThrow('app_user_email_key')
})
