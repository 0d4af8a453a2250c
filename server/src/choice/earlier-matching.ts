import { amountFor, matchingOf } from '@moisson/core/choice/consequence'
import { personOf, planOf, type Line, type Offer, type Person } from '@moisson/core/choice/offer'
import { offerFrom } from '@moisson/core/choice/offer-from'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import { planKinds, type CampaignType } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'

type Earlier = NonNullable<Person['earlier']>

/**
 * What other campaigns of the same civil year already placed and matched, by person and plan: the ceilings of plan and
 * law are shared by the year. Campaigns count from their submission on. Nothing is asked where no plan matches anything.
 */
export async function earlierMatching(
  tx: Tx,
  offer: Offer,
  asked: { campaign_id: string; beneficiary_ids?: readonly string[] },
): Promise<Map<string, Earlier>> {
  if (!offer.plans.some((plan) => plan.abondement.kind !== 'none')) return new Map()
  const year = offer.payment_day.slice(0, 4)
  let query = tx
    .selectFrom('campaign_beneficiary as here')
    .innerJoin('campaign_beneficiary as e', 'e.beneficiary_id', 'here.beneficiary_id')
    .innerJoin('campaign as c', 'c.id', 'e.campaign_id')
    .innerJoin('choice as k', (join) =>
      join
        .onRef('k.campaign_beneficiary_id', '=', 'e.id')
        .on('k.status', 'in', ['submitted', 'default_applied']),
    )
    .select(['e.beneficiary_id', 'e.gross_cents', 'e.net_cents', 'e.csg_deductible_cents', 'e.exit_date'])
    .select(['c.type', 'c.frozen', 'k.lines'])
    .where('here.campaign_id', '=', asked.campaign_id)
    .where('e.campaign_id', '<>', asked.campaign_id)
    .where('c.state', 'in', ['submitted', 'correction', 'validated', 'completed'])
    .where((eb) =>
      eb(
        eb.fn<string>('jsonb_extract_path_text', ['c.frozen', eb.val('payment_day')]),
        '>=',
        `${year}-01-01`,
      ),
    )
    .where((eb) =>
      eb(
        eb.fn<string>('jsonb_extract_path_text', ['c.frozen', eb.val('payment_day')]),
        '<=',
        `${year}-12-31`,
      ),
    )
    .orderBy('c.submitted_at')
  if (asked.beneficiary_ids) query = query.where('here.beneficiary_id', 'in', [...asked.beneficiary_ids])
  const found = new Map<string, Earlier>()
  for (const row of await query.execute()) {
    const then = offerFrom(row.frozen as FrozenRules, row.type as CampaignType)
    const earlier = found.get(row.beneficiary_id) ?? {}
    for (const kind of planKinds) {
      const placed = amountFor(row.lines as Line[], kind)
      const plan = planOf(then, kind)
      if (placed === 0 || !plan) continue
      const before = earlier[kind] ?? { contributed_cents: 0, abondement_gross_cents: 0 }
      const matched = matchingOf(then, plan, placed, personOf(row, then, earlier))
      earlier[kind] = {
        contributed_cents: before.contributed_cents + placed,
        abondement_gross_cents: before.abondement_gross_cents + matched.gross_cents,
      }
    }
    found.set(row.beneficiary_id, earlier)
  }
  return found
}
