import { getEnrolment } from '@moisson/contract/campaign'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { heldLeftSentence, type HeldLeft } from '@moisson/core/payment/held-left'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { taxedOfHeld } from './taxed-of-held.ts'
import { campaignIn, type CampaignRow } from './campaign-store.ts'
import { enrolmentIn } from './enrolment-store.ts'
import { enrolmentWithSteps } from './enrolment-view.ts'

export const handleGetEnrolment = handle(getEnrolment, async ({ tx, companyId, input }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const enrolment = await enrolmentIn(tx, campaign.id, input.path.bid)
  return {
    ...enrolmentWithSteps(campaign, enrolment),
    answers: await answersOf(tx, enrolment.id),
    held_left: await heldLeftOf(tx, campaign, enrolment.id),
  }
})

/** What was recorded of a held sum that left, with what is to be declared of it. */
async function heldLeftOf(tx: Tx, campaign: CampaignRow, enrolmentId: string) {
  const { rows } = await sql<HeldLeft>`
    select h.outcome, h.amount_cents, h.done_on::text as done_on, h.reference, ${sql.raw(taxedOfHeld)} as taxed_cents
    from held_sum h join campaign_beneficiary e on e.id = h.campaign_beneficiary_id
    where e.company_id = ${campaign.company_id} and e.id = ${enrolmentId} and h.done_on is not null`.execute(
    tx,
  )
  const asPay = isLikePay(campaign.frozen ?? {}) || !campaignTypeFacts[campaign.type].cash
  return rows[0] ? heldLeftSentence(rows[0], asPay) : null
}

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
