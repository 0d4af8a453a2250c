import type { PaymentSummary } from '../../../../campaign/campaign.ts'

type Summed = Pick<
  PaymentSummary,
  | 'paid_cents'
  | 'pee_cents'
  | 'percol_cents'
  | 'held_cents'
  | 'levies_cents'
  | 'advance_gross_cents'
  | 'envelope_gross_cents'
>
export type ShareTerm = 'paid' | 'placed' | 'held' | 'advances' | 'levies'

/** What the shares became, and what these terms leave of them: an advance is gross, its levies were declared with it. */
export function shareTerms(payment: Summed): { terms: [ShareTerm, number][]; left_cents: number } {
  const terms: [ShareTerm, number][] = [
    ['paid', payment.paid_cents],
    ['placed', payment.pee_cents + payment.percol_cents],
    ['held', payment.held_cents],
  ]
  if (payment.advance_gross_cents !== 0) terms.push(['advances', payment.advance_gross_cents])
  terms.push(['levies', payment.levies_cents])
  return { terms, left_cents: terms.reduce((left, [, cents]) => left - cents, payment.envelope_gross_cents) }
}
