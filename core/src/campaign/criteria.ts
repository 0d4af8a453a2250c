import type { Criterion as LawCriterion, EnvelopeSlice } from '@moisson/law/allocation'
import type { Day } from '@moisson/law/calendar'
import { notWhole } from '@moisson/law/whole'
import type { CampaignType } from '../vocabulary.ts'
import type { AgreementClauses, CampaignCriterion } from './frozen-rules.ts'
import { campaignTypeFacts } from './type-facts.ts'

/** Whether a criterion shares anything out, be it of one slice of the envelope. */
export const isUsed = ({ weight_bps, slices }: CampaignCriterion): boolean =>
  weight_bps > 0 || (slices ?? []).some((slice) => slice.weight_bps > 0)

/** The criteria in the words of the law's allocation, with the slices of the envelope where there are any. */
export function partsOf(criteria: readonly CampaignCriterion[]): {
  criteria: LawCriterion[]
  slices: EnvelopeSlice[] | null
} {
  const bounds = criteria.find(({ slices }) => slices?.length)?.slices ?? []
  return {
    criteria: criteria.map(({ criterion, weight_bps }) => ({ criterion, share_bps: weight_bps })),
    slices:
      bounds.length === 0
        ? null
        : bounds.map(({ up_to_cents }, place) => ({
            up_to_cents: up_to_cents ?? null,
            criteria: criteria.map(({ criterion, weight_bps, slices }) => ({
              criterion,
              share_bps: slices?.[place]?.weight_bps ?? weight_bps,
            })),
          })),
  }
}

/** What the parts of a slice make together where it is not the whole; null when every slice is. */
export function sliceNotWhole(criteria: readonly CampaignCriterion[]): number | null {
  for (const slice of partsOf(criteria).slices ?? []) {
    const total = notWhole(slice.criteria.map(({ share_bps }) => share_bps))
    if (total !== null) return total
  }
  return null
}

/** The criteria that an agreement has for an exercice: where its weights change, those of that exercice. */
export const criteriaFrom = (
  criteria: readonly CampaignCriterion[],
  exercise_start: Day,
): CampaignCriterion[] =>
  criteria.map(({ by_year, ...one }) => {
    const known = (by_year ?? []).filter(({ from }) => from <= exercise_start)
    const own = known.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1)
    return own ? { ...one, weight_bps: own.weight_bps } : one
  })

/** The split that an agreement gives to a supplement alone; null where the supplement follows another one. */
export function ownSplitOf(
  type: CampaignType,
  { supplement_criteria: own = [] }: Partial<AgreementClauses>,
): CampaignCriterion[] | null {
  return campaignTypeFacts[type].completes === null || own.length === 0 ? null : own
}

/** Floor, ceiling and widest range belong to pay; the other criteria have none. */
export function cleanCriterion(given: CampaignCriterion): CampaignCriterion {
  const { criterion: name, weight_bps, floor_cents, ceiling_cents, slices } = given
  const { floor_pass_bps, ceiling_pass_bps, bounds_prorated, max_ratio_bps } = given
  const bounds = { floor_pass_bps, ceiling_pass_bps, bounds_prorated, max_ratio_bps }
  const byPay = name === 'salary'
  return {
    criterion: name,
    weight_bps,
    floor_cents: byPay ? (floor_cents ?? null) : null,
    ceiling_cents: byPay ? (ceiling_cents ?? null) : null,
    ...(byPay && Object.fromEntries(Object.entries(bounds).filter(([, value]) => value != null))),
    ...(slices?.length && { slices }),
  }
}
