import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Address } from './connect.ts'

export interface Hold {
  release(): Promise<void>
}

/**
 * Holds the embedded database for one server, as long as its process lives: another one would empty the world that the
 * first is making, and stop its PostgreSQL. Commands that only read or write rows do not ask for it.
 */
export async function holdAlone(
  { socketDirectory, port, database }: Address,
  dataFolder: string,
  patience = 5000,
): Promise<Hold> {
  const client = new pg.Client({ host: socketDirectory, port, database, user: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  // The connection of one that was killed a moment ago may linger.
  for (let waited = 0; ; waited += 100) {
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('moisson server', 0)) as held`,
    )
    if (rows[0]?.held) return { release: () => client.end() }
    if (waited >= patience) break
    await sleep(100)
  }
  await client.end()
  throw new ConfigError(
    `another Moisson runs on the data of ${dataFolder}: stop it, or give this one a DATA_FOLDER of its own`,
  )
}
