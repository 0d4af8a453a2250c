import type { Selectable } from 'kysely'
import type { CampaignBeneficiaryTable } from '../database/schema.ts'
import type { Tx } from '../database/connect.ts'
import { notFound } from '../http/refused.ts'

export type EnrolmentRow = Selectable<CampaignBeneficiaryTable>

/** One person in a campaign; not found in another one. */
export async function enrolmentIn(tx: Tx, campaignId: string, enrolmentId: string): Promise<EnrolmentRow> {
  const row = await tx
    .selectFrom('campaign_beneficiary')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('id', '=', enrolmentId)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}
