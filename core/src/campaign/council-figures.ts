import type { AgreementFormula } from '../accord/accord.ts'
import { envelopeSteps, type RecordedBasis } from './envelope-basis.ts'
import { envelopeCurve, type EnvelopeCurve } from './envelope-curve.ts'
import type { Reserve } from './reserve.ts'
import type { ShareStep } from './share-step.ts'
import { SMALLEST_GROUP } from './small-groups.ts'

/** What is stored of a launched campaign, gross, over those who have an amount. */
export interface CampaignTotals {
  people: number
  envelope_cents: number | null
  distributed_cents: number
  /** Sums of the five lowest and of the five highest amounts. */
  lowest_sum_cents: number
  highest_sum_cents: number
}

/** What the works council reads of a campaign, in cents; null where it would tell what somebody gets. */
export interface CouncilFigures {
  people: number
  envelope_cents: number | null
  average_cents: number | null
  lowest_five_cents: number | null
  highest_five_cents: number | null
}

/**
 * Averages are rounded half up to the cent. No single amount is told: of the extremes the average of five, and that only
 * where it leaves nobody between them, or five at least, whose amounts the total minus both would otherwise tell.
 */
export function councilFigures(totals: CampaignTotals): CouncilFigures {
  const { people, envelope_cents, distributed_cents, lowest_sum_cents, highest_sum_cents } = totals
  const nothing = { average_cents: null, lowest_five_cents: null, highest_five_cents: null }
  if (people < SMALLEST_GROUP) return { people, envelope_cents: null, ...nothing }
  const between = people - 2 * SMALLEST_GROUP
  const extremes = between === 0 || between >= SMALLEST_GROUP
  const average = (cents: number, of: number) => Math.round(cents / of)
  return {
    people,
    envelope_cents,
    average_cents: average(distributed_cents, people),
    lowest_five_cents: extremes ? average(lowest_sum_cents, SMALLEST_GROUP) : null,
    highest_five_cents: extremes ? average(highest_sum_cents, SMALLEST_GROUP) : null,
  }
}

/** Where an envelope comes from, as the works council reads it: the formula in words, what the year gave, the curve. */
export interface CouncilOrigin {
  formula: string[]
  envelope_steps: ShareStep[]
  curve: EnvelopeCurve | null
}

/**
 * Of a participation, the steps of its reserve as the launch kept them. Nothing of it under five people: a formula and its
 * figures tell the envelope as well as the amount does.
 */
export function councilOrigin(
  people: number,
  recorded: RecordedBasis | null,
  of: { own_cents: number; agreement: AgreementFormula | null; reserve: Reserve | null },
): CouncilOrigin {
  const nothing = { formula: [], envelope_steps: [], curve: null }
  if (people < SMALLEST_GROUP) return nothing
  if (recorded === null) return { ...nothing, envelope_steps: of.reserve?.steps ?? [] }
  return {
    formula: recorded.formula,
    envelope_steps: envelopeSteps(recorded, of.own_cents),
    curve: of.agreement && envelopeCurve(of.agreement, recorded),
  }
}
