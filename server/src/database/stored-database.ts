import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openPool, type Address } from './connect.ts'
import { startPostgres, type Postgres } from './postgres.ts'

export interface StoredDatabase {
  pool: pg.Pool
  address: Address
  /** What was opened, for people. */
  where: string
  close(): Promise<void>
}

/**
 * The database of `DATABASE_URL`, else the embedded one of a data folder, whether its demo runs or not: a PostgreSQL
 * that was started for the reading is stopped after it. Undefined when the folder holds none and none is to be made.
 */
export async function openStored(
  databaseUrl: string | undefined,
  dataFolder: string,
  { create = false } = {},
): Promise<StoredDatabase | undefined> {
  if (databaseUrl) return opened({ connectionString: databaseUrl }, 'DATABASE_URL')
  const folder = join(dataFolder, 'postgres')
  if (!create && !existsSync(join(folder, 'data', 'PG_VERSION'))) return undefined
  const ran = existsSync(join(folder, 'data', 'postmaster.pid'))
  const postgres = await startPostgres(folder)
  const { socketDirectory, port } = postgres
  if (create) await createDatabase(postgres)
  return opened(
    { socketDirectory, port, database: 'moisson' },
    folder,
    ran ? undefined : () => postgres.stop(),
  )
}

function opened(address: Address, where: string, stop?: () => Promise<void>): StoredDatabase {
  const pool = openPool(address, { max: 1 })
  return {
    pool,
    address,
    where,
    async close() {
      await pool.end()
      await stop?.()
    },
  }
}

/** The product's own database in a PostgreSQL of ours. */
export async function createDatabase({ socketDirectory, port }: Postgres): Promise<void> {
  const client = new pg.Client({ host: socketDirectory, port, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'moisson'`)
    if (!rowCount) await client.query('create database moisson')
  } finally {
    await client.end()
  }
}
