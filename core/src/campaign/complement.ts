import { collectiveCeiling } from '@moisson/law/collective-ceiling'
import type { Day } from '@moisson/law/calendar'
import { refuse } from '../refusal.ts'
import type { Refusal } from '@moisson/law/refusal'

/** A launched envelope: what was agreed and what was added on top since, and what of it is distributed. */
export interface LaunchedEnvelope {
  /** The whole, complement included. */
  envelope_cents: number
  complement_cents: number
  distributed_cents: number
}

/**
 * What one person's share does to the envelope when it appears or changes after the launch: it takes first what is
 * left, then a complement paid on top; what is given back lowers the complement first, and never the envelope agreed.
 */
export function envelopeAfter(before: LaunchedEnvelope, change_cents: number): LaunchedEnvelope {
  const left = Math.max(0, before.envelope_cents - before.distributed_cents)
  const added =
    change_cents > 0
      ? Math.max(0, change_cents - left)
      : -Math.min(before.complement_cents, Math.max(0, -change_cents))
  return {
    envelope_cents: before.envelope_cents + added,
    complement_cents: before.complement_cents + added,
    distributed_cents: before.distributed_cents + change_cents,
  }
}

/** A complement is intéressement like the rest: with all that the exercice distributes it stays under 20 % of the wages. */
export function refuseAboveCollective(given: {
  envelope_cents: number
  shared_elsewhere_cents: number
  /** Null while nobody knows them: the launch said so and was decided all the same. */
  gross_wages_cents: number | null
  on: Day
}): Refusal<'collective_ceiling_reached'> | null {
  if (given.gross_wages_cents === null) return null
  const together = given.envelope_cents + given.shared_elsewhere_cents
  const { ceiling_cents } = collectiveCeiling.value({
    gross_wages_cents: given.gross_wages_cents,
    formula_result_cents: together,
    on: given.on,
  })
  return together > ceiling_cents
    ? refuse('collective_ceiling_reached', { amount_cents: together, ceiling_cents })
    : null
}
