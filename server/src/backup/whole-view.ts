import type pg from 'pg'
import { ConfigError } from '../config.ts'
import type { TableShape } from './manifest.ts'

/** What opens every policy of the product to a reader that row security applies to. */
export const everything = { 'app.companies': '*', 'app.identity': 'on', 'app.people': '', 'app.user': '' }

/** Opens one unchanging view of the whole database; refuses a login from which row security hides anything. */
export async function openWholeView(client: pg.PoolClient): Promise<void> {
  await client.query(`begin isolation level repeatable read read only; set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; set local jit = off; set local timezone = 'UTC'; set local datestyle = 'ISO'`)
  for (const [name, value] of Object.entries(everything))
    await client.query('select set_config($1, $2, true)', [name, value])
  for (const table of await tablesOf(client)) {
    const hidden = await hiddenBy(client, table)
    if (hidden)
      throw new ConfigError(
        `row security would hide rows of “${table}” from this login: nothing was written. Use the owner of the schema, or a role with BYPASSRLS.`,
      )
  }
}

/** Every table of the product's schema, but the ones that the migrations keep for themselves. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and relname not like 'kysely_%' and not exists (select from pg_inherits where inhrelid = c.oid) order by relname`,
  )
  return rows.map(({ name }) => name)
}

/**
 * Whether the row of a company and a person that nobody knows would be hidden: then rows are, and neither a count nor
 * a dump made by this login would tell.
 */
async function hiddenBy(client: pg.PoolClient, table: string): Promise<boolean> {
  const { rows: active } = await client.query<{ active: boolean }>(
    `select row_security_active($1::regclass) as active`,
    [`public.${table}`],
  )
  if (!active[0]?.active) return false
  const { rows: policies } = await client.query<{ qual: string | null; permissive: boolean }>(
    `select qual, permissive = 'PERMISSIVE' as permissive from pg_policies
     where schemaname = 'public' and tablename = $1 and cmd in ('ALL', 'SELECT')
       and (roles = '{public}' or exists (select from unnest(roles) r where pg_has_role(r, 'member')))`,
    [table],
  )
  const all = (permissive: boolean) =>
    policies
      .filter((one) => one.permissive === permissive)
      .map(({ qual }) => `coalesce((${qual ?? 'true'}), false)`)
  const opened = [`(${all(true).join(' or ') || 'false'})`, ...all(false)].join(' and ')
  const { rows: columns } = await client.query<{ name: string; type: string }>(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public.${table}`],
  )
  const stranger = columns.map(
    ({ name, type }) => `${type === 'uuid' ? 'gen_random_uuid()' : `null::${type}`} as ${name}`,
  )
  const { rows } = await client.query<{ seen: boolean }>(
    `select ${opened} as seen from (select ${stranger.join(', ')}) as ${table}`,
  )
  return rows[0]?.seen !== true
}

/** The columns that are written, and the number of rows, of each table in the view. */
export async function shapesOf(client: pg.PoolClient): Promise<TableShape[]> {
  const shapes: TableShape[] = []
  for (const name of await tablesOf(client)) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [`public.${name}`],
    )
    const { rows } = await client.query<{ rows: number }>(`select count(*) as rows from ${quoted(name)}`)
    shapes.push({ name, columns: columns.map((column) => column.name), rows: rows[0]?.rows ?? 0 })
  }
  return shapes
}

export const quoted = (name: string): string => `public."${name.replaceAll('"', '""')}"`
export const listed = (columns: readonly string[]): string =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')
