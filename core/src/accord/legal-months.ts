import { paymentDeadline } from '@moisson/law/payment-deadline'
import { endOfMonthAfter } from '@moisson/law/calendar'

/**
 * How many months after the closing the law gives to pay: read from its own rule on a year that ends in December. A period
 * that the law does not know is refused where it is answered: here it counts for the nearest.
 */
export function legalMonths(periodMonths: number): number {
  const closing = '2025-12-31'
  const { last_payment_day } = paymentDeadline.value({
    closing,
    kind: 'interessement',
    period_months: Math.max(1, Math.min(12, Math.trunc(periodMonths))),
  })
  let months = 1
  while (endOfMonthAfter(closing, months) < last_payment_day) months += 1
  return months
}
