import type pg from 'pg'
import { ConfigError } from '../config.ts'
import { askOnce } from './transaction.ts'

const oldest = 15

/** A PostgreSQL that is too old, takes no writes, or acknowledges what is not on disk, is refused before anything is written. */
export async function refuseServer(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ name: string; setting: string }>(
    `select 'read_only' as name, pg_is_in_recovery()::text as setting where pg_is_in_recovery()
     union all
     select name, setting from pg_settings where name = 'server_version'
       or (name = 'default_transaction_read_only' and setting = 'on')
       or (name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off')`,
  )
  const version = rows.find(({ name }) => name === 'server_version')?.setting ?? ''
  if (Number.parseInt(version) < oldest)
    throw new ConfigError(`PostgreSQL ${version} is too old: ${oldest} or later is needed.`)
  const settings = rows.map(({ name }) => name)
  if (settings.some((name) => name.endsWith('read_only')))
    throw new ConfigError(
      'PostgreSQL takes no writes (a standby, or read-only by default): name the primary in DATABASE_URL.',
    )
  const loose = rows.find(({ name }) => name !== 'server_version')
  if (loose)
    throw new ConfigError(
      `PostgreSQL runs with ${loose.name} = off: acknowledged writes could be lost. Turn it on.`,
    )
}

/** Row security must hold: a transaction that does not work as the application's role, or a role that passes it, is refused. */
export async function refuseRole(pool: pg.Pool): Promise<void> {
  const found = await askOnce<{ role: string; passes: boolean; jit: string }>(
    pool,
    `select current_user as role, rolsuper or rolbypassrls as passes, current_setting('jit') as jit
     from pg_roles where rolname = current_user`,
  ).catch((error: unknown) => {
    throw new ConfigError(
      `The login of the database cannot work as moisson_app (${error instanceof Error ? error.message : String(error)}): grant it that role, as docs/operations.md shows.`,
    )
  })
  if (found?.role !== 'moisson_app' || found.jit !== 'off')
    throw new ConfigError(
      `Transactions run as ${found?.role ?? 'nobody'} where moisson_app is expected: what stands between the server and PostgreSQL loses the settings of a transaction.`,
    )
  if (found.passes)
    throw new ConfigError(
      'The role moisson_app is a superuser or passes row security: take these rights away from it.',
    )
}
