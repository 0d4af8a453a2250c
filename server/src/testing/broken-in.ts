import { violationLine, violationsIn } from '../invariants/every-invariant.ts'
import { withReading } from '../invariants/reading.ts'
import type { TestServer } from './test-server.ts'

/** What is broken in a company of everything that has to hold, a line each. */
export async function brokenIn(server: TestServer, company: string): Promise<string[]> {
  const broken: string[] = []
  await withReading(server.owner, [company], async (reading) => {
    for await (const violation of violationsIn(reading)) broken.push(violationLine(violation))
  })
  return broken
}
