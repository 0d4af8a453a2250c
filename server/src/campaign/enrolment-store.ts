import type { Selectable } from 'kysely'
import type { CampaignBeneficiaryTable } from '../database/schema-campaign-side.ts'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'

export type EnrolmentRow = Selectable<CampaignBeneficiaryTable>

/** One person in a campaign, by the enrolment or by the person; not found in another campaign. */
export async function enrolmentIn(tx: Tx, campaignId: string, id: string): Promise<EnrolmentRow> {
  const row = await tx
    .selectFrom('campaign_beneficiary')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where((eb) => eb.or([eb('id', '=', id), eb('beneficiary_id', '=', id)]))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
