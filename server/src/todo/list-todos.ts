import { listTodos } from '@moisson/contract/todo'
import { horizonDays } from '@moisson/core/todo/pressing'
import { codesInOrder } from '@moisson/core/todo/templates'
import { addDays } from '@moisson/law/calendar'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { byId, pageOf, type Order } from '../http/list-page.ts'
import { closedTodos } from './closed-todos.ts'
import { everyTodo, foundTodos, unboundOf, type TodoRow } from './todo-store.ts'
import { assigneesOf, viewsOf } from './todo-view.ts'
import { parisDay } from '@moisson/law/paris-time'

/** Where what has no date sorts: after everything that has one. */
const noDate = '9999-12-31'

type PlacedTodo = TodoRow & { place: string; turn: number }
interface Filters {
  type?: readonly string[] | undefined
  status?: readonly string[] | undefined
  year?: number | undefined
}

/**
 * What is to be done: what the law dates soon or has dated first, then the soonest due; what has no date comes last.
 * On the same day, and without one, the steps of a set keep their order.
 */
export const handleListTodos = handle(listTodos, async ({ tx, companyId, input, language, now }) => {
  const { cursor, limit, ...filters } = input.query
  const closed = await closedTodos(tx, companyId, now)
  const found = await foundTodos(tx, companyId, closed, language, now)
  const all = everyTodo(companyId, { closed, found })
  const today = parisDay(now)
  const lapsed = sql`(source = 'template' and code = any(${await unboundOf(tx, companyId)}) and due_date < ${today}::date)`
  const place = sql`case when ${lapsed} then '1 ${sql.raw(noDate)}' when priority = 'legal' and (due_date <= ${addDays(today, horizonDays)}::date or pressing_from <= ${today}::date)
      then '0 ' || coalesce(due_date, ${today}::date)::text
    else '1 ' || coalesce(due_date, ${noDate}::date)::text end`
  const turn = sql`coalesce(array_position(${[...codesInOrder]}::text[], code), ${codesInOrder.length + 1}::int)`
  const byPlace: Order<PlacedTodo> = {
    keys: [
      { column: place, kind: 'text', value: (row) => row.place },
      { column: turn, kind: 'number', value: (row) => row.turn },
      byId(),
    ],
  }
  const page = pageOf(byPlace, { cursor, limit })
  const { rows } = await sql<PlacedTodo>`
    select *, ${place} as place, ${turn} as turn from ${all} where ${conditions(filters, [page.after])}
    order by ${page.order} limit ${page.limit}`.execute(tx)
  const { shown: kept, next_cursor } = page.cut(rows)
  const shown = kept.map((row): TodoRow => {
    const { place: _, turn: __, ...todo } = row
    return todo
  })
  const counts = await countsOf(tx, all, filters, sql`due_date < ${today}::date and not ${lapsed}`)
  const assignees = await assigneesOf(tx, companyId)
  const status = filters.status ?? Object.keys(counts.by_status)
  return {
    items: await viewsOf(tx, companyId, shown, { language, now, assignees }),
    total: status.reduce((sum, name) => sum + (counts.by_status[name] ?? 0), 0),
    next_cursor,
    counts,
    assignees,
  }
})

function conditions({ type, status, year }: Filters, more: RawBuilder<unknown>[] = []): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(type ? [sql`type = any(${[...type]})`] : []),
      ...(status ? [sql`status = any(${[...status]})`] : []),
      ...(year === undefined ? [] : [sql`year = ${year}`]),
      ...more,
    ],
    sql` and `,
  )
}

/** How many by status and by type; each count keeps the other filters and drops its own. */
async function countsOf(tx: Tx, all: RawBuilder<unknown>, filters: Filters, late: RawBuilder<unknown>) {
  const { rows } = await sql<{ by_status: Counts | null; by_type: Counts | null; overdue: number }>`
    with every as (select type, status, year, due_date, source, code from ${all})
    select
      (select jsonb_object_agg(status, n) from (
        select status, count(*)::int as n from every where ${conditions({ ...filters, status: undefined })} group by 1) s) as by_status,
      (select jsonb_object_agg(type, n) from (
        select type, count(*)::int as n from every where ${conditions({ ...filters, type: undefined })} group by 1) y) as by_type,
      (select count(*)::int from every where ${conditions({ ...filters, status: ['todo', 'in_progress', 'blocked'] })}
        and ${late}) as overdue`.execute(tx)
  const counts = rows[0]
  return {
    by_status: counts?.by_status ?? {},
    by_type: counts?.by_type ?? {},
    overdue: counts?.overdue ?? 0,
  }
}
type Counts = Record<string, number>
