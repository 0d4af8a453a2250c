// npm run -s fuzz -- 6000 [--seed 1]: wrong requests to every call as every role.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { FuzzReport } from '../server/src/testing/fuzz/run-fuzz.ts'
import { root } from './steps.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const requests = Number(positionals[0] ?? 6000)
const seed = Number(values.seed ?? Math.floor(Date.now() / 1000) % 1_000_000)
if (!Number.isSafeInteger(requests) || requests < 1 || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('usage: npm run -s fuzz -- 6000 [--seed 1]')
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'moisson-fuzz-'))
const place = join(folder, 'report.json')
const { stderr, stdout } = spawnSync(
  join(root, 'node_modules', '.bin', 'vitest'),
  ['run', 'server/src/testing/fuzz/fuzz.test.ts'],
  {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed), FUZZ_REPORT: place },
  },
)
let report: FuzzReport
try {
  report = JSON.parse(readFileSync(place, 'utf8')) as FuzzReport
} catch {
  console.error(`the requests could not be sent\n${stdout}${stderr}`)
  process.exit(2)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
for (const fault of report.faults) console.log(fault)
for (const slow of report.slow) console.log(`slow, ${slow}`)
const count = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ')
console.log(`by status: ${count(report.byStatus)}`)
console.log(`by role: ${count(report.byRole)}`)
console.log(
  `${report.requests} requests to ${report.calls} calls from seed ${seed}: ${report.faults.length} faults, ${report.slow.length} slower than 2 s`,
)
process.exit(report.faults.length === 0 ? 0 : 1)
