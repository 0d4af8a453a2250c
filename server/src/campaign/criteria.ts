import type { CampaignCriterion } from '@moisson/core/campaign/frozen-rules'

/** The same criterion given twice is one sub-mass. */
export function mergedCriteria(criteria: readonly CampaignCriterion[]): CampaignCriterion[] {
  const merged = new Map<string, CampaignCriterion>()
  for (const criterion of criteria) {
    const known = merged.get(criterion.criterion)
    if (known) known.weight_bps += criterion.weight_bps
    else merged.set(criterion.criterion, { ...criterion })
  }
  return [...merged.values()]
}
