import { addMonths, type Day } from '@moisson/law/calendar'
import { unreachable } from '@moisson/law/leavers'
import { hasLegalDay } from '../campaign/has-legal-day.ts'
import { campaignTypeFacts } from '../campaign/type-facts.ts'
import type { CampaignType } from '../vocabulary.ts'

interface Held {
  type: CampaignType
  exercise_end: Day
  legal_payment_deadline: Day | null
}

/**
 * The last day the company keeps the money of who was never informed: a year after it had to be paid, or for a
 * participation after it is free. Null where no text says when: what is counted at its payment stays owed.
 */
export function heldUntil({ type, exercise_end, legal_payment_deadline }: Held): Day | null {
  if (!hasLegalDay(type) || legal_payment_deadline === null) return null
  return campaignTypeFacts[type].booked_as === 'participation'
    ? unreachable.value({ kind: 'participation', closing: exercise_end }).held_by_company_until
    : addMonths(legal_payment_deadline, 12)
}
