import type { Day } from '@moisson/law/calendar'
import { latestNotification } from '@moisson/law/payment-deadline'
import { PROCESSING_DAYS } from './default-settings.ts'

/** The last day on which the notices may leave for everything to be paid in time: one figure for every screen. */
export function latestNotice(dates: {
  last_payment_day: Day
  presumption_days: number
  response_days: number
}): Day {
  return latestNotification.value({
    last_payment_day: dates.last_payment_day,
    presumption_days: dates.presumption_days,
    reply_days: dates.response_days,
    processing_days: PROCESSING_DAYS,
  }).latest_notification
}
