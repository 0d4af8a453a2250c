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

/** The statement that opens a transaction in its scope, in one trip. */
function opening({ user, companies = [], people, identity = false }: Scope): string {
  const seen = companies === '*' ? '*' : literal(companies)
  // Nobody's file is an empty list, not an unset one: an unset list would lift the restriction.
  const own =
    people === undefined ? '' : literal(people.length > 0 ? people : ['00000000-0000-0000-0000-000000000000'])
  return `begin; select set_config('app.user', '${user ? literal([user]) : ''}', true), set_config('app.companies', '${seen}', true), set_config('app.people', '${own}', true), set_config('app.identity', '${identity ? 'on' : ''}', true); select business_now() as now`
}

export interface OpenTransaction {
  tx: Tx
  client: pg.PoolClient
  /** Business time at the opening. */
  now: Date
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

/** Opens a transaction to be ended by the caller. */
export async function openTransaction(pool: pg.Pool, scope: Scope): Promise<OpenTransaction> {
  const client = await pool.connect()
  const fail = (error: Error) => void error
  client.on('error', fail)
  const release = (error?: Error) => {
    client.off('error', fail)
    client.release(error)
  }
  try {
    const results = (await client.query(opening(scope))) as unknown as pg.QueryResult<{ now: Date }>[]
    const now = results[2]?.rows[0]?.now
    if (!now) throw new Error('business_now() gave nothing')
    return {
      tx: kyselyOn(client),
      client,
      now,
      commit: async () => {
        try {
          const { command } = await client.query('commit')
          // PostgreSQL answers ROLLBACK to the commit of a failed transaction.
          if (command !== 'COMMIT') throw new Error('the transaction could not be committed')
          release()
        } catch (error) {
          release(error as Error)
          throw error
        }
      },
      rollback: async () => {
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
