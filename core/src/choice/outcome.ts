import { campaignTypeFacts } from '../campaign/type-facts.ts'
import { isComplete, type ToPlace } from './check-lines.ts'
import { asCounted } from './complete-lines.ts'
import { matchedLines, recordedConsequence } from './consequence.ts'
import { defaultLines } from './default-lines.ts'
import { decides, payingIn, type Line, type MatchedLine, type Offer, type Person } from './offer.ts'

export interface Outcome {
  /** `held`: the person was never informed, the amount waits for an own window later. */
  kind: 'submitted' | 'draft_honoured' | 'defaulted' | 'held'
  lines: readonly MatchedLine[]
  paid_cents: number
  pee_cents: number
  percol_cents: number
  held_cents: number
  abondement_gross_cents: number
  abondement_net_cents: number
}

/**
 * What becomes of one person's money when the collection ends: the last confirmed choice with the matching it holds,
 * else a complete draft where the company said before the launch that it counts, else the default, matched from what is
 * left. Never less than every cent of the net.
 */
export function outcomeOf(
  offer: Offer,
  person: Person,
  answer: { submitted: readonly MatchedLine[] | null; draft: readonly Line[] | null; informed: boolean },
): Outcome {
  const ends = (kind: Outcome['kind'], lines: readonly MatchedLine[]) => settled(kind, offer, lines, person)
  // Nothing to decide about: no answer is awaited, and nothing waits for one.
  if (!decides(person)) return ends('submitted', [])
  if (answer.submitted) return ends('submitted', answer.submitted)
  // What may be paid waits for its owner; what goes to a plan anyhow goes there.
  if (!answer.informed && campaignTypeFacts[offer.type].cash) return ends('held', [])
  const { draft } = answer
  if (draftCounts(offer, draft, person))
    return ends('draft_honoured', matchedLines(offer, asCounted(draft), person))
  return ends('defaulted', matchedLines(offer, defaultLines(offer, person.net_cents), person))
}

/** Whether a draft that stays unconfirmed is applied as it is: complete, where the company said so before the launch. */
export const draftCounts = (
  offer: Offer,
  draft: readonly Line[] | null,
  person: ToPlace,
): draft is readonly Line[] =>
  offer.draft_policy === 'honour_complete_draft' && draft !== null && isComplete(offer, draft, person)

function settled(
  kind: Outcome['kind'],
  offer: Offer,
  lines: readonly MatchedLine[],
  person: Person,
): Outcome {
  const { estimate } = recordedConsequence(offer, lines, person)
  const placed = estimate.net_cash_cents + estimate.pee_cents + estimate.percol_cents
  return {
    kind,
    lines,
    paid_cents: estimate.net_cash_cents,
    pee_cents: estimate.pee_cents,
    percol_cents: estimate.percol_cents,
    held_cents: payingIn(person, lines).net_cents - placed,
    abondement_gross_cents: estimate.abondement_gross_cents,
    abondement_net_cents: estimate.abondement_net_cents,
  }
}
