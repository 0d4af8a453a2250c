import { sql } from 'kysely'
import type { Tx } from '../database/connect.ts'

/** How many people dispute their amount in each of these campaigns and wait for an answer. */
export async function disputedOf(tx: Tx, campaignIds: readonly string[]): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map()
  const { rows } = await sql<{ campaign_id: string; people: number }>`
    select campaign_id, count(distinct beneficiary_id)::int as people from question
    where campaign_id = any(${campaignIds}::uuid[]) and kind = 'amount' and state = 'open' group by 1`.execute(
    tx,
  )
  return new Map(rows.map(({ campaign_id, people }) => [campaign_id, people]))
}
