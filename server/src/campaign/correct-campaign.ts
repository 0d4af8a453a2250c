import { correctCampaign } from '@moisson/contract/correction'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { lockCompany, writeShares } from './calculate-shares.ts'
import {
  campaignIn,
  lockCampaign,
  receivingIn,
  refuseStale,
  saveCampaign,
  type CampaignRow,
} from './campaign-store.ts'
import { viewOf } from './campaign-view.ts'
import type { StoredCalculation } from '../database/schema-campaign-side.ts'
import { changeEnvelope } from './change-envelope.ts'
import { beginCorrection, decideAgain, lockForCorrection, refuseUncorrectable } from './decide-again.ts'
import { employerCostOf } from './employer-cost-of.ts'
import { planCorrection, type CorrectionPlan } from './plan-correction.ts'
import { lockLaunchedAfter, recountShared } from './shared-before.ts'
import { withHashJoins } from './with-hash-joins.ts'

const CHUNK = 20_000

/** Another version of the amounts of a launched campaign: written, traced and told in one transaction, or not at all. */
export const handleCorrectCampaign = handle(correctCampaign, async (context) => {
  const { tx, companyId, input, caller, refuse, note, outbox } = context
  const { confirm, reason: given, ...asked } = input.body
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  refuseUncorrectable(campaign)
  const reason = given.trim()
  if (!reason) throw refuse('reason_missing')
  await lockLaunchedAfter(tx, campaign)
  await lockForCorrection(tx, campaign, null)
  await lockCompany(tx, companyId)
  const plan = await withHashJoins(tx, () => planCorrection(tx, campaign, asked))
  const { changed, after } = plan
  if (changed.length === 0) throw refuse('nothing_to_correct')
  if (
    confirm &&
    (confirm.changed !== changed.length || confirm.distributed_gross_cents !== after.distributed_cents)
  )
    throw refuse('correction_changed', { count: changed.length, gross_cents: after.distributed_cents })

  const begun = await withHashJoins(tx, () => beginCorrection(tx, campaign, now))
  for (let start = 0; start < plan.shares.length; start += CHUNK)
    await withHashJoins(tx, () => writeShares(tx, begun, plan.shares.slice(start, start + CHUNK), now))
  const shared = await writeSharing(tx, begun, plan, { by: caller.user_id, now })
  const before = changed.map(({ person }) => ({
    id: person.enrolment_id,
    gross_cents: person.was.gross_cents,
    net_cents: person.net_cents,
    reference_salary_cents: person.was.reference_salary_cents,
    presence_days: person.was.presence_days,
  }))
  await withHashJoins(tx, () => decideAgain(tx, shared, before, { reason, by: caller.name, now }))
  outbox.markUsed()
  const corrected = await campaignIn(tx, companyId, campaign.id)
  note({
    target_type: 'campaign',
    target_id: campaign.id,
    summary: reason,
    before: traced(campaign),
    after: {
      ...traced(corrected),
      people: changed.length,
      sharing: plan.sharing,
      reread: asked.reread ?? false,
    },
  })
  return viewOf(tx, corrected, { ...context, now })
})

const traced = (campaign: CampaignRow) => ({
  state: campaign.state,
  envelope_gross_cents: campaign.envelope_gross_cents,
  complement_gross_cents: campaign.complement_gross_cents,
  distributed_gross_cents: campaign.distributed_gross_cents,
})

async function writeSharing(
  tx: Tx,
  campaign: CampaignRow,
  { calculation, after, capped_more }: CorrectionPlan,
  { by, now }: { by: string; now: Date },
): Promise<CampaignRow> {
  if (!calculation)
    return changeEnvelope(tx, campaign, now, {
      cents: after.distributed_cents - campaign.distributed_gross_cents,
      capped: capped_more,
    })
  await recountShared(tx, campaign, after.distributed_cents - campaign.distributed_gross_cents, now)
  const receiving = await receivingIn(tx, campaign)
  const stored: StoredCalculation = { ...calculation, computed_by: by, receiving }
  return saveCampaign(tx, campaign, now, {
    cost: JSON.stringify(await employerCostOf(tx, campaign, now)),
    envelope_gross_cents: after.envelope_cents,
    complement_gross_cents: after.complement_cents,
    distributed_gross_cents: after.distributed_cents,
    calculation: JSON.stringify(stored),
    calculated_at: now,
  })
}
