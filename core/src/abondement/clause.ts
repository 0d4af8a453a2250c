import type { MatchedSource } from '../vocabulary.ts'

/** How the employer completes what reaches a plan; the clause as the company wrote it. */
export interface AbondementClause {
  kind: 'none' | 'single' | 'bands'
  rate_bps?: number
  bands?: { up_to_cents: number | null; rate_bps: number }[]
  cap_cents: number | null
  base: 'net' | 'gross'
  leavers: boolean
  /** What the plan’s rules wrote, where it is not a rate of whatever is placed: a fixed amount, or the rate of one source. */
  as?: 'fixed' | MatchedSource
}
