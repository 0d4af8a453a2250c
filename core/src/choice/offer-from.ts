import { isLikePay } from '../campaign/like-pay.ts'
import type { FrozenRules } from '../campaign/frozen-rules.ts'
import type { CampaignType } from '../vocabulary.ts'
import type { Offer } from './offer.ts'

/** What a campaign offers, from its rules, frozen ones after the launch, live ones before, and the day it was paid, once it is. */
export function offerFrom(rules: FrozenRules, type: CampaignType, paid_on: string | null = null): Offer {
  return {
    type,
    destinations: rules.destinations,
    default_rule: rules.default_rule,
    draft_policy: rules.draft_policy,
    exercise_start: rules.exercise.start,
    exercise_end: rules.exercise.end,
    payment_day: rules.payment_day,
    ...(paid_on && { paid_on }),
    plans: rules.plans,
    ...(isLikePay(rules) && { like_pay: true }),
    agreement_is_example: rules.agreement?.is_example ?? false,
  }
}
