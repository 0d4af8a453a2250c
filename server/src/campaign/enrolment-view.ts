import type { Enrolment } from '@moisson/contract/enrolment'
import { toReturnOf } from '@moisson/core/campaign/advance'
import { explainShare } from '@moisson/core/campaign/explain-share'
import type { infer as Infer } from 'zod/mini'
import type { CampaignRow } from './campaign-store.ts'
import type { EnrolmentRow } from './enrolment-store.ts'

type EnrolmentView = Infer<typeof Enrolment>

/** A person of the campaign as staff read it; what they chose is not part of it. */
export function enrolmentView(row: EnrolmentRow): EnrolmentView {
  const instant = (value: Date | null) => value?.toISOString() ?? null
  const flags: EnrolmentView['flags'] = []
  if (row.email_bounced) flags.push('email_bounced')
  if (row.on_paper) flags.push('on_paper')
  else if (row.email === null && row.informed_by !== 'sms') flags.push('no_channel')
  if (row.reminders_stopped_at !== null) flags.push('no_reminders')
  if (row.exit_date !== null) flags.push('leaver')
  if (row.capped) flags.push('capped')
  if (row.late_added) flags.push('late_added')
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    beneficiary_id: row.beneficiary_id,
    employee_number: row.employee_number,
    last_name: row.last_name,
    first_name: row.first_name,
    email: row.email,
    establishment: row.establishment,
    exit_date: row.exit_date,
    engagement_state: row.engagement_state,
    gross_cents: row.gross_cents,
    csg_crds_cents: row.csg_deductible_cents + row.csg_non_deductible_cents + row.crds_cents,
    net_cents: row.net_cents,
    advance_gross_cents: row.advance_gross_cents,
    advance_net_cents: row.advance_net_cents,
    due_cents: row.due_net_cents,
    room_cents: row.room_cents,
    day_cents: row.day_cents,
    given_half_days: row.given_half_days,
    to_return_cents: toReturnOf(row),
    reference_salary_cents: row.reference_salary_cents,
    presence_days: row.presence_days,
    capped: row.capped,
    invited_at: instant(row.invited_at),
    informed_on: row.informed_on,
    informed_by: row.informed_by,
    deadline_at: instant(row.deadline_at),
    opened_at: instant(row.opened_at),
    drafted_at: instant(row.drafted_at),
    submitted_at: instant(row.submitted_at),
    submission_channel: row.submission_channel,
    last_reminder_at: instant(row.last_reminder_at),
    reminder_count: row.reminder_count,
    receipt_number: row.receipt_number,
    exclusion_reason: row.exclusion_reason,
    flags,
    correction: correctionView(row),
    version: row.version,
  }
}

/** What the company reads; which choices came before the correction is for their own reading. */
function correctionView({ correction }: EnrolmentRow): EnrolmentView['correction'] {
  if (!correction) return null
  const { choice_version: _, ...told } = correction
  return told
}

/** What the answers made of the amount; null until every one is applied, and where it is held: it may be paid at any time. */
function settledOf({ paid_cents, pee_cents, percol_cents, held_cents }: EnrolmentRow) {
  if (paid_cents === null || (held_cents ?? 0) > 0) return null
  return {
    paid_cents,
    pee_cents: pee_cents ?? 0,
    percol_cents: percol_cents ?? 0,
    held_cents: held_cents ?? 0,
  }
}

/** The same with the steps of the computation. */
export function enrolmentWithSteps(campaign: CampaignRow, row: EnrolmentRow): EnrolmentView {
  return {
    ...enrolmentView(row),
    steps: explainShare(
      campaign.calculation,
      { ...row, calculation: row.calculation, settled: settledOf(row) },
      campaign.type,
    ),
  }
}
