import type { Output } from '@moisson/contract/call'
import type { listFunds } from '@moisson/contract/fund'
import type { Selectable } from 'kysely'
import type { FundTable } from '../database/schema.ts'
import type { Tx } from '../database/connect.ts'

export type FundOut = Output<typeof listFunds>['items'][number]
/** What a fund's row keeps as JSON; the rest are columns. */
export type FundData = Omit<FundOut, 'id' | 'code' | 'status' | 'sri' | 'version'>

type FundRow = Selectable<FundTable>

/** A fund that is or was on offer: publication has checked that its key figures are all there. */
export function fundOut(row: FundRow): FundOut {
  const data = row.data as FundData
  return {
    ...data,
    description_en: data.description_en || data.description_fr,
    id: row.id,
    code: row.code,
    status: row.status,
    sri: row.sri ?? 0,
    version: row.version,
  }
}

/** Funds by identifier; one that does not exist is left out. */
export async function fundsByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, FundOut>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('fund')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, fundOut(row)]))
}

/** Every fund on offer, from the least risky. */
export async function publishedFunds(tx: Tx): Promise<FundOut[]> {
  const rows = await tx
    .selectFrom('fund')
    .selectAll()
    .where('status', '=', 'published')
    .orderBy('sri')
    .orderBy('code')
    .execute()
  return rows.map(fundOut)
}
