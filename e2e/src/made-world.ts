import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the data of a demo just made are or will be: `madeWorld` waits for them. */
    world: string
  }
}

export const dataIn = (place: string) => join(place, 'data')
export const failureIn = (place: string) => join(place, 'failure')

/** The data of the demo, from whose copy each journey starts, once they are made. */
export async function madeWorld(place: string): Promise<string> {
  while (!existsSync(dataIn(place))) {
    if (existsSync(failureIn(place)))
      throw new Error(`the world was not made: ${readFileSync(failureIn(place), 'utf8')}`)
    await sleep(50)
  }
  return dataIn(place)
}
