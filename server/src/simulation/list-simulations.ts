import { listSimulations } from '@moisson/contract/simulation'
import { sql } from 'kysely'
import { handle } from '../http/handle.ts'
import { cursorOf, readCursor } from '../http/page-cursor.ts'
import { summaryOf } from './simulation-store.ts'

const PAGE = 50

/** Latest first; the archived ones only when asked for. */
export const handleListSimulations = handle(listSimulations, async ({ tx, companyId, input }) => {
  const { type, status, cursor, limit = PAGE } = input.query
  let query = tx.selectFrom('simulation').where('company_id', '=', companyId)
  if (type) query = query.where('type', 'in', type)
  query = status ? query.where('status', 'in', status) : query.where('status', '<>', 'archived')
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const after = cursor === undefined ? undefined : readCursor(cursor, ['instant', 'id'])
  const rows = await query
    .selectAll()
    .$if(after !== undefined, (page) =>
      page.where(
        sql<boolean>`(date_trunc('milliseconds', created_at), id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
      ),
    )
    // A cursor keeps milliseconds.
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(summaryOf),
    total,
    next_cursor: last ? cursorOf([last.created_at.toISOString(), last.id]) : null,
  }
})
