import type { Closing } from '../company/closing.ts'
import { payYearOf } from './bonus-terms.ts'

/** What the limit of payments of one's own money goes by. */
export interface OwnTerms {
  /** The exercice whose pay stands for that of the year of the payment, which nobody knows before its end. */
  pay_year: number
}

export const ownTermsOf = (paid_on: string, closing: Closing | null): OwnTerms => ({
  pay_year: payYearOf(paid_on, closing),
})

/** How much a person may pay in, and what it was found from, in cents. */
export interface OwnRoom {
  income: 'pay' | 'income_n_minus_1' | 'none'
  income_cents: number
  /** The year of that income; null where it was given for this campaign. */
  income_year: number | null
  cap_cents: number
  already_cents: number
}
