import type pg from 'pg'

/** By text: a name on every connection alike. */
const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `test ${names.size}`
  names.set(text, name)
  return name
}

/**
 * Has each statement with values planned once per connection instead of each time it is asked: on the few rows of a
 * test, planning takes PostgreSQL several times as long as answering. Not behind a pooler, which forgets what was
 * prepared. The condition of an index in an ON CONFLICT has to be a literal for it (`sql.lit`).
 */
export function planOnce(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) =>
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? query({ name: nameOf(text), text }, values, ...rest)
        : query(text, values, ...rest)) as typeof client.query
  })
}

/** A plan that fits every value is made at once, not after five that fit theirs. */
export const planForAll = (root: pg.Client, database: string) =>
  root.query(`alter database ${database} set plan_cache_mode = force_generic_plan`)
