import type { PlanKind } from '../vocabulary.ts'
import type { FundAmounts } from './clause.ts'

/**
 * What the rest of a person's account of one plan and civil year holds: placed and matched elsewhere, and what the
 * company grants above its own plan's cap.
 */
export interface UsedOfYear {
  contributed_cents: number
  gross_cents: number
  above_cap_cents: number
}

/** What a confirmed choice holds on the account; it stands as long as the choice places the same sum, on the same funds where they count. */
export interface Held {
  contributed_cents: number
  gross_cents: number
  net_cents: number
  /** What it places on each fund, where the plan’s matching looks at them. */
  by_fund?: FundAmounts | null | undefined
}

export type ByPlan<Value> = Partial<Record<PlanKind, Value>>

export const nothingUsed: UsedOfYear = { contributed_cents: 0, gross_cents: 0, above_cap_cents: 0 }
