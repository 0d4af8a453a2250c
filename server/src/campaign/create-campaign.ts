import { createCampaign } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { viewOf } from './campaign-view.ts'
import { draftCampaign } from './draft-campaign.ts'

/** A draft from as little as a name, a type and a year. */
export const handleCreateCampaign = handle(createCampaign, async (context) => {
  const created = await draftCampaign(context, context.input.body)
  context.note({
    target_type: 'campaign',
    target_id: created.id,
    summary: `${created.name} (${created.year})`,
  })
  return viewOf(context.tx, created, context)
})
