import { isLikePay } from '@moisson/core/campaign/like-pay'
import { campaignTypeFacts } from '@moisson/core/campaign/type-facts'
import type { HeldAttempt, HeldOutcome, HeldReason, HeldState } from '@moisson/core/payment/held-sum'
import { heldUntil } from '@moisson/core/payment/held-until'
import type { CampaignType } from '@moisson/core/vocabulary'
import type { HeldSum } from '@moisson/contract/held-sum'
import type { Day } from '@moisson/law/calendar'
import { sourceIn } from '@moisson/law/legal-points'
import { inEach } from '@moisson/law/text'
import { sql, type RawBuilder } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Tx } from '../database/connect.ts'
import { taxedOfHeld } from '../campaign/taxed-of-held.ts'

export type ShownHeldSum = Infer<typeof HeldSum>

/** A campaign that holds sums, with the last day they are kept; null where no text says when. */
export interface HoldingCampaign {
  id: string
  held_until: Day | null
}

/** The validated campaigns of a company in which somebody's sum was held. */
export async function holdingCampaigns(tx: Tx, companyId: string): Promise<HoldingCampaign[]> {
  const { rows } = await sql<{
    id: string
    type: CampaignType
    exercise_end: Day
    legal_payment_deadline: Day | null
  }>`
    select c.id, c.type, c.exercise_end, c.legal_payment_deadline from campaign c
    where c.company_id = ${companyId} and c.state in ('validated', 'completed') and exists (
      select from campaign_beneficiary e where e.company_id = c.company_id and e.campaign_id = c.id and e.held_cents > 0)`.execute(
    tx,
  )
  return rows.map((row) => ({ id: row.id, held_until: heldUntil(row) }))
}

export interface HeldRow {
  id: string
  beneficiary_id: string
  employee_number: string | null
  last_name: string
  first_name: string
  campaign_id: string
  campaign_name: string
  type: CampaignType
  year: number
  held_cents: number
  /** Its gross amount less its deductible CSG, or nothing where it is exempt. */
  taxed_cents: number
  launch_reasons: { code: string }[] | null
  held_since: Day
  held_until: Day | null
  /** What the list is sorted by: sums without a last day come last. */
  last_day: Day
  left_on: Day | null
  reason: HeldReason
  has_account: boolean
  email: string | null
  mobile: string | null
  has_postal_address: boolean
  state: HeldState
  outcome: HeldOutcome
  done_on: Day | null
  reference: string | null
  note: string | null
  recorded_by: string | null
  recorded_at: Date | null
  version: number
}

const reason = sql<HeldReason>`case
  when e.on_paper then 'on_paper' when e.email_bounced then 'refused'
  when b.exit_date is not null and b.personal_email is null and b.mobile is null then 'left_without_contact'
  when e.email is null then 'no_email' else 'not_informed' end`

/** The sums held in some campaigns as rows, to be chosen from. */
export const heldSumsOf = (
  companyId: string,
  campaigns: readonly HoldingCampaign[],
  today: Day,
): RawBuilder<unknown> => sql`(
  select e.id, e.beneficiary_id, e.employee_number, e.last_name, e.first_name, c.id as campaign_id,
    c.name as campaign_name, c.type, c.year, e.held_cents,
    ${sql.raw(taxedOfHeld)} as taxed_cents,
    c.frozen->'reasons' as launch_reasons,
    paris_day(coalesce(c.validated_at, c.submitted_at, c.created_at)) as held_since, d.held_until,
    coalesce(d.held_until, '9999-12-31'::date) as last_day, b.exit_date as left_on, ${reason} as reason,
    b.user_id is not null as has_account,
    coalesce(b.personal_email, case when b.exit_date <= ${today}::date then null else b.work_email end) as email,
    b.mobile, b.address is not null as has_postal_address,
    case when h.outcome in ('paid', 'deposited') then h.outcome
      when d.held_until < ${today}::date then 'to_deposit' else 'kept' end as state,
    coalesce(h.outcome, 'kept') as outcome, h.done_on, h.reference, h.note, h.recorded_by_name as recorded_by,
    h.recorded_at, coalesce(h.version, 0) as version
  from unnest(${campaigns.map(({ id }) => id)}::uuid[], ${campaigns.map(({ held_until }) => held_until)}::date[])
    as d(campaign_id, held_until)
  join campaign c on c.company_id = ${companyId} and c.id = d.campaign_id
  join campaign_beneficiary e on e.company_id = c.company_id and e.campaign_id = c.id and e.held_cents > 0
    and e.engagement_state <> 'excluded'
  join beneficiary b on b.company_id = e.company_id and b.id = e.beneficiary_id
  left join held_sum h on h.company_id = e.company_id and h.campaign_beneficiary_id = e.id) sums`

interface AttemptRow {
  id: string
  kind: HeldAttempt
  on: Day
  ended: 'done' | 'refused' | 'waiting'
}

/** What was tried to reach people in the campaign that holds their sum: messages and letters, the last first. */
export async function attemptsOf(
  tx: Tx,
  companyId: string,
  enrolments: readonly string[],
): Promise<Map<string, Omit<AttemptRow, 'id'>[]>> {
  const these = sql`any(${enrolments}::uuid[])`
  const { rows } = await sql<AttemptRow>`
    select e.id, case o.channel when 'sms' then 'sms' else 'mail' end as kind,
      paris_day(coalesce(o.sent_at, o.attempt_at, o.due_at)) as on,
      case when o.state in ('failed', 'bounced') then 'refused' when o.state = 'sent' then 'done' else 'waiting' end as ended
    from campaign_beneficiary e join outbox o on o.company_id = e.company_id and o.campaign_id = e.campaign_id
      and o.beneficiary_id = e.beneficiary_id and o.state <> 'dropped'
    where e.company_id = ${companyId} and e.id = ${these}
    union all
    select l.campaign_beneficiary_id, 'letter_printed', paris_day(l.printed_at), 'done' from letter l
    where l.company_id = ${companyId} and l.campaign_beneficiary_id = ${these}
    union all
    select l.campaign_beneficiary_id, 'letter_handed', l.handed_on, 'done' from letter l
    where l.company_id = ${companyId} and l.campaign_beneficiary_id = ${these} and l.handed_on is not null
    order by 3 desc, 2`.execute(tx)
  const found = new Map<string, Omit<AttemptRow, 'id'>[]>()
  for (const { id, ...attempt } of rows) found.set(id, [...(found.get(id) ?? []), attempt])
  return found
}

/** A row as the calls answer it. */
export function heldSumView(row: HeldRow, attempts: readonly Omit<AttemptRow, 'id'>[]): ShownHeldSum {
  const { last_day: _, taxed_cents, launch_reasons, ...shown } = row
  const asPay = isLikePay({ reasons: launch_reasons ?? [] }) || !campaignTypeFacts[row.type].cash
  return {
    ...shown,
    taxable_cents: asPay ? null : taxed_cents,
    recorded_at: row.recorded_at?.toISOString() ?? null,
    source: inEach((language) => sourceIn(campaignTypeFacts[row.type].points.unclaimed, language)),
    attempts: [...attempts],
  }
}
