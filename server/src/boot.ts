import { storeFor } from './store/store-for.ts'
import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import {
  ConfigError,
  demoLimits,
  encryptedSmtp,
  limitsFrom,
  secondFactorRolesFrom,
  smsFrom,
  formerKeyFrom,
  masterKeyFrom,
  millisecondsFrom,
  operatorFrom,
  portFrom,
  proxiesFrom,
  refuseClearDatabase,
  s3From,
  productionLimits,
  urlFrom,
  type Config,
} from './config.ts'
import { demoOperator } from '@moisson/core/privacy/operator'
import { openPool, type Address } from './database/connect.ts'
import { holdAlone, type Hold } from './database/hold-alone.ts'
import { migrate } from './database/migrate.ts'
import { refuseRole, refuseServer } from './database/refuse-unsafe.ts'
import { inTransaction } from './database/transaction.ts'
import { startPostgres, writeSecretOnce, type Postgres } from './database/postgres.ts'
import { createDatabase } from './database/stored-database.ts'
import { seedReferenceFunds } from './fund/seed-funds.ts'
import { loadSigningKeys, type SigningKeys } from './security/signing-keys.ts'
import { sealerFrom, type Sealer } from './security/sealer.ts'
import type { Services } from './services.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export interface Booted {
  services: Services
  /** Connections of the owner: migrations, demo clock and reset. */
  owner: pg.Pool
  /** Ends connections, and the embedded PostgreSQL. */
  stop(): Promise<void>
}

/** Reads the environment; a wrong value says which and why. */
export function configFrom(env: Record<string, string | undefined>): Config {
  const databaseUrl = urlFrom(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  refuseClearDatabase(env, databaseUrl)
  const demo = databaseUrl === undefined
  const dataFolder = env['DATA_FOLDER'] ?? join(root, '.data')
  const port = portFrom(env, 4000)
  const publicUrl = urlFrom(env, 'PUBLIC_URL', ['http:', 'https:'])
  if (!demo && !publicUrl)
    throw new ConfigError(
      'PUBLIC_URL is missing: with DATABASE_URL the address people use must be given, links in mails are built on it',
    )
  const apiBase = env['API_BASE_URL']?.trim()
  const smtpUrl = encryptedSmtp(env, urlFrom(env, 'SMTP_URL', ['smtp:', 'smtps:']))
  if (!demo && !smtpUrl)
    throw new ConfigError(
      'SMTP_URL is missing: with DATABASE_URL a mail server must be given (smtp://user:password@host:587)',
    )
  openFolder(dataFolder)
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
    formerKey: formerKeyFrom(env),
    mailFrom: env['MAIL_FROM'] ?? 'Moisson <bonjour@moisson.example>',
    sms: smsFrom(env, publicUrl),
    dataFolder,
    s3: s3From(env),
    clamdUrl: urlFrom(env, 'CLAMD_URL', ['tcp:']),
    webFolder: join(root, 'web', 'dist'),
    limits: limitsFrom(env, demo ? demoLimits : productionLimits),
    session: { inactivityMinutes: demo ? 720 : 30, absoluteHours: demo ? 72 : 12, perPerson: demo ? 50 : 5 },
    stepUpMinutes: 60,
    secondFactorRoles: secondFactorRolesFrom(env),
    recoveryWaitHours: 24,
    builds: {
      checkMs: millisecondsFrom(env, 'BUILD_CHECK_MS'),
      suppressMs: millisecondsFrom(env, 'RELOAD_SUPPRESSION_MS'),
    },
    operator: demo ? demoOperator : operatorFrom(env),
  }
}

/** Uploads in transit, files and the demo live there: a folder nobody may write in stops the start. */
function openFolder(dataFolder: string): void {
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
    accessSync(dataFolder, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`DATA_FOLDER cannot be written in: ${reason}`, { cause: error })
  }
}

/** Starts or reaches the database, brings its schema up to date and opens what handlers share. */
export async function boot(config: Config): Promise<Booted> {
  let embedded: Postgres | undefined
  let hold: Hold | undefined
  let address: Address
  const stopDatabase = async () => {
    await hold?.release()
    await embedded?.stop()
  }
  if (config.databaseUrl !== undefined) {
    address = { connectionString: config.databaseUrl }
  } else {
    embedded = await startPostgres(join(config.dataFolder, 'postgres'))
    address = { socketDirectory: embedded.socketDirectory, port: embedded.port, database: 'moisson' }
    await createDatabase(embedded)
    hold = await holdAlone(address, config.dataFolder)
  }
  try {
    return await bootOn(config, address, stopDatabase)
  } catch (error) {
    await stopDatabase()
    throw error
  }
}

async function bootOn(config: Config, address: Address, stopDatabase: () => Promise<void>): Promise<Booted> {
  const owner = openPool(address, { max: 3 })
  await reach(owner, config)
  await refuseServer(owner)
  await migrate(owner)
  const pool = openPool({ ...address, user: 'moisson_app' }, { max: 20 })
  await refuseRole(pool)
  const sealer = sealerFrom(config.masterKey, config.formerKey)
  const services: Services = {
    config,
    pool,
    sealer,
    files: await storeFor(config),
    keys: await signingKeys(pool, sealer),
    wake: () => {},
  }
  await noteGateway(owner, config)
  // The demo makes its world, funds included, by itself.
  if (!config.demo) await inTransaction(pool, {}, seedReferenceFunds)
  return {
    services,
    owner,
    async stop() {
      await pool.end()
      await owner.end()
      await stopDatabase()
    },
  }
}

/** Whether anything leaves by SMS is a fact of the installation: what is decided in the database reads it there. */
export async function noteGateway(owner: pg.Pool, { sms }: Pick<Config, 'sms'>): Promise<void> {
  await owner.query('update installation set sms_gateway = $1', [sms?.gateway ?? null])
}

/** The first thing sealed that a start opens: another key than the one it was sealed with is told by its name. */
async function signingKeys(pool: pg.Pool, sealer: Sealer): Promise<SigningKeys> {
  try {
    return await loadSigningKeys(pool, sealer)
  } catch (error) {
    if (!(error instanceof Error) || !/authenticate data|not sealed here/.test(error.message)) throw error
    throw new ConfigError(
      'MOISSON_KEY is not the key this database was sealed with: give the one in force, and while it is being changed the former one as MOISSON_FORMER_KEY',
      { cause: error },
    )
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

/** Whether the web application has been built. */
export const webIsBuilt = (config: Config): boolean => existsSync(join(config.webFolder, '200.html'))
