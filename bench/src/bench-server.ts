import { demoOperator } from '@moisson/core/privacy/operator'
import { folderStore } from '@moisson/server/store/file-store'
import { randomBytes, randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fillPath, methodOf, type CallDeclaration, type Output, type Request } from '@moisson/contract/call'
import { demoLimits, type Config } from '@moisson/server/config'
import { openPool } from '@moisson/server/database/connect'
import { migrate } from '@moisson/server/database/migrate'
import { startPostgres } from '@moisson/server/database/postgres'
import { inTransaction } from '@moisson/server/database/transaction'
import { seedFunds } from '@moisson/server/fund/seed-funds'
import { buildApp } from '@moisson/server/http/app'
import { authenticate } from '@moisson/server/identity/authenticate'
import { listen } from '@moisson/server/http/listen'
import { signIdToken } from '@moisson/server/identity/id-token'
import { openSession } from '@moisson/server/identity/open-session'
import { loadSigningKeys } from '@moisson/server/security/signing-keys'
import { routes } from '@moisson/server/routes'
import { sealerFrom } from '@moisson/server/security/sealer'
import type { Services } from '@moisson/server/services'

export interface BenchServer {
  url: string
  services: Services
  /** Connections outside row security: to plant, to reset, to look. */
  owner: pg.Pool
  folder: string
  /** A user with a session, and a bearer of it. */
  signIn(role?: { manager?: boolean }): Promise<{ userId: string; bearer: string }>
  /** Makes a call on the listening server and gives its answer; throws on any other status than a good one. */
  call<D extends CallDeclaration>(call: D, request: Request<D>, bearer: string): Promise<Output<D>>
  stop(): Promise<void>
}

/** The API on a port of its own, with a durable PostgreSQL in a folder that goes when it stops. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'moisson-bench-'))
  // PostgreSQL may run as another user, who has to pass through.
  chmodSync(folder, 0o711)
  const cluster = await startPostgres(join(folder, 'postgres'))
  const address = { socketDirectory: cluster.socketDirectory, port: cluster.port, database: 'moisson' }
  const first = new pg.Client({
    host: address.socketDirectory,
    port: address.port,
    user: 'postgres',
    database: 'postgres',
  })
  await first.connect()
  await first.query('create database moisson')
  await first.end()
  const owner = openPool(address, { max: 3 })
  await migrate(owner)
  const pool = openPool(address, { max: 20 })
  const dataFolder = join(folder, 'data')
  mkdirSync(dataFolder)
  const masterKey = randomBytes(32)
  const config: Config = {
    databaseUrl: undefined,
    smtpUrl: undefined,
    publicUrl: 'http://localhost:4000',
    apiBaseUrl: '/api',
    port: 0,
    host: '127.0.0.1',
    demo: false,
    masterKey,
    formerKey: null,
    mailFrom: 'Moisson <bonjour@moisson.example>',
    dataFolder,
    webFolder: dataFolder,
    limits: demoLimits,
    session: { inactivityMinutes: 600, absoluteHours: 12, perPerson: 5 },
    stepUpMinutes: 600,
    secondFactorRoles: [],
    recoveryWaitHours: 24,
    builds: {},
    operator: demoOperator,
  }
  const sealer = sealerFrom(masterKey)
  const services: Services = {
    config,
    pool,
    sealer,
    files: folderStore(join(config.dataFolder, 'files')),
    keys: await loadSigningKeys(pool, sealer),
    wake: () => {},
  }
  await inTransaction(pool, { companies: '*', identity: true }, (tx) => seedFunds(tx))
  const app = await buildApp(services, { authenticate, routes })
  const url = `http://127.0.0.1:${await listen(app, '127.0.0.1', 0, false)}`

  return {
    url,
    services,
    owner,
    folder,
    async signIn({ manager = false } = {}) {
      const userId = randomUUID()
      await owner.query(
        `insert into app_user (id, email, display_name, email_verified, is_manager) values ($1, $2, 'Claire Martin', true, $3)`,
        [userId, `${userId}@example.org`, manager],
      )
      const session = await inTransaction(pool, { identity: true }, (tx) =>
        openSession(tx, userId, { absoluteHours: 12 }),
      )
      const { token } = await signIdToken(services.keys, { ...session, userId })
      return { userId, bearer: token }
    },
    async call(call, request, bearer) {
      const { path, query, body, file } = request as {
        path?: Record<string, string>
        query?: Record<string, string>
        body?: unknown
        file?: File
      }
      const form = file ? new FormData() : undefined
      if (form && file) form.set('file', file)
      const search = new URLSearchParams(query ?? {}).toString()
      const answer = await fetch(`${url}/api${fillPath(call, path)}${search ? `?${search}` : ''}`, {
        method: methodOf(call),
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${call.http} answered ${answer.status}: ${text.slice(0, 2000)}`)
      return (text ? JSON.parse(text) : undefined) as Output<typeof call>
    },
    async stop() {
      await app.close()
      await pool.end()
      await owner.end()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
