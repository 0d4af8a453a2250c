import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Services } from '../services.ts'
import type { CampaignRow } from './campaign-store.ts'
import { employerCostOf } from './employer-cost-of.ts'

/** Nobody has settled it, and another campaign of the company was called off since its cost was read. */
const isStale = sql<boolean>`c.state in ('draft', 'scheduled', 'open', 'closed') and c.calculated_at is not null
  and exists (select from campaign x where x.company_id = c.company_id and x.id <> c.id and x.state = 'cancelled'
    and x.cancelled_at > coalesce((c.cost ->> 'computed_at')::timestamptz, c.calculated_at))`

/**
 * What a campaign that was called off leaves on the accounts may be matched by the others of the company: what they may
 * cost is read again. A campaign that somebody is answering at this instant is left to the due work, so that nobody
 * waits in a circle; the campaigns called off say that one is left.
 */
export async function refreshCosts(tx: Tx, companyId: string, now: Date): Promise<number> {
  const { rows } = await sql<CampaignRow>`
    select c.* from campaign c where c.company_id = ${companyId} and ${isStale} order by c.id
    for update skip locked`.execute(tx)
  for (const campaign of rows)
    await tx
      .updateTable('campaign')
      .set({ cost: JSON.stringify(await employerCostOf(tx, campaign, now)) })
      .where('id', '=', campaign.id)
      .execute()
  await sql`
    with left_behind as (select exists (select from campaign c where c.company_id = ${companyId} and ${isStale}) as stale)
    update campaign set costs_left = left_behind.stale from left_behind
    where company_id = ${companyId} and state = 'cancelled' and costs_left <> left_behind.stale`.execute(tx)
  return rows.length
}

/** The costs that a cancellation left behind, company by company. */
export async function refreshStaleCosts(services: Services, goOn: () => boolean): Promise<number> {
  const companies = await inTransaction(services.pool, { companies: '*' }, (tx) =>
    tx.selectFrom('campaign').select('company_id').distinct().where('costs_left', '=', true).execute(),
  )
  let refreshed = 0
  for (const { company_id } of companies) {
    if (!goOn()) break
    refreshed += await inTransaction(services.pool, { companies: '*' }, (tx, now) =>
      refreshCosts(tx, company_id, now),
    )
  }
  return refreshed
}
