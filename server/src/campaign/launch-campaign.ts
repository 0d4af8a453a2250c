import { launchCampaign } from '@moisson/contract/campaign'
import type { RefusalCode } from '@moisson/contract/refusals'
import { highestCost, withLevies } from '@moisson/core/campaign/employer-cost'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { reserveOf } from '@moisson/core/campaign/reserve'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import { whyNot } from '@moisson/core/campaign/life-cycle'
import { parisDay } from '@moisson/law/paris-time'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { handle } from '../http/handle.ts'
import { Refused } from '../http/refused.ts'
import { linkAccounts } from '../identity/account-for.ts'
import { seeIdentity } from '../identity/see-identity.ts'
import type { Tx } from '../database/connect.ts'
import { calculateShares } from './calculate-shares.ts'
import {
  calculationOf,
  costOf,
  lockCampaign,
  refuseStale,
  saveCampaign,
  type CampaignRow,
} from './campaign-store.ts'
import {
  actionFacts,
  checksIn,
  completedIn,
  levyIn,
  surroundingsOf,
  type Surroundings,
} from './campaign-surroundings.ts'
import { actionFactsOf, viewOf } from './campaign-view.ts'
import type { CampaignRules, StoredCalculation } from '../database/schema-campaign-side.ts'
import { openCampaign } from './open-campaign.ts'
import { paymentDayOf, rulesIn } from './rules-of.ts'
import { sharedBefore } from './shared-before.ts'
import { withHashJoins } from './with-hash-joins.ts'
import type { Refusal } from '@moisson/law/refusal'

/**
 * Computes the shares once more, checks every guard, freezes the rules and informs each person: at once, or when the
 * clock reaches the opening. Whatever was computed before, what leaves is what the data say now.
 */
export const handleLaunchCampaign = handle(launchCampaign, async (context) => {
  const { tx, companyId, input, caller, refuse, note, outbox } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  await refuseStale(context.ifMatch, campaign, () => viewOf(tx, campaign, context))
  if (campaign.state !== 'draft') throw refuse('campaign_not_draft', { state: campaign.state })
  const body = input.body ?? {}

  const reasons = { ...campaign.warning_reasons, ...body.warning_reasons }
  const before = campaign.calculated_at === null ? null : campaign.calculation
  const asked = await saveCampaign(tx, campaign, now, { warning_reasons: JSON.stringify(reasons) })
  // Everything missing is told at once before the computation refuses the first thing.
  refuseIfAny(whyNot('launch', await factsBefore(tx, asked, context, before)))
  const computed = await calculateShares(tx, asked, now, before?.computed_by ?? caller.user_id)
  const around = await surroundingsOf(tx, companyId, [computed], now)
  const facts = actionFacts(computed, around, { ...context, now })
  refuseIfAny(whyNot('launch', { ...facts, computed_by: before?.computed_by ?? null }))
  const { people, distributed_cents } = calculationOf(computed)
  const { reasons: written, wages_cents } = checksIn(computed, around, now)
  const cost = withLevies(
    costOf(computed),
    { type: computed.type, payment_day: paymentDayOf(computed), like_pay: isLikePay({ reasons: written }) },
    levyIn(around, computed),
  )
  const highest = highestCost(cost)
  const confirmed = {
    count: body.confirm_totals?.count ?? people,
    gross_cents: body.confirm_totals?.gross_cents ?? distributed_cents,
    highest_cents: body.confirm_totals?.highest_cents ?? highest,
  }
  // A second person launches what the first one computed, not something else.
  const checked = facts.second_person_at_launch ? before?.distributed_cents : undefined
  if (
    confirmed.count !== people ||
    confirmed.gross_cents !== distributed_cents ||
    confirmed.highest_cents < highest ||
    (checked !== undefined && checked !== distributed_cents)
  )
    throw refuse('totals_changed', { count: people, gross_cents: distributed_cents })

  await linkEnrolled(tx, computed)
  const reading = campaignTypeFacts[computed.type].envelope === 'reserve' ? reserveOf(computed) : null
  const rules = {
    ...(await rulesIn(tx, computed)),
    rules_date: parisDay(now.toISOString()),
    reasons: written,
    ...(reading && 'reserve' in reading && { reserve: reading.reserve }),
    ...supplementOf(computed, around),
    announced_cost: cost,
    shared_before_cents: await sharedBefore(tx, computed),
  }
  const later = computed.opens_at !== null && computed.opens_at > now
  const frozen = await saveCampaign(tx, computed, now, {
    frozen: JSON.stringify(rules),
    keepers: JSON.stringify(around.keepers),
    payroll_gross_cents: wages_cents,
    launched_at: now,
    launched_by: caller.user_id,
    launched_by_name: caller.name,
    ...(later && computed.opens_at
      ? {
          state: 'scheduled',
          closes_at: announcedDeadline(computed.opens_at, computed.presumption_days, computed.response_days),
        }
      : {}),
  })
  // A company whose first campaign leaves is no longer being set up.
  await tx
    .updateTable('company')
    .set((row) => ({ status: 'active', version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', companyId)
    .where('status', 'in', ['prospect', 'onboarding'])
    .execute()
  const launched = later ? frozen : await openCampaign(tx, frozen, now)
  if (!later) outbox.markUsed()
  note({
    summary: written.map(({ reason }) => reason).join(' · ') || null,
    before: { state: 'draft' },
    after: {
      state: launched.state,
      people,
      distributed_gross_cents: distributed_cents,
      ...(written.length > 0 && {
        reasons: Object.fromEntries(written.map(({ code, reason }) => [code, reason])),
      }),
    },
  })
  return viewOf(tx, launched, { ...context, now })
})

/** What a supplement was added to, for the notices. */
function supplementOf(campaign: CampaignRow, around: Surroundings): Pick<CampaignRules, 'supplement'> {
  const main = completedIn(campaign, around)
  if (main === null || campaign.decided_on === null) return {}
  return {
    supplement: {
      completes: main.name,
      distributed_cents: main.distributed_cents,
      reserve_cents: main.reserve?.total_cents ?? null,
      decided_on: campaign.decided_on,
    },
  }
}

/** The guards that need no computation, with the second person's rule left for after it. */
async function factsBefore(
  tx: Tx,
  campaign: CampaignRow,
  context: Parameters<typeof actionFactsOf>[2],
  before: StoredCalculation | null,
) {
  const facts = await actionFactsOf(tx, campaign, context)
  return { ...facts, computed_by: before?.computed_by ?? null }
}

function refuseIfAny(refusal: Refusal<RefusalCode> | null): void {
  if (refusal) throw new Refused(refusal)
}

/** Everybody enrolled with an address gets an account, so that the personal link of the notice has somebody to open. */
async function linkEnrolled(tx: Tx, campaign: CampaignRow): Promise<void> {
  const rows = await tx
    .selectFrom('campaign_beneficiary')
    .select('beneficiary_id')
    .where('company_id', '=', campaign.company_id)
    .where('campaign_id', '=', campaign.id)
    .where('engagement_state', '<>', 'excluded')
    .execute()
  await seeIdentity(tx)
  const ids = rows.map((row) => row.beneficiary_id)
  await withHashJoins(tx, () => linkAccounts(tx, campaign.company_id, ids))
}
