import { existsSync, readFileSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '@moisson/contract/calls'
import { methodOf, pathOf, type CallDeclaration, type Example } from '@moisson/contract/call'
import { demoLimits } from '../config.ts'
import { routes } from '../routes.ts'
import { makeExampleWorld, type MatrixWorld } from '../testing/example-world.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

interface Row {
  method: string
  path: string
  expect: Record<string, number>
}
/** The specification's matrix; our own copy of what it says of the calls that exist. */
const matrix = (
  JSON.parse(readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8')) as { calls: Row[] }
).calls
const rowOf = (call: CallDeclaration) => matrix.find((row) => `${row.method} ${row.path}` === call.http)
const specified = [...calls]
  .filter(([, { declaration }]) => rowOf(declaration))
  .map(([name, { declaration }]) => ({ name, call: declaration, row: rowOf(declaration) as Row }))
const columns = [
  'anonymous',
  'beneficiary_self',
  'beneficiary_other',
  'company_admin_own',
  'company_admin_other',
  'manager_assigned',
  'manager_not_assigned',
  'platform_admin',
  'disabled_user',
] as const
type Column = (typeof columns)[number]

const masterKey = randomBytes(32)
let template: string
let world: MatrixWorld
let shared: TestServer
beforeAll(async () => {
  const first = await startTestServer({ masterKey }, { keep: true })
  world = await makeExampleWorld(first)
  template = first.database
  await first.close()
  shared = await copy()
  // Signing in writes its own rows; it is done before anything is compared.
  for (const userId of Object.values(world.users)) await shared.tokenOf(userId)
})
afterAll(() => shared.close())

const copy = () => startTestServer({ masterKey, limits: demoLimits }, { template })
const userOf = (column: Column) => (column === 'anonymous' ? null : world.users[column])
const send = (server: TestServer, call: CallDeclaration, example: Example, column: Column) =>
  server.call(call, example as never, { as: userOf(column) })

/** A print of every table a call may write; sessions and counters of attempts are not the call's. */
async function printOf(server: TestServer): Promise<string> {
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and relkind = 'r' and relname not in ('session', 'rate_limit', 'kysely_migration', 'kysely_migration_lock') order by 1`,
  )
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' as t, md5(coalesce(string_agg(x::text, '|' order by x::text), '')) as h from ${name} x`,
  )
  const { rows } = await server.owner.query<{ t: string; h: string }>(prints.join(' union all '))
  return rows.map((row) => `${row.t}:${row.h}`).join('\n')
}

test('each declared call has a handler, and each handler a declared call', () => {
  const handled = routes.map((route) => route.call.http).toSorted((a, b) => a.localeCompare(b))
  const declared = [...calls.values()]
    .map(({ declaration }) => declaration.http)
    .toSorted((a, b) => a.localeCompare(b))
  expect(handled).toEqual(declared)
})

test('every call of the specification is declared', () => {
  const declared = new Set<string>([...calls.values()].map(({ declaration }) => declaration.http))
  const wanted = matrix.map((row) => `${row.method} ${row.path}`)
  expect(wanted).toHaveLength(62)
  expect(wanted.filter((http) => !declared.has(http))).toEqual([])
})

test('our copy of the matrix says what the specification says', ({ skip }) => {
  const source = new URL('../../../../shared/spec/permissions.json', import.meta.url)
  if (!existsSync(source)) return skip('the specification is not beside the project')
  const original = (JSON.parse(readFileSync(source, 'utf8')) as { calls: Row[] }).calls
  expect(matrix).toHaveLength(original.length)
  for (const row of matrix) {
    const found = original.find((other) => other.method === row.method && other.path === row.path)
    expect([row.method, row.path, row.expect]).toEqual([row.method, row.path, found?.expect])
  }
})

describe.each(specified)('$call.http', ({ call, row }) => {
  const refusedColumns = columns.filter((column) => (row.expect[column] ?? 0) >= 300)
  const grantedColumns = columns.filter((column) => (row.expect[column] ?? 0) < 300)

  test('refuses as the matrix says, and a refused call changes nothing', async () => {
    const example = call.example(world.example) ?? {}
    const before = await printOf(shared)
    const seen: Record<string, number> = {}
    for (const column of refusedColumns) seen[column] = (await send(shared, call, example, column)).status
    expect(seen).toEqual(Object.fromEntries(refusedColumns.map((column) => [column, row.expect[column]])))
    expect(await printOf(shared)).toBe(before)
  })

  test('grants as the matrix says', async () => {
    const seen: Record<string, number> = {}
    const errors: unknown[] = []
    for (const column of grantedColumns) {
      const server = methodOf(call) === 'GET' ? shared : await copy()
      const answer = await send(server, call, call.example(world.example) ?? {}, column)
      seen[column] = answer.status
      if (answer.status >= 300) errors.push([column, answer.error])
      if (server !== shared) await server.close()
    }
    expect([seen, errors]).toEqual([
      Object.fromEntries(grantedColumns.map((column) => [column, row.expect[column]])),
      [],
    ])
  })
})

describe('an id outside the scope answers as an invented one does', () => {
  const withIds = [...calls].filter(
    ([, { declaration }]) =>
      /\{\w+\}/.test(pathOf(declaration)) &&
      declaration.rights.kind !== 'open' &&
      declaration.http !== 'DELETE /auth/sessions/{sid}',
  )
  test.each(withIds.map(([name, { declaration }]) => ({ name, call: declaration })))(
    '$name',
    async ({ call }) => {
      const example = call.example(world.example) ?? {}
      const first = Object.keys(example.path ?? {})[0] ?? 'id'
      const outsider: Column = call.rights.scope === 'me' ? 'beneficiary_other' : 'company_admin_other'
      const foreign = await send(shared, call, example, outsider)
      for (const invented of [randomUUID(), 'undefined', '-1', 'x'.repeat(1024)]) {
        const other = await send(
          shared,
          call,
          { ...example, path: { ...example.path, [first]: invented } },
          outsider,
        )
        expect([invented, other.status, { ...other.error, request_id: '' }]).toEqual([
          invented,
          foreign.status,
          { ...foreign.error, request_id: '' },
        ])
      }
      expect([403, 404]).toContain(foreign.status)
      // Two ids that do not belong together are not found, for the platform's people too.
      if (Object.keys(example.path ?? {}).length > 1 && !/\/(plans|agreements)\//.test(call.http)) {
        const split = await send(
          shared,
          call,
          { ...example, path: { ...example.path, [first]: world.otherCompany } },
          'platform_admin',
        )
        expect(split.status).toBe(404)
      }
    },
  )
})
