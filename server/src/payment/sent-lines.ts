import { sql } from 'kysely'
import { lawPlans } from '@moisson/core/abondement/account'
import { groupama } from '@moisson/core/keeper/groupama'
import type { KeeperWords } from '@moisson/core/keeper/keeper'
import type { SentLine } from '@moisson/core/payment/match-answer'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'

/** The lines of an account keeper's file, person by person: what its answer is compared with; in the keeper's words. */
export async function sentLines(
  tx: Tx,
  campaign: { id: string; company_id: string },
  { profiles, modes }: KeeperWords = groupama.words,
  plans: readonly PlanKind[] = planKinds,
): Promise<SentLine[]> {
  const { rows } = await sql<SentLine>`
    with funds as (
      select fund->>'id' as id, fund->>'code' as code, fund->>'name' as name from campaign c
      cross join lateral jsonb_array_elements(c.frozen->'plans') plan cross join lateral jsonb_array_elements(plan->'funds') fund
      where c.company_id = ${campaign.company_id} and c.id = ${campaign.id})
    select e.id as campaign_beneficiary_id, e.beneficiary_id, e.employee_number,
      e.last_name || ' ' || e.first_name as person_name,
      ${JSON.stringify(lawPlans)}::jsonb ->> (line->>'destination') as plan,
      case when line->>'management_mode' = 'managed'
        then ${JSON.stringify(profiles)}::jsonb ->> (line->>'managed_profile')
        else (select f.code from funds f where f.id = line->>'fund_id' limit 1) end as fund_code,
      case when line->>'management_mode' = 'managed' then ${modes.managed}
        else (select f.name from funds f where f.id = line->>'fund_id' limit 1) end as fund_name,
      (line->>'amount_cents')::bigint as amount_cents,
      coalesce((line->>'abondement_net_cents')::bigint, 0) as abondement_net_cents
    from campaign_beneficiary e
    join choice h on h.company_id = e.company_id and h.campaign_beneficiary_id = e.id
      and h.status in ('submitted', 'default_applied')
    cross join lateral jsonb_array_elements(h.lines) with ordinality l(line, place)
    where e.company_id = ${campaign.company_id} and e.campaign_id = ${campaign.id} and e.engagement_state <> 'excluded'
      and e.pee_cents + e.percol_cents > 0 and line->>'destination' = any(${plans}::text[])
    order by e.employee_number collate "C" nulls last, e.id, l.place`.execute(tx)
  return rows
}
