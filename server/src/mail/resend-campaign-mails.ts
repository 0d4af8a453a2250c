import { sql } from 'kysely'
import { resendCampaignMails } from '@moisson/contract/campaign-mail'
import { campaignIn } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { chosenOf, isKept, isStillOfUse, needsSomebody } from './stuck-mails.ts'

/** The same mails, with the same message number: a receiver that has one already can drop the second. */
export const handleResendCampaignMails = handle(resendCampaignMails, async (context) => {
  const { tx, companyId, input, outbox, now, note } = context
  const campaign = await campaignIn(tx, companyId, input.path.id)
  const { numAffectedRows } = await sql`
    update outbox o set state = 'pending', attempts = 0, due_at = ${now}::timestamptz, claimed_by = null,
      attempt_at = null, hindrance = null, error = null
    where ${chosenOf(companyId, campaign.id, input.body?.ids)} and (${needsSomebody} or ${isKept}) and ${isStillOfUse}`.execute(
    tx,
  )
  const sent_again = Number(numAffectedRows ?? 0)
  if (sent_again > 0) outbox.markUsed()
  note({ target_type: 'campaign', target_id: campaign.id, after: { sent_again } })
  return { sent_again }
})
