import type { infer as Infer } from 'zod/mini'
import type { CampaignPayments } from '@moisson/contract/payment'
import {
  canComplete,
  dueDayOf,
  gapOf,
  movementsOf,
  type Movement,
  type PaymentGap,
  type PaymentRecord,
} from '@moisson/core/payment/movements'
import type { PaymentKind } from '@moisson/core/payment/payment-vocabulary'
import { gapWords } from '@moisson/core/payment/gap-words'
import { campaignReference, remittanceOf } from '@moisson/core/payment/transfer-words'
import { notFound } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import type { OpenTransaction } from '../database/transaction.ts'
import { campaignFacts, type CampaignFacts } from './payment-facts.ts'
import type { Language } from '@moisson/law/text'

type Shown = Infer<typeof CampaignPayments>

interface RecordRow extends PaymentRecord {
  campaign_id: string
  reference: string | null
  note: string | null
  recorded_by_name: string | null
  updated_at: Date
  version: number
  proof_document_id: string | null
  proof_title: string | null
}

/** What was recorded of some campaigns, by campaign and movement. */
async function recordsOf(tx: Tx, companyId: string, ids: string[]): Promise<RecordRow[]> {
  if (ids.length === 0) return []
  return (await tx
    .selectFrom('payment_record as r')
    .leftJoin('document as d', (join) =>
      join.onRef('d.id', '=', 'r.proof_document_id').onRef('d.company_id', '=', 'r.company_id'),
    )
    .select(['r.campaign_id', 'r.kind', 'r.status', 'r.amount_cents', 'r.paid_on', 'r.reference', 'r.note'])
    .select(['r.recorded_by_name', 'r.updated_at', 'r.version', 'r.proof_document_id'])
    .select('d.title as proof_title')
    .where('r.company_id', '=', companyId)
    .where('r.campaign_id', 'in', ids)
    .execute()) as RecordRow[]
}

export interface PaidCampaign {
  facts: CampaignFacts
  movements: Movement[]
  gap: PaymentGap | null
  records: Map<PaymentKind, RecordRow>
}

/** Campaigns with their movements, dates and records, as of a day. */
export async function paidCampaigns(
  transaction: OpenTransaction,
  companyId: string,
  which: { year: number } | { id: string },
  today: string,
): Promise<PaidCampaign[]> {
  const found = await campaignFacts(transaction, companyId, which)
  const rows = await recordsOf(
    transaction.tx,
    companyId,
    found.map(({ id }) => id),
  )
  return found.map((facts) => {
    const records = new Map(
      rows.filter((row) => row.campaign_id === facts.id).map((row) => [row.kind, row] as const),
    )
    return { facts, records, movements: movementsOf(facts, records, today), gap: gapOf(facts, records) }
  })
}

/** One campaign of the company; what is elsewhere or cancelled is not found. */
export async function paidCampaign(
  transaction: OpenTransaction,
  companyId: string,
  id: string,
  today: string,
): Promise<PaidCampaign> {
  const [found] = await paidCampaigns(transaction, companyId, { id }, today)
  if (!found) throw notFound()
  return found
}

/** A movement with what was recorded of it. */
export function shownMovement(movement: Movement, record: RecordRow | undefined): Shown['movements'][number] {
  const proof = record?.proof_document_id
  return {
    ...movement,
    reference: record?.reference ?? null,
    note: record?.note ?? null,
    proof: proof ? { id: proof, title: record.proof_title ?? '' } : null,
    recorded_by: record?.recorded_by_name ?? null,
    recorded_at: record?.updated_at.toISOString() ?? null,
    version: record?.version ?? 0,
  }
}

export function shownCampaign(
  { facts, movements, gap, records }: PaidCampaign,
  company: { siren: string; account_keeper_company_code: string | null },
  answer: Shown['answer'],
  language: Language,
): Shown {
  return {
    campaign_id: facts.id,
    name: facts.name,
    type: facts.type,
    year: facts.year,
    state: facts.state,
    reference: campaignReference(facts),
    remittance: remittanceOf(facts, company),
    due_on: dueDayOf(facts),
    legal_payment_deadline: facts.legal_payment_deadline,
    planned_payment_date: facts.planned_payment_date,
    paid_on: facts.paid_on,
    envelope_gross_cents: facts.envelope_gross_cents,
    movements: movements.map((one) => shownMovement(one, records.get(one.kind))),
    blocked: gap && {
      kind: gap.kind,
      gap_cents: gap.gap_cents,
      message: gapWords(gap, language),
    },
    can_complete: gap === null && canComplete(facts.state, movements),
    direct: {
      people: facts.direct_people,
      amount_cents: facts.direct_cents,
      with_iban: facts.direct_with_iban,
    },
    answer,
  }
}
