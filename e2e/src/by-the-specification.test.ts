import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from './api.ts'
import { startServer, type RunningServer } from './start-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const hasCurl = spawnSync('curl', ['--version']).status === 0 && spawnSync('bash', ['--version']).status === 0

test.skipIf(!hasCurl)(
  'the specification, curl and bearers take a new company to a completed campaign with empty bodies',
  async () => {
    const script = fileURLToPath(new URL('by-the-specification.sh', import.meta.url))
    const tokens = [await tokenOf(server, 'manager'), await tokenOf(server, 'platform_admin')]
    const { status, stdout, stderr } = spawnSync('bash', [script, server.url, ...tokens], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('state completed, people 3')
  },
)
