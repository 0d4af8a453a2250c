import { sql } from 'kysely'
import type { OwedMovement } from '@moisson/core/payment/late-left'
import type { Tx } from '../database/connect.ts'

/** What each movement of some campaigns owes, when it was recorded and for which day its interest was fixed. */
export async function owedLateOf(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<Map<string, OwedMovement[]>> {
  const found = new Map<string, OwedMovement[]>(campaignIds.map((id) => [id, []]))
  if (campaignIds.length === 0) return found
  const { rows } = await sql<OwedMovement & { campaign_id: string }>`
    select c.id as campaign_id, k.kind, case k.kind when 'payroll' then s.paid else s.placed end as owed_cents,
      case when r.status <> 'to_prepare' then r.paid_on end as recorded_on, l.paid_on as fixed_on
    from campaign c cross join (values ('payroll'), ('account_keeper')) k(kind)
    cross join lateral (select coalesce(sum(e.paid_cents), 0)::bigint as paid,
      coalesce(sum(e.pee_cents + e.percol_cents), 0)::bigint as placed from campaign_beneficiary e
      where e.company_id = c.company_id and e.campaign_id = c.id and e.engagement_state <> 'excluded') s
    left join payment_record r on r.company_id = c.company_id and r.campaign_id = c.id and r.kind = k.kind
    left join late_interest l on l.company_id = c.company_id and l.campaign_id = c.id and l.kind = k.kind
    where c.id = any(${campaignIds}::uuid[]) order by k.kind desc`.execute(tx)
  for (const { campaign_id, ...movement } of rows) found.get(campaign_id)?.push(movement)
  return found
}
