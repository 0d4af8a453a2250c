import { sql, type RawBuilder } from 'kysely'
import { listEnrolments } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import type { EnrolmentRow } from './enrolment-store.ts'
import { enrolmentView } from './enrolment-view.ts'
import { cursorOf, readCursor } from '../http/page-cursor.ts'

const PAGE = 50

interface Order {
  columns: readonly string[]
  casts: readonly string[]
  kinds: readonly ('text' | 'number' | 'instant' | 'id')[]
  keysOf(row: EnrolmentRow): (string | number)[]
}

const never = '9999-12-31T00:00:00.000Z'
const orders: Record<'name' | 'gross_cents' | 'submitted_at', Order> = {
  name: {
    columns: ['last_name', 'first_name', 'id'],
    casts: ['text collate "fr-x-icu"', 'text collate "fr-x-icu"', 'uuid'],
    kinds: ['text', 'text', 'id'],
    keysOf: (row) => [row.last_name, row.first_name, row.id],
  },
  gross_cents: {
    columns: ['gross_cents', 'id'],
    casts: ['bigint', 'uuid'],
    kinds: ['number', 'id'],
    keysOf: (row) => [row.gross_cents, row.id],
  },
  submitted_at: {
    // Those who have not answered come last; a cursor keeps milliseconds.
    columns: [`date_trunc('milliseconds', coalesce(submitted_at, timestamptz '${never}'))`, 'id'],
    casts: ['timestamptz', 'uuid'],
    kinds: ['instant', 'id'],
    keysOf: (row) => [row.submitted_at?.toISOString() ?? never, row.id],
  },
}

/** The people of a campaign by keyset: the same speed on the first page and on the last. */
export const handleListEnrolments = handle(listEnrolments, async ({ tx, companyId, input }) => {
  const { engagement_state, q, establishment, sort = 'name', cursor, limit = PAGE } = input.query
  const order = orders[sort.replace('-', '') as keyof typeof orders]
  const down = sort.startsWith('-')
  const conditions: RawBuilder<unknown>[] = [
    sql`company_id = ${companyId}`,
    sql`campaign_id = ${input.path.id}`,
  ]
  if (q) {
    const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(
      sql`(plain_text(last_name) || ' ' || plain_text(first_name) || ' ' || plain_text(last_name) || ' '
        || lower(coalesce(employee_number, '')) || ' ' || lower(coalesce(email, ''))) like plain_text(${like})`,
    )
  }
  if (establishment) conditions.push(sql`establishment = ${establishment}`)
  const found = sql.join(conditions, sql` and `)
  const { rows: counted } = await sql<{ engagement_state: string; count: number }>`
    select engagement_state, count(*)::int as count from campaign_beneficiary where ${found} group by 1`.execute(
    tx,
  )
  const counts = Object.fromEntries(counted.map((row) => [row.engagement_state, row.count]))

  if (engagement_state) conditions.push(sql`engagement_state = any(${engagement_state}::text[])`)
  const total = counted
    .filter((row) => !engagement_state || engagement_state.some((state) => state === row.engagement_state))
    .reduce((sum, row) => sum + row.count, 0)
  if (cursor !== undefined) {
    const after = readCursor(cursor, order.kinds)
    conditions.push(
      sql`(${sql.raw(order.columns.join(', '))}) ${sql.raw(down ? '<' : '>')}
        (${sql.join(after.map((key, place) => sql`${key}::${sql.raw(order.casts[place] ?? 'text')}`))})`,
    )
  }
  const { rows } = await sql<EnrolmentRow>`
    select * from campaign_beneficiary where ${sql.join(conditions, sql` and `)}
    order by ${sql.raw(order.columns.map((column) => `${column} ${down ? 'desc' : 'asc'}`).join(', '))}
    limit ${limit + 1}`.execute(tx)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(enrolmentView),
    total,
    counts,
    next_cursor: last ? cursorOf(order.keysOf(last)) : null,
  }
})
