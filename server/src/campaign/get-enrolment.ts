import { getEnrolment } from '@moisson/contract/campaign'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { campaignIn } from './campaign-store.ts'
import { enrolmentIn } from './enrolment-store.ts'
import { enrolmentWithSteps } from './enrolment-view.ts'

export const handleGetEnrolment = handle(getEnrolment, async ({ tx, companyId, input }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const enrolment = await enrolmentIn(tx, campaign.id, input.path.bid)
  return { ...enrolmentWithSteps(campaign, enrolment), answers: await answersOf(tx, enrolment.id) }
})

/** When and how somebody answered, each time: a receipt that was replaced is still in their hands. */
async function answersOf(tx: Tx, enrolmentId: string) {
  const rows = await tx
    .selectFrom('choice')
    .select(['submitted_at', 'channel', 'receipt_number'])
    .where('campaign_beneficiary_id', '=', enrolmentId)
    .where('receipt_number', 'is not', null)
    .orderBy('submitted_at')
    .execute()
  return rows.flatMap(({ submitted_at, channel, receipt_number }) =>
    submitted_at && receipt_number
      ? [{ submitted_at: submitted_at.toISOString(), channel, receipt_number }]
      : [],
  )
}
