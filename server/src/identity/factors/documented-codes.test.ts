import {
  addTotp,
  confirmFactor,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from '@moisson/contract/factor'
import type { CallDeclaration } from '@moisson/contract/call'
import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoLimits } from '../../config.ts'
import { documentedWorld } from '../../openapi/documented-world.ts'
import { makeTwinWorlds } from '../../testing/example-world.ts'
import { exampleTotp } from '../../testing/example-totp.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { stepOfCode } from './totp.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof makeTwinWorlds>>
beforeAll(async () => {
  server = await startTestServer({ masterKey: randomBytes(32), limits: demoLimits })
  world = await makeTwinWorlds(server)
}, 120_000)
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

test('the code that the document shows is that of its secret at its instant, and of no other', () => {
  const { secret, documented } = exampleTotp
  expect(stepOfCode(secret, documentedWorld.totpCode, documented)).toBe(documented / 30_000)
  expect(stepOfCode(secret, documentedWorld.totpCode, documented + 120_000)).toBeNull()
})

test('the examples of an application of codes succeed, from its first code to its removal', async () => {
  const admin = world.users.company_admin_own
  let bearer = await server.tokenOf(admin)
  const run = async (call: CallDeclaration) => {
    const answer = await server.call(call, call.example(world.example) as never, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect([call.http, answer.status]).toEqual([call.http, call.status ?? 200])
    return answer.body as unknown as { id_token?: string; items?: { id: string; name: string }[] }
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await run(addTotp)
  expect((await run(listFactors)).items).toMatchObject([{ id: world.example.totp, name: 'Téléphone' }])
  // A code counts once: the next half-minute has its own.
  vi.setSystemTime(Date.now() + 30_000)
  bearer = (await run(confirmFactor)).id_token ?? ''
  await run(renameFactor)
  await run(renewRecoveryCodes)
  await run(removeFactor)
  expect((await run(listFactors)).items).toEqual([])
})
