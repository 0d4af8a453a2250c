import { sql } from 'kysely'
import { submitCampaign } from '@moisson/contract/campaign'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { lockAccountsOf } from '../abondement/settle-entries.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import { closeCampaign } from './close-campaign.ts'
import { checkTotals, settleOutcomes } from './settle-outcomes.ts'
import { tellPeople, tellStaff } from './staff-mails.ts'
import { withHashJoins } from './with-hash-joins.ts'

/** Ends the collection, applies drafts and defaults, checks every cent and hands the campaign to the second person. */
export const handleSubmitCampaign = handle(submitCampaign, async (context) => {
  const { tx, companyId, input, caller, outbox, note } = context
  // Exclusive: an answer under way is finished before, and none starts until this has ended.
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  const refusal = whyNot('submit', await actionFactsOf(tx, campaign, { ...context, now }))
  if (refusal) throw new Refused(refusal)

  if (campaign.state !== 'correction') await withHashJoins(tx, () => lockAccountsOf(tx, campaign))
  const closed = campaign.state === 'open' ? await closeCampaign(tx, campaign, now) : campaign
  // Sent back and handed in again, a campaign keeps its amounts: a correction opens texts and dates only.
  const settled =
    campaign.state === 'correction' ? closed : await withHashJoins(tx, () => settleOutcomes(tx, closed, now))
  await checkTotals(tx, settled)
  const submitted = await saveCampaign(tx, settled, now, {
    state: 'submitted',
    submitted_at: now,
    submitted_by: caller.user_id,
    submitted_by_name: caller.name,
    state_reason: null,
  })
  const unconfirmed = await withoutAnswer(tx, submitted)
  if (unconfirmed.defaulted + unconfirmed.drafts_honoured > 0)
    await tellPeople(tx, outbox, submitted, {
      kind: 'default-applied',
      // Told again to whose amount was corrected since, and to nobody else.
      dedupe: sql`coalesce(':' || (e.correction->>'at'), '')`,
      // Who pays nothing in has nothing applied to them.
      where: sql`e.submission_channel = 'default' and (e.room_cents is null or e.net_cents > 0)`,
      now,
    })
  await tellStaff(tx, outbox, submitted, { kind: 'campaign-submitted', to: 'manager', now })
  note({ before: { state: campaign.state }, after: { state: submitted.state, ...unconfirmed } })
  const view = await viewOf(tx, submitted, { ...context, now })
  return { ...view, ...unconfirmed }
})

/** Who did not confirm: the default applied to some, the complete draft of others was honoured. */
async function withoutAnswer(tx: Tx, campaign: CampaignRow) {
  const { rows } = await sql<{ defaulted: number; drafts_honoured: number }>`
    select count(*) filter (where engagement_state = 'defaulted')::int as defaulted,
      count(*) filter (where engagement_state = 'locked')::int as drafts_honoured
    from campaign_beneficiary where company_id = ${campaign.company_id} and campaign_id = ${campaign.id}
      and submission_channel = 'default'`.execute(tx)
  return rows[0] ?? { defaulted: 0, drafts_honoured: 0 }
}
