import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveMyChoices } from '@moisson/contract/choice'
import { methodOf, pathOf, type CallDeclaration, type Example } from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import { makeExampleWorld, type MatrixWorld } from '../testing/example-world.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let world: MatrixWorld
beforeAll(async () => {
  server = await startTestServer()
  world = await makeExampleWorld(server)
  const { users, example } = world
  // A choice that nobody began has nothing to give back.
  await server.call(saveMyChoices, saveMyChoices.example(example) as never, { as: users.beneficiary_self })
}, 120_000)
afterAll(() => server.close())

type Thing = Record<string, unknown>
interface Pair {
  name: string
  put: CallDeclaration
  get: CallDeclaration
  /** Whether the thing is a row of what is read. */
  inList: boolean
}
const byAddress = new Map([...calls.values()].map(({ declaration }) => [declaration.http, declaration]))
/** Every PUT that answers its thing, which can be read: at its own address, or as a row of the list above it. */
const pairs: Pair[] = [...calls].flatMap(([name, { declaration: put }]): Pair[] => {
  if (methodOf(put) !== 'PUT' || !put.output) return []
  const path = pathOf(put)
  const own = byAddress.get(
    name === 'updateCompany' ? 'GET /company' : (`GET ${path}` as CallDeclaration['http']),
  )
  if (own) return [{ name, put, get: own, inList: false }]
  const list = byAddress.get(`GET ${path.slice(0, path.lastIndexOf('/'))}` as CallDeclaration['http'])
  return list ? [{ name, put, get: list, inList: true }] : []
})
/** Said of a change, and nowhere to be read. */
const onlySaid: Record<string, Thing> = {
  treatAnswerLine: { treated: false },
  updateOpening: { reason: 'Relevé reçu' },
}
const nameOf = new Map([...calls].map(([name, { declaration }]) => [declaration, name]))
const saidOf = (put: CallDeclaration) => onlySaid[nameOf.get(put) ?? ''] ?? {}
/** What moves with time or with the change itself. */
const moving = new Set([
  'version',
  'updated_at',
  'origins',
  'versions',
  'history',
  'access_count',
  'accesses',
  'results',
  'written_at',
])

const reader = (put: CallDeclaration) => {
  const { users } = world
  if (put.http.includes('/beneficiary/me')) return users.beneficiary_self
  if (put.http.includes('/admin/')) return users.platform_admin
  return users.company_admin_own
}
const send = (call: CallDeclaration, example: Example, as: string) =>
  server.call(call, example as never, { as }) as unknown as Promise<{
    status: number
    body: Thing
    error: { field_errors?: { field: string; code: string }[] }
  }>

/** What reading gives of the thing that the PUT's example names. */
async function readThing({ put, get, inList }: Pair): Promise<{ path: Example['path']; thing: Thing }> {
  const { path = {} } = put.example(world.example)
  const read = await send(get, { path } as Example, reader(put))
  expect([get.http, read.status]).toEqual([get.http, 200])
  if (!inList) return { path, thing: read.body }
  const last = /\{(\w+)\}$/.exec(pathOf(put))?.[1] ?? ''
  const one = rowsIn(read.body).find((row) => Object.values(row).includes(path[last]))
  expect(one, `a row of ${get.http}`).toBeDefined()
  return { path, thing: one as Thing }
}
/** The rows of an answer, at any depth. */
const rowsIn = (value: unknown): Thing[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? (value as Thing[]) : []), ...Object.values(value).flatMap(rowsIn)]

const still = (thing: Thing) => Object.fromEntries(Object.entries(thing).filter(([key]) => !moving.has(key)))

