import { recordPayment } from '@moisson/contract/payment'
import { stateNames } from '@moisson/core/campaign/state-names'
import { isPayable } from '@moisson/core/payment/movements'
import { addMonths } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { sql } from 'kysely'
import { lockCampaign } from '../campaign/campaign-store.ts'
import type { Tx } from '../database/connect.ts'
import { papersSeen, seesAdviserPapers } from '../file/papers-seen.ts'
import type { Caller } from '../http/caller.ts'
import { handle } from '../http/handle.ts'
import { Refused, refused } from '../http/refused.ts'
import { paidCampaign, proofSeen, shownMovement } from './campaign-payments.ts'
import { recordedDay } from '../campaign/recorded-day.ts'

/** A bank takes an order for a day to come, within a year. */
const ORDERED_AHEAD_MONTHS = 12

/** Records what became of a movement; the campaign itself is completed by its own call. */
export const handleRecordPayment = handle(recordPayment, async (ctx) => {
  const { tx, companyId, input, caller, language, note, refuse, newId } = ctx
  const { cid, kind } = input.path
  const { status, reference, note: words, proof_document_id: proof } = input.body
  const { now } = await lockCampaign(tx, companyId, cid, 'update')
  const today = parisDay(now.toISOString())
  const { facts, movements, gap, records } = await paidCampaign(ctx.transaction, companyId, cid, today)
  const record = records.get(kind)
  const adviser = seesAdviserPapers(caller, companyId)
  const movement = movements.find((one) => one.kind === kind)
  if (ctx.ifMatch !== undefined && ctx.ifMatch !== (record?.version ?? 0))
    throw new Refused(
      { refusal: 'version_conflict', details: {} },
      { current: movement ? shownMovement(movement, record, adviser) : null },
    )
  if (!isPayable(facts.state)) throw refuse('not_validated', { state: stateNames[facts.state][language] })
  if (kind === 'held') throw refuse('payment_held')
  if (!movement) throw refuse('nothing_to_pay')
  if (gap && status !== 'to_prepare')
    throw refuse('payment_differs', { gap_cents: Math.abs(gap.gap_cents), kind: gap.kind })
  if (facts.state === 'completed' && status !== 'paid') throw refuse('payment_campaign_completed')
  const validated_on = parisDay((facts.validated_at ?? now).toISOString())
  const kept = record?.status === status ? record.paid_on : facts.paid_on
  const paid_on = status === 'to_prepare' ? null : (input.body.paid_on ?? kept ?? today)
  const latest = status === 'ordered' ? addMonths(today, ORDERED_AHEAD_MONTHS) : today
  if (paid_on !== null && (paid_on < validated_on || paid_on > latest))
    throw refuse('payment_day_out_of_range', { validated_on, today: latest })
  if (proof) await requireProof(ctx, proof)

  const values = {
    status,
    amount_cents: movement.amount_cents,
    paid_on,
    reference: reference === undefined ? (record?.reference ?? null) : reference || null,
    note: words === undefined ? (record?.note ?? null) : words || null,
    // Who sends back what they read takes away no proof that they were not shown.
    proof_document_id:
      proof === undefined || proof === proofSeen(record, adviser)
        ? (record?.proof_document_id ?? null)
        : proof,
    recorded_by: caller.user_id,
    recorded_by_name: caller.name,
    updated_at: now,
  }
  await tx
    .insertInto('payment_record')
    .values({ id: newId(), company_id: companyId, campaign_id: cid, kind, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['campaign_id', 'kind'])
        .doUpdateSet((row) => ({ ...values, version: row('payment_record.version', '+', 1) })),
    )
    .execute()
  if (facts.state === 'completed') await followRecords(tx, facts, now)
  note({
    before: record ? { kind, status: record.status, paid_on: record.paid_on } : null,
    after: { kind, status, paid_on, amount_cents: movement.amount_cents, proof_document_id: proof ?? null },
  })
  const after = await paidCampaign(ctx.transaction, companyId, cid, today)
  const moved = after.movements.find((one) => one.kind === kind)
  if (!moved) throw new Error('a movement that was recorded is there')
  return shownMovement(moved, after.records.get(kind), adviser)
})

/** The day a campaign that is over was paid on is that of its records, which may be corrected. */
async function followRecords(tx: Tx, campaign: { id: string; company_id: string }, now: Date): Promise<void> {
  const { last, complete } = await recordedDay(tx, campaign)
  if (last === null || !complete) return
  await tx
    .updateTable('campaign')
    .set({ paid_on: last, updated_at: now, version: sql<number>`version + 1` })
    .where('company_id', '=', campaign.company_id)
    .where('id', '=', campaign.id)
    .where('paid_on', '<>', last)
    .execute()
}

async function requireProof(
  { tx, companyId, caller }: { tx: Tx; companyId: string; caller: Caller },
  id: string,
): Promise<void> {
  const document = await papersSeen(tx, companyId, caller)
    .select('d.type')
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!document) throw refused('unknown_document')
  if (document.type !== 'payment_proof') throw refused('not_a_payment_proof')
}
