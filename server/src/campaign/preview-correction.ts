import { previewCorrection } from '@moisson/contract/correction'
import { highestCost, withLevies } from '@moisson/core/campaign/employer-cost'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import { levyRegimeOf } from '../company/headcounts.ts'
import { handle } from '../http/handle.ts'
import { businessNow } from './business-now.ts'
import { costOf, campaignIn } from './campaign-store.ts'
import { launched } from './change-envelope.ts'
import { isPaidBefore, refuseUncorrectable, windowOf } from './decide-again.ts'
import { employerCostOf } from './employer-cost-of.ts'
import { planCorrection, type ChangedPerson } from './plan-correction.ts'
import { paymentDayOf } from './rules-of.ts'
import { withHashJoins } from './with-hash-joins.ts'

const SHOWN = 200

export const handlePreviewCorrection = handle(previewCorrection, async ({ tx, companyId, input }) => {
  const campaign = await campaignIn(tx, companyId, input.path.id)
  refuseUncorrectable(campaign)
  const now = await businessNow(tx)
  const plan = await withHashJoins(tx, () => planCorrection(tx, campaign, input.query))
  const { changed, after } = plan
  const before = launched(campaign)
  const { type } = campaign
  const payment_day = paymentDayOf(campaign)
  const levy = await levyRegimeOf(tx, companyId, payment_day)
  const amounts = new Map(plan.shares.map((share) => [share.beneficiary_id, share]))
  const cost = changed.length === 0 ? null : await employerCostOf(tx, campaign, now, amounts)
  const like_pay = isLikePay(campaign.frozen ?? {})
  const costBefore = highestCost(withLevies(costOf(campaign), { type, payment_day, like_pay }, levy))
  const deadline = windowOf(campaign, now)
  return {
    sharing: plan.sharing,
    people: plan.people,
    changed: changed.length,
    gaining: moved(changed.filter((one) => gainOf(one) > 0)),
    losing: moved(changed.filter((one) => gainOf(one) < 0)),
    envelope: { before_cents: before.envelope_cents, after_cents: after.envelope_cents },
    complement: { before_cents: before.complement_cents, after_cents: after.complement_cents },
    distributed: { before_cents: before.distributed_cents, after_cents: after.distributed_cents },
    highest: { before_cents: costBefore, after_cents: cost ? highestCost(cost) : costBefore },
    decided: changed.filter(({ person }) => decided.includes(person.engagement_state)).length,
    without_address: changed.filter(({ person }) => !person.reachable).length,
    kept_by_hand: plan.kept_by_hand,
    deadline_at: deadline?.toISOString() ?? null,
    paid_before: isPaidBefore(campaign, deadline),
    reopens: campaign.state === 'closed' || campaign.state === 'correction',
    items: changed
      .toSorted((a, b) => Math.abs(gainOf(b)) - Math.abs(gainOf(a)) || byName(a.person, b.person))
      .slice(0, SHOWN)
      .map(({ person, share }) => ({
        beneficiary_id: person.beneficiary_id,
        employee_number: person.employee_number,
        last_name: person.last_name,
        first_name: person.first_name,
        gross_before_cents: person.was.gross_cents,
        gross_after_cents: share.gross_cents,
        net_before_cents: person.net_cents,
        net_after_cents: share.net_cents,
      })),
  }
})

const decided: readonly string[] = ['submitted', 'locked', 'defaulted']
const gainOf = ({ person, share }: ChangedPerson): number => share.gross_cents - person.was.gross_cents
const byName = (a: ChangedPerson['person'], b: ChangedPerson['person']): number =>
  a.last_name.localeCompare(b.last_name, 'fr') ||
  (a.employee_number ?? '').localeCompare(b.employee_number ?? '')
const moved = (people: readonly ChangedPerson[]) => ({
  count: people.length,
  gross_cents: people.reduce((sum, one) => sum + gainOf(one), 0),
})
