import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** Of some campaigns, those of which money is recorded as ordered or paid, or a sum that was kept as gone. */
export async function moneyRecordedOf(tx: Tx, campaignIds: readonly string[]): Promise<Set<string>> {
  if (campaignIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select c.id from campaign c where c.id = any(${campaignIds}::uuid[]) and (
      exists (select from payment_record r where r.company_id = c.company_id and r.campaign_id = c.id
        and r.status <> 'to_prepare')
      or exists (select from held_sum h where h.company_id = c.company_id and h.campaign_id = c.id
        and h.outcome <> 'kept'))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
