import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/**
 * People nobody has informed and whose notice has neither left nor been given up, by campaign: it waits for the mail
 * server, or may have left, or could not be written. That is our doing, so their window has not begun and cannot end.
 */
export async function unsettledNoticesOf(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await sql<{ campaign_id: string; count: number }>`
    select o.campaign_id, count(distinct o.beneficiary_id)::int as count from outbox o
    join campaign_beneficiary e on e.campaign_id = o.campaign_id and e.beneficiary_id = o.beneficiary_id
    where o.campaign_id = any(${campaignIds}::uuid[]) and o.kind = 'campaign-opened'
      and o.state in ('pending', 'sending', 'uncertain', 'failed')
      and e.engagement_state = 'not_invited' and e.opened_at is null and (e.net_cents > 0 or e.decides)
    group by 1`.execute(tx)
  return new Map(rows.map(({ campaign_id, count }) => [campaign_id, count]))
}
