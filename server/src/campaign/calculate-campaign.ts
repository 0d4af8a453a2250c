import { calculateCampaign } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { calculateShares } from './calculate-shares.ts'
import { lockCampaign, refuseStale } from './campaign-store.ts'
import { viewOf } from './campaign-view.ts'

export const handleCalculateCampaign = handle(calculateCampaign, async (context) => {
  const { tx, companyId, input, caller, refuse, note } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  if (campaign.state !== 'draft') throw refuse('campaign_not_draft', { state: campaign.state })
  const computed = await calculateShares(tx, campaign, now, caller.user_id)
  const view = await viewOf(tx, computed, context)
  note({ after: { people: view.counts.total, distributed_gross_cents: view.distributed_gross_cents } })
  return view
})
