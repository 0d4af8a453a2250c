import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPool } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { startPostgres } from '../database/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { socketDirectory: string; port: number }
  }
}

/**
 * One throw-away PostgreSQL for a test run, with a migrated template that each suite copies. The copies stay until the
 * end of the run: in the minutes after many files are deleted, ext4 takes twenty times as long to make each new one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'moisson-test-'))
  const cluster = await startPostgres(folder, { durable: false })
  const address = { socketDirectory: cluster.socketDirectory, port: cluster.port }
  const root = new pg.Client({
    host: address.socketDirectory,
    port: address.port,
    user: 'postgres',
    database: 'postgres',
  })
  await root.connect()
  await root.query('create database moisson_template')
  await root.end()
  const owner = openPool({ ...address, database: 'moisson_template' }, { max: 2 })
  await migrate(owner)
  await owner.query('create role moisson_login login noinherit in role moisson_app')
  await owner.end()
  project.provide('cluster', address)
  return async () => {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