describe('what reading gives may be written back', () => {
  test('of every entity that has both', () => {
    expect(pairs.map(({ name }) => name).toSorted()).toMatchInlineSnapshot(`
      [
        "changeEstablishment",
        "keepMySaverProfile",
        "remapExtract",
        "saveAgreement",
        "saveHeadcounts",
        "saveMyChoices",
        "saveOwnTemplate",
        "savePlan",
        "treatAnswerLine",
        "updateAccordDraft",
        "updateBeneficiary",
        "updateCampaign",
        "updateCompany",
        "updateDocument",
        "updateEnrolment",
        "updateFund",
        "updateMe",
        "updateOpening",
        "updateSimulation",
        "updateTodo",
        "updateUser",
      ]
    `)
  })

  test.each(pairs)('$name', async (pair) => {
    const { put } = pair
    const { path, thing } = await readThing(pair)
    const answer = await send(put, { path, body: { ...thing, ...saidOf(put) } } as Example, reader(put))
    expect([answer.status, answer.error.field_errors]).toEqual([put.status ?? 200, undefined])
    const { thing: after } = await readThing(pair)
    expect(still(after)).toEqual(still(thing))
  })

  test.each(pairs)('$name, but for a key that no shape knows', async (pair) => {
    const { path, thing } = await readThing(pair)
    const answer = await send(
      pair.put,
      { path, body: { ...thing, ...saidOf(pair.put), no_such_key: 1 } } as Example,
      reader(pair.put),
    )
    expect([answer.status, answer.error.field_errors]).toEqual([
      422,
      [{ field: 'no_such_key', code: 'unknown_key', message: expect.any(String) }],
    ])
  })
})

test('an id is taken with its stored value and refused with another, and then nothing is written', async () => {
  const pair = pairs.find(({ name }) => name === 'updateCompany') as Pair
  const { path, thing } = await readThing(pair)
  const as = reader(pair.put)
  const other = await send(pair.put, { path, body: { id: world.otherCompany, trade_name: 'Autre' } }, as)
  expect([other.status, other.error.field_errors]).toEqual([
    422,
    [{ field: 'id', code: 'read_only', message: expect.any(String) }],
  ])
  const siren = await send(pair.put, { path, body: { siren: '732829320' } }, as)
  expect(siren.error.field_errors).toEqual([
    { field: 'siren', code: 'read_only', message: expect.any(String) },
  ])
  expect(still((await readThing(pair)).thing)).toEqual(still(thing))
})

describe('what says which thing it is, is refused with another value before anything is done', () => {
  const naming = ['id', 'extract_id', 'company_id'] as const
  test.each(pairs)('$name', async (pair) => {
    const { path, thing } = await readThing(pair)
    for (const key of naming.filter((one) => typeof thing[one] === 'string')) {
      const body = { ...thing, ...saidOf(pair.put), [key]: world.otherCompany }
      const answer = await send(pair.put, { path, body } as Example, reader(pair.put))
      expect([key, answer.status, answer.error.field_errors]).toEqual([
        key,
        422,
        [{ field: key, code: 'read_only', message: expect.any(String) }],
      ])
      expect((await readThing(pair)).thing['version']).toEqual(thing['version'])
    }
  })
})

test('computed keys are passed over, whatever they say', async () => {
  const pair = pairs.find(({ name }) => name === 'updateCompany') as Pair
  const { path, thing } = await readThing(pair)
  const answer = await send(
    pair.put,
    { path, body: { completeness: 3, blockers: [], version: 900 } } as Example,
    reader(pair.put),
  )
  expect(answer.status).toBe(200)
  expect(still((await readThing(pair)).thing)).toEqual(still(thing))
})

/** What is read where a write is made beside it, with another value than the one kept. */
const refusedThere: [name: string, key: string, value: unknown][] = [
  ['recordPayment', 'amount_cents', -5],
  ['recordPayment', 'at_most_cents', 1],
  ['recordHeldSum', 'held_cents', 1],
  ['recordHeldSum', 'last_name', 'Autre'],
  ['treatAnswerLine', 'amount_cents', 1],
  ['treatAnswerLine', 'person_name', 'Autre Personne'],
  ['updateEnrolment', 'last_name', 'Autre'],
  ['updateCompany', 'logo_url', 'https://x.example/logo.png'],
  ['updateUser', 'photoURL', 'https://x.example/me.png'],
]
test.each(refusedThere)('%s refuses another %s, and records nothing', async (name, key, value) => {
  const put = calls.get(name)?.declaration as CallDeclaration
  const { path, body } = put.example(world.example)
  const count = async () =>
    (await server.owner.query(`select count(*)::int as rows from audit where action like '%.' || $1`, [name]))
      .rows[0]
  const before = await count()
  const answer = await send(put, { path, body: { ...(body as Thing), [key]: value } } as Example, reader(put))
  expect([answer.status, answer.error.field_errors]).toEqual([
    422,
    [{ field: key, code: 'read_only', message: expect.any(String) }],
  ])
  expect(await count()).toEqual(before)
})
