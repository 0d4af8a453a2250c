import type { Tx } from '../database/connect.ts'
import { fundsByIds, type FundOut } from '../fund/fund-store.ts'
import { refused } from '../http/refused.ts'
import type { PlanRow } from './plan-store.ts'

/** Funds that exist, are published (or were already there) and fit the plan; anything else is one refusal. */
export async function offeredFunds(
  tx: Tx,
  kind: PlanRow['kind'],
  ids: readonly string[],
  kept: ReadonlySet<string>,
): Promise<FundOut[]> {
  const funds = await fundsByIds(tx, ids)
  return ids.map((id) => {
    const fund = funds.get(id)
    const open = fund?.status === 'published' || kept.has(id)
    if (!fund || !open || !fund.plans.includes(kind)) throw refused('unknown_fund')
    return fund
  })
}
