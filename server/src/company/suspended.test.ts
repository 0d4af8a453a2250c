import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCompany, saveAgreement, updateCompany } from '@moisson/contract/company'
import { calls } from '@moisson/contract/calls'
import type { CallDeclaration } from '@moisson/contract/call'
import { demoLimits } from '../config.ts'
import { makeExampleWorld, type MatrixWorld } from '../testing/example-world.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { makeUndone, type Undone } from '../testing/undone.ts'

let server: TestServer
let world: MatrixWorld
let undone: Undone
beforeAll(async () => {
  server = await startTestServer({ limits: demoLimits })
  world = await makeExampleWorld(server)
  await setStatus('suspended')
  undone = await makeUndone(server)
}, 120_000)
afterAll(async () => {
  await undone.close()
  await server.close()
})

const owner = () => world.users.company_admin_own
async function setStatus(status: 'active' | 'suspended') {
  const path = { id: world.example.company }
  const written = await server.call(
    updateCompany,
    { path, body: { status } },
    { as: world.users.platform_admin, headers: { 'if-match': '*' } },
  )
  expect(written.status).toBe(200)
}
const attempt = (call: CallDeclaration, as: string) => {
  const { cookie, ...request } = call.example(world.example)
  return server.call(call, request as never, {
    as,
    headers: { 'x-language': 'en', ...(cookie ? { cookie } : {}) },
  })
}
const named = (name: string) => calls.get(name)?.declaration as CallDeclaration
const beginning = [...calls].filter(([, { declaration }]) => declaration.begins)

test('a campaign, an agreement, a launch, an import and an invitation are beginnings', () => {
  const names = beginning.map(([name]) => name)
  for (const name of [
    'createCampaign',
    'launchCampaign',
    'addAgreement',
    'extractBeneficiaries',
    'inviteAdmin',
  ])
    expect(names).toContain(name)
})

test.each(beginning)(
  '%s is refused while the company is suspended, whoever asks',
  async (_, { declaration }) => {
    const advised = declaration.who.companyAdmin === 'never'
    for (const as of advised ? [world.users.manager_assigned] : [owner(), world.users.manager_assigned]) {
      const { status, error } = await attempt(declaration, as)
      expect([status, error.code]).toEqual([409, 'company_suspended'])
      expect(error.error).toMatch(/Call your adviser, .+@/)
      expect(await undone.wrote()).toEqual([])
    }
  },
)

test('those who run it are told once, with whom to call', async () => {
  const { rows } = await server.owner.query<{ email: string; adviser: string; lifted: boolean }>(
    `select u.email, o.payload ->> 'adviser' as adviser, (o.payload ->> 'lifted')::boolean as lifted
     from outbox o join app_user u on u.email = o.recipient where o.kind = 'company-suspended' and u.id = $1`,
    [owner()],
  )
  expect(rows).toEqual([
    {
      email: expect.any(String) as unknown,
      adviser: expect.stringMatching(/ \(.+@.+\)$/) as unknown,
      lifted: false,
    },
  ])
})

test('PUT of an agreement changes the one that counts, and begins none where there is none', async () => {
  const put = (type: 'interessement' | 'participation') =>
    server.call(
      saveAgreement,
      { path: { id: world.example.company, type }, body: { title: 'Accord de 2026' } },
      { as: owner() },
    )
  expect((await put('interessement')).status).toBe(200)
  await undone.undo()
  const { rows } = await server.owner.query('delete from agreement where company_id = $1 returning type', [
    world.example.company,
  ])
  expect(rows.length).toBeGreaterThan(0)
  expect((await put('interessement')).error.code).toBe('company_suspended')
})

test('its file says what may not begin, which the screens show before anybody tries', async () => {
  const file = await server.call(getCompany, {}, { as: owner() })
  const denied = file.body && 'denied' in file.body ? file.body.denied : []
  expect(denied.flatMap((one) => one.calls)).toEqual(beginning.map(([, { declaration }]) => declaration.http))
  expect(denied[0]?.reason).toContain('Les Vergers de Saint-Prix')
})

test.each(['saveMyChoices', 'submitMyChoices'])(
  '%s goes on, so that nobody’s rights are stranded',
  async (name) => {
    const { status, error } = await attempt(named(name), world.users.beneficiary_self)
    expect([status, error?.code]).toEqual([named(name).status ?? 200, undefined])
    await undone.undo()
  },
)

test.each(
  [...calls].filter(
    ([, { noun, declaration }]) => noun === 'payment' && declaration.who.companyAdmin !== 'never',
  ),
)('%s goes on: what is due is paid', async (_, { declaration }) => {
  const { error } = await attempt(declaration, owner())
  expect(error?.code).not.toBe('company_suspended')
  await undone.undo()
})

test('once it is active again, everything begins as before', async () => {
  await setStatus('active')
  expect((await attempt(named('createCampaign'), owner())).status).toBe(201)
  await undone.undo()
})
