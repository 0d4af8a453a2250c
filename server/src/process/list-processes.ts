import { listProcesses } from '@moisson/contract/process'
import { handle } from '../http/handle.ts'
import { newestFirst, pageOf } from '../http/list-page.ts'
import { processViews } from './process-view.ts'

/** The company's processes, the latest first; every status unless asked otherwise. */
export const handleListProcesses = handle(listProcesses, async ({ tx, companyId, input, language }) => {
  const { status } = input.query
  let query = tx.selectFrom('process').where('company_id', '=', companyId)
  if (status) query = query.where('status', 'in', status)
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = pageOf(newestFirst(), input.query)
  const rows = await query.selectAll().where(page.after).orderBy(page.order).limit(page.limit).execute()
  const { shown, next_cursor } = page.cut(rows)
  return {
    items: await processViews(tx, companyId, shown, language),
    total: Number(total),
    next_cursor,
  }
})
