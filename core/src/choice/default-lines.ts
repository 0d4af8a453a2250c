import type { DefaultRule } from '../vocabulary.ts'
import { cash, managed, openDestinations, planOf, unmanaged, type Line, type Offer } from './offer.ts'

/**
 * Where the money of a person who says nothing goes, to the cent: what the campaign's rule names, and where a
 * plan is missing the next one the law would take, down to payment.
 */
export function defaultLines(offer: Offer, net_cents: number): Line[] {
  const open = openDestinations(offer)
  const pee = open.includes('pee') ? planOf(offer, 'pee') : undefined
  const percol = open.includes('percol') ? planOf(offer, 'percol') : undefined
  const placed = (cents: number) => (pee ? unmanaged(pee, cents) : cash(cents))
  const rules: Record<DefaultRule, () => Line[]> = {
    immediate_payment: () => [cash(net_cents)],
    pee_lowest_risk: () => [placed(net_cents)],
    percol_managed: () => [percol ? managed(percol, net_cents) : placed(net_cents)],
    half_percol_half_pee: () => {
      if (!percol) return [placed(net_cents)]
      const half = Math.floor(net_cents / 2)
      return [managed(percol, half), placed(net_cents - half)]
    },
  }
  return rules[offer.default_rule]().filter((line) => line.amount_cents > 0)
}
