import { sql } from 'kysely'
import { highestCost, withLevies, type EmployerCost } from '@moisson/core/campaign/employer-cost'
import { interestAfter } from '@moisson/core/campaign/has-legal-day'
import { isLikePay } from '@moisson/core/campaign/like-pay'
import type { FrozenRules } from '@moisson/core/campaign/frozen-rules'
import { dueDayOf, isPayable, type PaymentFacts, type ReleasedSums } from '@moisson/core/payment/movements'
import type { KeeperSettings } from '@moisson/core/keeper/keepers-of'
import type { CampaignType, PlanKind } from '@moisson/core/vocabulary'
import { levyRegimeOf } from '../company/headcounts.ts'
import type { Tx } from '../database/connect.ts'
import type { OpenTransaction } from '../database/transaction.ts'
import { exportedCampaign } from '../export/exported-campaign.ts'
import { forfaitOf } from '../export/forfait-of.ts'

export interface CampaignFacts extends PaymentFacts {
  id: string
  company_id: string
  name: string
  type: CampaignType
  year: number
  exercise_end: string
  validated_at: Date | null
  /** Who keeps its accounts, from the launch on. */
  keepers: KeeperSettings | null
  /** The whole bears contributions and tax as pay does: its net is before they are withheld. */
  like_pay: boolean
  /** What each plan receives: the lines of its choices with their matching, and the interest on them. */
  by_plan: Record<PlanKind, number>
  /** Civil years that its matching is kept in. */
  matching_years: number[]
  direct_people: number
  direct_cents: number
  direct_late_interest_cents: number
  direct_with_iban: number
}

/** The campaigns of an exercice (or one of them) with every sum their payments are made of; cancelled ones are not. */
export async function campaignFacts(
  { tx, client }: OpenTransaction,
  companyId: string,
  which: { year: number } | { id: string },
): Promise<CampaignFacts[]> {
  const { rows: campaigns } = await sql<CampaignRow>`
    select c.id, c.company_id, c.name, c.type, c.year, c.state, c.exercise_end, c.validated_at, c.keepers, c.planned_payment_date,
      c.legal_payment_deadline, c.paid_on, c.cost, c.frozen->'reasons' as reasons,
      (select coalesce(array_agg(distinct a.year order by a.year), '{}') from abondement_entry a
        where a.company_id = c.company_id and a.campaign_id = c.id and a.freed_at is null and a.gross_cents > 0) as matching_years,
      case when c.launched_at is not null or c.distributed_gross_cents > 0 then c.distributed_gross_cents
        else coalesce(c.envelope_gross_cents, 0) end as envelope_gross_cents
    from campaign c
    where c.company_id = ${companyId} and c.state <> 'cancelled'
      and ${'id' in which ? sql`c.id = ${which.id}` : sql`c.year = ${which.year}`}
    order by coalesce(c.planned_payment_date, c.legal_payment_deadline), c.created_at, c.id`.execute(tx)
  const ids = campaigns.map(({ id }) => id)
  const payable = campaigns.filter(({ state }) => isPayable(state)).map(({ id }) => id)
  const [people, overpaid, sent, leavers, released] = [
    await peopleSums(tx, companyId, ids),
    await overpaidSums(tx, companyId, payable),
    await sentSums(tx, companyId, payable),
    await leaverSums(tx, companyId, payable),
    await releasedSums(tx, companyId, payable),
  ]
  const facts: CampaignFacts[] = []
  for (const { cost, reasons, ...campaign } of campaigns) {
    const sums = people.get(campaign.id) ?? nobody
    const settled = sums.unsettled === 0
    facts.push({
      ...campaign,
      ...sums,
      ...(overpaid.get(campaign.id) ?? { overpaid_gross_cents: 0, to_return_cents: 0 }),
      interest_after: interestAfter(campaign),
      like_pay: isLikePay({ reasons: reasons ?? [] }),
      ...sentOf(sent.get(campaign.id) ?? nothingSent),
      ...(leavers.get(campaign.id) ?? noLeavers),
      released: released.get(campaign.id) ?? [],
      ...(settled
        ? await forfaitOf({ client }, await exportedCampaign(tx, campaign.company_id, campaign.id))
        : noForfait),
      on_top_at_most_cents: settled || !cost ? 0 : await onTopOf(tx, { ...campaign, reasons }, cost),
    })
  }
  return facts
}

