import type { AbondementClause } from '../abondement/clause.ts'
import type { CampaignType, MatchedSource } from '../vocabulary.ts'

/** How the employer completes what reaches a plan, as its rules write it. */
export interface MatchingClause extends Omit<AbondementClause, 'kind' | 'as'> {
  /** `fixed`: the cap is the amount that the employer pays each year. */
  kind: 'none' | 'single' | 'bands' | 'fixed' | 'sources'
  /** The rate of each source; one that is not named is not matched. */
  sources?: { [Source in MatchedSource]?: number | undefined } | undefined
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
}

/**
 * The clause as it counts for the money of a type of campaign: a rate or bands, by which every amount is computed, with
 * what it was written as.
 */
export function matchingFor(clause: MatchingClause, type: CampaignType): AbondementClause {
  const { cap_cents, base, leavers } = clause
  const common = { cap_cents, base, leavers }
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
  const { sources: _sources, kind, ...rest } = clause
  return { ...rest, kind }
}
