import { Kysely, PostgresDialect } from 'kysely'
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

/** Every wait ends before the client's 30 seconds do. */
const timeouts =
  '-c statement_timeout=25000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000'

export interface Address {
  connectionString?: string
  socketDirectory?: string
  port?: number
  database?: string
}

/** A pool of connections; `role: 'app'` sees only what row security lets through, `owner` migrates. */
export function openPool(
  address: Address,
  { role, max = 16 }: { role: 'app' | 'owner'; max?: number },
): pg.Pool {
  const common = { types, max, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 }
  const pool =
    address.connectionString !== undefined
      ? new pg.Pool({
          ...common,
          connectionString: address.connectionString,
          options: role === 'app' ? `-c role=moisson_app ${timeouts}` : undefined,
        })
      : new pg.Pool({
          ...common,
          host: address.socketDirectory,
          port: address.port,
          database: address.database ?? 'moisson',
          user: role === 'app' ? 'moisson_app' : 'postgres',
          options: role === 'app' ? timeouts : undefined,
        })
  // A connection lost while idle must not end the process; the next query reports it.
  pool.on('error', () => {})
  return pool
}

/** Kysely over one connection, so that a transaction opened by hand is the one it speaks in. */
export function kyselyOn(client: pg.PoolClient): Tx {
  const borrowed = new Proxy(client, {
    get: (target, key) => (key === 'release' ? () => {} : bound(target, key)),
  })
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: async () => borrowed, end: async () => {}, options: {} },
    }),
  })
}

function bound(target: pg.PoolClient, key: string | symbol): unknown {
  const value = Reflect.get(target, key) as unknown
  return typeof value === 'function' ? (value as (...args: unknown[]) => unknown).bind(target) : value
}
