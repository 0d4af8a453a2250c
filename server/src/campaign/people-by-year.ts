import { sql } from 'kysely'
import { kindOf } from '@moisson/core/campaign/kind-of'
import { isOwnMoney } from '@moisson/core/campaign/type-facts'
import { campaignTypes, type CampaignType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'

/**
 * How many people have a share in each exercice, once each whatever the campaigns; `type`: of that kind of money alone, a
 * supplement with what it completes. Where one campaign alone was launched its own count says it, and nothing is told.
 */
export async function peopleByYear(
  tx: Tx,
  companyId: string,
): Promise<{ year: number; type: CampaignType | null; people: number }[]> {
  // What people pay in of their own money is no share of an exercice.
  const types = campaignTypes.filter((type) => !isOwnMoney(type))
  const kinds = types.map((type) => kindOf({ type }))
  const { rows } = await sql<{ year: number; type: CampaignType | null; people: number }>`
    with launched as (
      select c.id, c.year, k.kind, count(*) over (partition by c.year) as of_year
      from campaign c join unnest(${types}::text[], ${kinds}::text[]) as k(type, kind) on k.type = c.type
      where c.company_id = ${companyId} and c.state not in ('draft', 'scheduled', 'cancelled'))
    select l.year, l.kind as type, count(distinct e.beneficiary_id)::int as people
    from launched l join campaign_beneficiary e on e.campaign_id = l.id and e.engagement_state <> 'excluded'
    where l.of_year > 1
    group by grouping sets ((l.year), (l.year, l.kind)) order by 1 desc, 2 nulls first`.execute(tx)
  return rows
}
