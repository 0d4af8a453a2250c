import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'

/** Asks the database itself, through none of our code. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  { dataFolder }: { dataFolder: string },
  sql: string,
  values: unknown[],
) {
  const client = new pg.Client({
    host: join(dataFolder, 'postgres/socket'),
    user: 'postgres',
    database: 'moisson',
  })
  await client.connect()
  try {
    return await client.query<Row>(sql, values)
  } finally {
    await client.end()
  }
}

/** The sum in cents of a column of a csv, by its title. */
export function columns(csv: string): (title: string) => number {
  const [head = [], ...rows] = csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  return (title) => {
    const at = head.indexOf(title)
    expect(at).toBeGreaterThanOrEqual(0)
    return sum(rows, (row) => Number((row[at] ?? '').replace(',', '')))
  }
}

export function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
