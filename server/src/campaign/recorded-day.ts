import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** The last day that payments of a campaign are recorded on, and whether all that is owed to people is. */
export async function recordedDay(
  tx: Tx,
  campaign: { id: string; company_id: string },
): Promise<{ last: string | null; complete: boolean }> {
  const { rows } = await sql<{ last: string | null; complete: boolean | null }>`
    select max(r.paid_on) as last, bool_and(r.paid_on is not null) as complete
    from (select sum(paid_cents) as paid, sum(pee_cents + percol_cents) as placed from campaign_beneficiary
      where company_id = ${campaign.company_id} and campaign_id = ${campaign.id} and engagement_state <> 'excluded') s
    cross join lateral (values ('payroll', s.paid), ('account_keeper', s.placed)) k(kind, cents)
    left join payment_record r on r.company_id = ${campaign.company_id} and r.campaign_id = ${campaign.id}
      and r.kind = k.kind and r.status = 'paid'
    where k.cents > 0`.execute(tx)
  return { last: rows[0]?.last ?? null, complete: rows[0]?.complete ?? false }
}