/** Matching and levies at the most, under the levy as the headcounts stand now. */
async function onTopOf(
  tx: Tx,
  campaign: Pick<
    CampaignRow,
    'company_id' | 'type' | 'planned_payment_date' | 'legal_payment_deadline' | 'reasons'
  >,
  cost: EmployerCost,
): Promise<number> {
  const payment_day = dueDayOf(campaign)
  const levy = await levyRegimeOf(tx, campaign.company_id, payment_day)
  const like_pay = isLikePay({ reasons: campaign.reasons ?? [] })
  return (
    highestCost(withLevies(cost, { type: campaign.type, payment_day, like_pay }, levy)) - cost.gross_cents
  )
}

type Sums = Pick<
  CampaignFacts,
  | 'people'
  | 'unsettled'
  | 'gross_cents'
  | 'advance_gross_cents'
  | 'net_cents'
  | 'levies_cents'
  | 'paid_cents'
  | 'pee_cents'
  | 'percol_cents'
  | 'held_cents'
  | 'late_interest_paid_cents'
  | 'late_interest_placed_cents'
  | 'abondement_gross_cents'
  | 'abondement_net_cents'
>
type Sent = Pick<CampaignFacts, 'sent_cents' | 'sent_abondement_net_cents'> & Record<PlanKind, number>
const nothingSent: Sent = { sent_cents: 0, sent_abondement_net_cents: 0, pee: 0, percol: 0 }
const sentOf = ({ pee, percol, ...sums }: Sent) => ({ ...sums, by_plan: { pee, percol } })
type Overpaid = Pick<CampaignFacts, 'overpaid_gross_cents' | 'to_return_cents'>
type Leavers = Pick<
  CampaignFacts,
  'direct_people' | 'direct_cents' | 'direct_late_interest_cents' | 'direct_with_iban'
>
type CampaignRow = Omit<
  CampaignFacts,
  | Exclude<keyof (Sums & Overpaid & Sent & Leavers), PlanKind>
  | 'by_plan'
  | 'released'
  | 'interest_after'
  | 'like_pay'
  | 'forfait_social_cents'
  | 'held_forfait_cents'
  | 'on_top_at_most_cents'
> & { cost: EmployerCost | null; reasons: FrozenRules['reasons'] | null }

const nobody: Sums = {
  people: 0,
  unsettled: 0,
  gross_cents: 0,
  advance_gross_cents: 0,
  net_cents: 0,
  levies_cents: 0,
  paid_cents: 0,
  pee_cents: 0,
  percol_cents: 0,
  held_cents: 0,
  late_interest_paid_cents: 0,
  late_interest_placed_cents: 0,
  abondement_gross_cents: 0,
  abondement_net_cents: 0,
}

const noLeavers: Leavers = {
  direct_people: 0,
  direct_cents: 0,
  direct_late_interest_cents: 0,
  direct_with_iban: 0,
}

const sum = (expression: string, name: string) =>
  sql`coalesce(sum(${sql.raw(expression)}), 0)::bigint as ${sql.raw(name)}`
const partOf = (companyId: string, ids: readonly string[]) =>
  sql`e.company_id = ${companyId} and e.campaign_id = any(${ids}::uuid[]) and e.engagement_state <> 'excluded'`
/** Rows by campaign, each without the campaign it belongs to. */
const byCampaign = <Row>(rows: readonly (Row & { campaign_id: string })[]): Map<string, Row> =>
  new Map(rows.map(({ campaign_id, ...row }) => [campaign_id, row as Row]))

