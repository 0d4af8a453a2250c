import { getCampaign } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { campaignIn } from './campaign-store.ts'
import { viewOf } from './campaign-view.ts'

export const handleGetCampaign = handle(getCampaign, async (context) => {
  const { tx, companyId, input } = context
  return viewOf(tx, await campaignIn(tx, companyId, input.path.cid), context)
})
