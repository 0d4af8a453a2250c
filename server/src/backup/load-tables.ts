import { once } from 'node:events'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { unpacked, type Entry } from './archive.ts'
import type { Manifest } from './manifest.ts'
import { listed, quoted, tablesOf } from './whole-view.ts'

/**
 * Writes the rows of a backup into tables just made, in the transaction of the caller. What would refuse or change
 * rows as they were (row security on its owner, triggers, references between tables) is put back before it commits.
 */
export async function loadTables(
  client: pg.PoolClient,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  const putBack = await liftRules(client)
  const tables = new Map(manifest.tables.map((table) => [table.name, table]))
  let open: { name: string; stream: ReturnType<typeof from>; finished: Promise<unknown> } | undefined
  const close = async () => {
    open?.stream.end()
    await open?.finished
    open = undefined
  }
  for await (const entry of entries) {
    const name = /^tables\/([^/]+)\//.exec(entry.name)?.[1]
    if (name === undefined) continue
    if (open?.name !== name) {
      await close()
      const columns = tables.get(name)?.columns ?? []
      const stream = client.query(from(`copy ${quoted(name)} (${listed(columns)}) from stdin`))
      const finished = once(stream, 'finish')
      finished.catch(() => {})
      open = { name, stream, finished }
    }
    if (!open.stream.write(unpacked(entry))) await Promise.race([once(open.stream, 'drain'), open.finished])
  }
  await close()
  for (const { name, value, called } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, called])
  for (const statement of putBack) await client.query(statement)
}

/** Lifts what stands in the way of rows as they were; gives the statements that put it back. */
async function liftRules(client: pg.PoolClient): Promise<string[]> {
  const putBack: string[] = []
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} drop constraint ${name}`)
    putBack.push(`alter table ${table} add constraint ${name} ${definition}`)
  }
  const names = await tablesOf(client)
  const { rows: forced } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  )
  for (const { name } of forced) {
    await client.query(`alter table ${quoted(name)} no force row level security`)
    putBack.push(`alter table ${quoted(name)} force row level security`)
  }
  for (const name of names) {
    await client.query(`alter table ${quoted(name)} disable trigger user`)
    putBack.push(`alter table ${quoted(name)} enable trigger user`)
  }
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  return putBack
}
