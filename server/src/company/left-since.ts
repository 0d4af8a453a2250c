import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

export interface LeftSince {
  count: number
  /** The first names of the list, in its order. */
  names: string[]
}

/**
 * Those whose file says, otherwise than when their share was reckoned, that they will have left on the payment day; by
 * campaign that is launched and not settled.
 */
export async function leftSinceOf(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, LeftSince>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await sql<LeftSince & { campaign_id: string }>`
    select e.campaign_id, count(*)::int as count,
      (array_agg(e.first_name || ' ' || e.last_name order by e.last_name, e.first_name))[1:5] as names
    from campaign_beneficiary e join beneficiary b on b.id = e.beneficiary_id join campaign c on c.id = e.campaign_id
    where e.campaign_id = any(${campaignIds}::uuid[]) and e.engagement_state <> 'excluded' and (e.gross_cents > 0 or (e.decides and e.paid_cents is null))
      and b.exit_date < coalesce((c.frozen ->> 'payment_day')::date, c.planned_payment_date, c.legal_payment_deadline)
      and b.exit_date is distinct from e.exit_date
    group by 1`.execute(tx)
  return new Map(rows.map(({ campaign_id, count, names }) => [campaign_id, { count, names }]))
}
