import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '@moisson/server/database/connect'
import { startPostgres } from '@moisson/server/database/postgres'
import { startTransactionPooler } from '@moisson/server/testing/transaction-pooler'

/** A PostgreSQL for the whole product, with a pooler in transaction mode before it. */
export interface DatabaseUnderTest {
  /** Straight to PostgreSQL. */
  direct: string
  /** Through the pooler. */
  pooled: string
  /** As a superuser, to look and to break. */
  owner: ReturnType<typeof openPool>
  stop(): Promise<void>
}

/**
 * The one that `npm run drill` has made of the machine's own PostgreSQL and pgbouncer, with a new database in it; else
 * the embedded one behind a pooler of ours. Either way the login is the one of docs/operations.md, and nothing more.
 */
export async function startDatabase(): Promise<DatabaseUnderTest> {
  const { DRILL_POSTGRES: postgres, DRILL_POOLER: pooler } = process.env
  if (postgres && pooler) return freshIn(postgres, pooler)
  const folder = mkdtempSync(join(tmpdir(), 'moisson-database-'))
  const cluster = await startPostgres(folder)
  const root = openPool({ ...cluster, database: 'postgres' }, { max: 1 })
  await root.query('create role moisson_app login noinherit nosuperuser nobypassrls')
  await root.query('create role moisson login in role moisson_app')
  await root.query('create database moisson owner moisson')
  await root.end()
  const between = await startTransactionPooler(cluster)
  const owner = openPool(cluster, { max: 2 })
  return {
    direct: `postgres://moisson@localhost/moisson?host=${encodeURIComponent(cluster.socketDirectory)}`,
    pooled: `postgres://moisson@127.0.0.1:${between.port}/moisson`,
    owner,
    async stop() {
      await owner.end()
      await between.close()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A database of its own, made as the documentation says: a login that owns it and is a member of the role. */
async function freshIn(postgres: string, pooler: string): Promise<DatabaseUnderTest> {
  const name = `drill_${Date.now()}`
  const root = openPool({ connectionString: `${postgres}/postgres` }, { max: 1 })
  await root.query(`create database ${name} owner moisson`)
  await root.end()
  const owner = openPool({ connectionString: `${postgres}/${name}` }, { max: 2 })
  const asMoisson = (url: string) => `${url.replace('//postgres@', '//moisson@')}/${name}`
  return {
    direct: asMoisson(postgres),
    pooled: asMoisson(pooler),
    owner,
    stop: () => owner.end(),
  }
}
