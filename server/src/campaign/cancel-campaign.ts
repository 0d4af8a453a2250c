import { sql } from 'kysely'
import { cancelCampaign } from '@moisson/contract/campaign'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { freeCampaign } from '../abondement/free-entries.ts'
import { dealFreedAbondement } from '../abondement/deal-abondement.ts'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import { dropMails } from './close-campaign.ts'
import { refreshCosts } from './refresh-costs.ts'
import { recountShared } from './shared-before.ts'
import { tellPeople } from './staff-mails.ts'

/**
 * Calls a campaign off before anybody is paid: mails that have not left never will, those informed are told, and the
 * matching it held goes to the choices of other campaigns that were cut.
 */
export const handleCancelCampaign = handle(cancelCampaign, async (context) => {
  const { tx, companyId, input, caller, outbox, note, refuse } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  const refusal = whyNot('cancel', await actionFactsOf(tx, campaign, { ...context, now }))
  if (refusal) throw new Refused(refusal)
  const supplement = await launchedSupplementOf(tx, campaign)
  if (supplement) throw refuse('completed_by_supplement', { name: supplement.name })
  // Campaigns before accounts, as whoever answers locks them.
  await recountShared(tx, campaign, -campaign.distributed_gross_cents, now)
  const freed = await freeCampaign(tx, campaign, now)
  await dropMails(tx, campaign, everyKind)
  const cancelled = await saveCampaign(tx, campaign, now, {
    state: 'cancelled',
    cancelled_at: now,
    cancelled_by: caller.user_id,
    cancelled_by_name: caller.name,
    state_reason: input.body.reason,
  })
  await tellPeople(tx, outbox, cancelled, {
    kind: 'campaign-cancelled',
    // A notice on its way when the campaign is called off may still arrive.
    where: sql`(e.invited_at is not null or e.opened_at is not null or exists (select from outbox o
      where o.dedupe = 'campaign-opened:' || e.id and o.state in ('sending', 'sent', 'uncertain')))`,
    now,
  })
  for (const accounts of freed)
    if (await dealFreedAbondement(tx, { ...accounts, company_id: companyId, now })) outbox.markUsed()
  await refreshCosts(tx, companyId, now)
  note({ summary: input.body.reason, before: { state: campaign.state }, after: { state: cancelled.state } })
  return viewOf(tx, cancelled, { ...context, now })
})

/** A supplement that was launched on top of it. */
async function launchedSupplementOf(tx: Tx, campaign: CampaignRow): Promise<{ name: string } | undefined> {
  return tx
    .selectFrom('campaign')
    .select('name')
    .where('company_id', '=', campaign.company_id)
    .where('completes_id', '=', campaign.id)
    .where('state', 'not in', ['draft', 'cancelled'])
    .limit(1)
    .executeTakeFirst()
}

const everyKind = [
  'advance-to-return',
  'campaign-opened',
  'campaign-reminder',
  'draft-rescue',
  'deadline-changed',
  'default-applied',
  'matching-changed',
  'matching-ended',
  'campaign-held',
  'campaign-unanswered',
  'campaign-submitted',
  'campaign-validated',
  'campaign-sent-back',
  'sum-kept',
]
