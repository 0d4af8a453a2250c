import { sql, type OrderByItemBuilder, type RawBuilder } from 'kysely'
import { refused } from './refused.ts'
import { cursorOf, readCursor, type Key, type Kind } from './page-cursor.ts'

/** One key of an order: its column, what a cursor keeps of it, and its value in a row. */
interface SortKey<Row> {
  column: RawBuilder<unknown>
  kind: Kind
  value: (row: Row) => Key
  /** The type of the column, where its kind does not say it. */
  type?: string
}
/** Sorts a column in French: accents and case count last. */
export const inFrenchOrder = (item: OrderByItemBuilder) => item.collate('fr-x-icu')
/** A key over a column that sorts in French. */
export const inFrench = { kind: 'text', type: 'text collate "fr-x-icu"' } as const

/** The last key tells equals apart: the id, or a position. */
export interface Order<Row> {
  keys: readonly SortKey<Row>[]
  down?: boolean
}

const types: Record<Kind, string> = {
  text: 'text',
  number: 'bigint',
  instant: 'timestamptz',
  day: 'date',
  id: 'uuid',
}

/**
 * A page of rows in an order, by keyset: the first is as fast as the last, and nothing is shown twice. A cursor carries
 * the `name` of an order that there are several of, and a number that is costly to find again, given to `cut`.
 */
export function pageOf<Row>(
  { keys, down = false }: Order<Row>,
  { cursor, limit = 50, name }: { cursor?: string | undefined; limit?: number | undefined; name?: string },
) {
  const last =
    cursor === undefined
      ? null
      : readCursor(cursor, [
          ...keys.map(({ kind }) => kind),
          ...(name === undefined ? [] : (['text', 'number'] as const)),
        ])
  if (last && name !== undefined && last[keys.length] !== name) throw refused('invalid_cursor')
  const own = (carried: number) => (name === undefined ? [] : [name, carried])
  const columns = keys.map(({ column }) => column)
  const values = keys.map(({ kind, type }, at) => sql`${last?.[at]}::${sql.raw(type ?? types[kind])}`)
  return {
    /** The number that the page before carried. */
    carried: name === undefined ? undefined : (last?.[keys.length + 1] as number | undefined),
    after: last
      ? sql<boolean>`(${sql.join(columns)}) ${sql.raw(down ? '<' : '>')} (${sql.join(values)})`
      : sql<boolean>`true`,
    order: sql`${sql.join(columns.map((column) => sql`${column} ${sql.raw(down ? 'desc' : 'asc')}`))}`,
    /** One row more than is shown tells whether there is a next page. */
    limit: limit + 1,
    cut<Found extends Row>(rows: readonly Found[], carried = 0) {
      const shown = rows.slice(0, limit)
      const end = rows.length > limit ? shown.at(-1) : undefined
      return {
        shown,
        next_cursor: end ? cursorOf([...keys.map(({ value }) => value(end)), ...own(carried)]) : null,
      }
    },
  }
}

export const byId = <Row extends { id: string }>(column = 'id'): SortKey<Row> => ({
  column: sql.ref(column),
  kind: 'id',
  value: (row) => row.id,
})
/** By creation; a cursor keeps milliseconds. `table` is the name the rows go by in the query. */
export function newestFirst(table?: string): Order<{ id: string; created_at: Date }> {
  const named = (column: string) => (table === undefined ? column : `${table}.${column}`)
  return {
    keys: [
      {
        column: sql`date_trunc('milliseconds', ${sql.ref(named('created_at'))})`,
        kind: 'instant',
        value: (row) => row.created_at.toISOString(),
      },
      byId(named('id')),
    ],
    down: true,
  }
}
