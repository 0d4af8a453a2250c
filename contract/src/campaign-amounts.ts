import * as z from 'zod/mini'
import { campaignTypes, standings } from '@moisson/core/vocabulary'
import { Cents, Day, Instant, Year } from './shapes.ts'

export const Amounts = z.object({
  gross_cents: Cents,
  csg_crds_cents: Cents,
  net_cents: Cents,
  /** Of the net, what people received as an advance: it is paid no more. */
  advance_net_cents: Cents,
  /** What they received above their net, to be returned. */
  to_return_cents: Cents,
  immediate_payment_cents: Cents,
  pee_cents: Cents,
  percol_cents: Cents,
  held_cents: Cents,
  /** Interest for paying late as it was fixed: on top of the net. */
  late_interest_cents: Cents,
  undecided_cents: Cents,
  /** Of the undecided, what was chosen and is shown by five answers only. */
  not_detailed_cents: Cents,
  abondement_gross_cents: Cents,
  abondement_net_cents: Cents,
})

/** Everybody once, by what the campaign says of them: how many, and their net. */
export const Standings = z.record(z.enum(standings), z.object({ people: z.int(), cents: Cents }))

const CostOf = z.object({
  matching_cents: Cents,
  forfait_social_cents: Cents,
  forfait_social_at_most_cents: Cents,
})

/** What a campaign costs the company, by what people answer. */
export const Cost = {
  people: z.int(),
  gross_cents: Cents,
  if_paid: CostOf,
  if_default: CostOf,
  at_most: CostOf,
  /** Envelope, matching and levies at the most. */
  highest_cents: Cents,
}

/** Who has a share in exercices with several launched campaigns, each once: by kind of money, and whatever the kind. Empty unless asked. */
export const PeopleByYear = z.array(
  z.object({ year: Year, type: z.nullable(z.enum(campaignTypes)), people: z.int() }),
)

/** The same as it stands in the accounts. */
export const CostRead = z.object({
  ...Cost,
  /** When the accounts were read for it. */
  computed_at: z.nullable(Instant),
  /** The day the cash is needed. */
  needed_on: Day,
})
