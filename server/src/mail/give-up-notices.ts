import { sql } from 'kysely'
import { giveUpNotices } from '@moisson/contract/campaign-mail'
import { lockCampaign } from '../campaign/campaign-store.ts'
import { handle } from '../http/handle.ts'
import { chosenOf, isKept, isStillOfUse, needsSomebody } from './stuck-mails.ts'

/** The collection no longer waits for these notices: their people count as not informed. */
export const handleGiveUpNotices = handle(giveUpNotices, async (context) => {
  const { tx, companyId, input, note } = context
  const { campaign } = await lockCampaign(tx, companyId, input.path.id, 'update')
  const { numAffectedRows } = await sql`
    update outbox o set state = 'dropped', error = 'given up by the company'
    where ${chosenOf(companyId, campaign.id, input.body?.ids)} and o.kind = 'campaign-opened'
      and (${needsSomebody} or ${isKept}) and ${isStillOfUse}`.execute(tx)
  const given_up = Number(numAffectedRows ?? 0)
  if (given_up > 0)
    await tx
      .updateTable('campaign')
      .set({ look_again_at: null })
      .where('company_id', '=', companyId)
      .where('id', '=', campaign.id)
      .execute()
  note({ target_type: 'campaign', target_id: campaign.id, after: { given_up } })
  return { given_up }
})
