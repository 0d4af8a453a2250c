import type { MatchedSource } from '../vocabulary.ts'

export interface Band {
  up_to_cents: number | null
  rate_bps: number
}

/** The rate of whoever has so many whole years in the company on the day of the payment. */
export interface SeniorityStep {
  from_years: number
  rate_bps: number
}

/** The rate of what is placed on one fund. */
export interface FundRate {
  fund_id: string
  rate_bps: number
}

/** One of several clauses of a plan that apply together; it says one of these. */
export interface AbondementPart {
  rate_bps?: number | undefined
  bands?: readonly Band[] | undefined
  seniority?: readonly SeniorityStep[] | undefined
  funds?: readonly FundRate[] | undefined
  /** What the plan’s rules wrote, where it is not a rate of whatever is placed: a fixed amount, or the rate of one source. */
  as?: 'fixed' | MatchedSource | undefined
  /** The fixed amount, which the bands beside it make. */
  fixed_cents?: number | undefined
}

/** How the employer completes what reaches a plan; the clause as the company wrote it. */
export interface AbondementClause {
  /** `several`: the parts add up in their order, under the one ceiling. */
  kind: 'none' | 'single' | 'bands' | 'several'
  rate_bps?: number
  bands?: Band[]
  parts?: readonly AbondementPart[] | undefined
  cap_cents: number | null
  base: 'net' | 'gross'
  leavers: boolean
  /** What the plan’s rules wrote, where it is not a rate of whatever is placed: a fixed amount, or the rate of one source. */
  as?: 'fixed' | MatchedSource
}

/** What a person places on one plan; `by_fund` of the sums placed on funds that somebody named. */
export interface Placed {
  contributed_cents: number
  by_fund?: FundAmounts | null | undefined
}

/** Cents by fund. */
export type FundAmounts = Readonly<Record<string, number>>
