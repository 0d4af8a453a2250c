import type { ChoiceMode } from '../vocabulary.ts'
import { isComplete } from './check-lines.ts'
import { cash, managed, openDestinations, planOf, type Line, type Offer, type OfferedPlan } from './offer.ts'

export type QuickMode = Exclude<ChoiceMode, 'custom'>
export const quickModes: readonly QuickMode[] = ['quick_cash', 'quick_managed', 'quick_half', 'quick_both']

/**
 * The lines of a choice made in one tap: all paid, all placed, or half and half with the odd cent placed. Money is
 * placed on the PEE where there is one (free in five years), else on the PER COL; where the employer matches both, a
 * fourth way places one half on each. Null where a way is not open.
 */
export function quickLines(offer: Offer, mode: QuickMode, net_cents: number): Line[] | null {
  const open = openDestinations(offer)
  const plans = (['pee', 'percol'] as const).flatMap((kind) =>
    open.includes(kind) ? (planOf(offer, kind) ?? []) : [],
  )
  const lines = drawn(mode, net_cents, plans)
  return lines !== null && net_cents > 0 && isComplete(offer, lines, { net_cents }) ? lines : null
}

function drawn(mode: QuickMode, net_cents: number, plans: readonly OfferedPlan[]): Line[] | null {
  const [first, second] = plans
  if (mode === 'quick_cash') return [cash(net_cents)]
  if (!first) return null
  if (mode === 'quick_managed') return [managed(first, net_cents)]
  const half = Math.floor(net_cents / 2)
  if (mode === 'quick_half') return [cash(half), managed(first, net_cents - half)]
  if (!second || plans.some(({ abondement }) => abondement.kind === 'none')) return null
  return [managed(first, net_cents - half), managed(second, half)]
}
