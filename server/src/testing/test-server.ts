import { demoOperator } from '@moisson/core/privacy/operator'
import { folderStore } from '../store/file-store.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import {
  asksVersion,
  fillPath,
  methodOf,
  type CallDeclaration,
  type Output,
  type Request,
} from '@moisson/contract/call'
import { demoLimits, productionLimits, type Config } from '../config.ts'
import { openPool } from '../database/connect.ts'
import { inTransaction, type Scope } from '../database/transaction.ts'
import type { Tx } from '../database/connect.ts'
import { buildApp } from '../http/app.ts'
import { serveWeb } from '../http/web-files.ts'
import { authenticate } from '../identity/authenticate.ts'
import { signIdToken } from '../identity/id-token.ts'
import { openSession } from '../identity/open-session.ts'
import { loadSigningKeys } from '../security/signing-keys.ts'
import { routes } from '../routes.ts'
import { planForAll, planOnce } from './plan-once.ts'
import { sealerFrom } from '../security/sealer.ts'
import type { Services } from '../services.ts'

export interface TestServer {
  app: FastifyInstance
  services: Services
  /** Superuser connections, outside row security: to look, and to plant. */
  owner: pg.Pool
  /** Makes a call as a signed-in user (or nobody) and gives status and body. */
  call: <D extends CallDeclaration>(
    declaration: D,
    request: Request<D>,
    options?: {
      as?: string | null
      headers?: Record<string, string | undefined>
      /** The same address, written otherwise. */
      otherwise?: boolean
    },
  ) => Promise<{
    status: number
    body: Output<D>
    error: ErrorBody
    headers: Record<string, unknown>
    raw: Buffer
  }>
  /** A bearer of the user, in a session of its own unless one was made before. */
  tokenOf: (userId: string) => Promise<string>
  /** Moves business time to an instant. */
  setNow: (instant: string) => Promise<void>
  inTransaction: <Result>(scope: Scope, work: (tx: Tx, now: Date) => Promise<Result>) => Promise<Result>
  /** The name of the suite's database, to be a template once closed. */
  database: string
  close: () => Promise<void>
}

export interface ErrorBody {
  error: string
  code: string
  field_errors?: { field: string; code: string; message: string }[]
  details?: Record<string, unknown>
  current?: unknown
  asked?: unknown
  request_id: string
}

/**
 * A server of one suite on a database of its own, copied from the migrated template. `plansEach` for a suite that looks at
 * the plans the product gets.
 */
export async function startTestServer(
  overrides: Partial<Config> = {},
  {
    template = 'moisson_template',
    pooler = undefined as { port: number } | undefined,
    slowest = undefined as { form: number; file: number } | undefined,
    withPages = false,
    plansEach = false,
  } = {},
): Promise<TestServer> {
  const cluster = inject('cluster')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  const root = new pg.Client({
    host: cluster.socketDirectory,
    port: cluster.port,
    user: 'postgres',
    database: 'postgres',
  })
  await root.connect()
  await createFromTemplate(root, database, template)
  if (!plansEach) await planForAll(root, database)
  await root.end()
  const address = { ...cluster, database }
  const open: typeof openPool = plansEach || pooler ? openPool : (...to) => planOnce(openPool(...to))
  const owner = open(address, { max: 3 })
  // A login that may do nothing by itself: whatever is asked outside a transaction's own role is refused.
  const login = 'moisson_login'
  const pool = open(
    pooler
      ? { connectionString: `postgres://${login}@127.0.0.1:${pooler.port}/${database}` }
      : { ...address, user: login },
    { max: 10 },
  )
  const dataFolder = mkdtempSync(join(tmpdir(), 'moisson-data-'))
  const masterKey = overrides.masterKey ?? randomBytes(32)
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
    limits: {
      ...productionLimits,
      workPerAccount: demoLimits.workPerAccount,
      workPerCompany: demoLimits.workPerCompany,
    },
    session: { inactivityMinutes: 30, absoluteHours: 12, perPerson: 5 },
    stepUpMinutes: 60,
    secondFactorRoles: [],
    recoveryWaitHours: 24,
    builds: {},
    operator: demoOperator,
    ...overrides,
  }
  const sealer = sealerFrom(masterKey, config.formerKey)
  const services: Services = {
    config,
    pool,
    sealer,
    files: folderStore(join(config.dataFolder, 'files')),
    keys: await loadSigningKeys(pool, sealer),
    wake: () => {},
  }
  const app = await buildApp(services, {
    authenticate,
    routes,
    slowest,
    extend: withPages ? (instance) => serveWeb(instance, config) : undefined,
  })
  const tokens = new Map<string, string>()

  const tokenOf = async (userId: string) => {
    const known = tokens.get(userId)
    if (known) return known
    const session = await inTransaction(pool, { identity: true }, (tx) =>
      openSession(tx, userId, { absoluteHours: 12 }),
    )
    const { token } = await signIdToken(services.keys, { id: session.id, userId, authTime: session.authTime })
    tokens.set(userId, token)
    return token
  }

  return {
    app,
    services,
    owner,
    database,
    tokenOf,
    async call(declaration, request, { as = null, headers = {}, otherwise = false } = {}) {
      const parts = request as {
        path?: Record<string, string>
        query?: Record<string, string>
        body?: unknown
        file?: { name: string; content: string | Uint8Array }
      }
      const query = new URLSearchParams(parts.query ?? {}).toString()
      const multipart = parts.file ? multipartOf(parts.file, parts.body as object) : undefined
      const sent = {
        ...(as ? { authorization: `Bearer ${await tokenOf(as)}` } : {}),
        ...(multipart
          ? { 'content-type': multipart.type }
          : parts.body === undefined
            ? {}
            : { 'content-type': 'application/json' }),
        // Who tries a call has just read what it writes.
        ...(asksVersion(declaration) ? { 'if-match': '*' } : {}),
        ...headers,
      }
      const answer = await app.inject({
        method: methodOf(declaration),
        url: `${otherwise ? '/%61pi' : '/api'}${fillPath(declaration, parts.path)}${query ? `?${query}` : ''}`,
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
        payload: multipart
          ? multipart.payload
          : parts.body === undefined
            ? undefined
            : JSON.stringify(parts.body),
      })
      const isJson = String(answer.headers['content-type'] ?? '').includes('json')
      const body = isJson && answer.payload ? (JSON.parse(answer.payload) as unknown) : undefined
      return {
        status: answer.statusCode,
        body: body as never,
        error: body as never,
        headers: answer.headers,
        raw: answer.rawPayload,
      }
    },
    async setNow(instant) {
      await owner.query(`update business_clock set shift = $1::timestamptz - clock_timestamp()`, [instant])
    },
    inTransaction: (scope, work) => inTransaction(pool, scope, work),
    async close() {
      await app.close()
      await pool.end()
      await owner.end()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** Copies the template; two suites starting at once take turns. */
export async function createFromTemplate(root: pg.Client, database: string, template: string): Promise<void> {
  await root.query('select pg_advisory_lock(815)')
  try {
    await root.query(`create database ${database} template ${template}`)
  } finally {
    await root.query('select pg_advisory_unlock(815)')
  }
}

/** A form as a browser sends it: its text fields, then its file. */
function multipartOf(file: { name: string; content: string | Uint8Array }, fields: object = {}) {
  const boundary = `moisson${randomBytes(12).toString('hex')}`
  const texts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `${texts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([
      Buffer.from(head),
      Buffer.from(file.content),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}
