import { spawn } from 'node:child_process'
import type pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Address } from '../database/connect.ts'
import { knownMigrations, migrate } from '../database/migrate.ts'
import { readErasures } from '../store/erasure-journal.ts'
import type { FileStore } from '../store/file-store.ts'
import { entriesOf, unpacked, type Entry } from './archive.ts'
import { firstLine, hasProgram, reachedBy } from './dump-program.ts'
import { loadTables } from './load-tables.ts'
import type { Manifest } from './manifest.ts'
import { replayErasures, type Replayed } from './replay-erasures.ts'
import { everything, shapesOf } from './whole-view.ts'

/**
 * Gives back what a backup holds, into an empty database. The whole file is read and checked before anything is
 * written. Sessions and unused sign-in links of that time end, and outgoing mail is held: what the backup holds as
 * waiting may have left since. What was erased after it, as the journal tells, is erased again.
 */
export async function restoreBackup(
  { pool, address }: { pool: pg.Pool; address: Address },
  files: FileStore,
  path: string,
  journal: FileStore = files,
): Promise<Manifest & { erasures: Replayed }> {
  const manifest = await checkedManifest(path)
  await refuseUnlessEmpty(pool)
  const erased = await readErasures(journal)
  await pool.query(`do $$ begin
    if not exists (select from pg_roles where rolname = 'moisson_app') then
      create role moisson_app login noinherit nosuperuser nobypassrls;
    end if;
  end $$`)
  try {
    for await (const { name, bytes } of entriesOf(path))
      if (name.startsWith('files/')) await files.put(name.slice('files/'.length), bytes)
    if (manifest.way === 'pg_dump') await loadScript(address, manifest, entriesOf(path))
    else {
      await migrate(pool, manifest.schema)
      await inOne(pool, async (client) => {
        await loadTables(client, manifest, entriesOf(path))
        await client.query(afterwards(manifest))
      })
    }
    await refuseDifference(pool, manifest)
  } catch (error) {
    await emptyAgain(pool)
    throw error
  }
  await migrate(pool)
  return { ...manifest, erasures: await replayErasures(pool, erased) }
}

async function checkedManifest(path: string): Promise<Manifest> {
  let manifest: Manifest | undefined
  let files = 0
  for await (const { name, bytes } of entriesOf(path)) {
    manifest ??= JSON.parse(bytes.toString()) as Manifest
    if (name.startsWith('files/')) files += 1
  }
  if (manifest?.format !== 1) throw new ConfigError(`${path} is no backup that this version can read`)
  if (files !== manifest.files)
    throw new ConfigError(`${path} is incomplete: ${files} files of ${manifest.files}`)
  const unknown = manifest.schema.filter((name) => !knownMigrations.includes(name))
  if (unknown.length > 0)
    throw new ConfigError(
      `${path} was made by a newer version of Moisson (${unknown.join(', ')}): install that one`,
    )
  if (manifest.way === 'pg_dump' && !(await hasProgram('psql')))
    throw new ConfigError(`${path} holds a script of pg_dump: psql is needed here to read it`)
  return manifest
}

async function refuseUnlessEmpty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: number }>(
    `select count(*) as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`,
  )
  if (rows[0]?.tables)
    throw new ConfigError(
      `the database is not empty (${rows[0].tables} tables): a restore never writes over anything. Make a new database and name it in DATABASE_URL.`,
    )
}

async function inOne<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(
      `begin; set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'`,
    )
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

/** What of that time must not go on. */
const afterwards = ({ made_at }: Manifest): string =>
  [
    `set local row_security = on`,
    ...Object.entries(everything).map(([name, value]) => `select set_config('${name}', '${value}', true)`),
    `update session set ended_at = now(), end_reason = 'restored' where ended_at is null`,
    // One that was used after the backup would open again; a campaign's lasts until the deadline by its nature.
    `update sign_in_link set superseded_at = now() where kind <> 'campaign' and used_at is null and superseded_at is null`,
    `update installation set mail_held_since = clock_timestamp(), restored_at = clock_timestamp(),
       backup_made_at = '${new Date(made_at).toISOString()}'`,
  ].join(';\n')

/**
 * Runs the script in one transaction, with what must not go on at its end. The commit is the last thing said: a script
 * that stops short, because this process was ended, leaves nothing (psql's own transaction would keep what had come).
 */
async function loadScript(
  address: Address,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const { url, env } = reachedBy(address)
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', `--dbname=${url}`]
  const child = spawn('psql', args, { env, stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (piece: Buffer) => (said = (said + piece.toString()).slice(0, 2000)))
  child.stdin.on('error', () => {})
  const ended = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  )
  child.stdin.write('begin;\n')
  for await (const entry of entries) {
    if (!entry.name.startsWith('dump.sql/') || child.exitCode !== null) continue
    if (!child.stdin.write(unpacked(entry)))
      await Promise.race([new Promise((done) => child.stdin.once('drain', done)), ended])
  }
  child.stdin.end(`\nset search_path = public;\n${afterwards(manifest)};\ncommit;\n`)
  if ((await ended) !== 0) throw new ConfigError(`psql: ${firstLine(said)}`)
}

/** Each table has the rows that the backup says. */
async function refuseDifference(pool: pg.Pool, manifest: Manifest): Promise<void> {
  const found = await inOne(pool, async (client) => {
    for (const [name, value] of Object.entries(everything))
      await client.query('select set_config($1, $2, true)', [name, value])
    return new Map((await shapesOf(client)).map(({ name, rows }) => [name, rows]))
  })
  for (const { name, rows } of manifest.tables)
    if (found.get(name) !== rows)
      throw new ConfigError(`“${name}” has ${found.get(name) ?? 0} rows where the backup says ${rows}`)
}

/** A restore that failed leaves the database as empty as it was. */
async function emptyAgain(pool: pg.Pool): Promise<void> {
  await pool.query('drop schema public cascade; create schema public').catch(() => {
    console.error('What was begun in the database could not be taken back: make it anew before the next try.')
  })
}
