import { sql } from 'kysely'
import { correctedShare } from '@moisson/core/campaign/late-share'
import type { ByHand, Candidate, PersonShare } from '@moisson/core/campaign/share'
import { totalOf } from '@moisson/core/choice/check-lines'
import { linesAtValue } from '@moisson/core/choice/half-days'
import { isRefusal } from '@moisson/core/refusal'
import type { Tx } from '../database/connect.ts'
import { Refused, refused } from '../http/refused.ts'
import { grantedElsewhere, lockCompany, shareRulesOf, writeShares } from './calculate-shares.ts'
import { calculationOf, type CampaignRow } from './campaign-store.ts'
import { changeEnvelope } from './change-envelope.ts'
import { beginCorrection, decideAgain, lockForCorrection } from './decide-again.ts'
import { daysOf } from './enrolment-days.ts'
import type { EnrolmentRow } from './enrolment-store.ts'
import { lockLaunchedAfter } from './shared-before.ts'
import { keepAdvances } from './write-advances.ts'

export interface Correction {
  /** Pay and presence as they should have been; what is left out stays as it was. */
  bases: {
    reference_salary_cents?: number | null | undefined
    presence_days?: number | null | undefined
    rest_days?: number | undefined
    rest_day_value_cents?: number | undefined
  }
  /** The advance as it was really paid, gross; left out, it stays. */
  advance_gross_cents?: number | undefined
  reason: string
  by: string
  now: Date
}

/**
 * Corrects the bases or the advance of one person of a launched campaign. A new amount follows the rates everybody was served with:
 * nobody else's moves, the difference is a complement of the envelope or goes back to it. Whose amount changed is told,
 * gets a new window and decides again: what was confirmed for the former amount is kept and counts no more.
 */
export async function correctAmount(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  correction: Correction,
): Promise<{ before: object; after: object }> {
  const { bases, advance_gross_cents, now } = correction
  // Campaigns, accounts, then the company: the order of every other move.
  await lockLaunchedAfter(tx, campaign)
  await lockForCorrection(tx, campaign, sql`select ${row.beneficiary_id}::uuid as beneficiary_id`)
  await lockCompany(tx, campaign.company_id)
  const candidate = await candidateOf(tx, campaign, row, bases)
  const share = Object.keys(bases).length > 0 ? await shareOf(tx, campaign, row, candidate) : null
  if (share) await refuseBelowConfirmed(tx, campaign, row, share)
  const gained = (share ?? row).gross_cents - row.gross_cents
  const moves = gained !== 0 || advance_gross_cents !== undefined
  const begun = moves ? await beginCorrection(tx, campaign, now) : campaign
  if (share) await writeShares(tx, begun, [share], now)
  if (advance_gross_cents !== undefined)
    await keepAdvances(tx, begun, [{ enrolment_id: row.id, gross_cents: advance_gross_cents }], now)
  const changed = await changeEnvelope(tx, begun, now, {
    cents: gained,
    capped: Number((share ?? row).capped) - Number(row.capped),
  })
  if (share) await keepBases(tx, row, candidate.by_hand, now)
  if (share) await revalueDraft(tx, row, share, now)
  if (moves)
    await decideAgain(
      tx,
      changed,
      [advance_gross_cents === undefined ? row : { ...row, advance: advanceTold(row) }],
      correction,
    )
  return {
    before: {
      ...amountsOf(row),
      ...(advance_gross_cents !== undefined && { advance_gross_cents: row.advance_gross_cents }),
      complement_gross_cents: campaign.complement_gross_cents,
    },
    after: {
      ...amountsOf(share ?? row),
      ...(advance_gross_cents !== undefined && { advance_gross_cents }),
      complement_gross_cents: changed.complement_gross_cents,
    },
  }
}

/** The share of corrected bases, at the rates everybody was served with. */
async function shareOf(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  candidate: Candidate,
): Promise<PersonShare> {
  const former = row.calculation
  const was = former && { ...former, gross_cents: row.gross_cents }
  const share = correctedShare(await shareRulesOf(tx, campaign), calculationOf(campaign), candidate, was)
  if (isRefusal(share)) throw new Refused(share)
  return share
}

