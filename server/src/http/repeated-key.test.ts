import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  asksVersion,
  comparesVersion,
  honoursKey,
  methodOf,
  type CallDeclaration,
} from '@moisson/contract/call'
import { calls } from '@moisson/contract/calls'
import { extractBeneficiaries } from '@moisson/contract/extract'
import { demoLimits } from '../config.ts'
import { openApiDocument } from '../openapi/openapi-document.ts'
import { makeTwinWorlds } from '../testing/example-world.ts'
import { asksOwnDevice } from '../testing/expected-rights.ts'
import { plantCompany, plantMembership } from '../testing/plant.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeUndone, type Undone } from '../testing/undone.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof makeTwinWorlds>>
let undone: Undone
beforeAll(async () => {
  server = await startTestServer({ limits: demoLimits })
  world = await makeTwinWorlds(server)
  undone = await makeUndone(server)
}, 120_000)
// What a failed transaction left is taken back whatever the test found.
afterEach(() => undone.undo())
afterAll(async () => {
  await undone.close()
  await server.close()
})

const every = [...calls].map(([name, { declaration }]) => ({ name, call: declaration as CallDeclaration }))
const posts = every.filter(({ call }) => methodOf(call) === 'POST' && call.rights.effect === 'changes')

/** The first of the example's people whom the call is open to. */
const ofWhom = ({ who }: CallDeclaration): string =>
  who.companyAdmin !== 'never'
    ? world.users.company_admin_own
    : who.beneficiary !== 'never'
      ? world.users.beneficiary_self
      : who.manager !== 'never'
        ? world.users.manager_assigned
        : world.users.platform_admin

const send = (call: CallDeclaration, headers: Record<string, string | undefined>, otherwise = false) => {
  const { cookie: _, ...request } = call.example(world.example)
  return server.call(call, request as never, { as: ofWhom(call), headers, otherwise })
}

/** A first request of somebody is noted on their account. */
const wrote = async () => (await undone.wrote()).filter((table) => table !== 'app_user')

/** What of an answer somebody who reads the database finds in the answer kept for its key. */
const readable = async (body: unknown) => {
  const kept = await undone.keptAnswers()
  return textsOf(body).filter((text) => kept.some((row) => row.includes(text)))
}
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.length > 12
      ? [value]
      : []
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : []

test('the document names the key where it is honoured, and the version where it is compared, and nowhere else', () => {
  const { paths } = openApiDocument('/api') as {
    paths: Record<string, Record<string, { parameters?: { name: string; required: boolean }[] }>>
  }
  for (const { call } of every) {
    const [method, path] = call.http.split(' ') as [string, string]
    const named = paths[path]?.[method.toLowerCase()]?.parameters ?? []
    const has = (name: string) => named.find((one) => one.name === name)
    expect([call.http, has('Idempotency-Key') !== undefined]).toEqual([call.http, honoursKey(call)])
    expect([call.http, has('If-Match')?.required]).toEqual([
      call.http,
      asksVersion(call) ? true : comparesVersion(call) ? false : undefined,
    ])
  }
})

describe('the same key and body act once and give the same answer; another request with the key is refused', () => {
  test.each(posts.filter(({ call }) => honoursKey(call)))('$name', async ({ name, call }) => {
    const headers = { 'idempotency-key': 'twice' }
    const long = await send(call, { 'idempotency-key': 'k'.repeat(256) })
    expect([long.status, long.error.code]).toEqual([400, 'invalid_idempotency_key'])
    const first = await send(call, headers)
    // What only a real device can answer is refused, and a refusal keeps no key.
    if (name in asksOwnDevice) {
      expect([call.http, first.status, await wrote()]).toEqual([call.http, first.status, []])
      return
    }
    expect([call.http, first.status]).toEqual([call.http, call.status ?? 200])
    expect(await readable(first.body)).toEqual([])
    const written = await undone.prints()
    const second = await send(call, headers)
    expect([second.status, second.body]).toEqual([first.status, first.body])
    expect(await undone.prints()).toEqual(written)
    const other = await send(call, headers, true)
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch'])
  })
})

