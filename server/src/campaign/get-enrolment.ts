import { getEnrolment } from '@moisson/contract/campaign'
import { handle } from '../http/handle.ts'
import { campaignIn } from './campaign-store.ts'
import { enrolmentIn } from './enrolment-store.ts'
import { enrolmentWithSteps } from './enrolment-view.ts'

export const handleGetEnrolment = handle(getEnrolment, async ({ tx, companyId, input }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  return enrolmentWithSteps(campaign, await enrolmentIn(tx, campaign.id, input.path.bid))
})