/** Each sum has its own statement: joined at once, three hundred thousand people would be looked up one by one. */
async function peopleSums(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, Sums>> {
  const { rows } = await sql<Sums & { campaign_id: string }>`
    select e.campaign_id, count(*)::int as people, count(*) filter (where e.paid_cents is null)::int as unsettled,
      ${sum('e.gross_cents', 'gross_cents')}, ${sum('e.due_net_cents', 'net_cents')},
      ${sum('e.gross_cents - e.due_gross_cents', 'advance_gross_cents')},
      ${sum('e.due_gross_cents - e.due_net_cents', 'levies_cents')},
      ${sum('e.paid_cents', 'paid_cents')}, ${sum('e.pee_cents', 'pee_cents')},
      ${sum('e.percol_cents', 'percol_cents')}, ${sum('e.held_cents', 'held_cents')},
      ${sum('e.late_interest_paid_cents', 'late_interest_paid_cents')},
      ${sum('e.late_interest_pee_cents + e.late_interest_percol_cents', 'late_interest_placed_cents')},
      ${sum('e.abondement_gross_cents', 'abondement_gross_cents')},
      ${sum('e.abondement_net_cents', 'abondement_net_cents')}
    from campaign_beneficiary e where ${partOf(companyId, ids)} group by e.campaign_id`.execute(tx)
  return byCampaign(rows)
}

/** What was advanced above the shares; of who was excluded, the whole advance. */
async function overpaidSums(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Overpaid>> {
  const { rows } = await sql<Overpaid & { campaign_id: string }>`
    select e.campaign_id, ${sum('greatest(e.advance_gross_cents - e.gross_cents, 0)', 'overpaid_gross_cents')},
      ${sum('greatest(e.advance_net_cents - e.net_cents, 0)', 'to_return_cents')}
    from campaign_beneficiary e
    where e.company_id = ${companyId} and e.campaign_id = any(${ids}::uuid[]) and e.advance_gross_cents > e.gross_cents
    group by e.campaign_id`.execute(tx)
  return byCampaign(rows)
}

/** What the lines of the choices that count send to the account keeper. */
async function sentSums(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, Sent>> {
  const { rows } = await sql<Sent & { campaign_id: string }>`
    select e.campaign_id, ${sum('l.amount', 'sent_cents')}, ${sum('l.matching', 'sent_abondement_net_cents')},
      ${sum('l.pee + e.late_interest_pee_cents', 'pee')}, ${sum('l.percol + e.late_interest_percol_cents', 'percol')}
    from campaign_beneficiary e
    join choice h on h.company_id = e.company_id and h.campaign_id = e.campaign_id and h.campaign_beneficiary_id = e.id
    cross join lateral (
      select sum(cents.amount) as amount, sum(cents.matching) as matching,
        coalesce(sum(cents.amount + cents.matching) filter (where cents.plan = 'pee'), 0) as pee,
        coalesce(sum(cents.amount + cents.matching) filter (where cents.plan = 'percol'), 0) as percol
      from jsonb_array_elements(h.lines) line cross join lateral (
        select line->>'destination' as plan, (line->>'amount_cents')::bigint as amount,
          coalesce((line->>'abondement_net_cents')::bigint, 0) as matching) cents
      where cents.plan in ('pee', 'percol')) l
    where ${partOf(companyId, ids)} and e.pee_cents + e.percol_cents > 0
      and h.status in ('submitted', 'default_applied')
    group by e.campaign_id`.execute(tx)
  return byCampaign(rows)
}

/** People paid at once who had left by the day of payment. */
async function leaverSums(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, Leavers>> {
  const { rows } = await sql<Leavers & { campaign_id: string }>`
    select e.campaign_id, count(*)::int as direct_people, ${sum('e.paid_cents + e.late_interest_paid_cents', 'direct_cents')},
      ${sum('e.late_interest_paid_cents', 'direct_late_interest_cents')},
      count(b.iban_cipher)::int as direct_with_iban
    from campaign_beneficiary e
    join campaign c on c.company_id = e.company_id and c.id = e.campaign_id
    join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
    where ${partOf(companyId, ids)} and e.paid_cents > 0
      and b.exit_date <= coalesce(c.planned_payment_date, c.legal_payment_deadline)
    group by e.campaign_id`.execute(tx)
  return byCampaign(rows)
}

/** What was held and has left, by day. */
async function releasedSums(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, ReleasedSums[]>> {
  const { rows } = await sql<ReleasedSums & { campaign_id: string }>`
    select campaign_id, done_on as on,
      coalesce(sum(amount_cents) filter (where outcome = 'paid'), 0)::bigint as paid_cents,
      coalesce(sum(amount_cents) filter (where outcome = 'deposited'), 0)::bigint as deposited_cents
    from held_sum where company_id = ${companyId} and campaign_id = any(${ids}::uuid[]) and outcome <> 'kept'
    group by campaign_id, done_on order by campaign_id, done_on`.execute(tx)
  const found = new Map<string, ReleasedSums[]>()
  for (const { campaign_id, ...day } of rows) found.set(campaign_id, [...(found.get(campaign_id) ?? []), day])
  return found
}

const noForfait = { forfait_social_cents: 0, held_forfait_cents: 0 }
