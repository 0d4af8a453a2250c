import type pg from 'pg'
import type { Tx } from '../database/connect.ts'
import { kyselyOn } from '../database/connect.ts'

const atOnce = 500

/** One view of the database as it stood at one instant, that can write nothing. */
export interface Reading {
  tx: Tx
  /** The rows of a statement, some at a time: memory does not grow with their number. */
  rows<Row>(statement: string, values?: readonly unknown[]): AsyncGenerator<Row>
}

/**
 * Reads in a transaction that PostgreSQL itself keeps from writing, over some companies or all of them, in the
 * application's role: row security decides what is seen.
 */
export async function withReading<Result>(
  pool: pg.Pool,
  companies: '*' | readonly string[],
  work: (reading: Reading) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      `select set_config('role', 'moisson_app', true), set_config('app.companies', $1, true), set_config('app.people', '', true),
      set_config('app.user', '', true), set_config('app.identity', 'on', true)`,
      [companies === '*' ? '*' : companies.join(',')],
    )
    // Whole tables are read: by hash and not row by row, to the end and not to the first rows, however long it takes.
    await client.query(`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
      set local enable_nestloop = off; set local cursor_tuple_fraction = 1; set local jit = off`)
    return await work(readingOn(client))
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Reads in the transaction a connection is in. */
export function readingOn(client: pg.PoolClient): Reading {
  return { tx: kyselyOn(client), rows: (statement, values) => cursorOver(client, statement, values) }
}

let opened = 0

async function* cursorOver<Row>(
  client: pg.PoolClient,
  statement: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row> {
  const name = `reading_${(opened += 1)}`
  await client.query(`declare ${name} no scroll cursor for ${statement}`, [...values])
  try {
    for (;;) {
      const { rows } = await client.query(`fetch forward ${atOnce} from ${name}`)
      yield* rows as Row[]
      if (rows.length < atOnce) return
    }
  } finally {
    await client.query(`close ${name}`).catch(() => {})
  }
}