/** A limit of payments of one's own moves while people answer, and never under what somebody confirmed. */
async function refuseBelowConfirmed(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  { room_cents, day_cents }: PersonShare,
): Promise<void> {
  if (room_cents === undefined) return
  if (campaign.state !== 'open' && campaign.state !== 'scheduled') throw refused('own_amounts_are_theirs')
  const confirmed = await tx
    .selectFrom('choice')
    .select('total_cents')
    .where('campaign_beneficiary_id', '=', row.id)
    .where('status', '=', 'submitted')
    .executeTakeFirst()
  if (!confirmed || confirmed.total_cents === 0) return
  if (day_cents !== undefined && day_cents !== row.day_cents) throw refused('own_days_confirmed')
  if (confirmed.total_cents > room_cents) throw refused('own_room_confirmed', { room_cents })
}

/** A draft says days: it keeps their number at the new value, and whoever has the page open reads it again. */
async function revalueDraft(tx: Tx, row: EnrolmentRow, { day_cents }: PersonShare, now: Date): Promise<void> {
  if (day_cents === undefined || row.day_cents === null || day_cents === row.day_cents) return
  const draft = await tx
    .selectFrom('choice')
    .select(['id', 'lines'])
    .where('campaign_beneficiary_id', '=', row.id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  const lines = draft && linesAtValue(draft.lines, row.day_cents, day_cents)
  if (!lines) return
  await tx
    .updateTable('choice')
    .set({
      lines: JSON.stringify(lines),
      total_cents: totalOf(lines),
      version: sql<number>`(select max(version) + 1 from choice where campaign_beneficiary_id = ${row.id})`,
      updated_at: now,
    })
    .where('id', '=', draft.id)
    .execute()
}

const advanceTold = ({ advance_gross_cents, advance_net_cents }: EnrolmentRow) => ({
  advance_gross_cents,
  advance_net_cents,
})

const amountsOf = (one: EnrolmentRow | PersonShare) => ({
  gross_cents: one.gross_cents,
  net_cents: one.net_cents,
  reference_salary_cents: one.reference_salary_cents,
  presence_days: one.presence_days,
  ...(one.room_cents != null && { room_cents: one.room_cents }),
  ...daysOf(one),
})

/** The person as known at the launch, with what is corrected now. */
async function candidateOf(
  tx: Tx,
  campaign: CampaignRow,
  row: EnrolmentRow,
  bases: Correction['bases'],
): Promise<Candidate> {
  const { rows } = await sql<
    Pick<
      Candidate,
      | 'hire_date'
      | 'exit_date'
      | 'other_contracts'
      | 'contract_type'
      | 'already_granted_cents'
      | 'already_half_days'
    >
  >`
    select b.hire_date, b.exit_date, b.other_contracts, b.contract_type, coalesce(g.cents, 0)::bigint as already_granted_cents,
      coalesce(g.half_days, 0)::int as already_half_days
    from beneficiary b left join (${grantedElsewhere(campaign)}) g on g.beneficiary_id = b.id
    where b.company_id = ${campaign.company_id} and b.id = ${row.beneficiary_id}`.execute(tx)
  const [file] = rows
  if (!file) throw new Error('an enrolment without its person')
  const by_hand: ByHand = { ...row.by_hand }
  if (bases.reference_salary_cents != null) by_hand.reference_salary_cents = bases.reference_salary_cents
  if (bases.presence_days != null) by_hand.presence_days = bases.presence_days
  if (bases.rest_days !== undefined) by_hand.rest_days = bases.rest_days
  if (bases.rest_day_value_cents !== undefined) by_hand.rest_day_value_cents = bases.rest_day_value_cents
  return {
    ...file,
    ...daysOf(row),
    beneficiary_id: row.beneficiary_id,
    employee_number: row.employee_number,
    reference_salary_cents: row.reference_salary_cents,
    presence_days: row.presence_days,
    income_before_cents: null,
    by_hand,
  }
}

/** What was corrected by hand stays so at every later computation. */
async function keepBases(tx: Tx, row: EnrolmentRow, by_hand: ByHand | null, now: Date): Promise<void> {
  await tx
    .updateTable('campaign_beneficiary')
    .set({ by_hand: JSON.stringify(by_hand), updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', row.company_id)
    .where('id', '=', row.id)
    .execute()
}
