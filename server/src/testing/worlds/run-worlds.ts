import fc from 'fast-check'
import { BrokenWorld, runWorld } from './run-world.ts'
import { worldPlan } from './world-plan.ts'
import type { WorldServer } from './world-server.ts'

export interface RunSeed {
  story: readonly string[]
  /** What did not agree; null when the world held. */
  fault: string | null
}

/** Runs the world of a seed; a broken one is cut down to the shortest that is broken too, as far as time allows. */
export async function runSeed(server: WorldServer, seed: number, shrinkMs: number): Promise<RunSeed> {
  let told: RunSeed = { story: [], fault: null }
  let until = Number.POSITIVE_INFINITY
  const holds = fc.asyncProperty(worldPlan, async (plan) => {
    if (Date.now() > until) return
    try {
      const { story } = await runWorld(server, plan)
      if (told.fault === null) told = { story, fault: null }
    } catch (error) {
      if (!(error instanceof BrokenWorld)) throw error
      if (told.fault === null) until = Date.now() + shrinkMs
      told = { story: error.story, fault: error.fault }
      throw error
    }
  })
  const { failed, errorInstance } = await fc.check(holds, { seed, numRuns: 1, endOnFailure: shrinkMs === 0 })
  if (failed && told.fault === null) throw errorInstance
  return told
}
