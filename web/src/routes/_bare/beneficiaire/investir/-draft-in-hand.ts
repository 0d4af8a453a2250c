import { isWhole, leftOf } from './-asked.ts'
import type { Campaign } from './-campaign-facts.ts'
import type { Draft, QueueView } from './-draft-queue.ts'
import type { Step } from './-step.ts'

/** What is chosen and not answered yet, here or on the way to the API, how far it is and where it goes on. */
export function draftInHand(
  campaign: Pick<Campaign, 'due_cents' | 'room_cents'>,
  view: Pick<QueueView, 'choices' | 'draft'>,
) {
  const { choices } = view
  const draft: Draft = view.draft ?? { mode: choices.mode ?? 'custom', lines: choices.lines.map(leftOf) }
  const whole = isWhole(draft.lines, campaign)
  // Of one’s own, a count taken back to nothing is a change too, until it is confirmed or set aside.
  const chosen = draft.lines.length > 0
  const resume: Step = whole ? 'review' : chosen ? 'custom' : 'choose'
  return {
    draft,
    answered: choices.status === 'submitted' || choices.counted !== null,
    drafting: (chosen || campaign.room_cents !== null) && (view.draft !== null || choices.status === 'draft'),
    whole,
    resume,
  }
}
