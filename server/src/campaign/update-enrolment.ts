import { sql } from 'kysely'
import { updateEnrolment } from '@moisson/contract/campaign'
import type { ByHand } from '@moisson/core/campaign/share'
import { endOfParisDay, parisDay } from '@moisson/law/paris-time'
import { wasAndIs } from '../audit/was-and-is.ts'
import { handle } from '../http/handle.ts'
import { refused } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import { campaignIn, lockCampaign, refuseStale, saveCampaign, type CampaignRow } from './campaign-store.ts'
import { correctAdvanceOfExcluded } from './correct-advance.ts'
import { correctAmount } from './correct-amount.ts'
import { daysOf } from './enrolment-days.ts'
import { refuseUncorrectable } from './decide-again.ts'
import { enrolmentIn, type EnrolmentRow } from './enrolment-store.ts'
import { enrolmentWithSteps } from './enrolment-view.ts'
import { announceDeadlines } from './later-deadline.ts'
import { lastUntil } from './mark-notified.ts'
import { writeAdvances } from './write-advances.ts'

interface Changes {
  excluded?: boolean | undefined
  exclusion_reason?: string | null | undefined
  reference_salary_cents?: number | null | undefined
  presence_days?: number | null | undefined
  rest_days?: number | undefined
  rest_day_value_cents?: number | undefined
  advance_gross_cents?: number | undefined
  deadline_at?: string | null | undefined
}

/** In draft: exclusion with its reason, bases. Once launched: one person's later deadline, or bases and advance corrected with a reason. */
export const handleUpdateEnrolment = handle(updateEnrolment, async (context) => {
  const { tx, companyId, input, caller, refuse, note, outbox } = context
  const { campaign, now } = await lockCampaign(tx, companyId, input.path.id, 'update')
  const row = await enrolmentIn(tx, campaign.id, input.path.bid)
  await refuseStale(context.ifMatch, row, async () => enrolmentWithSteps(campaign, row))
  const changes = changed(row, input.body)
  note({ target_type: 'enrolment', target_id: row.id, ...wasAndIs(traced(row), changes) })
  if (campaign.state === 'draft') {
    // Of a draft, days are read from the person's record alone.
    if (changes.rest_days !== undefined || changes.rest_day_value_cents !== undefined)
      throw refuse('days_on_the_record')
    const { deadline_at: _, advance_gross_cents: advance, ...inDraft } = changes
    if (Object.keys(inDraft).length > 0) await changeDraft(tx, campaign, row, inDraft, now)
    if (advance !== undefined)
      await writeAdvances(
        tx,
        await campaignIn(tx, companyId, campaign.id),
        [{ enrolment_id: row.id, gross_cents: advance }],
        now,
      )
  } else {
    const { deadline_at, advance_gross_cents: advance, ...amounts } = changes
    const { excluded: exclusion, exclusion_reason, ...bases } = amounts
    const corrected = Object.keys(bases).length > 0 || advance !== undefined
    const correcting = corrected && input.body.correction_reason !== undefined
    if (advance !== undefined && !correcting) throw refuse('advances_told', { state: campaign.state })
    if (
      exclusion !== undefined ||
      exclusion_reason !== undefined ||
      (Object.keys(bases).length > 0 && !correcting)
    )
      throw refuse('campaign_frozen', { state: campaign.state })
    if (correcting) {
      const reason = input.body.correction_reason?.trim()
      if (!reason) throw refuse('reason_missing')
      refuseUncorrectable(campaign)
      // An exclusion was decided before the launch and stays: only what was paid in advance is set right.
      const excluded = row.engagement_state === 'excluded'
      if (excluded && (advance === undefined || Object.keys(bases).length > 0))
        throw refuse('campaign_frozen', { state: campaign.state })
      const why = { reason, by: caller.name, now }
      const trace =
        excluded && advance !== undefined
          ? await correctAdvanceOfExcluded(tx, campaign, row, { gross_cents: advance, ...why })
          : await correctAmount(tx, campaign, row, { bases, advance_gross_cents: advance, ...why })
      note({ ...trace, summary: reason })
      outbox.markUsed()
    }
    if (deadline_at) {
      if (campaign.state !== 'open') throw refuse('campaign_frozen', { state: campaign.state })
      await extend(tx, campaign, row, deadline_at, now)
      outbox.markUsed()
    }
  }
  return enrolmentWithSteps(campaign, await enrolmentIn(tx, campaign.id, row.id))
})

