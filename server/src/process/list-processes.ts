import { sql } from 'kysely'
import { listProcesses } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { cursorOf, readCursor } from '../http/page-cursor.ts'
import { processViews } from './process-view.ts'

const PAGE = 50

/** The company's processes, the latest first; every status unless asked otherwise. */
export const handleListProcesses = handle(listProcesses, async ({ tx, companyId, input, language }) => {
  const { status, cursor, limit = PAGE } = input.query
  let query = tx.selectFrom('process').where('company_id', '=', companyId)
  if (status) query = query.where('status', 'in', status)
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
    items: await processViews(tx, companyId, shown, language),
    total: Number(total),
    next_cursor: last ? cursorOf([last.created_at.toISOString(), last.id]) : null,
  }
})
