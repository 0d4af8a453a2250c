import { deleteCampaign } from '@moisson/contract/campaign'
import { auditNameOf } from '@moisson/contract/calls'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { campaignIn } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import { refuseStale } from './campaign-store.ts'

/** Deletes a draft; a second call answers like the first, thanks to the trace the first one left. */
export const handleDeleteCampaign = handle(deleteCampaign, async (context) => {
  const { tx, companyId, input, note, refuse } = context
  const row = await tx
    .selectFrom('campaign')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', input.path.cid)
    .forUpdate()
    .executeTakeFirst()
  if (!row) {
    const trace = await tx
      .selectFrom('audit')
      .select('id')
      .where('company_id', '=', companyId)
      .where('action', '=', auditNameOf(deleteCampaign))
      .where('target_id', '=', input.path.cid)
      .executeTakeFirst()
    if (!trace) throw notFound()
    return
  }
  const campaign = await campaignIn(tx, companyId, row.id)
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  if (whyNot('delete', await actionFactsOf(tx, campaign, context)))
    throw refuse('campaign_not_draft', { state: campaign.state })
  await tx.deleteFrom('campaign').where('company_id', '=', companyId).where('id', '=', row.id).execute()
  note({ summary: `${campaign.name} (${campaign.year})` })
})