/** What differs from the row: a body that repeats what was read changes nothing. */
function changed(row: EnrolmentRow, body: Changes): Changes {
  const changes: Changes = {}
  const isExcluded = row.engagement_state === 'excluded'
  if (body.excluded !== undefined && body.excluded !== isExcluded) changes.excluded = body.excluded
  if (body.exclusion_reason !== undefined && body.exclusion_reason !== row.exclusion_reason)
    changes.exclusion_reason = body.exclusion_reason
  for (const base of ['reference_salary_cents', 'presence_days'] as const)
    if (body[base] !== undefined && body[base] !== row[base]) changes[base] = body[base]
  const days = daysOf(row)
  for (const base of ['rest_days', 'rest_day_value_cents'] as const)
    if (body[base] !== undefined && body[base] !== days?.[base]) changes[base] = body[base]
  if (body.advance_gross_cents !== undefined && body.advance_gross_cents !== row.advance_gross_cents)
    changes.advance_gross_cents = body.advance_gross_cents
  const stored = row.deadline_at?.getTime()
  if (body.deadline_at && new Date(body.deadline_at).getTime() !== stored)
    changes.deadline_at = body.deadline_at
  return changes
}

/** The row in the words of what may be changed of it. */
const traced = (row: EnrolmentRow) => ({
  ...row,
  ...daysOf(row),
  excluded: row.engagement_state === 'excluded',
})

async function changeDraft(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  changes: Changes,
  now: Date,
): Promise<void> {
  const excluded = changes.excluded ?? row.engagement_state === 'excluded'
  const reason = changes.exclusion_reason === undefined ? row.exclusion_reason : changes.exclusion_reason
  const decided = changes.excluded !== undefined || changes.exclusion_reason !== undefined
  if (decided && excluded && !reason?.trim()) throw refused('reason_missing')
  const byHand: ByHand = { ...row.by_hand }
  if (changes.reference_salary_cents !== undefined)
    byHand.reference_salary_cents = changes.reference_salary_cents
  if (changes.presence_days !== undefined) byHand.presence_days = changes.presence_days
  await tx
    .updateTable('campaign_beneficiary')
    .set({
      engagement_state: excluded ? 'excluded' : 'not_invited',
      exclusion_reason: excluded ? reason : null,
      by_hand: JSON.stringify(byHand),
      ...(changes.reference_salary_cents === undefined
        ? {}
        : { reference_salary_cents: changes.reference_salary_cents }),
      ...(changes.presence_days === undefined ? {} : { presence_days: changes.presence_days }),
      // Who is excluded has no share; everybody else's waits for the next computation.
      ...(excluded ? noShare : {}),
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', row.id)
    .execute()
  await saveCampaign(tx, campaign, now, { calculated_at: null })
}

const noShare = {
  gross_cents: 0,
  csg_deductible_cents: 0,
  csg_non_deductible_cents: 0,
  crds_cents: 0,
  net_cents: 0,
  room_cents: null,
  day_cents: null,
  capped: false,
  calculation: null,
}

async function extend(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  asked: string,
  now: Date,
): Promise<void> {
  const current = row.deadline_at
  if (current === null || ['excluded', 'unreachable'].includes(row.engagement_state))
    throw refused('campaign_frozen', { state: campaign.state })
  if (now > current) throw refused('window_ended', { deadline: current.toISOString() })
  const deadline = new Date(endOfParisDay(parisDay(new Date(asked).toISOString())))
  if (deadline < current) throw refused('earlier_deadline', { deadline: current.toISOString() })
  await lastUntil(tx, campaign.id, deadline)
  await tx
    .updateTable('campaign_beneficiary')
    .set({ deadline_at: deadline, updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', row.id)
    .execute()
  await announceDeadlines(tx, campaign, now, row.id)
}
