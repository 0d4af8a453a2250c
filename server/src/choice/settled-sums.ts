import { lawPlans } from '@moisson/core/abondement/account'
import { keeperColumns, keepersKept, type KeeperSettings } from '@moisson/core/keeper/keepers-of'
import type { HeldOutcome } from '@moisson/core/payment/held-sum'
import { ownInterestSentence, type OwnInterest } from '@moisson/core/payment/own-interest'
import type { CampaignType, Destination, PlanKind } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { CampaignRules } from '../database/schema-campaign-side.ts'

/** What became of somebody’s sum in a campaign that was settled. */
export interface SettledSum {
  beneficiary_id: string
  campaign_id: string
  campaign_name: string
  company_name: string
  type: CampaignType
  year: number
  exercise_end: string
  legal_payment_deadline: string
  paid_on: string | null
  frozen: CampaignRules
  /** Those that the campaign goes by. */
  keepers: KeeperSettings
  contact_name: string | null
  contact_email: string | null
  contact_phone: string | null
  paid_cents: number
  held_cents: number
  /** What became of what was held. */
  held_outcome: HeldOutcome
  held_left_on: string | null
  held_reference: string | null
  pee_cents: number
  percol_cents: number
  pee_matched: number
  percol_matched: number
  /** Whether the account keeper refused a line of it, which nobody has treated since. */
  pee_refused: boolean
  percol_refused: boolean
  /** Of what was paid and placed, the interest for paying late. */
  late_interest_paid_cents: number
  late_interest_pee_cents: number
  late_interest_percol_cents: number
  /** What each of the two movements was fixed for. */
  late_payroll: FixedInterest | null
  late_keeper: FixedInterest | null
}

type FixedInterest = Pick<
  OwnInterest,
  'first_day' | 'paid_on' | 'days' | 'rate_percent' | 'tmop_source' | 'fixed_on'
>

/** The interest on each sum of somebody, as it was fixed, in words. */
export function interestIn(row: SettledSum) {
  const on = (
    destination: Destination,
    cents: number,
    interest_cents: number,
    fixed: FixedInterest | null,
  ) => {
    if (interest_cents === 0 || fixed === null) return []
    const own = { ...fixed, destination, principal_cents: cents - interest_cents, interest_cents }
    const { principal_cents, days } = own
    const sentence = ownInterestSentence(own, row)
    return [{ destination, principal_cents, interest_cents, days, sentence }]
  }
  return [
    ...on('immediate_payment', row.paid_cents, row.late_interest_paid_cents, row.late_payroll),
    ...on('pee', row.pee_cents, row.late_interest_pee_cents, row.late_keeper),
    ...on('percol', row.percol_cents, row.late_interest_percol_cents, row.late_keeper),
  ]
}

const fixedFor = (kind: 'payroll' | 'account_keeper') => sql`
  (select jsonb_build_object('first_day', l.first_day, 'paid_on', l.paid_on, 'days', l.days, 'rate_percent',
      l.rate_percent::text, 'tmop_source', l.tmop_source, 'fixed_on', paris_day(l.updated_at))
    from late_interest l where l.company_id = e.company_id and l.campaign_id = e.campaign_id and l.kind = ${kind})`

const refusedIn = (plan: PlanKind) => sql`exists (
  select from keeper_answer_line l where l.company_id = e.company_id and l.beneficiary_id = e.beneficiary_id
    and l.campaign_beneficiary_id = e.id and l.plan = ${lawPlans[plan]} and l.status = 'rejected' and l.resolved_at is null
    and l.answer_id = (select a.id from keeper_answer a where a.company_id = e.company_id and a.campaign_id = e.campaign_id
      and (a.plan is null or a.plan = ${plan}) order by a.created_at desc, a.id desc limit 1))`

/** What each settlement wrote of these people, and the matching of the lines that count: nothing is computed again. */
export async function settledSums(tx: Tx, people: readonly string[]): Promise<SettledSum[]> {
  const { rows } = await sql<
    Omit<SettledSum, 'keepers'> & { kept: KeeperSettings | null; company: KeeperSettings }
  >`
    select e.beneficiary_id, c.id as campaign_id, c.name as campaign_name, o.legal_name as company_name, c.type, c.year,
      c.exercise_end, c.legal_payment_deadline, c.paid_on, c.frozen,
      c.keepers as kept, jsonb_build_object(${sql.join(keeperColumns.flatMap((column) => [sql.lit(column), sql.ref(`o.${column}`)]))}) as company,
      c.contact_name, c.contact_email, c.contact_phone, e.paid_cents + e.late_interest_paid_cents as paid_cents, e.held_cents,
      coalesce(h.outcome, 'kept') as held_outcome, h.done_on as held_left_on, h.reference as held_reference,
      e.pee_cents + e.late_interest_pee_cents as pee_cents,
      e.percol_cents + e.late_interest_percol_cents as percol_cents,
      e.late_interest_paid_cents, e.late_interest_pee_cents, e.late_interest_percol_cents,
      ${fixedFor('payroll')} as late_payroll, ${fixedFor('account_keeper')} as late_keeper,
      coalesce(m.pee, 0)::bigint as pee_matched, coalesce(m.percol, 0)::bigint as percol_matched,
      ${refusedIn('pee')} as pee_refused, ${refusedIn('percol')} as percol_refused
    from campaign_beneficiary e join campaign c on c.id = e.campaign_id join company o on o.id = c.company_id
    left join held_sum h on h.company_id = e.company_id and h.campaign_beneficiary_id = e.id
    left join lateral (
      select sum((line->>'abondement_net_cents')::bigint) filter (where line->>'destination' = 'pee') as pee,
        sum((line->>'abondement_net_cents')::bigint) filter (where line->>'destination' = 'percol') as percol
      from choice k cross join lateral jsonb_array_elements(k.lines) line
      where k.campaign_beneficiary_id = e.id and k.status in ('submitted', 'default_applied')) m on true
    where e.beneficiary_id = any(${people}::uuid[]) and e.engagement_state <> 'excluded' and e.paid_cents is not null
      and c.state in ('submitted', 'correction', 'validated', 'completed') and c.frozen is not null
    order by c.year desc, c.paid_on desc nulls first, c.id
    limit 200`.execute(tx)
  return rows.map(({ kept, company, ...row }) => ({ ...row, keepers: keepersKept(kept, company) }))
}
