import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openPool, type Address } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'
import { startPostgres } from '../../database/postgres.ts'

/** A PostgreSQL of its own with an empty migrated database, gone with everything in it when stopped. */
export async function startThrowAway(): Promise<{ address: Address; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'moisson-worlds-'))
  const cluster = await startPostgres(folder, { durable: false })
  const { socketDirectory, port } = cluster
  const root = new pg.Client({ host: socketDirectory, port, user: 'postgres', database: 'postgres' })
  await root.connect()
  await root.query('create database moisson')
  await root.end()
  const address = { socketDirectory, port, database: 'moisson' }
  const owner = openPool(address, { max: 1 })
  await migrate(owner)
  await owner.end()
  return {
    address,
    async stop() {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
