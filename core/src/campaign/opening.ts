import type { Day } from '@moisson/law/calendar'
import { parisDay } from '@moisson/law/paris-time'
import { announcedDeadline } from './answer-window.ts'

export const openingHolds = ['suspended', 'payment_day'] as const
/** Why a launched campaign does not open when its hour comes. */
export type OpeningHold = (typeof openingHolds)[number]

/**
 * What holds an opening back: the company is suspended, and nothing begins there; or it comes so late that the last
 * window would end after the payment that was planned.
 */
export function openingHold(
  campaign: { opens_at: Date | null; presumption_days: number; response_days: number; payment_day: Day },
  { suspended, now }: { suspended: boolean; now: Date },
): OpeningHold | null {
  if (suspended) return 'suspended'
  if (campaign.opens_at === null || campaign.opens_at > now) return null
  const end = announcedDeadline(now, campaign.presumption_days, campaign.response_days)
  return campaign.payment_day <= parisDay(end.toISOString()) ? 'payment_day' : null
}
