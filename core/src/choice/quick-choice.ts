import type { ChoiceMode } from '../vocabulary.ts'
import { isComplete } from './check-lines.ts'
import { cash, managed, openDestinations, planOf, type Line, type Offer } from './offer.ts'

export type QuickMode = Exclude<ChoiceMode, 'custom'>
export const quickModes: readonly QuickMode[] = ['quick_cash', 'quick_managed', 'quick_half']

/**
 * The lines of a choice made in one tap: all paid, all placed, or half and half with the odd cent placed.
 * Money is placed on the PEE where there is one (free in five years), else on the PER COL; null where a way is not open.
 */
export function quickLines(offer: Offer, mode: QuickMode, net_cents: number): Line[] | null {
  const open = openDestinations(offer)
  const kind = (['pee', 'percol'] as const).find((one) => open.includes(one))
  const plan = kind && planOf(offer, kind)
  const lines = drawn(mode, net_cents, plan)
  return lines !== null && net_cents > 0 && isComplete(offer, lines, net_cents) ? lines : null
}

function drawn(
  mode: QuickMode,
  net_cents: number,
  plan: Parameters<typeof managed>[0] | undefined,
): Line[] | null {
  if (mode === 'quick_cash') return [cash(net_cents)]
  if (!plan) return null
  if (mode === 'quick_managed') return [managed(plan, net_cents)]
  const paid = Math.floor(net_cents / 2)
  return [cash(paid), managed(plan, net_cents - paid)]
}
