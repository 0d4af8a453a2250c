import type pg from 'pg'
import { kyselyOn, type Tx } from './connect.ts'

/** What a transaction may see. Nothing unless said: no company, no person, no identity table. */
export interface Scope {
  user?: string | null
  companies?: '*' | readonly string[]
  /** The caller's own files; set for a person's own calls only. */
  people?: readonly string[]
  identity?: boolean
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
function literal(values: readonly string[]): string {
  if (!values.every((value) => uuid.test(value))) throw new Error('a scope holds identifiers only')
  return values.join(',')
}

/**
 * What every transaction of the application runs with, wherever the database comes from. Every wait ends before the
 * client's 30 seconds do; compiling a plan costs more than any of ours.
 */
const settings = {
  role: 'moisson_app',
  statement_timeout: '25000',
  lock_timeout: '5000',
  idle_in_transaction_session_timeout: '60000',
  jit: 'off',
  timezone: 'UTC',
  datestyle: 'ISO',
}

/** The statement that opens a transaction in its scope, in one trip. */
function opening({ user, companies = [], people, identity = false }: Scope): string {
  const scope = {
    'app.user': user ? literal([user]) : '',
    'app.companies': companies === '*' ? '*' : literal(companies),
    // Nobody's file is an empty list, not an unset one: an unset list would lift the restriction.
    'app.people':
      people === undefined
        ? ''
        : literal(people.length > 0 ? people : ['00000000-0000-0000-0000-000000000000']),
    'app.identity': identity ? 'on' : '',
  }
  const set = Object.entries({ ...settings, ...scope }).map(
    ([name, value]) => `set_config('${name}', '${value}', true)`,
  )
  return `begin; select ${set.join(', ')}`
}

/** COMMIT was sent and its answer was lost: what was written may stand, or not. */
export class FateUnknown extends Error {}

/** Whether the database itself said that nothing was committed, rather than leaving without a word. */
function isDecided(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return error instanceof NotCommitted || (/^[0-9A-Z]{5}$/.test(code) && !/^(08|57P|EPIPE)/.test(code))
}
class NotCommitted extends Error {}

const direct = new WeakSet<pg.PoolClient>()
/** Whether what is prepared on this connection is still there in its next transaction: not behind a pooler. */
export const keepsStatements = (client: pg.PoolClient): boolean => direct.has(client)

export interface OpenTransaction {
  tx: Tx
  client: pg.PoolClient
  /** Business time at the opening. */
  now: Date
  /** Commits what was written so far and goes on in the same scope; from there a statement may last as long as a slow reader takes. */
  renew: () => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Opens a transaction to be ended by the caller. */
export async function openTransaction(pool: pg.Pool, scope: Scope): Promise<OpenTransaction> {
  const client = await pool.connect()
  let over = false
  const release = (error?: Error) => {
    over = true
    client.release(error)
  }
  try {
    const results = (await client.query(
      `${opening(scope)}; select business_now() as now, pg_backend_pid() as process`,
    )) as unknown as pg.QueryResult<{ now: Date; process: number }>[]
    const opened = results[2]?.rows[0]
    if (!opened?.now) throw new Error('business_now() gave nothing')
    // A pooler gives each client a number of its own, since it cancels on the connection the client has at that moment.
    if (opened.process === (client as { processID?: number }).processID) direct.add(client)
    else direct.delete(client)
    const commit = async () => {
      try {
        const { command } = await client.query('commit')
        // PostgreSQL answers ROLLBACK to the commit of a failed transaction.
        if (command !== 'COMMIT') throw new NotCommitted('the transaction could not be committed')
      } catch (error) {
        release(error as Error)
        throw isDecided(error) ? error : new FateUnknown('the answer to COMMIT was lost', { cause: error })
      }
    }
    return {
      tx: kyselyOn(client),
      client,
      now: opened.now,
      renew: async () => {
        await commit()
        await client.query(`${opening(scope)}; set local statement_timeout = '15min'`)
      },
      commit: async () => {
        await commit()
        release()
      },
      // After a commit that failed there is nothing left to take back.
      rollback: async () => {
        if (over) return
        try {
          await client.query('rollback')
          release()
        } catch (error) {
          release(error as Error)
        }
      },
    }
  } catch (error) {
    release(error as Error)
    throw error
  }
}

/** One question of the application, outside any scope, in one trip; what it names is in it. */
export async function askOnce<Row extends object>(pool: pg.Pool, question: string): Promise<Row | undefined> {
  const results = (await pool.query(
    `${opening({})}; ${question}; commit`,
  )) as unknown as pg.QueryResult<Row>[]
  return results[2]?.rows[0]
}

/** An identifier as it stands in a question. */
export const quoted = (id: string): string => `'${literal([id])}'`

/** Runs work in one transaction: committed when it returns, rolled back when it throws. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  scope: Scope,
  work: (tx: Tx, now: Date, client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const transaction = await openTransaction(pool, scope)
  let result: Result
  try {
    result = await work(transaction.tx, transaction.now, transaction.client)
  } catch (error) {
    await transaction.rollback()
    throw error
  }
  await transaction.commit()
  return result
}
