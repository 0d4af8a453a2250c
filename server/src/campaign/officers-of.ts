import { sql } from 'kysely'
import { standingContracts, whyOfficersOut, type OfficerRules } from '@moisson/core/campaign/officers'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { CampaignRules } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'
import type { CampaignRow } from './campaign-store.ts'
import { agreementOf } from './rules-of.ts'

interface Facts {
  headcount: number | null
  above_250: boolean
  employees: number
}

/**
 * Whether officers and spouses have a share: by the clauses frozen at the launch, else by the agreement in force, and by
 * the headcount of the company file.
 */
export async function officersOf(
  tx: Tx,
  campaign: Pick<CampaignRow, 'company_id' | 'type' | 'exercise_start' | 'exercise_end'> & {
    frozen?: CampaignRules | null
  },
): Promise<OfficerRules> {
  if (campaignTypeFacts[campaign.type].limits === 'bonus')
    return { left_out: 'employees_alone', spouse_quarter: false }
  const { rows } = await sql<Facts>`
    select c.headcount, c.bound_at_250 as above_250,
      (select count(*)::int from beneficiary b where b.company_id = c.id and b.status <> 'archived'
        and coalesce(b.contract_type, '') <> all(${standingContracts})) as employees
    from company c where c.id = ${campaign.company_id}`.execute(tx)
  const facts = rows[0]
  const frozen = campaign.frozen?.agreement?.clauses
  const clauses = frozen ?? (await agreementOf(tx, campaign))?.clauses
  return {
    left_out: whyOfficersOut(
      {
        // Every member of the plan has it, and they may be members (L3332-2).
        in_agreement:
          clauses?.officers === true ||
          ['plan', 'own', 'days'].includes(campaignTypeFacts[campaign.type].limits),
        headcount: facts?.headcount ?? null,
        above_250: facts?.above_250 ?? false,
        employees: facts?.employees ?? 0,
      },
      campaignTypeFacts[campaign.type].limits === 'law',
    ),
    spouse_quarter: clauses?.spouse_quarter === true,
  }
}
