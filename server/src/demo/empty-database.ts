import type pg from 'pg'

/** Empties the demo: every table but the schema's own, the signing keys and the export layouts. */
export async function emptyDatabase(owner: pg.Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await empty(owner)
    } catch (error) {
      // It met a call under way: nothing was emptied, and the call has ended since.
      const code = error instanceof Error && 'code' in error ? error.code : null
      if (attempt === 5 || (code !== '40P01' && code !== '55P03')) throw error
    }
}

async function empty(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and relkind = 'r' and relname not in ('kysely_migration', 'kysely_migration_lock', 'business_clock', 'installation', 'signing_key', 'export_layout')`,
  )
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('alter table audit disable trigger user')
    await client.query(`truncate ${rows.map((row) => row.name).join(', ')} cascade`)
    await client.query('alter table audit enable trigger user')
    await client.query(
      'update installation set mail_held_since = null, restored_at = null, backup_made_at = null',
    )
    await client.query(`update business_clock set shift = interval '0', made_at = null`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
