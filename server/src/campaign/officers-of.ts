import { sql } from 'kysely'
import type { AgreementClauses } from '@moisson/core/campaign/frozen-rules'
import { standingContracts, whyOfficersOut, type OfficerRules } from '@moisson/core/campaign/officers'
import type { CampaignRules } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'

interface Facts {
  clauses: Partial<AgreementClauses> | null
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
  campaign: { company_id: string; type: string; frozen?: CampaignRules | null },
): Promise<OfficerRules> {
  const { rows } = await sql<Facts>`
    select c.headcount, c.bound_at_250 as above_250,
      (select a.clauses from agreement a where a.company_id = c.id and a.type = ${campaign.type}) as clauses,
      (select count(*)::int from beneficiary b where b.company_id = c.id and b.status <> 'archived'
        and coalesce(b.contract_type, '') <> all(${standingContracts})) as employees
    from company c where c.id = ${campaign.company_id}`.execute(tx)
  const facts = rows[0]
  const frozen = campaign.frozen?.agreement?.clauses
  const clauses = frozen ?? facts?.clauses ?? null
  return {
    left_out: whyOfficersOut({
      in_agreement: clauses?.officers === true,
      headcount: facts?.headcount ?? null,
      above_250: facts?.above_250 ?? false,
      employees: facts?.employees ?? 0,
    }),
    spouse_quarter: clauses?.spouse_quarter === true,
  }
}
