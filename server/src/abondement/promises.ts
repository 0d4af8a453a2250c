import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keepPromises, listPromises, tellPromises } from '@moisson/contract/abondement'
import { matchedAs } from '@moisson/core/abondement/account'
import type { PlanKind } from '@moisson/core/vocabulary'
import { rewriteEntries } from './deal-abondement.ts'
import type { Tx } from '../database/connect.ts'
import { handle } from '../http/handle.ts'
import { notFound } from '../http/refused.ts'
import { lockAccounts } from './account-store.ts'
import { legalCeiling } from './accounts-view.ts'

interface PromiseRow {
  id: string
  beneficiary_id: string
  employee_number: string | null
  last_name: string
  first_name: string
  campaign_id: string
  campaign_name: string
  plan: PlanKind
  year: number
  payment_day: string
  promised_gross_cents: number
  gross_cents: number
  net_cents: number
  account_gross_cents: number
}

/** Confirmed choices that hold another matching than their receipt promises, in the order of their confirmation. */
async function promisesIn(
  tx: Tx,
  companyId: string,
  {
    ids,
    kind = 'reservation',
  }: { ids?: readonly string[] | undefined; kind?: 'reservation' | 'settlement' } = {},
): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`
    select a.id, a.beneficiary_id, e.employee_number, e.last_name, e.first_name, a.campaign_id, c.name as campaign_name,
      a.plan_kind as plan, a.year, c.frozen ->> 'payment_day' as payment_day, a.promised_gross_cents, a.gross_cents,
      a.net_cents, (select sum(o.gross_cents)::bigint from abondement_entry o where o.beneficiary_id = a.beneficiary_id
        and o.plan_kind = a.plan_kind and o.year = a.year and o.freed_at is null) as account_gross_cents
    from abondement_entry a join campaign c on c.id = a.campaign_id
    join campaign_beneficiary e on e.id = a.campaign_beneficiary_id
    where a.company_id = ${companyId} and a.kind = ${kind} and a.freed_at is null
      and c.state <> 'cancelled' and a.promised_gross_cents is not null and (${ids ?? null}::uuid[] is null or a.id = any(${ids ?? null}::uuid[]))
    order by a.confirmed_at, a.id`.execute(tx)
  if (ids && rows.length < new Set(ids).size) throw notFound()
  return rows
}

/** What may be kept of each promise: the law's ceiling is shared by the promises of one account. */
function withKeepable(rows: readonly PromiseRow[]): (PromiseRow & { keepable_gross_cents: number })[] {
  const taken = new Map<string, number>()
  return rows.map((row) => {
    const key = `${row.beneficiary_id}/${row.plan}/${row.year}`
    const left = legalCeiling(row.plan, row.year) - row.account_gross_cents - (taken.get(key) ?? 0)
    const missing = Math.max(0, row.promised_gross_cents - row.gross_cents)
    const keepable_gross_cents = Math.min(missing, Math.max(0, left))
    taken.set(key, (taken.get(key) ?? 0) + keepable_gross_cents)
    return { ...row, keepable_gross_cents }
  })
}

export const handleListPromises = handle(listPromises, async ({ tx, companyId }) => {
  const rows = withKeepable(await promisesIn(tx, companyId))
  const settled = await promisesIn(tx, companyId, { kind: 'settlement' })
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    items: rows.slice(0, 1000),
    total: rows.length,
    missing_gross_cents: sum((row) => Math.max(0, row.promised_gross_cents - row.gross_cents)),
    keepable_gross_cents: sum((row) => row.keepable_gross_cents),
    settled: {
      items: settled.slice(0, 1000),
      total: settled.length,
      missing_gross_cents: settled.reduce(
        (total, row) => total + row.promised_gross_cents - row.gross_cents,
        0,
      ),
    },
  }
})

/** The part above the plan's cap becomes an opening that grants it; the choice holds what was promised, within the law. */
export const handleKeepPromises = handle(keepPromises, async (context) => {
  const { tx, companyId, input, now, caller, outbox, note } = context
  const ids = input.body?.ids
  await lockPeopleOf(tx, companyId)
  const rows = withKeepable(await promisesIn(tx, companyId, { ids })).filter(
    (row) => row.keepable_gross_cents > 0,
  )
  for (let start = 0; start < rows.length; start += 1000)
    await tx
      .insertInto('abondement_entry')
      .values(
        rows.slice(start, start + 1000).map((row) => ({
          id: randomUUID(),
          company_id: companyId,
          beneficiary_id: row.beneficiary_id,
          plan_kind: row.plan,
          year: row.year,
          kind: 'opening',
          above_cap_cents: row.keepable_gross_cents,
          source: 'kept_promise',
          note: row.campaign_name,
          confirmed_at: now,
          created_by: caller.user_id,
          created_by_name: caller.name,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
  const kept = rows.map((row) => ({
    id: row.id,
    matched: matchedAs(row.gross_cents + row.keepable_gross_cents, row.payment_day),
  }))
  if ((await rewriteEntries(tx, kept, now)) > 0) outbox.markUsed()
  const kept_gross_cents = rows.reduce((sum, row) => sum + row.keepable_gross_cents, 0)
  note({ after: { kept: rows.length, kept_gross_cents } })
  return { kept: rows.length, kept_gross_cents }
})

export const handleTellPromises = handle(tellPromises, async (context) => {
  const { tx, companyId, input, now, outbox, note } = context
  await lockPeopleOf(tx, companyId)
  const rows = await promisesIn(tx, companyId, { ids: input.body?.ids })
  if ((await tellUntold(tx, rows, now)) > 0) outbox.markUsed()
  note({ after: { told: rows.length } })
  return { told: rows.length }
})

/** New receipts for what was promised otherwise; gives how many mails there are to send. */
function tellUntold(
  tx: Tx,
  rows: readonly Pick<PromiseRow, 'id' | 'gross_cents' | 'net_cents'>[],
  now: Date,
): Promise<number> {
  const matched = rows.map(({ id, gross_cents, net_cents }) => ({ id, matched: { gross_cents, net_cents } }))
  return rewriteEntries(tx, matched, now)
}

/** Before a campaign is settled, whoever was promised another figure is told; the accounts are locked by the caller. */
export async function tellBeforeSettling(
  tx: Tx,
  campaign: { id: string; company_id: string },
  now: Date,
): Promise<number> {
  const rows = await tx
    .selectFrom('abondement_entry')
    .select(['id', 'gross_cents', 'net_cents'])
    .where('campaign_id', '=', campaign.id)
    .where('promised_gross_cents', 'is not', null)
    .where('kind', '=', 'reservation')
    .where('freed_at', 'is', null)
    .execute()
  return tellUntold(tx, rows, now)
}

async function lockPeopleOf(tx: Tx, companyId: string): Promise<void> {
  await lockAccounts(
    tx,
    companyId,
    sql`select beneficiary_id from abondement_entry where company_id = ${companyId}
      and promised_gross_cents is not null and kind = 'reservation' and freed_at is null`,
  )
}
