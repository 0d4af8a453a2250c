import { demoOperator } from '@moisson/core/privacy/operator'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import {
  asksVersion,
  fillPath,
  methodOf,
  type CallDeclaration,
  type Output,
  type Request,
} from '@moisson/contract/call'
import { demoLimits, type Config } from '../../config.ts'
import { openPool, type Address } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { demoRoutes } from '../../demo/demo-routes.ts'
import { folderStore } from '../../store/file-store.ts'
import { seedFunds } from '../../fund/seed-funds.ts'
import { buildApp } from '../../http/app.ts'
import { authenticate } from '../../identity/authenticate.ts'
import { listen } from '../../http/listen.ts'
import { signIdToken } from '../../identity/id-token.ts'
import { openSession } from '../../identity/open-session.ts'
import { loadSigningKeys } from '../../security/signing-keys.ts'
import { startPost, type Post } from '../../mail/test-post.ts'
import { routes } from '../../routes.ts'
import { sealerFrom } from '../../security/sealer.ts'
import type { Services } from '../../services.ts'
import { planOnce } from '../plan-once.ts'

export interface Answer<Body> {
  status: number
  body: Body
  /** Of a refusal; empty otherwise. */
  code: string
  bytes: Buffer
}

/** An account by its id, or the session that a code of a letter has opened. */
export type Caller = string | { bearer: string }

export interface WorldServer {
  services: Services
  /** Outside row security: to look at what is stored, and to plant who starts a world. */
  owner: pg.Pool
  /** Every mail as it came over the wire. */
  post: Post
  call<D extends CallDeclaration>(call: D, request: Request<D>, as: Caller | null): Promise<Answer<Output<D>>>
  stop(): Promise<void>
}

/** The whole API over HTTP as the demo serves it, with its movable clock, on a database of its own and a mail server. */
export async function startWorldServer(address: Address): Promise<WorldServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'moisson-worlds-'))
  const owner = planOnce(openPool(address, { max: 3 }))
  const pool = planOnce(openPool(address, { max: 20 }))
  const post = await startPost()
  const masterKey = randomBytes(32)
  const config: Config = {
    databaseUrl: undefined,
    smtpUrl: post.url,
    publicUrl: 'http://localhost:4000',
    apiBaseUrl: '/api',
    port: 0,
    host: '127.0.0.1',
    demo: true,
    masterKey,
    formerKey: null,
    mailFrom: 'Moisson <bonjour@moisson.example>',
    dataFolder,
    webFolder: dataFolder,
    limits: demoLimits,
    session: { inactivityMinutes: 600, absoluteHours: 12, perPerson: 50 },
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
    files: folderStore(join(dataFolder, 'files')),
    keys: await loadSigningKeys(pool, sealer),
    wake: () => {},
  }
  await inTransaction(pool, { companies: '*', identity: true }, (tx) => seedFunds(tx))
  const still = () => Promise.resolve()
  const demo = demoRoutes(services, owner, { ready: still, remake: still, inTurn: (work) => work() })
  const app = await buildApp(services, { authenticate, routes: [...routes, ...demo] })
  const url = `http://127.0.0.1:${await listen(app, '127.0.0.1', 0, false)}`

  const bearers = new Map<string, Promise<string>>()
  const bearerOf = (userId: Caller) => {
    if (typeof userId !== 'string') return Promise.resolve(userId.bearer)
    const known = bearers.get(userId) ?? signIn(services, userId)
    bearers.set(userId, known)
    return known
  }
  return {
    services,
    owner,
    post,
    async call(call, request, as) {
      const { path, query, body, file } = request as {
        path?: Record<string, string>
        query?: Record<string, string>
        body?: Record<string, unknown>
        file?: File
      }
      const search = new URLSearchParams(query ?? {}).toString()
      const answer = await fetch(`${url}/api${fillPath(call, path)}${search ? `?${search}` : ''}`, {
        method: methodOf(call),
        headers: {
          ...(as === null ? {} : { authorization: `Bearer ${await bearerOf(as)}` }),
          ...(asksVersion(call) ? { 'if-match': '*' } : {}),
          ...(body === undefined || file ? {} : { 'content-type': 'application/json' }),
        },
        body: file ? formOf(body ?? {}, file) : body === undefined ? undefined : JSON.stringify(body),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const isJson = (answer.headers.get('content-type') ?? '').includes('json')
      const said =
        isJson && bytes.length > 0 ? (JSON.parse(bytes.toString()) as { code?: string }) : undefined
      return {
        status: answer.status,
        body: said as never,
        code: answer.ok ? '' : (said?.code ?? String(answer.status)),
        bytes,
      }
    },
    async stop() {
      await app.close()
      await pool.end()
      await owner.end()
      await post.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function formOf(body: Record<string, unknown>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.append('file', file)
  return form
}

/** A bearer as a sign-in gives it, without the mail. */
async function signIn(services: Services, userId: string): Promise<string> {
  const session = await inTransaction(services.pool, { identity: true }, (tx) =>
    openSession(tx, userId, { absoluteHours: 12 }),
  )
  const { token } = await signIdToken(services.keys, { id: session.id, userId, authTime: session.authTime })
  return token
}
