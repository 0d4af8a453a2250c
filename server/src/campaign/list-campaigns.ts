import { sql } from 'kysely'
import { listCampaigns } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { newestFirst, pageOf, type Order } from '../http/list-page.ts'
import type { CampaignRow } from './campaign-store.ts'
import { viewsOf } from './campaign-view.ts'
import { peopleByYear } from './people-by-year.ts'

const newestYearFirst: Order<Pick<CampaignRow, 'id' | 'year' | 'created_at'>> = {
  keys: [{ column: sql.ref('year'), kind: 'number', value: ({ year }) => year }, ...newestFirst().keys],
  down: true,
}

/** Newest exercice first; every state unless asked otherwise. */
export const handleListCampaigns = handle(listCampaigns, async (context) => {
  const { tx, companyId, input } = context
  const { year, type, state, include_completed } = input.query
  let query = tx.selectFrom('campaign').where('company_id', '=', companyId)
  if (year !== undefined) query = query.where('year', '=', year)
  if (type) query = query.where('type', 'in', type)
  if (state) query = query.where('state', 'in', state)
  else if (include_completed === false) query = query.where('state', 'not in', ['completed', 'cancelled'])
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = pageOf(newestYearFirst, input.query)
  const rows = await query.selectAll().where(page.after).orderBy(page.order).limit(page.limit).execute()
  const { shown, next_cursor } = page.cut(rows)
  return {
    items: await viewsOf(tx, companyId, shown, context),
    total,
    next_cursor,
    people_by_year: input.query.count_people ? await peopleByYear(tx, companyId) : [],
  }
})
