import { readFileSync } from 'node:fs'
import { otherTables } from '@moisson/core/privacy/other-tables'
import { periodWords, retention, type Retention } from '@moisson/core/privacy/periods'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('every table has a period, or says why it needs none; none is both', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not like 'kysely%'`,
  )
  const timed = new Set(Object.values<Retention>(retention).flatMap(({ tables }) => tables))
  const known = [...timed, ...Object.keys(otherTables)]
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
  expect(new Set(known).size).toBe(known.length)
})

test('the record of processing tells the periods that the job applies, and every other table', () => {
  const document = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8')
  const row = ({ title, tables, why, basis, period, from, ending, left, held }: Retention) =>
    `| ${title.fr} | \`${tables.join('`, `')}\` | ${why.fr} | ${basis.fr} | ${periodWords(period).fr} à compter ${from.fr} | ${
      ending === 'erase' ? 'Effacement' : 'Anonymisation'
    }. Reste : ${left.fr.charAt(0).toLowerCase()}${left.fr.slice(1)} | ${held?.fr ?? 'rien'} |`
  const rows = Object.values<Retention>(retention).map(row)
  for (const line of [
    ...rows,
    ...Object.entries(otherTables).map(([table, why]) => `| \`${table}\` | ${why} |`),
  ])
    expect(document).toContain(line)
})
