import { largestRemainder } from '@moisson/law/largest-remainder'
import { criteria as everyCriterion } from '@moisson/core/vocabulary'
import type { Campaign } from '../../../../campaign/campaign.ts'

type Criteria = Campaign['criteria']
type Criterion = Criteria[number]

export const weightsSum = (criteria: Criteria): number =>
  criteria.reduce((total, { weight_bps }) => total + weight_bps, 0)

/** The criteria after one of them changed, in their fixed order; one without weight is left out. */
export function changedCriterion(
  criteria: Criteria,
  criterion: Criterion['criterion'],
  changes: Partial<Criterion>,
): Criteria {
  const blank: Criterion = { criterion, weight_bps: 0, floor_cents: null, ceiling_cents: null }
  const former = criteria.find((each) => each.criterion === criterion) ?? blank
  const next = [...criteria.filter((each) => each.criterion !== criterion), { ...former, ...changes }]
  const place = (each: Criterion) => {
    // What was there keeps its place, so that a value put back is no change.
    const known = criteria.findIndex((one) => one.criterion === each.criterion)
    return known === -1 ? criteria.length + everyCriterion.indexOf(each.criterion) : known
  }
  const kept = next.filter(({ weight_bps }) => weight_bps > 0)
  return (kept.length > 0 ? kept : next.slice(-1)).toSorted((a, b) => place(a) - place(b))
}

/** The part of the envelope behind each criterion, in cents that add up to the envelope when weights make 100 %. */
export function subMasses(envelope: number, criteria: Criteria): Map<Criterion['criterion'], number> {
  const sum = weightsSum(criteria)
  const whole = Math.floor((envelope * Math.min(sum, 10_000)) / 10_000)
  const parts = largestRemainder(
    whole,
    Float64Array.from(criteria, ({ weight_bps }) => weight_bps),
  )
  if (!parts) return new Map()
  return new Map(criteria.map(({ criterion }, index) => [criterion, parts[index] ?? 0]))
}
