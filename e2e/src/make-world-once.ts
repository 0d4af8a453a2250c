import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startServer } from './start-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Data of a demo just made, from whose copy each journey starts. */
    world: string
  }
}

/** Makes the demo world once for all journeys, by a first start of the product. */
export default async function makeWorldOnce(project: TestProject): Promise<() => void> {
  const server = await startServer({}, '')
  await server.park()
  project.provide('world', server.dataFolder)
  return () => rmSync(server.dataFolder, { recursive: true, force: true })
}
