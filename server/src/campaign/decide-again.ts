import { sql } from 'kysely'
import { announcedDeadline } from '@moisson/core/campaign/answer-window'
import { parisDay } from '@moisson/law/paris-time'
import { lockAccounts } from '../abondement/account-store.ts'
import { freeChoices } from '../abondement/free-entries.ts'
import { lockAccountsOf } from '../abondement/settle-entries.ts'
import { dealFreedAbondement } from '../abondement/deal-abondement.ts'
import type { Tx } from '../database/connect.ts'
import { refused } from '../http/refused.ts'
import { frozenOf, type CampaignRow } from './campaign-store.ts'
import { lastUntil } from './mark-notified.ts'
import { sendCorrections } from './open-campaign.ts'
import { reopenCollection } from './reopen-collection.ts'
import { withHashJoins } from './with-hash-joins.ts'

/** Amounts change while people answer, once the collection is over, and when the adviser asked for it: not later. */
export function refuseUncorrectable({ state }: Pick<CampaignRow, 'state'>): void {
  switch (state) {
    case 'scheduled':
    case 'open':
    case 'closed':
    case 'correction':
      return
    case 'draft':
      throw refused('correct_in_draft')
    case 'submitted':
      throw refused('correction_in_control')
    case 'cancelled':
      throw refused('campaign_ended', { state })
    case 'validated':
      throw refused('correction_after_validation', { state })
    case 'completed':
      throw refused('correction_after_completion')
  }
}

/** The accounts a correction touches, taken before any row of the people: everybody's where the outcomes are taken back. */
export async function lockForCorrection(
  tx: Tx,
  campaign: CampaignRow,
  people: ReturnType<typeof sql> | null,
): Promise<void> {
  if (people && campaign.state !== 'correction') await lockAccounts(tx, campaign.company_id, people)
  else await withHashJoins(tx, () => lockAccountsOf(tx, campaign))
}

/** The end of a window opened now by a correction; null before the campaign opens, when everybody's is still to come. */
export function windowOf(campaign: CampaignRow, now: Date): Date | null {
  return campaign.state === 'scheduled'
    ? null
    : announcedDeadline(now, campaign.presumption_days, campaign.response_days)
}

/** Whether the money would be paid before a window ends. */
export function isPaidBefore(campaign: CampaignRow, deadline: Date | null): boolean {
  const { payment_day } = frozenOf(campaign)
  return deadline !== null && payment_day <= parisDay(deadline.toISOString())
}

/**
 * Makes way for a correction before any amount is written: a collection that is over is open again, its outcomes taken
 * back. Refused when the money would be paid before those concerned have decided.
 */
export async function beginCorrection(tx: Tx, campaign: CampaignRow, now: Date): Promise<CampaignRow> {
  const deadline = windowOf(campaign, now)
  if (deadline === null) return campaign
  if (isPaidBefore(campaign, deadline))
    throw refused('payment_before_close', { deadline: parisDay(deadline.toISOString()) })
  return campaign.state === 'open' ? campaign : reopenCollection(tx, campaign, now, deadline)
}

export interface Told {
  id: string
  gross_cents: number
  net_cents: number
  reference_salary_cents: number | null
  presence_days: number | null
  /** The advance as it was told, where it is what was corrected. */
  advance?: { advance_gross_cents: number; advance_net_cents: number }
}

/**
 * Whether the correction before this one, of the same thing, reached nobody: no mail left, no letter was printed, nothing was
 * opened. What is told as the former amount is then the one before it, the last that the person knew.
 */
const neverTold = sql`(e.correction is not null and e.correction ? 'advance_net_cents' = (o.advance <> '{}')
  and e.invited_at is null and e.informed_on is null and e.opened_at is null
  and not exists (select from letter l where l.campaign_beneficiary_id = e.id
    and l.printed_at >= (e.correction->>'at')::timestamptz)
  and not exists (select from outbox m where m.campaign_id = e.campaign_id and m.beneficiary_id = e.beneficiary_id
    and m.state in ('sending', 'sent', 'uncertain') and m.payload->'correction'->>'at' = e.correction->>'at'))`

/**
 * People whose amount was corrected are back to before the notice: what it was and why are kept, another notice leaves
 * with a window of its own, and what was confirmed or applied for the former amount is kept and counts no more. The
 * correction has begun: the campaign is scheduled or open.
 */
export async function decideAgain(
  tx: Tx,
  campaign: CampaignRow,
  before: readonly Told[],
  { reason, by, now }: { reason: string; by: string; now: Date },
): Promise<void> {
  if (before.length === 0) return
  const ids = before.map(({ id }) => id)
  const deadline = windowOf(campaign, now)
  const freed = await freeChoices(tx, ids, now)
  await tx
    .updateTable('choice')
    .set({ status: 'overridden', updated_at: now })
    .where('campaign_beneficiary_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', ['draft', 'submitted', 'default_applied'])
    .execute()
  await sql`
    update outbox o set state = 'dropped', error = 'no longer due'
    from campaign_beneficiary e where e.id = any(${ids}::uuid[]) and o.campaign_id = e.campaign_id
      and o.beneficiary_id = e.beneficiary_id and o.state = 'pending' and o.kind in ('campaign-opened',
        'campaign-reminder', 'draft-rescue', 'deadline-changed', 'default-applied', 'matching-changed',
        'matching-ended')`.execute(tx)
  await sql`
    update campaign_beneficiary e set engagement_state = 'not_invited', invited_at = null, informed_on = null,
      opened_at = null, drafted_at = null, submitted_at = null, submission_channel = null, receipt_number = null,
      deadline_at = ${deadline}::timestamptz, updated_at = ${now}::timestamptz, version = e.version + 1,
      correction = case when ${neverTold} then e.correction else jsonb_build_object('gross_cents', o.gross, 'net_cents', o.net,
          'reference_salary_cents', o.salary, 'presence_days', o.presence) || o.advance end
        || jsonb_build_object('at', ${now.toISOString()}::text, 'by', ${by}::text, 'reason', ${reason}::text, 'choice_version', 1 + greatest(coalesce((e.correction->>'choice_version')::int, 0), coalesce(
          (select max(c.version) from choice c where c.campaign_beneficiary_id = e.id), 0)))
    from unnest(${ids}::uuid[], ${before.map((one) => one.gross_cents)}::bigint[],
      ${before.map((one) => one.net_cents)}::bigint[], ${before.map((one) => one.reference_salary_cents)}::bigint[],
      ${before.map((one) => one.presence_days)}::numeric[],
      ${before.map((one) => JSON.stringify(one.advance ?? {}))}::jsonb[]) as o(id, gross, net, salary, presence, advance)
    where e.company_id = ${campaign.company_id} and e.id = o.id`.execute(tx)
  for (const accounts of freed)
    await dealFreedAbondement(tx, { ...accounts, company_id: campaign.company_id, now })
  if (deadline === null) return
  await lastUntil(tx, campaign.id, deadline)
  await sendCorrections(tx, campaign, now, ids)
}
