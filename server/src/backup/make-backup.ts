import type pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Address } from '../database/connect.ts'
import type { FileStore } from '../store/file-store.ts'
import { ArchiveWriter } from './archive.ts'
import { dumpByProgram, hasProgram } from './dump-program.ts'
import { dumpTables } from './dump-tables.ts'
import type { Manifest } from './manifest.ts'
import { openWholeView, quoted, shapesOf } from './whole-view.ts'

/**
 * Writes database and files as they stood at one instant into one file. The rows that left are counted against the
 * database in the same view; whatever goes wrong, no file of that name is there.
 */
export async function makeBackup(
  { pool, address }: { pool: pg.Pool; address: Address },
  files: FileStore,
  path: string,
  { way }: { way?: Manifest['way'] } = {},
): Promise<Manifest> {
  const client = await pool.connect()
  let archive: ArchiveWriter | undefined
  try {
    await openWholeView(client)
    const { rows: keys } = await client.query<{ key: string }>(
      'select object_key as key from stored_file order by object_key',
    )
    const manifest: Manifest = { ...(await described(client)), way: way ?? 'copy', files: keys.length }
    if (way === undefined && (await hasProgram('pg_dump', Number.parseInt(manifest.postgres))))
      manifest.way = 'pg_dump'
    archive = await ArchiveWriter.open(path)
    await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 1)))
    if (manifest.way === 'copy') await dumpTables(client, archive, manifest.tables)
    else {
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
      await dumpByProgram(address, rows[0]?.id ?? '', archive, manifest.tables)
    }
    for (const { key } of keys) {
      const bytes = await files.get(key).catch(() => {
        throw new ConfigError(
          `the file store has no object ${key}, which the database names: nothing was kept`,
        )
      })
      await archive.add(`files/${key}`, bytes)
    }
    await archive.finish()
    archive = undefined
    return manifest
  } finally {
    await archive?.abandon()
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

async function described(client: pg.PoolClient): Promise<Omit<Manifest, 'way' | 'files'>> {
  const { rows: facts } = await client.query<{ at: Date; version: string }>(
    `select clock_timestamp() as at, current_setting('server_version') as version`,
  )
  const { rows: schema } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  const { rows: names } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ value: number; called: boolean }>(
      `select last_value as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, value: rows[0]?.value ?? 1, called: rows[0]?.called ?? false })
  }
  return {
    format: 1,
    made_at: (facts[0]?.at ?? new Date()).toISOString(),
    schema: schema.map(({ name }) => name),
    postgres: facts[0]?.version ?? '',
    tables: await shapesOf(client),
    sequences,
  }
}
