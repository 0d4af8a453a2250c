import { defaultChoice } from '@moisson/law/default-choice'
import type { Destination, PlanKind } from '@moisson/law/plan-kind'
import type { DefaultRule } from '../vocabulary.ts'
import { cash, managed, openDestinations, planOf, unmanaged, type Line, type Offer } from './offer.ts'

/** The rules of a campaign that are the law's own, by the scheme whose silence they are. */
const ofTheLaw: Partial<Record<DefaultRule, 'interessement' | 'participation' | 'ppv'>> = {
  immediate_payment: 'ppv',
  pee_lowest_risk: 'interessement',
  half_percol_half_pee: 'participation',
}

/**
 * Where the money of a person who says nothing goes, to the cent: what the campaign's rule names, by the law's rule of
 * default choice, and where a plan is missing the next one the law would take, down to payment.
 */
export function defaultLines(offer: Offer, net_cents: number): Line[] {
  // Nobody pays in of their own money without having said so.
  if (offer.default_rule === 'nothing_paid') return []
  const open = openDestinations(offer)
  const pee = open.includes('pee') ? planOf(offer, 'pee') : undefined
  const percol = open.includes('percol') ? planOf(offer, 'percol') : undefined
  const lineTo = (to: Destination, cents: number): Line => {
    if (to === 'PERCOL' && percol) return managed(percol, cents)
    return to === 'PEE' && pee ? unmanaged(pee, cents) : cash(cents)
  }
  const kind = ofTheLaw[offer.default_rule]
  // An agreement's own rule: all of it to the pension plan where there is one.
  if (kind === undefined && percol) return [managed(percol, net_cents)].filter(isSomething)
  const plans: PlanKind[] = [...(pee ? ['PEE' as const] : []), ...(percol ? ['PERCOL' as const] : [])]
  const { by_destination } = defaultChoice.value({
    kind: kind ?? 'interessement',
    net_cents,
    plans,
    other_half_to: pee ? 'PEE' : 'paid',
  })
  const parts = Object.entries(by_destination) as [Destination, number][]
  return parts.map(([to, cents]) => lineTo(to, cents)).filter(isSomething)
}

const isSomething = (line: Line): boolean => line.amount_cents > 0
