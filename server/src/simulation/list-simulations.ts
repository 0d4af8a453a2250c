import { listSimulations } from '@moisson/contract/simulation'
import { handle } from '../http/handle.ts'
import { newestFirst, pageOf } from '../http/list-page.ts'
import { summaryOf } from './simulation-store.ts'

/** Latest first; the archived ones only when asked for. */
export const handleListSimulations = handle(listSimulations, async ({ tx, companyId, input }) => {
  const { type, status } = input.query
  let query = tx.selectFrom('simulation').where('company_id', '=', companyId)
  if (type) query = query.where('type', 'in', type)
  query = status ? query.where('status', 'in', status) : query.where('status', '<>', 'archived')
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = pageOf(newestFirst(), input.query)
  const rows = await query.selectAll().where(page.after).orderBy(page.order).limit(page.limit).execute()
  const { shown, next_cursor } = page.cut(rows)
  return {
    items: shown.map(summaryOf),
    total,
    next_cursor,
  }
})
