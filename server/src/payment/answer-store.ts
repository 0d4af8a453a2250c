import { sql, type Selectable } from 'kysely'
import type { LineBefore } from '@moisson/core/payment/answer-before'
import { answerStatuses, type AnswerStatus } from '@moisson/core/payment/payment-vocabulary'
import { planKinds, type PlanKind } from '@moisson/core/vocabulary'
import type { Tx } from '../database/connect.ts'
import type { KeeperAnswerLineTable } from '../database/schema-company-side.ts'

interface HeadRow {
  id: string
  campaign_id: string
  file_name: string
  plan: PlanKind | null
  created_at: Date
  received_by_name: string | null
  rejects_only: boolean
  sent_lines: number
  sent_cents: number
  to_treat: number
  counts: Partial<Record<AnswerStatus, { count: number; amount_cents: number }>>
}

/** The answers of campaigns, the newest first, with their counts; those of one campaign, or the last of each. */
async function heads(tx: Tx, companyId: string, campaigns: readonly string[]): Promise<HeadRow[]> {
  if (campaigns.length === 0) return []
  const { rows } = await sql<HeadRow>`
    select a.id, a.campaign_id, a.file_name, a.plan, a.created_at, a.received_by_name, a.rejects_only,
      coalesce(sum(s.count) filter (where s.status <> 'unknown'), 0)::int as sent_lines,
      coalesce(sum(s.cents) filter (where s.status <> 'unknown'), 0)::bigint as sent_cents,
      coalesce(sum(s.open), 0)::int as to_treat,
      coalesce(jsonb_object_agg(s.status, jsonb_build_object('count', s.count, 'amount_cents', s.cents))
        filter (where s.status is not null), '{}') as counts
    from keeper_answer a left join lateral (
      select l.status, count(*)::int as count,
        coalesce(sum(case when l.status = 'unknown' then l.amount_cents else l.expected_cents end), 0)::bigint as cents,
        count(*) filter (where l.status <> 'accepted' and l.resolved_at is null)::int as open
      from keeper_answer_line l where l.company_id = a.company_id and l.answer_id = a.id group by l.status) s on true
    where a.company_id = ${companyId} and a.campaign_id = any(${campaigns}::uuid[])
    group by a.id order by a.created_at desc, a.id desc`.execute(tx)
  return rows
}

export const shownHead = (row: HeadRow) => ({
  id: row.id,
  file_name: row.file_name,
  plan: row.plan,
  received_at: row.created_at.toISOString(),
  received_by: row.received_by_name,
  rejects_only: row.rejects_only,
  sent_lines: row.sent_lines,
  sent_cents: row.sent_cents,
  to_treat: row.to_treat,
  counts: Object.fromEntries(
    answerStatuses.map((status) => [status, row.counts[status] ?? { count: 0, amount_cents: 0 }]),
  ) as Record<AnswerStatus, { count: number; amount_cents: number }>,
})

/** The answers received for a campaign, the newest first. */
export const answersOf = (tx: Tx, companyId: string, campaignId: string): Promise<HeadRow[]> =>
  heads(tx, companyId, [campaignId])

/** The newest answer about a plan (null: about every plan), with the print of its file and its lines as they stand. */
export async function answerBefore(
  tx: Tx,
  { id, company_id }: { id: string; company_id: string },
  plan: PlanKind | null,
): Promise<{ sha256: string | null; rejects_only: boolean; lines: LineBefore[] } | null> {
  const head = await tx
    .selectFrom('keeper_answer as a')
    .leftJoin('stored_file as f', 'f.id', 'a.file_id')
    .select(['a.id', 'a.rejects_only', 'f.sha256'])
    .where('a.company_id', '=', company_id)
    .where('a.campaign_id', '=', id)
    .where(plan === null ? sql<boolean>`a.plan is null` : sql<boolean>`a.plan = ${plan}`)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!head) return null
  const lines = await tx
    .selectFrom('keeper_answer_line')
    .select([
      'campaign_beneficiary_id',
      'plan',
      'fund_code',
      'amount_cents',
      'status',
      'reason',
      'resolution',
      'resolved_at',
      'resolved_by_name',
    ])
    .where('company_id', '=', company_id)
    .where('answer_id', '=', head.id)
    .orderBy('position')
    .execute()
  return { sha256: head.sha256, rejects_only: head.rejects_only, lines }
}

/** The newest answer of each campaign that has one; what is to be treated is that of the newest answer about each plan. */
export async function latestAnswers(
  tx: Tx,
  companyId: string,
  campaigns: readonly string[],
): Promise<Map<string, { id: string; received_at: string; to_treat: number }>> {
  const latest = new Map<string, { id: string; received_at: string; to_treat: number }>()
  const open = new Map<string, Set<PlanKind>>()
  for (const { campaign_id, id, created_at, plan, to_treat } of await heads(tx, companyId, campaigns)) {
    const left = open.get(campaign_id) ?? new Set(planKinds)
    open.set(campaign_id, left)
    const told = (plan === null ? planKinds : [plan]).filter((one) => left.delete(one))
    if (told.length === 0) continue
    const newest = latest.get(campaign_id) ?? { id, received_at: created_at.toISOString(), to_treat: 0 }
    latest.set(campaign_id, { ...newest, to_treat: newest.to_treat + to_treat })
  }
  return latest
}

export const lineColumns = [
  'id',
  'position',
  'row',
  'beneficiary_id',
  'campaign_beneficiary_id',
  'employee_number',
  'person_name',
  'plan',
  'fund_code',
  'amount_cents',
  'expected_cents',
  'status',
  'reason',
  'resolution',
  'resolved_at',
  'resolved_by_name',
  'version',
] as const satisfies readonly (keyof KeeperAnswerLineTable)[]

export type AnswerLineRow = Pick<Selectable<KeeperAnswerLineTable>, (typeof lineColumns)[number]>

export function shownLine({ resolved_at, resolved_by_name, status, ...row }: AnswerLineRow) {
  return {
    ...row,
    status,
    resolved_at: resolved_at?.toISOString() ?? null,
    resolved_by: resolved_by_name,
  }
}
