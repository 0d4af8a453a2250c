import { storeFor } from './file/store-for.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
  ConfigError,
  demoLimits,
  masterKeyFrom,
  millisecondsFrom,
  portFrom,
  proxiesFrom,
  s3From,
  productionLimits,
  urlFrom,
  type Config,
} from './config.ts'
import { openPool, type Address } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { inTransaction } from './database/transaction.ts'
import { startPostgres, writeSecretOnce, type Postgres } from './database/postgres.ts'
import { seedReferenceFunds } from './fund/seed-funds.ts'
import { loadSigningKeys } from './identity/signing-keys.ts'
import { sealerFrom } from './security/sealer.ts'
import type { Services } from './services.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface Booted {
  services: Services
  /** Connections of the owner: migrations, demo clock and reset. */
  owner: pg.Pool
  /** Ends connections, and the embedded PostgreSQL unless it stays for others. */
  stop(options?: { keepDatabase?: boolean }): Promise<void>
}

/** Reads the environment; a wrong value says which and why. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const databaseUrl = urlFrom(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const demo = databaseUrl === undefined
  const dataFolder = env['DATA_FOLDER'] ?? join(root, '.data')
  const port = portFrom(env, 4000)
  const publicUrl = urlFrom(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (!demo && !publicUrl)
    throw new ConfigError(
      'PUBLIC_URL is missing: with DATABASE_URL the address people use must be given, links in mails are built on it',
    )
  const apiBase = env['API_BASE_URL']?.trim()
  const smtpUrl = urlFrom(env, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (!demo && !smtpUrl)
    throw new ConfigError(
      'SMTP_URL is missing: with DATABASE_URL a mail server must be given (smtp://user:password@host:587)',
    )
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  return {
    databaseUrl,
    smtpUrl,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    apiBaseUrl: apiBase
      ? apiBase.startsWith('/')
        ? apiBase.replace(/\/+$/, '')
        : (urlFrom(env, 'API_BASE_URL', ['http:', 'https:']) ?? '/api')
      : '/api',
    port,
    host: env['HOST'] ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    trustProxy: proxiesFrom(env),
    demo,
    masterKey: demo
      ? masterKeyFrom(writeSecretOnce(join(dataFolder, 'key'), () => randomBytes(32).toString('base64')))
      : masterKeyFrom(env['MOISSON_KEY']),
    mailFrom: env['MAIL_FROM'] ?? 'Moisson <bonjour@moisson.example>',
    dataFolder,
    s3: s3From(env),
    clamdUrl: urlFrom(env, 'CLAMD_URL', ['tcp:']),
    webFolder: join(root, 'web', 'dist'),
    limits: demo ? demoLimits : productionLimits,
    session: { inactivityMinutes: demo ? 720 : 30, absoluteHours: demo ? 72 : 12, perPerson: demo ? 50 : 5 },
    stepUpMinutes: 60,
    builds: {
      checkMs: millisecondsFrom(env, 'BUILD_CHECK_MS'),
      suppressMs: millisecondsFrom(env, 'RELOAD_SUPPRESSION_MS'),
    },
  }
}

/** Starts or reaches the database, brings its schema up to date and opens what handlers share. */
export async function boot(config: Config): Promise<Booted> {
  let embedded: Postgres | undefined
  let address: Address
  if (config.databaseUrl !== undefined) {
    address = { connectionString: config.databaseUrl }
  } else {
    embedded = await startPostgres(join(config.dataFolder, 'postgres'))
    address = { socketDirectory: embedded.socketDirectory, port: embedded.port, database: 'moisson' }
    await createDatabase(embedded)
  }
  const owner = openPool(address, { role: 'owner', max: 3 })
  await reach(owner, config)
  await migrate(owner)
  await refuseUnsafe(owner)
  const pool = openPool(address, { role: 'app', max: 20 })
  const sealer = sealerFrom(config.masterKey)
  const services: Services = {
    config,
    pool,
    sealer,
    files: await storeFor(config),
    keys: await loadSigningKeys(pool, sealer),
    wake: () => {},
  }
  // The demo makes its world, funds included, by itself.
  if (!config.demo) await inTransaction(pool, {}, seedReferenceFunds)
  return {
    services,
    owner,
    async stop({ keepDatabase = false } = {}) {
      await pool.end()
      await owner.end()
      if (!keepDatabase) await embedded?.stop()
    },
  }
}

async function createDatabase({ socketDirectory, port }: Postgres): Promise<void> {
  const client = new pg.Client({ host: socketDirectory, port, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query(`select from pg_database where datname = 'moisson'`)
    if (!rowCount) await client.query('create database moisson')
  } finally {
    await client.end()
  }
}

async function reach(owner: pg.Pool, config: Config): Promise<void> {
  try {
    await owner.query('select 1')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(
      config.databaseUrl === undefined
        ? `The embedded PostgreSQL does not answer: ${reason}`
        : `DATABASE_URL leads to no database that answers: ${reason}`,
    )
  }
}

/** What is acknowledged must be on disk, and row security must hold: a database set otherwise is refused. */
async function refuseUnsafe(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`,
  )
  const loose = rows[0]
  if (loose)
    throw new ConfigError(
      `PostgreSQL runs with ${loose.name} = off: acknowledged writes could be lost. Turn it on.`,
    )
  const { rows: role } = await owner.query<{ unsafe: boolean }>(
    `select rolsuper or rolbypassrls as unsafe from pg_roles where rolname = 'moisson_app'`,
  )
  if (role[0]?.unsafe)
    throw new ConfigError(
      'The role moisson_app is a superuser or passes row security: take these rights away from it.',
    )
}

/** Whether the web application has been built. */
export const webIsBuilt = (config: Config): boolean => existsSync(join(config.webFolder, '200.html'))
