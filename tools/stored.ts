import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, s3From } from '../server/src/config.ts'
import { missingMigrations } from '../server/src/database/migrate.ts'
import { openStored, type StoredDatabase } from '../server/src/database/stored-database.ts'
import { storeFor } from '../server/src/store/store-for.ts'
import { root } from './steps.ts'

const dataFolder = process.env['DATA_FOLDER'] ?? join(root, '.data')

/** Where files are, as the server that works on this database knows it. */
export const fileStore = () => storeFor({ dataFolder, s3: s3From(process.env) })

/** Works on an empty database: the one of `DATABASE_URL`, or a new one in the data folder. */
export async function inEmptyDatabase(work: (stored: StoredDatabase) => Promise<unknown>): Promise<void> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const stored = await openStored(process.env['DATABASE_URL'], dataFolder, { create: true })
  if (!stored) throw new Error('no database was made')
  await work(stored).finally(() => stored.close())
}

/**
 * Works on the database of `DATABASE_URL` or of the data folder, at the schema of this version unless an older one does:
 * `since` is the migration that is enough.
 */
export async function inStoredDatabase<Result>(
  work: (stored: StoredDatabase) => Promise<Result>,
  { since = '9999' } = {},
): Promise<Result> {
  const stored = await openStored(process.env['DATABASE_URL'], dataFolder)
  if (!stored)
    throw new ConfigError(
      `there is no database in ${dataFolder}: set DATABASE_URL or DATA_FOLDER, or start the demo once`,
    )
  try {
    const missing = (await missingMigrations(stored.pool)).filter((name) => name <= since)
    if (missing.length > 0)
      throw new ConfigError(
        `the schema of ${stored.where} is older than this version (${missing.join(', ')} missing): start the server once`,
      )
    return await work(stored)
  } finally {
    await stored.close()
  }
}

/** Runs a command to its end; what goes wrong is one line. */
export async function runCommand(work: () => Promise<unknown>): Promise<never> {
  try {
    await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error)
    console.error(`Moisson: ${error instanceof ConfigError ? reason : `it could not be done: ${reason}`}`)
    process.exit(1)
  }
  process.exit(0)
}
