import type { AbondementClause, AbondementPart, Band, FundRate, SeniorityStep } from '../abondement/clause.ts'
import { fixedBands } from '../abondement/clauses-for.ts'
import type { CampaignType, MatchedSource, matchingPartKinds } from '../vocabulary.ts'

type Sources = { [Source in MatchedSource]?: number | undefined }

/** One of several clauses of a plan that apply together. */
export interface MatchingPart {
  kind: (typeof matchingPartKinds)[number]
  rate_bps?: number | undefined
  bands?: Band[] | undefined
  /** The amount that the employer pays each year. */
  fixed_cents?: number | undefined
  sources?: Sources | undefined
  seniority?: SeniorityStep[] | undefined
  funds?: FundRate[] | undefined
}

/** How the employer completes what reaches a plan, as its rules write it. */
export interface MatchingClause {
  /** `fixed`: the cap is the amount that the employer pays each year. `several`: the parts add up under one cap. */
  kind: 'none' | MatchingPart['kind'] | 'several'
  rate_bps?: number | undefined
  bands?: Band[] | undefined
  /** The rate of each source; one that is not named is not matched. */
  sources?: Sources | undefined
  /** The rate from so many whole years in the company on; before the first, nothing. */
  seniority?: SeniorityStep[] | undefined
  /** The rate of each fund; what goes elsewhere is not matched. */
  funds?: FundRate[] | undefined
  parts?: MatchingPart[] | undefined
  cap_cents: number | null
  base: 'net' | 'gross'
  leavers: boolean
}

/** The most a matching is of what is placed (L3332-11): a fixed amount is paid within it. */
const THREE_TIMES_BPS = 30_000

const sourceOf: Partial<Record<CampaignType, MatchedSource>> = {
  interessement: 'interessement',
  interessement_supplement: 'interessement',
  participation: 'participation',
  participation_supplement: 'participation',
  ppv: 'ppv',
  voluntary_payment: 'voluntary_payment',
  cet_transfer: 'cet_transfer',
}

/**
 * The clause as it counts for the money of a type of campaign: a rate or bands, by which every amount is computed, with
 * what it was written as.
 */
export function matchingFor(clause: MatchingClause, type: CampaignType): AbondementClause {
  const { cap_cents, base, leavers } = clause
  const common = { cap_cents, base, leavers }
  // Nobody contributes what the employer pays alone: nothing is added to it.
  if (clause.kind === 'none' || type === 'abondement') return { ...common, kind: 'none' }
  if (clause.kind === 'fixed')
    return { ...common, base: 'net', kind: 'single', rate_bps: THREE_TIMES_BPS, as: 'fixed' }
  if (clause.kind === 'sources') {
    const source = sourceOf[type]
    const rate_bps = (source && clause.sources?.[source]) ?? 0
    const named = source ? { as: source } : {}
    return rate_bps === 0
      ? { ...common, kind: 'none', ...named }
      : { ...common, kind: 'single', rate_bps, ...named }
  }
  if (clause.kind === 'single') return { ...common, kind: 'single', rate_bps: clause.rate_bps ?? 0 }
  if (clause.kind === 'bands') return { ...common, kind: 'bands', bands: clause.bands ?? [] }
  const parts = partsOf(clause).flatMap((part) => partFor(part, type))
  return parts.length === 0 ? { ...common, kind: 'none' } : { ...common, kind: 'several', parts }
}

/** The funds that a matching names. */
export const fundsNamed = (clause: MatchingClause): string[] =>
  partsOf(clause).flatMap(({ funds = [] }) => funds.map(({ fund_id }) => fund_id))

/** The clauses of a matching, in their order: one where it says a single thing. */
export function partsOf(clause: MatchingClause): MatchingPart[] {
  const { kind, parts = [], cap_cents, base: _base, leavers: _leavers, ...said } = clause
  if (kind === 'none') return []
  if (kind === 'several') return parts
  return [{ ...said, kind, ...(kind === 'fixed' && { fixed_cents: cap_cents ?? 0 }) }]
}

function partFor(part: MatchingPart, type: CampaignType): AbondementPart[] {
  switch (part.kind) {
    case 'single':
      return [{ rate_bps: part.rate_bps ?? 0 }]
    case 'bands':
      return [{ bands: part.bands ?? [] }]
    case 'seniority':
      return [{ seniority: part.seniority ?? [] }]
    case 'funds':
      return [{ funds: part.funds ?? [] }]
    case 'fixed': {
      const fixed_cents = part.fixed_cents ?? 0
      return [{ bands: fixedBands(fixed_cents), as: 'fixed', fixed_cents }]
    }
    case 'sources': {
      const source = sourceOf[type]
      const rate_bps = (source && part.sources?.[source]) ?? 0
      return source && rate_bps > 0 ? [{ rate_bps, as: source }] : []
    }
  }
}
