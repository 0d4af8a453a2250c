import { completeCampaign } from '@moisson/contract/campaign'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { parisDay } from '@moisson/law/paris-time'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { recordedDay } from './recorded-day.ts'
import { lockCampaign, refuseStale, saveCampaign } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'

/** Records the payment, on the day its payments are recorded on, else today unless another is given, and ends the campaign. */
export const handleCompleteCampaign = handle(completeCampaign, async (context) => {
  const { tx, companyId, input, caller, note, refuse } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  const refusal = whyNot('complete', await actionFactsOf(tx, campaign, { ...context, now }))
  if (refusal) throw new Refused(refusal)
  const today = parisDay(now.toISOString())
  const recorded = await recordedDay(tx, campaign)
  const paid_on = input.body?.paid_on ?? recorded.last ?? today
  const validated_on = campaign.validated_at === null ? today : parisDay(campaign.validated_at.toISOString())
  if (paid_on > today || paid_on < validated_on)
    throw refuse('payment_day_out_of_range', { validated_on, today })
  // People read this day, and a sum placed may be free five years after it.
  if (recorded.last !== null && (recorded.complete ? paid_on !== recorded.last : paid_on < recorded.last))
    throw refuse('payment_day_recorded', { paid_on: recorded.last })
  const completed = await saveCampaign(tx, campaign, now, {
    state: 'completed',
    completed_at: now,
    completed_by: caller.user_id,
    completed_by_name: caller.name,
    paid_on,
    keeper_reference: input.body?.keeper_reference?.trim() || null,
  })
  note({
    summary: input.body?.comment?.trim() || null,
    before: { state: campaign.state },
    after: { state: completed.state, paid_on: completed.paid_on },
  })
  return viewOf(tx, completed, { ...context, now })
})
