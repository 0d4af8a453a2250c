import type { infer as Infer } from 'zod/mini'
import type { CampaignPayments } from '@moisson/contract/payment'
import { legalDayOf } from '@moisson/core/campaign/has-legal-day'
import {
  canComplete,
  dueDayOf,
  gapOf,
  movementsOf,
  type Movement,
  type PaymentGap,
  type PaymentRecord,
} from '@moisson/core/payment/movements'
import type { DocumentVisibility } from '@moisson/core/vocabulary'
import { lateKinds, type PaymentKind } from '@moisson/core/payment/payment-vocabulary'
import { lateInterestLeft } from '@moisson/core/payment/late-left'
import { gapWords } from '@moisson/core/payment/gap-words'
import { keptToday, otherKeeperToday } from '@moisson/core/keeper/keepers-of'
import { campaignReference, transfersOf } from '@moisson/core/payment/transfer-words'
import { notFound } from '../http/refused.ts'
import type { Tx } from '../database/connect.ts'
import type { OpenTransaction } from '../database/transaction.ts'
import type { CompanyRow } from '../company/company-store.ts'
import { campaignFacts, type CampaignFacts } from './payment-facts.ts'
import type { Language, Text } from '@moisson/law/text'

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
  proof_visibility: DocumentVisibility | null
}

/** What was recorded of some campaigns, by campaign and movement. */
async function recordsOf(tx: Tx, companyId: string, ids: string[]): Promise<RecordRow[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('payment_record as r')
    .leftJoin('document as d', (join) =>
      join.onRef('d.id', '=', 'r.proof_document_id').onRef('d.company_id', '=', 'r.company_id'),
    )
    .select(['r.campaign_id', 'r.kind', 'r.status', 'r.amount_cents', 'r.paid_on', 'r.reference', 'r.note'])
    .select(['r.recorded_by_name', 'r.updated_at', 'r.version', 'r.proof_document_id'])
    .select(['d.title as proof_title', 'd.visibility as proof_visibility'])
    .where('r.company_id', '=', companyId)
    .where('r.campaign_id', 'in', ids)
    .execute()
}

type ShownInterest = Shown['late_interest'][number]

/** The interest that was fixed for some campaigns. */
async function interestOf(
  tx: Tx,
  companyId: string,
  ids: string[],
): Promise<(ShownInterest & { campaign_id: string })[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('late_interest')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('campaign_id', 'in', ids)
    .orderBy('kind', 'desc')
    .execute()
  return rows.map((row) => ({
    campaign_id: row.campaign_id,
    kind: row.kind,
    interest_from: row.first_day,
    paid_on: row.paid_on,
    days: row.days,
    rate_percent: row.rate_percent,
    tmop_source: row.tmop_source,
    principal_cents: row.principal_cents,
    interest_cents: row.interest_cents,
    people: row.people,
    fixed_at: row.updated_at.toISOString(),
    fixed_by: row.fixed_by_name,
  }))
}

export interface PaidCampaign {
  facts: CampaignFacts
  movements: Movement[]
  gap: PaymentGap | null
  interest: ShownInterest[]
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
  const ids = found.map(({ id }) => id)
  const rows = await recordsOf(transaction.tx, companyId, ids)
  const fixed = await interestOf(transaction.tx, companyId, ids)
  return found.map((facts) => {
    const records = new Map(
      rows.filter((row) => row.campaign_id === facts.id).map((row) => [row.kind, row] as const),
    )
    const interest = fixed.flatMap(({ campaign_id, ...one }) => (campaign_id === facts.id ? [one] : []))
    return {
      facts,
      interest,
      records,
      movements: movementsOf(facts, records, today),
      gap: gapOf(facts, records),
    }
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

/** A proof kept for advisers is not there for the company. */
export const proofSeen = (record: RecordRow | undefined, adviser: boolean): string | null =>
  (adviser || record?.proof_visibility !== 'managers_only' ? record?.proof_document_id : null) ?? null

/** A movement with what was recorded of it, as advisers or the company see it. */
export function shownMovement(
  movement: Movement,
  record: RecordRow | undefined,
  adviser: boolean,
): Shown['movements'][number] {
  const proof = proofSeen(record, adviser)
  return {
    ...movement,
    reference: record?.reference ?? null,
    note: record?.note ?? null,
    proof: proof ? { id: proof, title: record?.proof_title ?? '' } : null,
    recorded_by: record?.recorded_by_name ?? null,
    recorded_at: record?.updated_at.toISOString() ?? null,
    version: record?.version ?? 0,
  }
}

/** The interest that no record carries yet, once the campaign can be paid. */
function leftOf(
  { facts, records, interest }: Pick<PaidCampaign, 'facts' | 'records' | 'interest'>,
  today: string,
): Text[] {
  if (facts.state !== 'validated') return []
  const owed = { payroll: facts.paid_cents, account_keeper: facts.pee_cents + facts.percol_cents }
  const movements = lateKinds.map((kind) => {
    const record = records.get(kind)
    return {
      kind,
      owed_cents: owed[kind],
      recorded_on: record && record.status !== 'to_prepare' ? record.paid_on : null,
      fixed_on: interest.find((one) => one.kind === kind)?.paid_on ?? null,
    }
  })
  return lateInterestLeft(movements, facts, today).map(({ message }) => message)
}

export function shownCampaign(
  { facts, movements, gap, records, interest }: PaidCampaign,
  company: CompanyRow,
  answer: Shown['answer'],
  { language, adviser, today }: { language: Language; adviser: boolean; today: string },
): Shown {
  return {
    campaign_id: facts.id,
    name: facts.name,
    type: facts.type,
    year: facts.year,
    state: facts.state,
    reference: campaignReference(facts),
    transfers: transfersOf(facts, company).map(({ kept, ...one }) => {
      const today = keptToday(kept, company)
      return {
        plans: [...kept.plans],
        keeper: kept.name,
        iban_mask: today ? company[`${today.iban}_mask`] : null,
        bic: today ? company[today.bic] : null,
        keeper_today: otherKeeperToday(kept, company),
        ...one,
      }
    }),
    due_on: dueDayOf(facts),
    legal_payment_deadline: legalDayOf(facts),
    interest_after: facts.interest_after,
    planned_payment_date: facts.planned_payment_date,
    paid_on: facts.paid_on,
    envelope_gross_cents: facts.envelope_gross_cents,
    movements: movements.map((one) => shownMovement(one, records.get(one.kind), adviser)),
    like_pay: facts.like_pay,
    late_interest: interest,
    left_to_pay: leftOf({ facts, records, interest }, today).map((text) => text[language]),
    matching_years: facts.matching_years,
    blocked: gap && {
      kind: gap.kind,
      gap_cents: gap.gap_cents,
      message: gapWords(gap, language),
    },
    can_complete: gap === null && canComplete(facts.state, movements),
    direct: {
      people: facts.direct_people,
      amount_cents: facts.direct_cents,
      late_interest_cents: facts.direct_late_interest_cents,
      with_iban: facts.direct_with_iban,
    },
    answer,
  }
}
