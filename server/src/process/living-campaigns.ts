import type { Tx } from '../database/connect.ts'
import type { ProcessRow } from './process-store.ts'

/** The campaigns of processes that are still there: a draft may be deleted, a campaign cancelled. */
export async function livingCampaigns(tx: Tx, processes: readonly ProcessRow[]): Promise<Set<string>> {
  const ids = processes.flatMap((process) => process.campaign_id ?? [])
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('campaign')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '<>', 'cancelled')
    .execute()
  return new Set(rows.map((row) => row.id))
}
