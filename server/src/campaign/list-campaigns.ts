import { sql } from 'kysely'
import { listCampaigns } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { cursorOf, readCursor } from '../http/page-cursor.ts'
import { viewsOf } from './campaign-view.ts'

const PAGE = 50

/** Newest exercice first; every state unless asked otherwise. */
export const handleListCampaigns = handle(listCampaigns, async (context) => {
  const { tx, companyId, input } = context
  const { year, type, state, include_completed, cursor, limit = PAGE } = input.query
  let query = tx.selectFrom('campaign').where('company_id', '=', companyId)
  if (year !== undefined) query = query.where('year', '=', year)
  if (type) query = query.where('type', 'in', type)
  if (state) query = query.where('state', 'in', state)
  else if (include_completed === false) query = query.where('state', 'not in', ['completed', 'cancelled'])
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const after = cursor === undefined ? undefined : readCursor(cursor, ['number', 'instant', 'id'])
  const rows = await query
    .selectAll()
    .$if(after !== undefined, (page) =>
      page.where(
        sql<boolean>`(year, date_trunc('milliseconds', created_at), id) < (${after?.[0]}::int, ${after?.[1]}::timestamptz, ${after?.[2]}::uuid)`,
      ),
    )
    .orderBy('year', 'desc')
    // A cursor keeps milliseconds.
    .orderBy(sql`date_trunc('milliseconds', created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await viewsOf(tx, companyId, shown, context),
    total,
    next_cursor: last ? cursorOf([last.year, last.created_at.toISOString(), last.id]) : null,
  }
})
