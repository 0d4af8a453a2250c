/** A slice of the contribution and its rate; `up_to_cents` null for the last one. */
export type Tier = { readonly up_to_cents: number | null; readonly rate_bps: number }

/** The matching rule of a plan, as its rules write it. */
export type AbondementRule = {
  /** One rate, or tiers on the amount contributed in the civil year. */
  readonly rate_bps?: number
  readonly tiers?: readonly Tier[]
  /** The plan's own yearly ceiling, gross, in cents. */
  readonly plan_cap_cents?: number | null
  /** What is matched: the sum that reaches the plan (default), or its gross amount. */
  readonly base?: 'net' | 'gross'
  /** Whether a former employee is matched on the last intéressement or participation. */
  readonly grants_to_leavers?: boolean
}
