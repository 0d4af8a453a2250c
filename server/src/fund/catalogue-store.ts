import type { Output } from '@moisson/contract/call'
import type { updateFund } from '@moisson/contract/fund'
import { fundBlockers } from '@moisson/core/fund-publication'
import type { FundStatus } from '@moisson/core/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'
import type { KeptFund } from '../database/kept-fund.ts'
import { notFound } from '../http/refused.ts'
import type { Language } from '@moisson/law/text'

export type CatalogueFund = Output<typeof updateFund>

export interface CatalogueRow {
  id: string
  code: string
  sri: number | null
  status: FundStatus
  version: number
  data: Partial<KeptFund>
  plan_count: number
}

/** Everything a fund may not know yet. */
const unknown: KeptFund = {
  code_type: 'other',
  name: '',
  share_class: null,
  manager_name: '',
  asset_class: 'other',
  sfdr: null,
  recurring_cost_bps: null,
  entry_cost_bps: null,
  transaction_cost_bps: null,
  recommended_holding_months: null,
  labels: [],
  is_solidarity: false,
  plans: [],
  scenarios: [],
  description_fr: '',
  description_en: '',
  dic_date: null,
  verification_status: 'unverified',
  is_demo: false,
  dic_url: null,
  dic_file_name: null,
  dic_file_id: null,
}

export const wholeData = (data: Partial<KeptFund>): KeptFund => ({ ...unknown, ...data })

/** What stops a fund from being offered, with the row's own columns. */
export function blockersOf(row: Pick<CatalogueRow, 'code' | 'sri' | 'data'>) {
  const data = wholeData(row.data)
  // The sheet of an invented fund is made from its figures.
  const has_dic = data.dic_file_id !== null || data.is_demo
  return fundBlockers({ ...data, code: row.code, sri: row.sri, has_dic })
}

export function catalogueOut(row: CatalogueRow, language: Language): CatalogueFund {
  const { dic_file_id: _file, ...data } = wholeData(row.data)
  return {
    ...data,
    id: row.id,
    code: row.code,
    sri: row.sri,
    status: row.status,
    version: row.version,
    plan_count: row.plan_count,
    blockers: blockersOf(row).map((one) => ({ code: one.code, field: one.field, message: one[language] })),
  }
}

/** Funds of the catalogue: what is on offer first, then drafts; the plans that hold them are counted everywhere. */
export async function catalogueRows(
  tx: Tx,
  asked: { q?: string | undefined; status?: readonly string[] | undefined; id?: string } = {},
): Promise<CatalogueRow[]> {
  const { q, status, id } = asked
  await sql`select set_config('app.companies', '*', true)`.execute(tx)
  const { rows } = await sql<CatalogueRow>`
    select f.id, f.code, f.sri, f.status, f.version, f.data,
      (select count(distinct (p.company_id, p.kind))::int from plan p where f.id = any(p.fund_ids)) as plan_count
    from fund f
    where ${id === undefined ? sql`true` : sql`f.id = ${id}::uuid`}
      and ${status?.length ? sql`f.status = any(${[...status]})` : sql`true`}
      and ${q ? sql`strpos(plain_text(f.code || ' ' || (f.data->>'name') || ' ' || (f.data->>'manager_name')), plain_text(${q})) > 0` : sql`true`}
    order by array_position(array['published', 'closed_to_new', 'draft', 'archived'], f.status),
      f.sri nulls last, f.data->>'name' collate "fr-x-icu", f.code`.execute(tx)
  return rows
}

export async function catalogueRow(tx: Tx, id: string): Promise<CatalogueRow> {
  const [row] = await catalogueRows(tx, { id })
  if (!row) throw notFound()
  return row
}

/** Holds a fund until the transaction ends, then reads it: two changes at once make two versions. */
export async function lockedFund(tx: Tx, id: string): Promise<CatalogueRow> {
  await tx.selectFrom('fund').select('id').where('id', '=', id).forUpdate().execute()
  return catalogueRow(tx, id)
}
