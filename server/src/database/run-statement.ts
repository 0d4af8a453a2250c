import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Tx } from './connect.ts'
import { keepsStatements } from './transaction.ts'

/** Runs a statement that is the same text each time; parameters only as values. */
export type Run = <Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<Row[]>

/**
 * Planned once per connection: on the deadline evening planning would cost more than the work. Behind a pooler, which
 * forgets what was prepared, it is planned each time.
 */
export function prepared(client: pg.PoolClient): Run {
  const keeps = keepsStatements(client)
  return async <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
    (await client.query<Row>({ ...(keeps ? { name: `choice ${name}` } : {}), text, values: [...values] }))
      .rows
}

/** The same statement planned anew, where only the transaction is at hand. */
export function plain(tx: Tx): Run {
  return async <Row extends object>(_name: string, text: string, values: readonly unknown[]) =>
    (await tx.executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[]
}
