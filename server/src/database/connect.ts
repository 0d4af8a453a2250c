import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'

export type Tx = Kysely<Database>

/** Cents fit a double exactly up to 90 thousand billion euros; days stay ISO strings. */
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: (value) => value,
}
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) ||
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

export interface Address {
  connectionString?: string
  socketDirectory?: string
  port?: number
  database?: string
  /** Who comes in by the socket; a connection string names its own login. */
  user?: string
}

/**
 * A pool of connections. Nothing is asked of a connection when it opens: a pooler may hand over another one at each
 * transaction, so what the application needs is said in each (transaction.ts). Migrations run as the login itself.
 */
export function openPool(address: Address, { max = 16 }: { max?: number } = {}): pg.Pool {
  const common = { types, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 }
  const pool =
    address.connectionString !== undefined
      ? new pg.Pool({ ...common, connectionString: address.connectionString })
      : new pg.Pool({
          ...common,
          host: address.socketDirectory,
          port: address.port,
          database: address.database ?? 'moisson',
          user: address.user ?? 'postgres',
        })
  // A connection lost, idle or at work, must not end the process: the query under way or the next one reports it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Kysely over one connection, so that a transaction opened by hand is the one it speaks in. */
export const kyselyOn = (client: pg.PoolClient): Tx =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(client) }) })

/** A pool of one connection that stays its owner's. */
export function poolOf(client: pg.PoolClient): PostgresPool {
  const borrowed = new Proxy(client, {
    get: (target, key) => (key === 'release' ? () => {} : bound(target, key)),
  })
  return { connect: async () => borrowed, end: async () => {}, options: {} }
}

function bound(target: pg.PoolClient, key: string | symbol): unknown {
  const value = Reflect.get(target, key) as unknown
  return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
}
