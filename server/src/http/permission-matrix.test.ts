import { existsSync, readFileSync } from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openView } from '@moisson/contract/admin'
import { calls } from '@moisson/contract/calls'
import { takingOf, type CallDeclaration, type Example } from '@moisson/contract/call'
import { demoLimits } from '../config.ts'
import { signIdToken } from '../identity/id-token.ts'
import { openSession } from '../identity/open-session.ts'
import { identityScope } from '../identity/see-identity.ts'
import { routes } from '../routes.ts'
import { makeTwinWorlds } from '../testing/example-world.ts'
import {
  asksOwnDevice,
  asksRecentSignIn,
  companyRolePersons,
  expectedRights,
  ofItsAdministrators,
  ofOneAdministrator,
  openToLink,
  tracesOfReading,
  type Person,
} from '../testing/expected-rights.ts'
import { plantMembership, plantUser } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeUndone, type Undone } from '../testing/undone.ts'

interface Row {
  method: string
  path: string
  expect: Record<string, number>
}
/** The specification's matrix; our own copy of what it says of its 62 calls. */
const matrix = (
  JSON.parse(readFileSync(new URL('permission-matrix.json', import.meta.url), 'utf8')) as { calls: Row[] }
).calls
const specifiedOf = (call: CallDeclaration) => matrix.find((row) => `${row.method} ${row.path}` === call.http)

/** Who is tried: each person of the expectations, inside their reach and outside it. */
const columns = {
  anonymous: 'guest',
  link_session: 'link',
  beneficiary_self: 'beneficiary',
  beneficiary_other: 'beneficiary',
  company_admin_own: 'company_admin',
  company_admin_other: 'company_admin',
  editor: 'editor',
  payroll: 'payroll',
  accountant: 'accountant',
  viewer: 'viewer',
  cse: 'cse',
  manager_assigned: 'manager',
  manager_not_assigned: 'manager',
  platform_admin: 'platform_admin',
  view: 'view',
  disabled_user: 'guest',
} as const satisfies Record<string, Person>
type Column = keyof typeof columns
const outside: ReadonlySet<Column> = new Set([
  'beneficiary_other',
  'company_admin_other',
  'manager_not_assigned',
])

let server: TestServer
let world: Awaited<ReturnType<typeof makeTwinWorlds>>
let undone: Undone
/** A bearer of the platform's administrator, whose sign-in is an hour old. */
let stale: string
const bearers = {} as Record<Column, string | null>
beforeAll(async () => {
  server = await startTestServer({ masterKey: randomBytes(32), limits: demoLimits })
  world = await makeTwinWorlds(server)
  const { users, example } = world
  bearers.anonymous = null
  for (const [column, user] of Object.entries(users)) bearers[column as Column] = await server.tokenOf(user)
  const link = { campaignScope: example.openCampaign, beneficiaryScope: example.beneficiary }
  bearers.link_session = (await bearerOf(users.beneficiary_self, link)).token
  const adviser = await plantUser(server, { platformAdmin: true })
  await server.call(openView, { path: { id: example.company } }, { as: adviser })
  bearers.view = await server.tokenOf(adviser)
  for (const role of companyRolePersons) {
    const user = await plantUser(server)
    await plantMembership(server, user, example.company, 'company_admin', role)
    bearers[role] = await server.tokenOf(user)
  }
  const old = await bearerOf(users.platform_admin)
  stale = old.token
  await server.owner.query(`update session set auth_time = auth_time - interval '61 minutes' where id = $1`, [
    old.session,
  ])
  undone = await makeUndone(server)
}, 120_000)
afterAll(async () => {
  await undone.close()
  await server.close()
})

async function bearerOf(userId: string, scope: object = {}) {
  const session = await server.inTransaction(identityScope, (tx) =>
    openSession(tx, userId, { absoluteHours: 12, ...scope }),
  )
  const { id, authTime } = session
  const { token } = await signIdToken(server.services.keys, { id, userId, authTime })
  return { token, session: id }
}

function send(call: CallDeclaration, { cookie, ...request }: Example, column: Column) {
  const bearer = bearers[column]
  return server.call(call, request as never, {
    headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...(cookie ? { cookie } : {}) },
  })
}

/** Every call, and what each that gives out a file of people is when that is asked for. */
const every = [...calls].flatMap(([name, { noun, declaration }]) => {
  const taking = takingOf(declaration)
  const call = { name, noun, call: declaration }
  return taking
    ? [call, { name: `${name}, its file`, noun, call: { ...taking, http: declaration.http } }]
    : [call]
})

/** What is expected of a call for everybody in turn: the status, with its code where the refusal has one of its own. */
function expectedOf(name: string, noun: string, call: CallDeclaration, column: Column): string {
  const rights = expectedRights[noun]?.[call.rights.kind]
  if (!rights) throw new Error(`say in expected-rights.ts who may reach ${noun} ${call.rights.kind}`)
  const success = asksOwnDevice[name] ?? String(call.status ?? 200)
  const person = columns[column]
  if (rights.guest === 'all') return success
  if (person === 'guest') return '401'
  if (person === 'link') return openToLink.has(name) ? success : '403 campaign_session_only'
  const right = rights[person]
  const tooLittle =
    right === 'no' ||
    (right === 'reads' && isKept(call)) ||
    (right === 'writes' && call.rights.effect === 'takes-file')
  if (tooLittle && person === 'view' && right === 'reads') return '403 read_only_view'
  if (tooLittle)
    return isCompanyRole(person) && rights.company_admin !== 'no' ? '403 role_not_allowed' : '403'
  if (ofItsAdministrators.has(name) && isCompanyRole(person)) return success
  if (ofOneAdministrator.has(name) || ofItsAdministrators.has(name))
    return column === 'company_admin_own' ? success : '404'
  return outside.has(column) && namesSomethingOfTheirs(call.example(world.example)) ? '404' : success
}
const isCompanyRole = (person: Person) => companyRolePersons.some((one) => one === person)
const isKept = ({ rights: { effect } }: CallDeclaration) => effect === 'changes' || effect === 'takes-file'

