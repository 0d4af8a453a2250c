import { isComplete } from './check-lines.ts'
import { consequenceOf } from './consequence.ts'
import { defaultLines } from './default-lines.ts'
import type { Line, Offer, Person } from './offer.ts'

/** A line as it is settled: the matching it brings in is its own, and lines make the person's to the cent. */
export interface SettledLine extends Line {
  abondement_gross_cents: number
  abondement_net_cents: number
}

export interface Outcome {
  /** `held`: the person was never informed, the amount waits for an own window later. */
  kind: 'submitted' | 'draft_honoured' | 'defaulted' | 'held'
  lines: readonly SettledLine[]
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
}

/**
 * What becomes of one person's money when the collection ends: the last confirmed choice, else a complete draft
 * where the company said before the launch that it counts, else the default. Never less than every cent of the net.
 */
export function outcomeOf(
  offer: Offer,
  person: Person,
  answer: { submitted: readonly Line[] | null; draft: readonly Line[] | null; informed: boolean },
): Outcome {
  // Nothing to decide about: no answer is awaited, and nothing waits for one.
  if (person.net_cents === 0) return settled('submitted', offer, [], person)
  if (answer.submitted) return settled('submitted', offer, answer.submitted, person)
  if (!answer.informed) return settled('held', offer, [], person)
  const honoured =
    offer.draft_policy === 'honour_complete_draft' &&
    answer.draft !== null &&
    isComplete(offer, answer.draft, person.net_cents)
  if (honoured) return settled('draft_honoured', offer, answer.draft ?? [], person)
  return settled('defaulted', offer, defaultLines(offer, person.net_cents), person)
}

function settled(kind: Outcome['kind'], offer: Offer, lines: readonly Line[], person: Person): Outcome {
  const { lines: placedLines, estimate } = consequenceOf(offer, lines, person)
  const placed = estimate.net_cash_cents + estimate.pee_cents + estimate.percol_cents
  return {
    kind,
    lines: lines.map((line, place) => ({
      ...line,
      abondement_gross_cents: placedLines[place]?.abondement_gross_cents ?? 0,
      abondement_net_cents: placedLines[place]?.abondement_net_cents ?? 0,
    })),
    paid_cents: estimate.net_cash_cents,
    pee_cents: estimate.pee_cents,
    percol_cents: estimate.percol_cents,
    held_cents: person.net_cents - placed,
    abondement_gross_cents: estimate.abondement_gross_cents,
    abondement_net_cents: estimate.abondement_net_cents,
  }
}
