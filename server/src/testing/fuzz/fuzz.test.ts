import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runFuzz } from './run-fuzz.ts'

// npm run -s fuzz asks for more; what it finds is written where it looks.
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 400)
const seed = Number(process.env['FUZZ_SEED'] ?? 1)
const place = process.env['FUZZ_REPORT']

test(
  'wrong requests to every call as every role: nothing breaks, nothing foreign is told, every refusal can be read',
  { timeout: 120_000 + requests * 500 },
  async () => {
    const report = await runFuzz({ requests, seed })
    if (place) writeFileSync(place, JSON.stringify(report))
    expect(report.faults).toEqual([])
    expect(report.requests).toBe(requests)
    expect(report.told).toBeGreaterThan(requests / 50)
    // As many are taken as refused or more: doors that let nobody in would hide what is behind.
    expect(report.byStatus['200'] ?? 0).toBeGreaterThan(requests / 50)
  },
)