/** Whether the example names something that lies outside the reach of the company's outsiders. */
function namesSomethingOfTheirs({ path, query, body }: Example): boolean {
  const everywhere = new Set([world.example.fund, world.example.draftFund])
  return textsIn([path, query, body]).some((value) => isId(value) && !everywhere.has(value))
}
const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)

test('each call of the specification is declared', () => {
  const declared = new Set<string>(every.map(({ call }) => call.http))
  expect(matrix).toHaveLength(62)
  expect(matrix.map((row) => `${row.method} ${row.path}`).filter((http) => !declared.has(http))).toEqual([])
})

test('each handler answers a declared call, once', () => {
  const sorted = (list: string[]) => list.toSorted((a, b) => a.localeCompare(b))
  const declared = [...calls.values()].map(({ declaration }) => declaration.http)
  expect(sorted(routes.map((route) => route.call.http))).toEqual(sorted(declared))
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

describe('everybody gets what is expected of them, and what is refused or only read changes nothing', () => {
  test.each(every)('$name', async ({ name, noun, call }) => {
    const seen: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const column of Object.keys(columns) as Column[]) {
      const wish = expectedOf(name, noun, call, column)
      const { status, error } = await send(call, call.example(world.example), column)
      seen[column] = wish === String(status) ? wish : `${status} ${error?.code}`
      // A wrong answer of a device is noted too.
      const admitted = status < 300 || (name in asksOwnDevice && wish.length > 3 && status === 422)
      const mayWrite = admitted && (isKept(call) || call.rights.effect === 'session')
      const wrote = mayWrite ? [] : await undone.wrote()
      const more = status < 300 ? wrote.filter((table) => !tracesOfReading.has(table)) : wrote
      if (more.length > 0) seen[column] += ` and wrote ${more.join(', ')}`
      wanted[column] = wish
      const specified = specifiedOf(call)?.expect[column]
      if (specified !== undefined) expect([column, wish.slice(0, 3)]).toEqual([column, String(specified)])
      await undone.undo()
    }
    expect(seen).toEqual(wanted)
  })
})

describe('an id that is not the caller’s answers as an invented one does, wherever it stands', () => {
  const guarded = every.filter(({ call }) => call.rights.kind !== 'open')
  const outsiderOf = ({ who }: CallDeclaration): Column =>
    who.companyAdmin !== 'never'
      ? 'company_admin_other'
      : who.beneficiary !== 'never'
        ? 'beneficiary_other'
        : 'manager_not_assigned'

  test.each(guarded)('$name', async ({ call }) => {
    const outsider = outsiderOf(call)
    const [mine, theirs] = [call.example(world.foreign), call.example(world.example)]
    for (const place of placesOf(mine, theirs)) {
      const foreign = await told(call, withText(mine, place, textAt(theirs, place)), outsider)
      expect(await undone.wrote(), place.join('.')).toEqual([])
      const inventions = [randomUUID(), ...(place[0] === 'path' ? ['undefined', '-1', 'x'.repeat(1024)] : [])]
      for (const invented of inventions)
        expect([place, await told(call, withText(mine, place, invented), outsider)]).toEqual([place, foreign])
      if (place[0] === 'path') expect([403, 404]).toContain(foreign.status)
      await undone.undo()
    }
  })

  test.each(guarded)('$name, of two that do not belong together', async ({ call }) => {
    const example = call.example(world.example)
    const [first, second] = Object.entries(example.path ?? {})
    if (!first || !second || !isId(second[1])) return
    const split = { ...example, path: { ...example.path, [first[0]]: world.otherCompany } }
    expect((await send(call, split, 'platform_admin')).status).toBe(404)
    await undone.undo()
  })
})

type Place = readonly string[]
/** Where two examples of a call name different things: its ids in the address, the query and the body. */
function placesOf(one: unknown, other: unknown, at: Place = []): Place[] {
  if (typeof one === 'string') return one !== other && isId(one) ? [at] : []
  if (typeof one !== 'object' || one === null) return []
  return Object.entries(one).flatMap(([key, value]) =>
    placesOf(value, (other as Record<string, unknown>)[key], [...at, key]),
  )
}
const textAt = (value: unknown, place: Place): string =>
  place.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as string
function withText(example: Example, place: Place, text: string): Example {
  const copy = structuredClone(example)
  const holder = place.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], copy)
  ;(holder as Record<string, string>)[place.at(-1) as string] = text
  return copy
}
/** An answer without what differs from one request to the next. */
async function told(call: CallDeclaration, example: Example, column: Column) {
  const { status, error } = await send(call, example, column)
  return { status, error: { ...error, request_id: '' } }
}

describe('rights and accounts are changed, and numbers of accounts taken, soon after a sign-in only', () => {
  test('as declared', () => {
    expect(new Set(every.filter(({ call }) => call.stepUp).map(({ name }) => name))).toEqual(asksRecentSignIn)
  })

  test.each([...asksRecentSignIn])('%s', async (name) => {
    const call = calls.get(name)?.declaration as CallDeclaration
    const { status, error } = await server.call(call, call.example(world.example) as never, {
      headers: { authorization: `Bearer ${stale}` },
    })
    expect([status, error.code]).toEqual([401, 'recent_sign_in_required'])
    await undone.undo()
  })
})
