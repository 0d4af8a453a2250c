import { SMALLEST_GROUP } from './small-groups.ts'

/** What is stored of a launched campaign, gross, over those who have an amount. */
export interface CampaignTotals {
  people: number
  envelope_cents: number | null
  distributed_cents: number
  lowest_cents: number
  highest_cents: number
}

/** What the works council reads of a campaign, in cents; null where it would tell what somebody gets. */
export interface CouncilFigures {
  people: number
  envelope_cents: number | null
  average_cents: number | null
  lowest_cents: number | null
  highest_cents: number | null
}

/** The average is rounded half up to the cent. */
export function councilFigures(totals: CampaignTotals): CouncilFigures {
  const { people, envelope_cents, distributed_cents, lowest_cents, highest_cents } = totals
  if (people < SMALLEST_GROUP)
    return { people, envelope_cents: null, average_cents: null, lowest_cents: null, highest_cents: null }
  return {
    people,
    envelope_cents,
    average_cents: Math.round(distributed_cents / people),
    lowest_cents,
    highest_cents,
  }
}
