import { validateCampaign } from '@moisson/contract/campaign'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { individualCeiling } from '@moisson/law/ceilings'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import { freezeHash } from './freeze-hash.ts'
import { matchingBoundOf } from './matching-bound.ts'
import { checkTotals } from './settle-outcomes.ts'
import { tellStaff } from './staff-mails.ts'
import { withHashJoins } from './with-hash-joins.ts'

/** The second person approves and freezes, or sends back with what is to correct; never the one who submitted. */
export const handleValidateCampaign = handle(validateCampaign, async (context) => {
  const { tx, companyId, input, caller, refuse, outbox, note } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  const refusal = whyNot('validate', await actionFactsOf(tx, campaign, { ...context, now }))
  if (refusal) throw new Refused(refusal)
  const comment = input.body?.comment?.trim() || null

  if (input.body?.decision === 'rejected') {
    if (!comment) throw refuse('comment_missing')
    const back = await saveCampaign(tx, campaign, now, { state: 'correction', state_reason: comment })
    await tellStaff(tx, outbox, back, { kind: 'campaign-sent-back', to: 'company_admin', now, comment })
    note({ summary: comment, before: { state: campaign.state }, after: { state: back.state } })
    return viewOf(tx, back, { ...context, now })
  }

  const waiting = provisionalCeiling(campaign)
  if (waiting) throw refuse('provisional_parameter_binds', waiting)
  const matching = await matchingBoundOf(tx, campaign)
  if (matching)
    throw refuse('provisional_matching_binds', { year: String(matching.year), count: matching.people })
  await checkTotals(tx, campaign)
  const validated = await saveCampaign(tx, campaign, now, {
    state: 'validated',
    validated_at: now,
    validated_by: caller.user_id,
    validated_by_name: caller.name,
    state_reason: comment,
    frozen_hash: await withHashJoins(tx, () => freezeHash(tx, campaign)),
  })
  await tellStaff(tx, outbox, validated, { kind: 'campaign-validated', to: 'company_admin', now, comment })
  note({ summary: comment, before: { state: campaign.state }, after: { state: validated.state } })
  return viewOf(tx, validated, { ...context, now })
})

/** A ceiling lent while the exercice's own was not published, when it limits somebody and still is not published. */
function provisionalCeiling(campaign: CampaignRow) {
  const { calculation } = campaign
  if (!calculation?.cap_provisional || calculation.capped === 0) return null
  const exercise = { start: campaign.exercise_start, end: campaign.exercise_end }
  const known = individualCeiling.value({ exercise, unpublished: 'provisional' })
  // Published since, and equal to what was applied: the amounts stand.
  if (!known.provisional && known.ceiling_cents === calculation.cap_cents) return null
  return { parameter: 'PASS', count: calculation.capped }
}
