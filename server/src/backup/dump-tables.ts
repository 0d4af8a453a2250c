import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { ConfigError } from '../config.ts'
import type { ArchiveWriter } from './archive.ts'
import type { TableShape } from './manifest.ts'
import { listed, quoted } from './whole-view.ts'

/** Every row of every table, as COPY writes them. */
export async function dumpTables(
  client: pg.PoolClient,
  archive: ArchiveWriter,
  tables: readonly TableShape[],
): Promise<void> {
  for (const { name, columns, rows } of tables) {
    let written = 0
    const stream = client.query(to(`copy (select ${listed(columns)} from ${quoted(name)}) to stdout`))
    await archive.addStream(
      `tables/${name}`,
      (async function* () {
        for await (const piece of stream) {
          const bytes = piece as Buffer
          for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) written += 1
          yield bytes
        }
      })(),
    )
    if (written !== rows)
      throw new ConfigError(`“${name}” has ${rows} rows and ${written} came: nothing was kept`)
  }
}