describe('a key that is not announced keeps nothing of the answer', () => {
  test.each(posts.filter(({ call }) => !honoursKey(call)))('$name', async ({ call }) => {
    await send(call, { 'idempotency-key': 'twice' })
    expect(await undone.wrote()).not.toContain('idempotency')
  })
})

test('the same file with the key is read once; another file with it is refused; what is kept of the answer is sealed', async () => {
  const as = world.users.company_admin_own
  const ask = (content: string) =>
    server.call(
      extractBeneficiaries,
      { query: { company_id: world.example.company }, file: { name: 'paie.csv', content } } as never,
      { as, headers: { 'idempotency-key': 'file' } },
    )
  const content = 'Matricule;Nom;Prénom\nZ1;Aubry;Noé\n'
  const [first, second] = [await ask(content), await ask(content)]
  expect([first.status, second.status, second.body.extract_id]).toEqual([200, 200, first.body.extract_id])
  const other = await ask(`${content}Z2;Aubry;Lou\n`)
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch'])
  // A file that cannot be read gives its key back.
  const wrong = () =>
    server.call(
      extractBeneficiaries,
      { query: { company_id: world.example.company }, file: { name: 'x.csv', content: '' } } as never,
      { as, headers: { 'idempotency-key': 'wrong' } },
    )
  const refused = [await wrong(), await wrong()]
  expect(refused.map(({ error }) => error.code)).toEqual([refused[0]?.error.code, refused[0]?.error.code])
  expect(refused[0]?.error.code).not.toBe('idempotency_running')
})

test('an answer kept of a company is for whoever still has access to it', async () => {
  const as = world.users.company_admin_own
  const ask = () =>
    server.call(
      extractBeneficiaries,
      {
        query: { company_id: world.example.company },
        file: { name: 'paie.csv', content: 'Matricule;Nom;Prénom\nZ1;Aubry;Noé\n' },
      } as never,
      { as, headers: { 'idempotency-key': 'lost since' } },
    )
  // They administer another company all along: the call itself stays theirs.
  const elsewhere = await plantCompany(server)
  await plantMembership(server, as, elsewhere, 'company_admin')
  expect((await ask()).status).toBe(200)
  const become = (status: string) =>
    server.owner.query('update membership set status = $3 where user_id = $1 and company_id = $2', [
      as,
      world.example.company,
      status,
    ])
  await become('revoked')
  expect((await ask()).status).toBe(404)
  await become('active')
  expect((await ask()).status).toBe(200)
  await server.owner.query('delete from membership where company_id = $1', [elsewhere])
})

describe('where money depends on it the version is asked for', () => {
  const asking = every.filter(({ call }) => asksVersion(call))
  test('as declared', () => {
    expect(asking.map(({ name }) => name).toSorted()).toEqual([
      'calculateCampaign',
      'correctCampaign',
      'recordPayment',
      'removeOpening',
      'updateOpening',
    ])
  })
  test.each(asking)('$name', async ({ call }) => {
    const answer = await send(call, { 'if-match': undefined })
    expect([answer.status, answer.error.code, await wrote()]).toEqual([428, 'version_missing', []])
  })
})

describe('a version that is compared is: a stale one is refused with what stands', () => {
  test.each(every.filter(({ call }) => comparesVersion(call)))('$name', async ({ call }) => {
    const answer = await send(call, { 'if-match': '"987654321"' })
    expect([answer.status, answer.error.code]).toEqual([412, 'version_conflict'])
  })
  test.each(every.filter(({ call }) => !comparesVersion(call) && call.rights.effect === 'changes'))(
    '$name compares none',
    async ({ call }) => {
      expect((await send(call, { 'if-match': '"987654321"' })).status).not.toBe(412)
    },
  )
})
