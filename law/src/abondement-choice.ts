import type { AbondementRule } from './abondement-rule.ts'
import type { PlanKind } from './plan-kind.ts'

export type ContributionSource = 'interessement' | 'participation' | 'ppv' | 'voluntary'

/** A matching rule with the cases it is written for; what is left out accepts everything. */
export type WrittenAbondement = {
  readonly plans?: readonly PlanKind[]
  readonly sources?: readonly ContributionSource[]
  /** Years of seniority from which it applies. */
  readonly seniority_years_from?: number
  readonly matching: AbondementRule
}

export type Contribution = { plan: PlanKind; source: ContributionSource; seniority_years: number }

/** The rule that applies to a contribution: the one written for the longest seniority reached, the first among equals. */
export function abondementFor(
  written: readonly WrittenAbondement[],
  contribution: Contribution,
): AbondementRule | null {
  const fits = written.filter(
    ({ plans, sources, seniority_years_from }) =>
      (plans === undefined || plans.includes(contribution.plan)) &&
      (sources === undefined || sources.includes(contribution.source)) &&
      (seniority_years_from ?? 0) <= contribution.seniority_years,
  )
  const best = fits.toSorted((a, b) => (b.seniority_years_from ?? 0) - (a.seniority_years_from ?? 0))
  return best[0]?.matching ?? null
}
