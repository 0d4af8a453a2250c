import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dataIn, failureIn } from './made-world.ts'
import { startServer } from './start-server.ts'

/** Makes the demo world once for all journeys, by a first start of the product, while other tests run. */
export default function makeWorldOnce(project: TestProject): () => Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'moisson-world-'))
  // The copies stand in it, and PostgreSQL may run as another user, who has to pass through.
  chmodSync(place, 0o711)
  const made = make(place).catch((error: unknown) =>
    writeFileSync(failureIn(place), error instanceof Error ? error.message : String(error)),
  )
  project.provide('world', place)
  return async () => {
    await made
    rmSync(place, { recursive: true, force: true })
  }
}

async function make(place: string): Promise<void> {
  const server = await startServer({}, '')
  await server.park()
  // In one move: a journey never copies half of it.
  renameSync(server.dataFolder, dataIn(place))
}
